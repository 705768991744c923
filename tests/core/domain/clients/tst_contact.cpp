#include "core/domain/clients/contact.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::contact_test {

namespace {

const Contact kContact{.name = u"Ada"_s, .emails = {u"ada@a.example"_s}, .country = u"GB"_s};

} // namespace

class TestContact : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPatchAndItsInverse();
    void refusals_data();
    void refusals();
    void whatIsWrittenInTheForms_data();
    void whatIsWrittenInTheForms();
};

void TestContact::aPatchAndItsInverse()
{
    const ContactPatch patch{.name = u" Ada Marlow "_s,
                             .company = u"Marlow"_s,
                             .emails = QStringList{u"a@b"_s, u"c@d"_s},
                             .phones = QStringList{u"+44 20 7946 0155"_s},
                             .address = u"3 Mill Lane\r\nFrome"_s,
                             .country = u""_s,
                             .taxNumber = u"GB1"_s,
                             .electronicAddress = u"0106:12345678"_s,
                             .notes = u"n"_s};

    const Contact after = patched(kContact, patch).value();

    QCOMPARE(after.name, u"Ada Marlow"_s);
    QCOMPARE(after.address, u"3 Mill Lane\nFrome"_s);
    QCOMPARE(after.emails.size(), 2);
    QCOMPARE(patched(after, inverse(kContact, patch)).value(), kContact);
}

void TestContact::refusals_data()
{
    QTest::addColumn<ContactPatch>("patch");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, const ContactPatch &patch, const char *code) {
        QTest::newRow(name) << patch << QByteArray(code);
    };
    row("name emptied", {.name = u" "_s}, "name_required");
    row("mail without @", {.emails = QStringList{u"a@b"_s, u"nobody"_s}}, "invalid_emails");
    row("empty mail", {.emails = QStringList{u""_s}}, "invalid_emails");
    row("eleven mails", {.emails = QStringList(11, u"a@b"_s)}, "invalid_emails");
    row("eleven phones", {.phones = QStringList(11, u"1"_s)}, "invalid_phones");
    row("country in small letters", {.country = u"gb"_s}, "invalid_country");
    row("country that is none", {.country = u"XX"_s}, "invalid_country");
    row("country of three letters", {.country = u"GBR"_s}, "invalid_country");
    row("halves of two countries", {.country = u"B "_s}, "invalid_country");
    row("electronic address without a scheme", {.electronicAddress = u"12345678"_s}, "invalid_electronicAddress");
    row("electronic address without a value", {.electronicAddress = u"0106:"_s}, "invalid_electronicAddress");
    row("scheme of letters", {.electronicAddress = u"kvk0:1"_s}, "invalid_electronicAddress");
    row("long address", {.address = QString(10'001, u'a')}, "invalid_address");
}

void TestContact::refusals()
{
    QFETCH(const ContactPatch, patch);
    QFETCH(const QByteArray, code);

    QCOMPARE(patched(kContact, patch).error().code, code);
}

void TestContact::whatIsWrittenInTheForms_data()
{
    QTest::addColumn<ContactPatch>("patch");
    QTest::newRow("ten mails") << ContactPatch{.emails = QStringList(10, u"a@b"_s)};
    QTest::newRow("Peppol's Dutch scheme") << ContactPatch{.electronicAddress = u"0106:12345678"_s};
    QTest::newRow("the Netherlands") << ContactPatch{.country = u"NL"_s};
    QTest::newRow("a long address") << ContactPatch{.address = QString(10'000, u'a')};
}

void TestContact::whatIsWrittenInTheForms()
{
    QFETCH(const ContactPatch, patch);

    QVERIFY(patched(kContact, patch));
}

STEMDESK_APPLESS_TEST(TestContact)

} // namespace stemdesk::contact_test

#include "tst_contact.moc"
