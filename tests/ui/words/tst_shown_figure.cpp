#include "ui/words/shown_figure.h"

#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::shown_figure_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestShownFigure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figuresAreReadWithTheirUnit_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<NumberUnit>("unit");
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("expected");
        const QLocale german(QLocale::German);
        QTest::newRow("money") << u"4500"_s << NumberUnit::Money << british() << u"£4,500.00"_s;
        QTest::newRow("every decimal") << u"0.455"_s << NumberUnit::Money << british() << u"£0.455"_s;
        QTest::newRow("given back") << u"-12.5"_s << NumberUnit::Money << british() << u"−£12.50"_s;
        QTest::newRow("in German") << u"1250,5"_s << NumberUnit::Money << german << u"1.250,50\u00a0£"_s;
        QTest::newRow("pieces") << u"110000"_s << NumberUnit::Pieces << british() << u"110,000"_s;
        QTest::newRow("factor") << u"2.5"_s << NumberUnit::None << british() << u"2.5"_s;
        QTest::newRow("share") << u"67.5"_s << NumberUnit::Percent << british() << u"67.5%"_s;
        QTest::newRow("length") << u"50"_s << NumberUnit::Centimetres << british() << u"50 cm"_s;
        QTest::newRow("written already") << u"50 cm"_s << NumberUnit::Centimetres << british() << u"50 cm"_s;
        QTest::newRow("hours") << u"48"_s << NumberUnit::Hours << british() << u"48 h"_s;
        QTest::newRow("days") << u"7"_s << NumberUnit::Days << british() << u"7 days"_s;
        QTest::newRow("a day") << u"1"_s << NumberUnit::Days << british() << u"1 day"_s;
        QTest::newRow("another unit") << u"25%"_s << NumberUnit::Money << british() << u"25%"_s;
        QTest::newRow("no number") << u"the rest"_s << NumberUnit::Money << british() << u"the rest"_s;
        QTest::newRow("nothing") << QString() << NumberUnit::Money << british() << QString();
    }

    void figuresAreReadWithTheirUnit()
    {
        QFETCH(const QString, typed);
        QFETCH(const NumberUnit, unit);
        QFETCH(const QLocale, locale);
        QFETCH(const QString, expected);
        const Spoken spoken(u"en"_s, locale);
        QCOMPARE(shownFigure(typed, unit, u"GBP"_s), expected);
    }

    void moneyOfNoCurrencyIsANumber()
    {
        const Spoken spoken(u"en"_s, british());
        QCOMPARE(shownFigure(u"4500.5"_s, NumberUnit::Money), u"4,500.5"_s);
    }
};

STEMDESK_TEST(TestShownFigure)

} // namespace stemdesk::shown_figure_test

#include "tst_shown_figure.moc"
