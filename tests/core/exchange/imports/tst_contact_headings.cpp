#include "core/exchange/imports/contact_headings.h"

#include "core/exchange/imports/column_mapping.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::contact_headings_test {

using namespace Qt::StringLiterals;

class TestContactHeadings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreToldFromNames();
    void rolesAreThoseOfOthersUnlessTheNamesAreTheirs();
    void addressesAreOfInvoicesOrDeliveries();
};

void TestContactHeadings::numbersAreToldFromNames()
{
    for (const QString &heading :
         {u"Klantnr."_s, u"Customer No."_s, u"N° client"_s, u"Code client"_s, u"Kundennummer"_s, u"Client #"_s})
        QVERIFY2(isOfNumber(heading), qUtf8Printable(heading));
    for (const QString &heading : {u"Klant"_s, u"Customer name"_s, u"Nom"_s, u"Company"_s})
        QVERIFY2(!isOfNumber(heading), qUtf8Printable(heading));
    QCOMPARE(certaintyOfName(u"Customer name"_s), 1);
    QCOMPARE(certaintyOfName(u"Customer group"_s), 0);
    QCOMPARE(certaintyOfName(u"Contact name"_s), 0);
    QCOMPARE(certaintyOfName(u"Event name"_s), -1);
}

void TestContactHeadings::rolesAreThoseOfOthersUnlessTheNamesAreTheirs()
{
    QCOMPARE(roleOf(u"Planner Email"_s), u"planner"_s);
    QCOMPARE(roleOf(u"Client Email"_s), QString());
    const auto roleIn = [](const QString &header) {
        return roleOfNames(ColumnMapping(ImportKind::Contacts, header.split(u';')));
    };
    QCOMPARE(roleIn(u"Client name;Planner name;Venue name"_s), QString());
    QCOMPARE(roleIn(u"Venue name;Planner email"_s), u"venue"_s);
}

void TestContactHeadings::addressesAreOfInvoicesOrDeliveries()
{
    for (const QString &heading : {u"Billing city"_s, u"Rechnungsadresse"_s, u"Factuur plaats"_s})
        QCOMPARE(addressGroupOf(heading), kBillingAddress);
    for (const QString &heading : {u"Shipping street"_s, u"Lieferadresse"_s, u"Bezorgadres"_s})
        QCOMPARE(addressGroupOf(heading), u"delivery"_s);
}

STEMDESK_APPLESS_TEST(TestContactHeadings)

} // namespace stemdesk::contact_headings_test

#include "tst_contact_headings.moc"
