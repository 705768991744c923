#include "core/services/database/serialization_retry.h"

#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::serialization_retry_test {

/// Work that a server refuses because of another writer is retried. The server is made to refuse: its first answers to
/// a new supplier are serialization failures or deadlocks.
class TestSerializationRetry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_test = std::make_unique<TestShop>(TestShop::Engine::Postgres); }
    void aClashIsDoneAgain_data();
    void aClashIsDoneAgain();
    void itEndsAfterSomeTimes();
    void otherFailuresAreNotRepeated();
    void whatCommittedSomethingIsNotRepeated();

private:
    void clashAtFirst(int times, const QByteArray &state = "40001");
    Result<Supplier> create()
    {
        ++m_tried;
        return m_test->shop().suppliers.create({.name = u"Bloom"_s});
    }
    qsizetype named() { return must(m_test->shop().suppliers.list({.q = u"bloom"_s}, {})).rows.size(); }

    std::unique_ptr<TestShop> m_test;
    int m_tried = 0;
};

void TestSerializationRetry::clashAtFirst(int times, const QByteArray &state)
{
    Session &session = m_test->session();
    m_tried = 0;
    QVERIFY(session.run("create sequence clashes"));
    QVERIFY(session.run("create function clash() returns trigger language plpgsql as 'begin "
                        "if nextval(''clashes'') <= "
                        + QByteArray::number(times) + " then raise exception using errcode = ''" + state
                        + "''; end if; return new; end'"));
    QVERIFY(session.run("create trigger clash before insert on supplier for each row execute function clash()"));
}

void TestSerializationRetry::aClashIsDoneAgain_data()
{
    QTest::addColumn<QByteArray>("state");
    QTest::newRow("serialization failure") << QByteArray("40001");
    QTest::newRow("deadlock") << QByteArray("40P01");
}

void TestSerializationRetry::aClashIsDoneAgain()
{
    QFETCH(const QByteArray, state);
    clashAtFirst(2, state);

    const auto made = retriedOnClash(m_test->session(), [&] { return create(); });

    QVERIFY2(made, made ? "" : qPrintable(made.error().message));
    QCOMPARE(m_tried, 3);
    QCOMPARE(named(), 1);
    QCOMPARE(m_test->takeAnnounced().size(), 1);
}

void TestSerializationRetry::itEndsAfterSomeTimes()
{
    clashAtFirst(100);

    const auto made = retriedOnClash(m_test->session(), [&] { return create(); });

    QVERIFY(!made);
    QCOMPARE(made.error().code, QByteArray("busy"));
    QCOMPARE(m_tried, SerializationRetry::kMostTimes);
    QCOMPARE(named(), 0);
    QVERIFY(m_test->takeAnnounced().isEmpty());
}

void TestSerializationRetry::otherFailuresAreNotRepeated()
{
    clashAtFirst(100, "55P03"); // A lock that was waited for as long as it may be.

    const auto made = retriedOnClash(m_test->session(), [&] { return create(); });

    QVERIFY(!made);
    QCOMPARE(made.error().code, QByteArray("busy"));
    QCOMPARE(m_tried, 1);
}

void TestSerializationRetry::whatCommittedSomethingIsNotRepeated()
{
    clashAtFirst(100);

    const auto made = retriedOnClash(m_test->session(), [&]() -> Result<Supplier> {
        const auto colour = m_test->shop().colours.create({.name = u"Rust"_s, .hex = u"#b7410e"_s});
        return colour ? create() : Result<Supplier>(colour.error());
    });

    QVERIFY(!made);
    QCOMPARE(made.error().code, QByteArray("busy"));
    QCOMPARE(m_tried, 1);
}

STEMDESK_GUILESS_TEST(TestSerializationRetry)

} // namespace stemdesk::serialization_retry_test

#include "tst_serialization_retry.moc"
