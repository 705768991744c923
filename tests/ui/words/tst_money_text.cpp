#include "ui/words/money_text.h"

#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::money_text_test {

using namespace stemdesk::ui;

class TestMoneyText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void amountsAreWrittenAsTheLocaleDoes_data()
    {
        QTest::addColumn<double>("amount");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("expected");
        QTest::newRow("pounds") << 4812.4 << u"GBP"_s << u"en_GB"_s << u"£4,812.40"_s;
        QTest::newRow("rounded") << 0.005 << u"GBP"_s << u"en_GB"_s << u"£0.01"_s;
        QTest::newRow("a half that no double holds, as it is owed")
            << 2497.6949999999997 << u"GBP"_s << u"en_GB"_s << u"£2,497.70"_s;
        QTest::newRow("and given back") << -1.005 << u"GBP"_s << u"en_GB"_s << u"−£1.01"_s;
        QTest::newRow("beyond what is counted one by one")
            << 1e18 << u"JPY"_s << u"en_GB"_s << u"¥1,000,000,000,000,000,000"_s;
        QTest::newRow("euros in German") << 1234.5 << u"EUR"_s << u"de_DE"_s << u"1.234,50\u00a0€"_s;
        QTest::newRow("dollars") << 3.5 << u"USD"_s << u"en_GB"_s << u"$3.50"_s;
        QTest::newRow("yen") << 1234.0 << u"JPY"_s << u"en_GB"_s << u"¥1,234"_s;
        QTest::newRow("unknown currency") << 1.0 << u"XXQ"_s << u"en_GB"_s << u"XXQ1.00"_s;
    }

    void amountsAreWrittenAsTheLocaleDoes()
    {
        QFETCH(double, amount);
        QFETCH(QString, currency);
        QFETCH(QString, locale);
        QFETCH(QString, expected);
        QCOMPARE(moneyText(amount, currency, QLocale(locale)), expected);
    }

    void changesHaveTheirPlusWhereOthersHaveTheirMinus()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(u"en_GB"_s));
        const QStringList english{moneyChange(12.5, u"GBP"_s), moneyChange(-12.5, u"GBP"_s),
                                  moneyChange(0.001, u"GBP"_s)};
        QLocale::setDefault(QLocale(u"nl_NL"_s));
        const QStringList dutch{moneyChange(12.5, u"EUR"_s), moneyChange(-12.5, u"EUR"_s)};
        QLocale::setDefault(before);
        QCOMPARE(english, (QStringList{u"+£12.50"_s, u"−£12.50"_s, u"£0.00"_s}));
        QCOMPARE(dutch, (QStringList{u"€\u00a0+12,50"_s, u"€\u00a0−12,50"_s}));
    }

    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void budgetSaysHowFar_data()
    {
        QTest::addColumn<double>("price");
        QTest::addColumn<QString>("text");
        QTest::addColumn<Tone>("tone");
        QTest::newRow("over") << 1200.5 << u"£200.50 over"_s << Tone::Warning;
        QTest::newRow("left") << 900.0 << u"£100.00 left"_s << Tone::Quiet;
        QTest::newRow("less than a penny") << 1000.001 << u"On budget"_s << Tone::Quiet;
        QTest::newRow("half a penny, shown as £572.98") << 572.975 << u"£427.02 left"_s << Tone::Quiet;
    }
    void budgetSaysHowFar()
    {
        QFETCH(double, price);
        QFETCH(QString, text);
        QFETCH(Tone, tone);

        QCOMPARE(budgetState(price, 1000, u"GBP"_s).text, text);
        QCOMPARE(budgetState(price, 1000, u"GBP"_s).tone, tone);
    }
};

STEMDESK_GUILESS_TEST(TestMoneyText)

} // namespace stemdesk::money_text_test

#include "tst_money_text.moc"
