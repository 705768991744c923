#include "core/domain/clients/event_contact.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_contact_test {

class TestEventContact : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPairIsKeptOnce();
    void aRoleIsOneOfFive();
    void twentyAreEnough();
};

void TestEventContact::aPairIsKeptOnce()
{
    const ContactId ada = ContactId::create();
    const EventContact client{ada, u"client"_s};
    const EventContact billing{ada, u"billing"_s};

    QCOMPARE(keptContacts({client, billing, client}).value(), QList<EventContact>({client, billing}));
}

void TestEventContact::aRoleIsOneOfFive()
{
    QCOMPARE(keptContacts({{ContactId::create(), u"bride"_s}}).error().code, QByteArray("invalid_contacts"));
    QCOMPARE(keptContacts({{ContactId::create(), u""_s}}).error().code, QByteArray("invalid_contacts"));
}

void TestEventContact::twentyAreEnough()
{
    QList<EventContact> contacts;
    for (int i = 0; i < 20; ++i)
        contacts.append({ContactId::create(), u"other"_s});
    QVERIFY(keptContacts(contacts));
    contacts.append(contacts.constFirst());
    QCOMPARE(keptContacts(contacts)->size(), 20);

    contacts.append({ContactId::create(), u"other"_s});

    QCOMPARE(keptContacts(contacts).error().code, QByteArray("invalid_contacts"));
}

STEMDESK_APPLESS_TEST(TestEventContact)

} // namespace stemdesk::event_contact_test

#include "tst_event_contact.moc"
