#include "core/exchange/vcard.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::vcard_test {

class TestVcard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writtenCardsReadTheSame();
    void longLinesAreFoldedBetweenCharacters();
    void othersCardsAreRead();
    void oldCardsAreRead();
    void cardsWithoutANameAreLeftOut();
    void whatIsNoCardIsNone();
};

namespace {

Contact anna()
{
    return {.name = u"Anna Field; née Reed"_s,
            .company = u"Field, Reed & Co"_s,
            .emails = {u"anna@example.com"_s, u"office@example.com"_s},
            .phones = {u"+44 1225 123456"_s},
            .address = u"1 High Street\nWells BA5 1AA"_s,
            .country = u"GB"_s,
            .notes = u"Likes \\ peonies\nno lilies"_s};
}

} // namespace

void TestVcard::writtenCardsReadTheSame()
{
    const QByteArray file = vcardsOf({anna(), {.name = u"Bea"_s}});
    const QList<ContactPatch> read = contactsFromVcards(file);

    QVERIFY(file.startsWith("BEGIN:VCARD\r\nVERSION:4.0\r\n"));
    QCOMPARE(read.size(), 2);
    QCOMPARE(read.first().name, anna().name);
    QCOMPARE(read.first().company, anna().company);
    QCOMPARE(read.first().emails, anna().emails);
    QCOMPARE(read.first().phones, anna().phones);
    QCOMPARE(read.first().address, anna().address);
    QCOMPARE(read.first().country, anna().country);
    QCOMPARE(read.first().notes, anna().notes);
    QCOMPARE(read.last(), ContactPatch{.name = u"Bea"_s});
}

void TestVcard::longLinesAreFoldedBetweenCharacters()
{
    const QString note = u"ü€💐"_s.repeated(60);
    const QByteArray file = vcardsOf({{.name = u"Anna"_s, .notes = note}});

    for (const QByteArray &line : file.split('\n')) {
        QVERIFY(line.size() <= 76); // With the carriage return.
        QVERIFY(QString::fromUtf8(line).toUtf8() == line);
    }
    QCOMPARE(contactsFromVcards(file).constFirst().notes, note);
}

void TestVcard::othersCardsAreRead()
{
    const QByteArray file = "BEGIN:VCARD\nVERSION:3.0\nN:Field;Anna;;Ms;\nitem1.EMAIL;type=\"a:b\":anna@example.com\n"
                            "TEL;VALUE=uri;TYPE=cell:tel:+44-1225\nADR;TYPE=home:;;1 High\n  Street;Wells;Somerset;BA5 "
                            "1AA;United Kingdom\nPHOTO;ENCODING=b:AAAA\nEND:VCARD\n";

    const ContactPatch read = contactsFromVcards(file).value(0);

    QCOMPARE(read.name, u"Anna Field"_s);
    QCOMPARE(read.emails, QStringList(u"anna@example.com"_s));
    QCOMPARE(read.phones, QStringList(u"+44-1225"_s));
    QCOMPARE(read.address, u"1 High Street\nBA5 1AA Wells\nSomerset\nUnited Kingdom"_s);
    QVERIFY(!read.country);
}

void TestVcard::oldCardsAreRead()
{
    const QByteArray file = "BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=BCr=\r\n"
                            "gen\r\nORG:Meadow\r\nEND:VCARD\r\n";

    QCOMPARE(contactsFromVcards(file).value(0).name, u"Jürgen"_s);
    QCOMPARE(contactsFromVcards(file).value(0).company, u"Meadow"_s);
    QCOMPARE(contactsFromVcards("BEGIN:VCARD\nFN:J\xfcrgen\nEND:VCARD").value(0).name, u"Jürgen"_s); // Latin 1.
}

void TestVcard::cardsWithoutANameAreLeftOut()
{
    QCOMPARE(contactsFromVcards("BEGIN:VCARD\nORG:Meadow;Events\nEND:VCARD").value(0).name, u"Meadow"_s);
    QVERIFY(contactsFromVcards("BEGIN:VCARD\nEMAIL:a@b\nEND:VCARD").isEmpty());
    QVERIFY(contactsFromVcards("BEGIN:VCARD\nFN:Anna\n").isEmpty()); // It is cut off.
}

void TestVcard::whatIsNoCardIsNone()
{
    QVERIFY(contactsFromVcards({}).isEmpty());
    QVERIFY(contactsFromVcards("name,email\nAnna,a@b").isEmpty());
    QVERIFY(contactsFromVcards(QByteArray("\0\xff\\;:=\n", 7).repeated(1'000)).isEmpty());
    QVERIFY(contactsFromVcards("BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:=\nEND:VCARD").size() <= 1);
}

STEMDESK_APPLESS_TEST(TestVcard)

} // namespace stemdesk::vcard_test

#include "tst_vcard.moc"
