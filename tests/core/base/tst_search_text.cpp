#include "core/base/search_text.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::search_text_test {

class SearchTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSearchHasALimit_data();
    void aSearchHasALimit();
    void namesOfHiredGoodsAreLeftOut();
};

namespace {

QString words(int count)
{
    QStringList words;
    for (int i = 0; i < count; ++i)
        words += u"w%1"_s.arg(i);
    return words.join(u' ');
}

} // namespace

void SearchTextTest::aSearchHasALimit_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("nothing") << QString() << true;
    QTest::newRow("500 characters") << QString(500, u'a') << true;
    QTest::newRow("501 characters") << QString(501, u'a') << false;
    QTest::newRow("500 of two parts each") << u"\U0001F339"_s.repeated(500) << true;
    QTest::newRow("20 words") << words(20) << true;
    QTest::newRow("21 words") << words(21) << false;
    QTest::newRow("20 words, each twice") << words(20) + u' ' + words(20).toUpper() << true;
    QTest::newRow("150,000 words") << words(150'000) << false;
}

void SearchTextTest::aSearchHasALimit()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isTaken);

    const Status searchable = requireSearchable(text, u"q"_s);

    QCOMPARE(searchable.has_value(), isTaken);
    QVERIFY(isTaken || searchable.error().code == "invalid_q");
}

/// The window writes them behind the name of such goods.
void SearchTextTest::namesOfHiredGoodsAreLeftOut()
{
    QCOMPARE(searchWords(u"Vase Mietartikel"_s), QStringList{u"vase"_s});
    QCOMPARE(searchWords(u"Mietartikel"_s), QStringList{u"mietartikel"_s});
}

STEMDESK_APPLESS_TEST(SearchTextTest)

} // namespace stemdesk::search_text_test

#include "tst_search_text.moc"
