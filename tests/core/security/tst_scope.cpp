#include "core/security/scope.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::scope_test {

class TestScope : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyScopeHasItsOwnText()
    {
        for (int i = 0; i < kScopeCount; ++i) {
            const auto scope = static_cast<Scope>(i);
            QCOMPARE(scopeFrom(QByteArrayView(scopeText(scope))), scope);
        }
        QCOMPARE(scopeText(Scope::SuppliersRead), "suppliers:read");
        QCOMPARE(scopeText(Scope::PriceListsWrite), "price_lists:write");
        QCOMPARE(scopeText(Scope::EventsRead), "events:read");
        QCOMPARE(scopeText(Scope::OrdersWrite), "orders:write");
        QCOMPARE(scopeText(Scope::WebhooksManage), "webhooks:manage");
        QCOMPARE(scopeText(Scope::ContactsWrite), "contacts:write");
        QCOMPARE(scopeText(Scope::PaymentsWrite), "payments:write");
        QCOMPARE(scopeText(Scope::InvoicesWrite), "invoices:write");
    }

    void parsesLists_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown");

        QTest::newRow("one") << QByteArray("events:read") << QByteArray("events:read");
        QTest::newRow("several") << QByteArray("orders:read, events:write") << QByteArray("events:write,orders:read");
        QTest::newRow("twice") << QByteArray("events:read,events:read") << QByteArray("events:read");
        QTest::newRow("all") << QByteArray("all") << QByteArray("all");
        QTest::newRow("empty") << QByteArray() << QByteArray("invalid_scopes");
        QTest::newRow("unknown") << QByteArray("events:read,shops:read") << QByteArray("invalid_scopes");
        QTest::newRow("all among others") << QByteArray("all,events:read") << QByteArray("invalid_scopes");
        QTest::newRow("other case") << QByteArray("Events:Read") << QByteArray("invalid_scopes");
        QTest::newRow("comma at the end") << QByteArray("events:read,") << QByteArray("invalid_scopes");
        QTest::newRow("resource only") << QByteArray("events") << QByteArray("invalid_scopes");
    }
    void parsesLists()
    {
        QFETCH(QByteArray, text);

        const auto scopes = Scopes::parse(text);

        QTEST(scopes ? scopes->text() : scopes.error().code, "shown");
    }

    void writeDoesNotImplyRead()
    {
        const Scopes scopes = Scopes().add(Scope::EventsWrite);

        QVERIFY(scopes.require(Scope::EventsWrite).has_value());
        const Status missing = scopes.require(Scope::EventsRead);
        QVERIFY(!missing.has_value());
        QCOMPARE(missing.error().code, "missing_scope:events:read");
        QCOMPARE(missing.error().kind, Error::Kind::Forbidden);
    }

    void bitsReadBack()
    {
        const Scopes scopes = Scopes().add(Scope::SuppliersRead).add(Scope::WebhooksManage);

        QCOMPARE(Scopes::fromBits(scopes.bits()), scopes);
        QCOMPARE(Scopes::fromBits(~0U), Scopes::all());
        QVERIFY(Scopes::fromBits(0).isEmpty());
        for (int i = 0; i < kScopeCount; ++i)
            QVERIFY(Scopes::all().has(static_cast<Scope>(i)));
    }
};

STEMDESK_APPLESS_TEST(TestScope)

} // namespace stemdesk::scope_test

#include "tst_scope.moc"
