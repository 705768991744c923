#include "core/documents/billing/journal_words.h"

#include "core/domain/billing/invoice.h"
#include "core/domain/shops/document_language.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::journal_words_test {

/// The journal says who did what to which document, with the values that changed.
class TestJournalWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aPaymentSaysWhatItIsOf();
    void aChangeSaysBeforeAndAfter();
    void invoicesSayTheirAmountsAndDays();
    void wordsAreTheLanguagesOwn();

private:
    ShopServices &shop() { return m_test->shop(); }
    QList<JournalRecord> records() { return must(shop().journal.records({}, {.limit = 50})).rows; }
    DocumentLanguage language(const QString &tag)
    {
        Shop settings = must(shop().settings.shop());
        settings.documentLanguage = tag;
        return DocumentLanguage(settings);
    }
    static QString plain(const QStringList &lines)
    {
        return lines.join(u" · "_s).replace(u'\u00a0', u' ').replace(u'\u202f', u' ');
    }
    Payment pay()
    {
        return must(shop().payments.create(
            m_filled->event, {.amount = 120, .paidOn = QDate(2026, 3, 20), .method = u"Bank transfer"_s}));
    }

    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<ShopWithEvent> m_filled;
};

void TestJournalWords::init()
{
    m_test = std::make_unique<TestShop>();
    m_filled = std::make_unique<ShopWithEvent>(shop());
    must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 1, .fixedPriceIncTax = 1000}));
    must(shop().events.patch(m_filled->event, {.name = u"Meadow wedding"_s, .clientName1 = u"Ada"_s}));
}

void TestJournalWords::cleanup()
{
    m_filled.reset();
    m_test.reset();
}

void TestJournalWords::aPaymentSaysWhatItIsOf()
{
    pay();

    const JournalRecord record = records().constLast();

    QCOMPARE(journalSentence(record, language(u"en"_s)), u"Payment recorded · Meadow wedding"_s);
    QCOMPARE(plain(journalChanges(record, language(u"en"_s))),
             u"Amount: £120.00 · Paid on: 20 March 2026 · Method: Bank transfer"_s);
    QCOMPARE(journalAmount(record, language(u"en"_s)), 120.0); // In a column of its own on paper.
    QCOMPARE(journalDetails(record, language(u"en"_s)), u"Paid on: 20 March 2026 · Method: Bank transfer"_s);
    QCOMPARE(journalAuthor({.by = u"window"_s}, language(u"en"_s)), u"By hand"_s);
    QCOMPARE(journalAuthor({.by = u"Web shop"_s}, language(u"en"_s)), u"Web shop"_s);
}

void TestJournalWords::aChangeSaysBeforeAndAfter()
{
    const Payment payment = pay();
    must(shop().payments.patch(m_filled->event, payment.id, {.amount = 150, .reference = u"R1"_s}));

    const JournalRecord changed = records().constLast();

    QCOMPARE(journalSentence(changed, language(u"en"_s)), u"Payment changed · Meadow wedding"_s);
    QCOMPARE(plain(journalChanges(changed, language(u"en"_s))),
             u"Amount: £120.00 → £150.00 · Reference: none → R1"_s); // Only what changed.
    QCOMPARE(journalHeading(changed, language(u"en"_s)), u"Payment changed"_s);
    QCOMPARE(journalValues(changed, language(u"en"_s)).constFirst().name, u"Amount"_s);
    QCOMPARE(journalValues(changed, language(u"en"_s)).constFirst().text, u"£120.00 → £150.00"_s);

    must(shop().payments.remove(m_filled->event, payment.id));
    const JournalRecord removed = records().constLast();
    QCOMPARE(journalSentence(removed, language(u"en"_s)), u"Payment deleted · Meadow wedding"_s);
    QVERIFY(plain(journalChanges(removed, language(u"en"_s))).startsWith(u"Amount: £150.00"_s));
    QCOMPARE(journalAmount(removed, language(u"en"_s)), -150.0);
    QVERIFY(journalDetails(changed, language(u"en"_s)).startsWith(u"Amount: £120.00 → £150.00"_s));
}

void TestJournalWords::invoicesSayTheirAmountsAndDays()
{
    const Invoice invoice =
        must(shop().invoices.issue(m_filled->event, {.kind = u"rest"_s, .dueOn = QDate(2026, 3, 21)}));
    const JournalRecord issued = records().constLast();
    QCOMPARE(journalSentence(issued, language(u"en"_s)), u"Invoice %1 issued"_s.arg(invoice.number));
    const QString said = plain(journalChanges(issued, language(u"en"_s)));
    QVERIFY2(said.startsWith(u"Client: Ada · "_s) && said.contains(u"With tax: £1,000.00"_s), qPrintable(said));
    QVERIFY2(!said.contains(u'{') && !said.contains(u"inv_"_s), qPrintable(said));

    must(shop().invoices.remind(invoice.id, 1));
    QCOMPARE(journalSentence(records().constLast(), language(u"en"_s)),
             u"Reminder for invoice %1 recorded · Ada"_s.arg(invoice.number));

    must(
        shop().payments.create(m_filled->event, {.amount = 50, .paidOn = QDate(2026, 3, 20), .invoiceId = invoice.id}));
    QCOMPARE(journalSentence(records().constLast(), language(u"en"_s)),
             u"Payment recorded · Invoice %1 · Meadow wedding"_s.arg(invoice.number));

    const Invoice credit = must(shop().invoices.credit(invoice.id, {}));
    const JournalRecord credited = records().constLast();
    QCOMPARE(journalSentence(credited, language(u"en"_s)), u"Credit note %1 issued"_s.arg(credit.number));
    QVERIFY(plain(journalChanges(credited, language(u"en"_s))).contains(u"Credits invoice: "_s + invoice.number));
}

void TestJournalWords::wordsAreTheLanguagesOwn()
{
    pay();

    QCOMPARE(plain(journalChanges(records().constLast(), language(u"de"_s))),
             u"Betrag: 120,00 £ · Bezahlt am: 20. März 2026 · Zahlungsart: Bank transfer"_s);
}

STEMDESK_GUILESS_TEST(TestJournalWords)

} // namespace stemdesk::journal_words_test

#include "tst_journal_words.moc"
