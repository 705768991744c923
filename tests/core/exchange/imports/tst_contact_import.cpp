#include "core/exchange/imports/contact_import.h"

#include "core/exchange/exports/table_export.h"
#include "tests/support/import_files.h"
#include "tests/support/test_registry.h"

namespace stemdesk::contact_import_test {

using namespace Qt::StringLiterals;

class TestContactImport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_shop = std::make_unique<TestShop>(); }
    void everyFieldIsRead();
    void cellsAreReadAsPeopleWriteThem_data();
    void cellsAreReadAsPeopleWriteThem();
    void phonesAreReadAsPeopleWriteThem_data();
    void phonesAreReadAsPeopleWriteThem();
    void aSecondRunChangesNothing();
    void aRowFindsItsContact_data();
    void aRowFindsItsContact();
    void anEmptyCellLeavesTheValue();
    void somebodyWithTheSamePhoneIsAskedAbout_data();
    void somebodyWithTheSamePhoneIsAskedAbout();
    void whatCannotBeTakenIsRefused_data();
    void whatCannotBeTakenIsRefused();
    void allOrNothingWritesNothing();
    void aPreviewTellsAndWritesNothing();
    void whatOthersMadeMeanwhileIsFound();
    void itIsTakenBack();
    void whatWasChangedSinceStays();
    void whatIsExportedIsRead();

private:
    ImportedFile import(const QByteArray &text, const ImportOptions &options = {})
    {
        return importContacts(m_shop->shop(), text, options);
    }
    QList<Contact> contacts() { return must(m_shop->shop().contacts.list({}, {.limit = 100})).rows; }
    Contact only()
    {
        const QList<Contact> all = contacts();
        return all.size() == 1 ? all.constFirst() : Contact();
    }
    /// "name email,email phone,phone" of each.
    QStringList told()
    {
        QStringList texts;
        for (const Contact &contact : contacts())
            texts += (QStringList{contact.name} + contact.emails + contact.phones).join(u' ');
        return texts;
    }

    std::unique_ptr<TestShop> m_shop;
};

void TestContactImport::everyFieldIsRead()
{
    QCOMPARE(
        import("name;company;emails;phones;address;country;tax number;electronicAddress;notes;invoicing;external id\n"
               "Anna Smith;Smith & Co;a@x.org|b@x.org;+44 20 7946 0000;\"1 High "
               "St\nLondon\";GB;GB1;0106:1234;vip;month 30;007\n")
            .counts,
        u"1 created, 0 updated, 0 unchanged, 0 refused"_s);

    const Contact anna = only();
    QCOMPARE(anna.name, u"Anna Smith"_s);
    QCOMPARE(anna.company, u"Smith & Co"_s);
    QCOMPARE(anna.emails, (QStringList{u"a@x.org"_s, u"b@x.org"_s}));
    QCOMPARE(anna.phones, QStringList{u"+44 20 7946 0000"_s});
    QCOMPARE(anna.address, u"1 High St\nLondon"_s);
    QCOMPARE(anna.country, u"GB"_s);
    QCOMPARE(anna.taxNumber, u"GB1"_s);
    QCOMPARE(anna.electronicAddress, u"0106:1234"_s);
    QCOMPARE(anna.notes, u"vip"_s);
    QCOMPARE(anna.invoicing, u"month 30"_s);
    QCOMPARE(anna.externalId, u"007"_s);
}

void TestContactImport::cellsAreReadAsPeopleWriteThem_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("told"); // name|emails|address|country
    QTest::newRow("two names") << "firstName,lastName\nAnna,Smith\n"_ba << u"Anna Smith|||"_s;
    QTest::newRow("last name alone") << "firstName,lastName\n,Smith\n"_ba << u"Smith|||"_s;
    QTest::newRow("company alone") << "name,company\n,Smith & Co\n"_ba << u"Smith & Co|||"_s;
    QTest::newRow("semicolons") << "name,emails\nA,a@x.org; b@x.org ;\n"_ba << u"A|a@x.org,b@x.org||"_s;
    QTest::newRow("commas") << "name,emails\nA,\"a@x.org, b@x.org\"\n"_ba << u"A|a@x.org,b@x.org||"_s;
    QTest::newRow("a comma in the name") << "name,emails\nA,\"\"\"Jansen, Piet\"\" <p@x.org>\"\n"_ba
                                         << u"A|p@x.org||"_s;
    QTest::newRow("two with commas in their names")
        << "name,emails\nA,\"\"\"J, P\"\" <p@x.org>, \"\"K, Q\"\" <q@x.org>\"\n"_ba << u"A|p@x.org,q@x.org||"_s;
    QTest::newRow("a link") << "name,emails\nA,mailto:t@x.org?subject=hi\n"_ba << u"A|t@x.org||"_s;
    QTest::newRow("an invisible space") << "name,emails\nA,t@x.org\u200b\n"_ba << u"A|t@x.org||"_s;
    QTest::newRow("strange terms") << "name,invoicing\nA,sometimes\n"_ba << u"A|||"_s;
    QTest::newRow("the same twice") << "name,emails\nA,a@x.org|A@X.org\n"_ba << u"A|a@x.org||"_s;
    QTest::newRow("address in parts") << "name,street,postcode,city\nA,Weg 1,10115,Berlin\n"_ba
                                      << u"A||Weg 1/10115 Berlin|"_s;
    QTest::newRow("country by name") << "name,country\nA,germany\n"_ba << u"A|||DE"_s;
    QTest::newRow("country in its language") << "name,country\nA,Österreich\n"_ba << u"A|||AT"_s;
    QTest::newRow("small letters") << "name,country\nA,nl\n"_ba << u"A|||NL"_s;
}

void TestContactImport::cellsAreReadAsPeopleWriteThem()
{
    QFETCH(const QByteArray, text);

    QCOMPARE(import(text).counts, u"1 created, 0 updated, 0 unchanged, 0 refused"_s);

    const Contact made = only();
    QTEST((QStringList{made.name, made.emails.join(u','), QString(made.address).replace(u'\n', u'/'), made.country})
              .join(u'|'),
          "told");
}

void TestContactImport::phonesAreReadAsPeopleWriteThem_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QStringList>("phones");
    QTest::newRow("a link") << "tel:+31-6-1234"_ba << QStringList{u"+31-6-1234"_s};
    QTest::newRow("two links") << "tel:+31-6-1234|TEL: 020 123"_ba << QStringList{u"+31-6-1234"_s, u"020 123"_s};
    QTest::newRow("invisible signs") << "\u202d+31 6 1234\u202c"_ba << QStringList{u"+31 6 1234"_s};
}

void TestContactImport::phonesAreReadAsPeopleWriteThem()
{
    QFETCH(const QByteArray, cell);

    import("name,phones\nA," + cell + '\n');

    QTEST(only().phones, "phones");
}

void TestContactImport::aSecondRunChangesNothing()
{
    const QByteArray text = "name,company,emails,phones,notes\n"
                            "Anna,,a@x.org,,first\n"
                            "Anna,Co,a@x.org,0123456789,second\n" // The same person: only empty fields are filled.
                            "Bert,,,,\n"
                            "Carla,Co,,,\n"
                            "Carla,Other,,,\n";
    QCOMPARE(import(text).counts, u"4 created, 1 updated, 0 unchanged, 0 refused"_s);
    QCOMPARE(contacts().constFirst().notes, u"first"_s);
    QCOMPARE(contacts().constFirst().company, u"Co"_s);

    QCOMPARE(import(text).counts, u"0 created, 0 updated, 5 unchanged, 0 refused"_s);
}

void TestContactImport::aRowFindsItsContact_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::newRow("name and e-mail") << "anna smith,A@X.ORG,,new"_ba;
    QTest::newRow("name and phone, written in another way") << "Anna  Smith,,020 7946-0000,new"_ba;
    QTest::newRow("name alone") << "Anna Smith,,,new"_ba;
}

void TestContactImport::aRowFindsItsContact()
{
    QFETCH(const QByteArray, row);
    import("name,emails,phones\nAnna Smith,a@x.org,+44 20 7946 0000\n");

    QCOMPARE(import("name,emails,phones,notes\n" + row + '\n').counts,
             u"0 created, 1 updated, 0 unchanged, 0 refused"_s);
    QCOMPARE(only().notes, u"new"_s);
    QCOMPARE(only().emails, QStringList{u"a@x.org"_s});
    QCOMPARE(only().phones, QStringList{u"+44 20 7946 0000"_s});

    const QByteArray id = only().id.text();
    QCOMPARE(import("contactId,name\n" + id + ",Anna Jones\n").counts,
             u"0 created, 1 updated, 0 unchanged, 0 refused"_s);
    QCOMPARE(only().name, u"Anna Jones"_s);
}

void TestContactImport::anEmptyCellLeavesTheValue()
{
    import("name,emails,notes\nAnna,a@x.org,vip\n");

    QCOMPARE(import("name,emails,phones,notes\nAnna,a@x.org,0123456789,\n").counts,
             u"0 created, 1 updated, 0 unchanged, 0 refused"_s);
    QCOMPARE(only().notes, u"vip"_s);
    QCOMPARE(only().phones, QStringList{u"0123456789"_s});
}

void TestContactImport::somebodyWithTheSamePhoneIsAskedAbout_data()
{
    QTest::addColumn<KnownContact>("known");
    QTest::addColumn<QString>("counts");
    QTest::addColumn<QStringList>("told");
    QTest::addColumn<QString>("again");
    QTest::newRow("left out") << KnownContact::LeaveOut << u"0 created, 0 updated, 0 unchanged, 1 refused"_s
                              << QStringList{u"Anna a@x.org 0123456789"_s}
                              << u"0 created, 0 updated, 0 unchanged, 1 refused"_s;
    QTest::newRow("updated") << KnownContact::Update << u"0 created, 1 updated, 0 unchanged, 0 refused"_s
                             << QStringList{u"Bert a@x.org b@x.org 0123456789"_s}
                             << u"0 created, 0 updated, 1 unchanged, 0 refused"_s;
    QTest::newRow("added") << KnownContact::Add << u"1 created, 0 updated, 0 unchanged, 0 refused"_s
                           << QStringList{u"Anna a@x.org 0123456789"_s, u"Bert b@x.org 0123456789"_s}
                           << u"0 created, 0 updated, 1 unchanged, 0 refused"_s;
}

void TestContactImport::somebodyWithTheSamePhoneIsAskedAbout()
{
    QFETCH(const KnownContact, known);
    import("name,emails,phones\nAnna,a@x.org,0123456789\n");
    const QByteArray bert = "name,emails,phones\nBert,b@x.org,0123456789\n";
    const ImportOptions ofLine{.knownOfLine = {{2, known}}};

    const ImportedFile file = import(bert, ofLine);
    QTEST(file.counts, "counts");
    QTEST(told(), "told");
    if (known == KnownContact::LeaveOut)
        QCOMPARE(file.refused.constFirst(), u"2 contact_known:"_s + QString::fromLatin1(only().id.text()));

    QFETCH(const QString, again);
    QCOMPARE(import(bert, {.known = known}).counts, again);
}

void TestContactImport::whatCannotBeTakenIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("refused");
    QTest::newRow("no name") << "name,emails\n,a@x.org\n"_ba << u"2 name_required"_s;
    QTest::newRow("e-mail") << "name,emails\nA,nowhere\n"_ba << u"2 invalid_emails"_s;
    QTest::newRow("electronic address") << "name,electronicAddress\nA,here\n"_ba << u"2 invalid_electronicAddress"_s;
    QTest::newRow("too many cells") << "name\nA,B\n"_ba << u"2 too_many_cells"_s;
    QTest::newRow("an id of another thing") << "contactId,name\nprod_00000000000000000000000000,A\n"_ba
                                            << u"2 wrong_id_type:expected_contacts_got_products"_s;
}

void TestContactImport::whatCannotBeTakenIsRefused()
{
    QFETCH(const QByteArray, text);
    QTEST(import(text).refused.join(u'/'), "refused");
    QCOMPARE(contacts().size(), 0);
    QCOMPARE(import("emails,phones\na@x.org,1\n").counts, u"no_known_column"_s);
}

void TestContactImport::allOrNothingWritesNothing()
{
    QCOMPARE(import("name,emails\nA,a@x.org\nB,nowhere\n", {.isAllOrNothing = true}).counts,
             u"0 created, 0 updated, 0 unchanged, 1 refused"_s);
    QCOMPARE(contacts().size(), 0);
}

void TestContactImport::aPreviewTellsAndWritesNothing()
{
    import("name,emails\nAnna,a@x.org\n");
    const TextFile text("name,emails,notes\nAnna,a@x.org,\nBert,a@x.org,\nCarla,,\nAnna,a@x.org,vip\n");
    const auto file = must(TableFile::open(text.name()));
    ContactImport import(m_shop->shop(), *file, ColumnMapping(ImportKind::Contacts, file->header()));

    const ImportPreview preview = must(import.preview(10));

    using Outcome = PreviewRow::Outcome;
    QList<Outcome> outcomes;
    for (const PreviewRow &row : preview.rows)
        outcomes += row.outcome;
    QCOMPARE(outcomes, (QList{Outcome::NoChange, Outcome::Refused, Outcome::CreatesContact, Outcome::Updates}));
    QCOMPARE(preview.refused.constFirst().knownAs, u"Anna · a@x.org"_s);
    QCOMPARE(preview.counts, (ImportCounts{.created = 1, .updated = 1, .unchanged = 1, .refused = 1}));
    QCOMPARE(told(), QStringList{u"Anna a@x.org"_s});
}

void TestContactImport::whatOthersMadeMeanwhileIsFound()
{
    const TextFile text("name,emails\nAnna,a@x.org\n");
    const auto file = must(TableFile::open(text.name()));
    ContactImport import(m_shop->shop(), *file, ColumnMapping(ImportKind::Contacts, file->header()));
    bool isMade = false;
    // Between the first look at the contacts and the first row that is written.
    const ImportListener listener{.watch = [&](const ImportProgress &progress) {
        if (progress.stage == ImportProgress::Stage::Writing && progress.done == 0 && !std::exchange(isMade, true))
            must(m_shop->shop().contacts.create({.name = u"Anna"_s, .emails = QStringList{u"a@x.org"_s}}));
        return true;
    }};

    QCOMPARE(must(import.run({}, listener)).counts.unchanged, 1);
    QCOMPARE(contacts().size(), 1);
}

void TestContactImport::itIsTakenBack()
{
    import("name,emails,notes\nAnna,a@x.org,old\n");
    const auto before = told();
    const ImportedFile file = import("name,emails,notes\nAnna,a@x.org|c@x.org,new\nBert,b@x.org,\n");
    QCOMPARE(contacts().size(), 2);

    const RevertReport report = must(m_shop->shop().imports.revert(*file.report.batch));

    QCOMPARE(report.undone, 2);
    QVERIFY(report.kept.isEmpty());
    QCOMPARE(told(), before);
    QCOMPARE(only().notes, u"old"_s);
    QCOMPARE(must(m_shop->shop().imports.find(*file.report.batch)).kind, ImportKind::Contacts);
}

void TestContactImport::whatWasChangedSinceStays()
{
    const ImportedFile file = import("name\nAnna\nBert\nCarla\n");
    const QList<Contact> made = contacts();
    must(m_shop->shop().contacts.patch(made.at(0).id, {.notes = u"vip"_s}));
    must(m_shop->shop().events.create(
        {.name = u"Wedding"_s, .contacts = QList<EventContact>{{.contactId = made.at(1).id, .role = u"client"_s}}}));

    const RevertReport report = must(m_shop->shop().imports.revert(*file.report.batch));

    QCOMPARE(report.undone, 1);
    QCOMPARE(report.kept.size(), 2);
    QCOMPARE(report.kept.at(0).reason.code, "import_row_in_use"_ba);
    QCOMPARE(report.kept.at(1).reason.code, "import_row_changed"_ba);
    QCOMPARE(told(), (QStringList{u"Anna"_s, u"Bert"_s}));
}

void TestContactImport::whatIsExportedIsRead()
{
    import("name,externalId,invoicing,emails,phones,address,notes\n"
           "\"=Anna, \"\"Ann\"\"\",CRM-7,month,a@x.org|b@x.org,+44 20 7946 0000,\"1 High St\nLondon\",\"a|b\\c\"\n");
    const Contact before = only();
    const QTemporaryDir folder;
    const QString name = folder.filePath(u"clients.csv"_s);
    QVERIFY(exportTable(m_shop->shop(), {.table = ExportedTable::Contacts}, name, [](qint64) { return true; }));
    QFile file(name);
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.left(text.indexOf('\r')).endsWith(",notes,invoicing,externalId"));

    QCOMPARE(import(text).counts, u"0 created, 0 updated, 1 unchanged, 0 refused"_s);

    must(m_shop->shop().contacts.remove(before.id, false));
    QCOMPARE(import(text).counts, u"1 created, 0 updated, 0 unchanged, 0 refused"_s);
    Contact after = only();
    after.id = before.id;
    after.createdAt = before.createdAt;
    after.updatedAt = before.updatedAt;
    after.version = before.version;
    QCOMPARE(after, before);
}

STEMDESK_GUILESS_TEST(TestContactImport)

} // namespace stemdesk::contact_import_test

#include "tst_contact_import.moc"
