#include "core/documents/billing/journal_pages.h"

#include "tests/support/printed_events.h"
#include "tests/support/printed_pdf.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::journal_pages_test {

using namespace stemdesk::pdf;

namespace {

JournalRecord payment(qint64 seq, const QString &amount)
{
    const QDateTime written(QDate(2026, 9, 30), QTime(14, 5), QTimeZone("Europe/London"));
    return {.entry = {.seq = seq,
                      .at = written.toMSecsSinceEpoch(),
                      .by = u"Bookkeeping, second computer"_s,
                      .kind = u"payment_made"_s,
                      .after = "{}",
                      .hash = "00ff"},
            .currency = u"EUR"_s,
            .eventName = u"Meadow wedding"_s,
            .changes = {{.field = JournalField::Amount, .after = amount}}};
}

QString pageOf(const JournalExtract &journal, const QString &language)
{
    const JournalPages pages(journal, printing::shopOf(language), QPageSize::A4);
    return pagesOf(pdfOf(pages)).join(u'\n').replace(u'\u00a0', u' ');
}

} // namespace

class TestJournalPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// In Spanish a day takes twice the room that it takes in English.
    void numbersDaysAndAmountsAreWhole()
    {
        const QString page = pageOf({.filter = {}, .records = {payment(1'234'567, u"12345678.9"_s)}}, u"es"_s);

        const QString row = rowWith(page, u"1.234.567"_s);
        QVERIFY2(row.startsWith(u"1.234.567 30 de septiembre de 2026 "_s), qPrintable(page));
        QVERIFY2(row.endsWith(u"12.345.678,90 €"_s), qPrintable(page));
        QVERIFY2(page.contains(u"14:05"_s), qPrintable(page));
        QVERIFY2(!page.contains(u'…'), qPrintable(page));
    }

    void anEmptyOneSaysSo() { QVERIFY(pageOf({}, u"en"_s).contains(u"Nothing was issued or paid in this time."_s)); }
};

STEMDESK_TEST(TestJournalPages)

} // namespace stemdesk::journal_pages_test

#include "tst_journal_pages.moc"
