#include "core/domain/billing/payment_plan.h"

#include "tests/support/test_registry.h"

#include <QJsonDocument>
#include <QTest>

namespace stemdesk::payment_plan_test {

class TestPaymentPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itReadsAsWritten_data();
    void itReadsAsWritten();
    void faultsAreRefused_data();
    void faultsAreRefused();
    void theUsualOneIsSound();
};

void TestPaymentPlan::itReadsAsWritten_data()
{
    QTest::addColumn<QByteArray>("plan");
    QTest::newRow("all at once") << QByteArray(R"([{"name":"All","rest":true,"due":{"on":"event"}}])");
    QTest::newRow("of every kind") << QByteArray(
        R"([{"name":"Deposit","percent":33.3,"due":{"on":"acceptance","days":0}},)"
        R"({"name":"Second","amountIncTax":250.5,"due":{"on":"date","days":-3,"date":"2026-06-20"}},)"
        R"({"name":"Nothing","amountIncTax":0,"due":{"on":"event","days":730}},)"
        R"({"name":"Half","percent":100,"due":{"on":"event","days":-730}},)"
        R"({"name":"Rest","rest":true,"due":{"on":"event","days":-28}}])");
    QByteArray many;
    for (int i = 0; i < 11; ++i)
        many += R"({"name":"Part","percent":1,"due":{"on":"acceptance"}},)";
    QTest::newRow("twelve") << '[' + many + R"({"name":"Rest","rest":true,"due":{"on":"event"}}])";
}

void TestPaymentPlan::itReadsAsWritten()
{
    QFETCH(const QByteArray, plan);

    const Result<PaymentPlan> read = planFrom(plan);

    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(QJsonDocument::fromJson(planText(*read)), QJsonDocument::fromJson(plan));
    QCOMPARE(planFrom(planText(*read)).value(), *read);
}

void TestPaymentPlan::faultsAreRefused_data()
{
    QTest::addColumn<QByteArray>("first");
    const auto row = [](const char *name, const QByteArray &first) { QTest::newRow(name) << first; };
    row("no name", R"({"percent":25,"due":{"on":"event"}})");
    row("empty name", R"({"name":" ","percent":25,"due":{"on":"event"}})");
    row("name of a number", R"({"name":5,"percent":25,"due":{"on":"event"}})");
    row("percent 0", R"({"name":"A","percent":0,"due":{"on":"event"}})");
    row("percent over 100", R"({"name":"A","percent":100.1,"due":{"on":"event"}})");
    row("percent as text", R"({"name":"A","percent":"25","due":{"on":"event"}})");
    row("amount below 0", R"({"name":"A","amountIncTax":-0.01,"due":{"on":"event"}})");
    row("both", R"({"name":"A","percent":25,"amountIncTax":5,"due":{"on":"event"}})");
    row("neither", R"({"name":"A","due":{"on":"event"}})");
    row("rest false", R"({"name":"A","percent":25,"rest":false,"due":{"on":"event"}})");
    row("another rest", R"({"name":"A","rest":true,"due":{"on":"event"}})");
    row("no due", R"({"name":"A","percent":25})");
    row("due null", R"({"name":"A","percent":25,"due":null})");
    row("due without on", R"({"name":"A","percent":25,"due":{"days":1}})");
    row("due on nothing known", R"({"name":"A","percent":25,"due":{"on":"approval"}})");
    row("half a day", R"({"name":"A","percent":25,"due":{"on":"event","days":0.5}})");
    row("too many days", R"({"name":"A","percent":25,"due":{"on":"event","days":731}})");
    row("too many days before", R"({"name":"A","percent":25,"due":{"on":"event","days":-731}})");
    row("date without a date", R"({"name":"A","percent":25,"due":{"on":"date"}})");
    row("no such date", R"({"name":"A","percent":25,"due":{"on":"date","date":"2026-02-30"}})");
    row("a date not asked for", R"({"name":"A","percent":25,"due":{"on":"event","date":"2026-02-20"}})");
    row("unknown property", R"({"name":"A","percent":25,"due":{"on":"event"},"note":"x"})");
    row("unknown property of due", R"({"name":"A","percent":25,"due":{"on":"event","at":"noon"}})");
    row("no object", "5");
}

void TestPaymentPlan::faultsAreRefused()
{
    QFETCH(const QByteArray, first);
    const QByteArray rest = R"({"name":"Rest","rest":true,"due":{"on":"event"}})";

    QCOMPARE(planFrom('[' + first + ',' + rest + ']').error().code, QByteArray("invalid_paymentPlan"));
    QCOMPARE(planFrom(first).error().code, QByteArray("invalid_paymentPlan"));
    QCOMPARE(planFrom("[]").error().code, QByteArray("invalid_paymentPlan"));
    QCOMPARE(planFrom('[' + (rest + ',').repeated(12) + rest + ']').error().code, QByteArray("invalid_paymentPlan"));
    QCOMPARE(planFrom(R"([{"name":"A","percent":25,"due":{"on":"event"}}])").error().code,
             QByteArray("invalid_paymentPlan"));
}

void TestPaymentPlan::theUsualOneIsSound()
{
    QCOMPARE(soundPlan(defaultPaymentPlan()).value(), defaultPaymentPlan());
}

STEMDESK_APPLESS_TEST(TestPaymentPlan)

} // namespace stemdesk::payment_plan_test

#include "tst_payment_plan.moc"
