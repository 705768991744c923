#include "ui/widgets/fields/search_field.h"

#include "tests/support/test_registry.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

namespace stemdesk::search_field_test {

using ui::SearchField;

class SearchFieldTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itTakesWhatASearchTakes();
    void itsButtonEmptiesIt();
};

void SearchFieldTest::itsButtonEmptiesIt()
{
    SearchField field;
    field.show();
    QSignalSpy searched(&field, &SearchField::searched);
    auto *clear = field.findChild<QAbstractButton *>();
    QVERIFY(!clear->isVisible());
    QTest::keyClicks(&field, u"rose"_s);
    QTRY_COMPARE(searched.count(), 1);
    QVERIFY(clear->isVisible());

    QTest::mouseClick(clear, Qt::LeftButton);

    QCOMPARE(field.text(), QString());
    QCOMPARE(searched.constLast().constFirst().toString(), QString());
    QVERIFY(!clear->isVisible());
}

void SearchFieldTest::itTakesWhatASearchTakes()
{
    SearchField field;
    QSignalSpy searched(&field, &SearchField::searched);
    QStringList words;
    for (int i = 0; i < 20; ++i)
        words += u"w%1"_s.arg(i);

    QTest::keyClicks(&field, words.join(u' '));
    QCOMPARE(field.text(), words.join(u' '));
    QTest::keyClicks(&field, u" more"_s);
    QCOMPARE(field.text(), words.join(u' ') + u' ');
    QGuiApplication::clipboard()->setText(u"a "_s.repeated(150'000));
    field.clear();
    field.paste();
    QTest::keyClicks(&field, u"rose"_s);

    QCOMPARE(field.text(), u"rose"_s);
    QTRY_VERIFY(!searched.isEmpty() && searched.constLast().constFirst() == u"rose"_s);
}

STEMDESK_TEST(SearchFieldTest)

} // namespace stemdesk::search_field_test

#include "tst_search_field.moc"
