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
};

void TestContactHeadings::numbersAreToldFromNames()
{
    for (const QString &heading :
         {u"Klantnr."_s, u"Customer No."_s, u"N° client"_s, u"Code client"_s, u"Kundennummer"_s, u"Client #"_s})
        QVERIFY2(isOfNumber(heading), qUtf8Printable(heading));
    for (const QString &heading : {u"Klant"_s, u"Customer name"_s, u"Nom"_s, u"Company"_s})
        QVERIFY2(!isOfNumber(heading), qUtf8Printable(heading));
    QVERIFY(isSurelyName(u"Customer name"_s));
    QVERIFY(!isSurelyName(u"Customer group"_s));
    QVERIFY(!isSurelyName(u"Contact name"_s));
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

STEMDESK_APPLESS_TEST(TestContactHeadings)

} // namespace stemdesk::contact_headings_test

#include "tst_contact_headings.moc"
