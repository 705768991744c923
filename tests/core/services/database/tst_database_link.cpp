#include "core/services/database/database_link.h"

#include "tests/support/test_registry.h"

#include <QSignalSpy>
#include <QTest>

namespace stemdesk::database_link_test {

class TestDatabaseLink : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isUpAtFirst();
    void aLostConnectionIsDoubtedUntilTheServerAnswers();
    void awayRefusesEverybody();
    void whatCameBackIsAnotherPresence();
    void repeatedFailuresKeepTheirBeginning();

private:
    Instant m_now = 1'000;
    DatabaseLink m_link{[this] { return m_now; }};
};

void TestDatabaseLink::isUpAtFirst()
{
    QVERIFY(!m_link.absence());
    QVERIFY(m_link.gate().presence());
    QVERIFY(m_link.patientGate().presence());
}

void TestDatabaseLink::aLostConnectionIsDoubtedUntilTheServerAnswers()
{
    QSignalSpy looked(&m_link, &DatabaseLink::lookAsked);
    QSignalSpy went(&m_link, &DatabaseLink::went);
    QSignalSpy back(&m_link, &DatabaseLink::cameBack);

    m_link.patientGate().lost();
    m_link.gate().lost();

    QCOMPARE(looked.count(), 1);
    QVERIFY(!m_link.gate().presence());
    QVERIFY(m_link.patientGate().presence()); // The link may notice on its own.
    QVERIFY(!m_link.absence());
    m_link.asking();
    m_link.answered();
    QVERIFY(m_link.gate().presence());
    QCOMPARE(went.count(), 0);
    QCOMPARE(back.count(), 1); // Refused reads can be repeated.
}

void TestDatabaseLink::awayRefusesEverybody()
{
    QSignalSpy went(&m_link, &DatabaseLink::went);

    m_link.unanswered(u"Nothing answers."_s);

    QCOMPARE(went.count(), 1);
    QVERIFY(!m_link.gate().presence());
    QVERIFY(!m_link.patientGate().presence());
    QCOMPARE(m_link.absence()->reason, u"Nothing answers."_s);
    QCOMPARE(m_link.absence()->since, m_now);
    m_link.answered();
    QVERIFY(!m_link.absence());
}

void TestDatabaseLink::whatCameBackIsAnotherPresence()
{
    const int before = *m_link.gate().presence();
    m_link.answered();
    QCOMPARE(*m_link.gate().presence(), before); // It was never away.

    m_link.unanswered({});
    m_link.answered();

    QVERIFY(*m_link.gate().presence() != before);
    QCOMPARE(*m_link.patientGate().presence(), *m_link.gate().presence());
}

void TestDatabaseLink::repeatedFailuresKeepTheirBeginning()
{
    QSignalSpy went(&m_link, &DatabaseLink::went);
    QSignalSpy stayed(&m_link, &DatabaseLink::stayedAway);
    m_link.unanswered({});
    const Instant since = m_now;
    m_now += 60'000;

    m_link.unanswered({});

    QCOMPARE(m_link.absence()->since, since);
    QCOMPARE(went.count(), 1);
    QCOMPARE(stayed.count(), 1);
    m_link.answered();
}

STEMDESK_GUILESS_TEST(TestDatabaseLink)

} // namespace stemdesk::database_link_test

#include "tst_database_link.moc"
