#include "ui/words/budget_state.h"

#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::budget_state_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestBudgetState : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

STEMDESK_GUILESS_TEST(TestBudgetState)

} // namespace stemdesk::budget_state_test

#include "tst_budget_state.moc"
