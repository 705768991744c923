#include "core/storage/engine/transaction.h"

#include "tests/support/test_database.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QTest>

#include <optional>

namespace stemdesk::transaction_test {

class TestTransaction : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void commitKeepsTheRows();
    void destructionRollsBack();
    void movedTransactionRollsBackOnce();
    void innerCommitWaitsForTheOuter();
    void innerRollbackKeepsTheOuter();
    void outerRollbackTakesTheInnerAlong();
    void nestsDeeply();
    void oneSavepointDoesForTransactionsThatBeginTogether();
    void innerOfASharedSavepointRollsBackToIt();
    void takesTheWriteLockAtOnce();
    void readersSeeTheStateBefore();
    void transactionThatTheEngineEndedWritesNothing();

private:
    Status insert(int value) { return m_database->session().run("insert into t (a) values (?)", value); }
    QList<qint64> values() const;

    std::optional<TestDatabase> m_database;
    std::unique_ptr<Session> m_other; // Sees committed changes only.
};

void TestTransaction::init()
{
    m_other.reset();
    m_database.emplace();
    m_other = m_database->open();
    QVERIFY(m_database->session().run("create table t (a integer)"));
}

QList<qint64> TestTransaction::values() const
{
    return *m_other->all("select a from t order by a", [](const Row &row) { return row.integer(0); });
}

void TestTransaction::commitKeepsTheRows()
{
    Result<Transaction> transaction = Transaction::begin(m_database->session());
    QVERIFY(transaction);
    QVERIFY(transaction->isOutermost());
    QVERIFY(insert(1));

    QVERIFY(transaction->commit());

    QCOMPARE(values(), QList<qint64>{1});
}

void TestTransaction::destructionRollsBack()
{
    {
        const Result<Transaction> transaction = Transaction::begin(m_database->session());
        QVERIFY(insert(1));
    }
    QVERIFY(values().isEmpty());

    QVERIFY(insert(2)); // No transaction is open any more, so this commits at once.
    QCOMPARE(values(), QList<qint64>{2});
}

void TestTransaction::movedTransactionRollsBackOnce()
{
    {
        Result<Transaction> first = Transaction::begin(m_database->session());
        const Transaction second = *std::move(first);
        QVERIFY(insert(1));
    }

    QVERIFY(Transaction::begin(m_database->session())->isOutermost());
    QVERIFY(values().isEmpty());
}

void TestTransaction::innerCommitWaitsForTheOuter()
{
    Result<Transaction> outer = Transaction::begin(m_database->session());
    {
        Result<Transaction> inner = Transaction::begin(m_database->session());
        QVERIFY(!inner->isOutermost());
        QVERIFY(insert(1));
        QVERIFY(inner->commit());
    }
    QVERIFY(values().isEmpty());

    QVERIFY(outer->commit());

    QCOMPARE(values(), QList<qint64>{1});
}

void TestTransaction::innerRollbackKeepsTheOuter()
{
    Result<Transaction> outer = Transaction::begin(m_database->session());
    QVERIFY(insert(1));
    {
        const Result<Transaction> inner = Transaction::begin(m_database->session());
        QVERIFY(insert(2));
    }
    QVERIFY(insert(3));

    QVERIFY(outer->commit());

    QCOMPARE(values(), QList<qint64>({1, 3}));
}

void TestTransaction::outerRollbackTakesTheInnerAlong()
{
    {
        const Result<Transaction> outer = Transaction::begin(m_database->session());
        Result<Transaction> inner = Transaction::begin(m_database->session());
        QVERIFY(insert(1));
        QVERIFY(inner->commit());
    }

    QVERIFY(values().isEmpty());
}

void TestTransaction::nestsDeeply()
{
    Result<Transaction> first = Transaction::begin(m_database->session());
    {
        Result<Transaction> second = Transaction::begin(m_database->session());
        {
            const Result<Transaction> third = Transaction::begin(m_database->session());
            QVERIFY(insert(3));
        }
        {
            Result<Transaction> third = Transaction::begin(m_database->session());
            QVERIFY(insert(4));
            QVERIFY(third->commit());
        }
        QVERIFY(second->commit());
    }
    QVERIFY(first->commit());

    QCOMPARE(values(), QList<qint64>{4});
}

void TestTransaction::oneSavepointDoesForTransactionsThatBeginTogether()
{
    Session &session = m_database->session();
    Result<Transaction> first = Transaction::begin(session);
    QVERIFY(insert(1));
    const qint64 before = session.statementsRun();
    {
        Result<Transaction> second = Transaction::begin(session);
        Result<Transaction> third = Transaction::begin(session);
        Result<Transaction> fourth = Transaction::begin(session);
        QVERIFY(insert(2));
        QVERIFY(fourth->commit() && third->commit() && second->commit());
    }
    QCOMPARE(session.statementsRun() - before, 3); // The insert, between one savepoint and its release.

    QVERIFY(first->commit());

    QCOMPARE(values(), QList<qint64>({1, 2}));
}

void TestTransaction::innerOfASharedSavepointRollsBackToIt()
{
    Result<Transaction> first = Transaction::begin(m_database->session());
    QVERIFY(insert(1));
    {
        Result<Transaction> second = Transaction::begin(m_database->session());
        for (const int value : {2, 3}) {
            const Result<Transaction> third = Transaction::begin(m_database->session());
            QVERIFY(insert(value));
        }
        QVERIFY(insert(4));
        {
            const Result<Transaction> third = Transaction::begin(m_database->session());
            QVERIFY(insert(5));
        }
        QVERIFY(second->commit());
    }
    {
        const Result<Transaction> second = Transaction::begin(m_database->session());
        Result<Transaction> third = Transaction::begin(m_database->session());
        QVERIFY(insert(6));
        QVERIFY(third->commit());
    }
    QVERIFY(first->commit());

    QCOMPARE(values(), QList<qint64>({1, 4}));
}

void TestTransaction::takesTheWriteLockAtOnce()
{
    const Result<Transaction> transaction = Transaction::begin(m_database->session());
    QVERIFY(transaction);

    const Result<Transaction> other = Transaction::begin(*m_other);

    QVERIFY(!other);
    QCOMPARE(other.error().code, QByteArray("busy"));
}

void TestTransaction::readersSeeTheStateBefore()
{
    QVERIFY(insert(1));
    Result<Transaction> transaction = Transaction::begin(m_database->session());
    QVERIFY(insert(2));

    QCOMPARE(values(), QList<qint64>{1});

    QVERIFY(transaction->commit());
    QCOMPARE(values(), QList<qint64>({1, 2}));
}

void TestTransaction::transactionThatTheEngineEndedWritesNothing()
{
    {
        Result<Transaction> outer = Transaction::begin(m_database->session());
        QVERIFY(insert(1));
        {
            const Result<Transaction> inner = Transaction::begin(m_database->session());
            QVERIFY(m_database->session().run("rollback")); // SQLite does this itself on a full disk.
            QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"rollback"_s));
        }

        const Result<Transaction> next = Transaction::begin(m_database->session());

        QVERIFY(!next);
        QCOMPARE(next.error().kind, Error::Kind::Unavailable);
        QVERIFY(!outer->commit());
    }
    QVERIFY(values().isEmpty());

    Result<Transaction> fresh = Transaction::begin(m_database->session());
    QVERIFY(insert(5));
    QVERIFY(fresh->commit());
    QCOMPARE(values(), QList<qint64>{5});
}

STEMDESK_GUILESS_TEST(TestTransaction)

} // namespace stemdesk::transaction_test

#include "tst_transaction.moc"
