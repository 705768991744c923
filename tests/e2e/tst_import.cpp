#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_driver.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::import_test {

namespace {

constexpr int kMany = 9'000;

QByteArray manyRows()
{
    QByteArray text = "product,variant,stemLength,sku,colors,suppliers\n";
    for (int i = 0; i < kMany; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += "Product " + QByteArray::number(i / 4) + ",Variant " + number + ",50,S" + number + ",Red|Dusk,Flora\n";
    }
    return text;
}

QByteArray lastLine(const QByteArray &text)
{
    return text.trimmed().split('\n').last();
}

} // namespace

/// The built program's `stemdesk import`.
class TestImport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void productsAreTaken();
    void refusedRowsAreToldByLine();
    void allOrNothingWritesNothing();
    void columnsAreMapped();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();
    void filesThatCannotBeTakenAreSaid_data();
    void filesThatCannotBeTakenAreSaid();
    void wholesalersFilesAreRead_data();
    void wholesalersFilesAreRead();
    void pricesGoIntoAList();
    void aWholesalersFileComesWithItsPrices();
    void aKilledImportEndsAsOneRunWould();
    void itWorksBesideARunningServer();
    void contactsAreTaken();
    void aDryRunSaysWhatColumnsAreAndWritesNothing();
    void whatIsGuessedIsImported();
    void remarksAreNoRefusals();
    void rowsAreSkipped();
    void howAFileIsReadCanBeSaid();
    void severalColumnsMakeOneField();
    void twoWholesalersKeepWhatIsTheirs();
    void changedPacksAreCounted();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QString file(const QByteArray &bytes) const
    {
        QFile written(path(u"file.csv"_s));
        if (!written.open(QFile::WriteOnly) || written.write(bytes) != bytes.size())
            qFatal("the test's file cannot be written");
        return written.fileName();
    }
    QStringList data(const QString &name = u"data"_s) const { return {u"--data"_s, path(name)}; }
    ProgramRun products(const QByteArray &bytes, const QStringList &options = {}) const
    {
        return runProgram(QStringList{u"import"_s, u"products"_s, file(bytes)} + options + data());
    }
    QStringList catalogue(const QString &name = u"data"_s) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// The products of a data folder, without values that differ in every run.
QStringList TestImport::catalogue(const QString &name) const
{
    const SqliteDriver driver(QDir(path(name)).filePath(u"stemdesk.db"_s));
    const auto session = Session::open(driver);
    QStringList rows;
    const Status read = (*session)->each(
        "select product.name, variant.name, stem_length, colors, sku, length(suppliers) from variant join product on "
        "product.key = variant.product order by product.name, variant.name",
        [&rows](const Row &row) {
            rows += QStringList{row.text(0),
                                row.text(1),
                                QString::number(row.real(2)),
                                row.lines(3).join(u'|'),
                                row.text(4),
                                QString::number(row.integer(5))}
                        .join(u' ');
        });
    if (!read)
        qFatal("the data folder of the test cannot be read");
    return rows;
}

void TestImport::productsAreTaken()
{
    const ProgramRun first = products("product,variant,Origin\nRose,Red,NL\nRose,White,NL\n");
    const ProgramRun second = products("product,variant,unitsPerPack\nRose,Red,50\nRose,White,\n");

    QCOMPARE(first.output, "2 created, 0 updated, 0 unchanged, 0 refused\n"_ba);
    QCOMPARE(first.exitCode, 0);
    QCOMPARE(first.errors.count("Origin"), 1);
    QCOMPARE(lastLine(second.output), "0 created, 1 updated, 1 unchanged, 0 refused"_ba);
}

void TestImport::refusedRowsAreToldByLine()
{
    const ProgramRun run = products("product,variant,stemLength\nRose,\"Red\n\",50\n,Red,\nRose,Blue,\x1b[2Jlong\n");

    QCOMPARE(run.exitCode, 1);
    QCOMPARE(lastLine(run.output), "1 created, 0 updated, 0 unchanged, 2 refused"_ba);
    QVERIFY2(run.errors.contains("line 4: product_required: "), run.errors);
    QVERIFY2(run.errors.contains("[2Jlong\" is not a number"), run.errors);
    QVERIFY2(!run.errors.contains('\x1b'), run.errors); // Nothing of the file reaches the terminal as a command.
}

void TestImport::allOrNothingWritesNothing()
{
    const ProgramRun run = products("product,variant\nRose,Red\n,Red\n", {u"--all-or-nothing"_s});

    QCOMPARE(run.exitCode, 1);
    QCOMPARE(lastLine(run.output), "0 created, 0 updated, 0 unchanged, 1 refused"_ba);
    QCOMPARE(catalogue(), QStringList());
}

void TestImport::columnsAreMapped()
{
    const ProgramRun run = products(
        "Artikel;Soort;Lengte\nRoos;Rood;50\n",
        {u"--map"_s, u"Artikel=product"_s, u"--map"_s, u"soort=variant"_s, u"--map"_s, u"Lengte=stemLength"_s});

    QCOMPARE(run.output, "1 created, 0 updated, 0 unchanged, 0 refused\n"_ba);
    QCOMPARE(catalogue(), QStringList{u"Roos Rood 50   0"_s});
}

void TestImport::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");

    QTest::newRow("no file") << QStringList{u"products"_s} << 2;
    QTest::newRow("an unknown kind") << QStringList{u"flowers"_s, u"FILE"_s} << 2;
    QTest::newRow("prices without a list") << QStringList{u"prices"_s, u"FILE"_s} << 2;
    QTest::newRow("an unknown field") << QStringList{u"products"_s, u"FILE"_s, u"--map"_s, u"variant=smell"_s} << 2;
    QTest::newRow("no field") << QStringList{u"products"_s, u"FILE"_s, u"--map"_s, u"variant"_s} << 2;
    QTest::newRow("an unknown option") << QStringList{u"products"_s, u"FILE"_s, u"--fast"_s} << 2;
    QTest::newRow("two lists") << QStringList{u"products"_s, u"FILE"_s,       u"--list"_s,
                                              u"pl_x"_s,     u"--new-list"_s, u"May"_s}
                               << 2;
    QTest::newRow("a day without a list") << QStringList{u"products"_s, u"FILE"_s, u"--date"_s, u"2027-05-01"_s} << 2;
    QTest::newRow("no day") << QStringList{u"products"_s, u"FILE"_s, u"--new-list"_s, u"May"_s, u"--date"_s, u"1 May"_s}
                            << 2;
    QTest::newRow("an unknown encoding") << QStringList{u"products"_s, u"FILE"_s, u"--encoding"_s, u"ebcdic"_s} << 2;
    QTest::newRow("no row") << QStringList{u"products"_s, u"FILE"_s, u"--header-row"_s, u"0"_s} << 2;
    QTest::newRow("no value to skip") << QStringList{u"products"_s, u"FILE"_s, u"--skip"_s, u"Status"_s} << 2;
    QTest::newRow("a column to skip by that is not there")
        << QStringList{u"products"_s, u"FILE"_s, u"--skip"_s, u"Status=old"_s} << 1;
    QTest::newRow("a row that is not there") << QStringList{u"products"_s, u"FILE"_s, u"--header-row"_s, u"9"_s} << 1;
    QTest::newRow("no such choice") << QStringList{u"contacts"_s, u"FILE"_s, u"--duplicates"_s, u"merge"_s} << 2;
    QTest::newRow("no sheet") << QStringList{u"products"_s, u"FILE"_s, u"--sheet"_s, u"May"_s} << 1;
    QTest::newRow("a header that is not there")
        << QStringList{u"products"_s, u"FILE"_s, u"--map"_s, u"Artikel=product"_s} << 1;
    QTest::newRow("no such file") << QStringList{u"products"_s, u"/nowhere/file.csv"_s} << 1;
    QTest::newRow("no such list") << QStringList{u"prices"_s, u"FILE"_s, u"--list"_s, u"rose"_s} << 1;
    QTest::newRow("no such shop") << QStringList{u"products"_s, u"FILE"_s, u"--shop"_s, u"rose"_s} << 1;
}

void TestImport::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(const int, exitCode);
    arguments.replaceInStrings(u"FILE"_s, file("product,variant\nRose,Red\n"));

    const ProgramRun run = runProgram(QStringList{u"import"_s} + arguments + data());

    QCOMPARE(run.exitCode, exitCode);
    QVERIFY2(run.errors.count('\n') == 1, run.errors);
    QVERIFY(run.output.isEmpty());
}

void TestImport::filesThatCannotBeTakenAreSaid_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("counts");

    QTest::newRow("empty") << ""_ba << 1 << ""_ba;
    QTest::newRow("header only") << "product,variant\n"_ba << 0 << "0 created, 0 updated, 0 unchanged, 0 refused"_ba;
    QTest::newRow("an open quote") << "product,variant\nRose,Red\n\"Rose,White\nRose,Blue\n"_ba << 1
                                   << "1 created, 0 updated, 0 unchanged, 1 refused"_ba;
    QTest::newRow("a megabyte") << "product,variant\nRose," + QByteArray(1 << 20, 'x') + "\nRose,Red\n"
                                << 1 << "1 created, 0 updated, 0 unchanged, 1 refused"_ba;
    QTest::newRow("zeros") << QByteArray("product,variant\nRose,Re\0d\nRose,White\n", 36) << 1
                           << "1 created, 0 updated, 0 unchanged, 1 refused"_ba;
    QTest::newRow("nothing known") << "smell,taste\na,b\n"_ba << 1 << ""_ba;
}

void TestImport::filesThatCannotBeTakenAreSaid()
{
    QFETCH(QByteArray, bytes);

    const ProgramRun run = products(bytes);

    QTEST(run.exitCode, "exitCode");
    QTEST(lastLine(run.output), "counts");
    QCOMPARE(run.errors.isEmpty(), run.exitCode == 0);
    const ProgramRun folder = runProgram(QStringList{u"import"_s, u"products"_s, m_folder->path()} + data());
    QCOMPARE(folder.exitCode, 1);
    QVERIFY2(folder.errors.contains("is a folder"), folder.errors);
}

void TestImport::wholesalersFilesAreRead_data()
{
    QTest::addColumn<QByteArray>("bytes");

    const QString text = u"Product;Variant;Stem Length\r\nRos\u00e9;Cr\u00e8me;2,5\r\n"_s;
    QStringEncoder utf16(QStringConverter::Utf16LE, QStringEncoder::Flag::WriteBom);
    QTest::newRow("UTF-8") << text.toUtf8();
    QTest::newRow("UTF-16") << QByteArray(utf16.encode(text));
    QTest::newRow("Windows-1252") << text.toLatin1();
}

void TestImport::wholesalersFilesAreRead()
{
    QFETCH(QByteArray, bytes);

    QCOMPARE(products(bytes).output, "1 created, 0 updated, 0 unchanged, 0 refused\n"_ba);

    QCOMPARE(catalogue(), QStringList{u"Ros\u00e9 Cr\u00e8me 2.5   0"_s});
}

void TestImport::pricesGoIntoAList()
{
    products("product,variant,sku\nRose,Red,A\n");
    const QByteArray key =
        runProgram(QStringList{u"key"_s, u"create"_s, u"--name"_s, u"Test"_s} + data()).output.trimmed();
    ServedProgram server(data());
    const PlainAnswer made = fetch(server.port(), "POST", "/api/v1/price-lists", key,
                                   R"({"productType": "flower", "date": "2026-01-01", "taxMultiplier": 1.2})");
    const QByteArray id = made.body.mid(made.body.indexOf("pl_"), 29);

    const ProgramRun run = runProgram(QStringList{u"import"_s, u"prices"_s, file("sku;unitCostExclTax\nA;2,5\nB;1\n"),
                                                  u"--list"_s, QString::fromLatin1(id)}
                                      + data());

    QCOMPARE(lastLine(run.output), "1 created, 0 updated, 0 unchanged, 1 refused"_ba);
    QVERIFY2(run.errors.contains("line 3: variant_not_found: "), run.errors);
    QVERIFY(fetch(server.port(), "GET", "/api/v1/price-lists/" + id, key).body.contains("\"unitCostExclTax\":2.5"));
}

void TestImport::aWholesalersFileComesWithItsPrices()
{
    const QString first =
        file("Artikel;Sorte;Laenge;VPE;Preis\nRose;Red;40 cm;20 St.;8,00\nRose;Red;50 cm;20 St.;10,00\n"
             "Rose;Red;60 cm;;12,00\n");
    QStringList arguments{u"import"_s, u"products"_s, first};
    for (const auto &map : {u"Artikel=product"_s, u"Sorte=variant"_s, u"Laenge=stemLength"_s, u"VPE=unitsPerPack"_s,
                            u"Preis=packCostExclTax"_s})
        arguments += QStringList{u"--map"_s, map};
    arguments += QStringList{u"--supplier"_s, u"Flora"_s, u"--new-list"_s, u"May"_s, u"--date"_s, u"2027-05-01"_s};

    const ProgramRun run = runProgram(arguments + data());
    const ProgramRun again = runProgram(arguments + data());

    QCOMPARE(lastLine(run.output), "2 created, 0 updated, 0 unchanged, 1 refused"_ba);
    QVERIFY2(run.errors.contains("line 4: unitsPerPack_required: "), run.errors);
    QCOMPARE(lastLine(again.output), "0 created, 0 updated, 2 unchanged, 1 refused"_ba);
}

void TestImport::aKilledImportEndsAsOneRunWould()
{
    const QString many = file(manyRows());
    QProcess import;
    import.start(programPath(), QStringList{u"import"_s, u"products"_s, many} + data());
    import.setReadChannel(QProcess::StandardError);
    QByteArray errors;
    while (!errors.contains("Writing: 2") && import.waitForReadyRead(60'000))
        errors += import.readAllStandardError();
    import.kill();
    QVERIFY(import.waitForFinished());
    const qsizetype half = catalogue().size();
    QVERIFY2(half >= 1'000 && half < kMany, QByteArray::number(half));

    const ProgramRun again = runProgram(QStringList{u"import"_s, u"products"_s, many} + data());
    const ProgramRun whole = runProgram(QStringList{u"import"_s, u"products"_s, many} + data(u"unbroken"_s));

    QCOMPARE(lastLine(again.output),
             QByteArray::number(kMany - half) + " created, 0 updated, " + QByteArray::number(half)
                 + " unchanged, 0 refused");
    QCOMPARE(lastLine(whole.output), QByteArray::number(kMany) + " created, 0 updated, 0 unchanged, 0 refused");
    QCOMPARE(catalogue(), catalogue(u"unbroken"_s));
    QCOMPARE(runProgram(QStringList{u"check"_s} + data()).exitCode, 0);
}

void TestImport::itWorksBesideARunningServer()
{
    ServedProgram server(data());
    const QByteArray key =
        runProgram(QStringList{u"key"_s, u"create"_s, u"--name"_s, u"Test"_s} + data()).output.trimmed();

    const ProgramRun run = products("product,variant\nRose,Red\n");

    QCOMPARE(run.exitCode, 0);
    QVERIFY(fetch(server.port(), "GET", "/api/v1/products", key).body.contains("\"Rose\""));
    QCOMPARE(server.stop(), 0);
}

void TestImport::contactsAreTaken()
{
    const QByteArray text = "Nachname;Mail;notes\nSmith;a@x.org;\nJones;a@x.org;\n;b@x.org;\n";
    const auto import = [&](const QStringList &options) {
        return runProgram(QStringList{u"import"_s, u"contacts"_s, file(text), u"--map"_s, u"Nachname=lastName"_s,
                                      u"--map"_s, u"Mail=emails"_s}
                          + options + data());
    };

    const ProgramRun first = import({});
    QCOMPARE(first.exitCode, 1);
    QCOMPARE(lastLine(first.output), "1 created, 0 updated, 0 unchanged, 2 refused"_ba);
    QVERIFY2(first.errors.contains("line 3: contact_known:con_"), first.errors);
    QVERIFY2(first.errors.contains("Smith has this e-mail address or phone already"), first.errors);
    QVERIFY2(first.errors.contains("line 4: name_required: "), first.errors);

    QCOMPARE(lastLine(import({u"--duplicates"_s, u"add"_s}).output), "1 created, 0 updated, 1 unchanged, 1 refused"_ba);
    QCOMPARE(runProgram(QStringList{u"export"_s, u"contacts"_s, path(u"out.csv"_s)} + data()).exitCode, 0);
}

void TestImport::aDryRunSaysWhatColumnsAreAndWritesNothing()
{
    const ProgramRun run = products("Artikel;Sorte;VK-Preis brutto;EK-Preis netto;Platz\nRose;Naomi;1,95;0,65;A4\n",
                                    {u"--guess"_s, u"--dry-run"_s});

    QCOMPARE(run.exitCode, 0);
    const QList<QByteArray> lines = run.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 6);
    QJsonArray fields;
    for (const QByteArray &line : lines.first(5)) {
        const QJsonObject column = QJsonDocument::fromJson(line).object();
        QCOMPARE(column.keys(), (QStringList{u"because"_s, u"column"_s, u"field"_s}));
        QVERIFY(!column.value("because"_L1).toString().isEmpty());
        fields.append(column.value("field"_L1));
    }
    QCOMPARE(fields,
             (QJsonArray{u"product"_s, u"variant"_s, QJsonValue::Null, u"unitCostExclTax"_s, QJsonValue::Null}));
    QCOMPARE(lines.last(), "1 created, 0 updated, 0 unchanged, 0 refused"_ba);
    QCOMPARE(catalogue(), QStringList());
}

void TestImport::whatIsGuessedIsImported()
{
    QCOMPARE(products("Artikel;Sorte;L\xc3\xa4nge\nRose;Naomi;60 cm\n", {u"--guess"_s}).output,
             "1 created, 0 updated, 0 unchanged, 0 refused\n"_ba);
    QCOMPARE(catalogue(), QStringList{u"Rose Naomi 60   0"_s});
}

void TestImport::remarksAreNoRefusals()
{
    const ProgramRun run = products("product;variant;stemLength;unitsPerPack\nRoos;Freedom;n.v.t.;20\n"
                                    "Roos;Freedom;;25\n");

    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.errors.contains("line 2: value_left_out: stemLength"), run.errors);
    QVERIFY2(run.errors.contains("line 3: row_differs: line 2 "), run.errors);
    QCOMPARE(lastLine(run.output), "1 created, 1 updated, 0 unchanged, 0 refused"_ba);
}

void TestImport::rowsAreSkipped()
{
    const ProgramRun run = products("product,variant,Status\nRose,Red,actief\nRose,White,Vervallen\nRose,Pink,x=y\n",
                                    {u"--skip"_s, u"status=vervallen"_s, u"--skip"_s, u"Status=x=y"_s});

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(lastLine(run.output), "1 created, 0 updated, 0 unchanged, 0 refused"_ba);
    QCOMPARE(catalogue(), QStringList{u"Rose Red 0   0"_s});
}

void TestImport::howAFileIsReadCanBeSaid()
{
    const ProgramRun row = products("product,variant\nproduct,variant\nRose,Red\n", {u"--header-row"_s, u"2"_s});
    QCOMPARE(lastLine(row.output), "1 created, 0 updated, 0 unchanged, 0 refused"_ba);
    QVERIFY2(row.errors.contains("row 2"), row.errors);

    const ProgramRun encoding = products("product;variant\nPivoine;F\x8e"
                                         "es\n",
                                         {u"--encoding"_s, u"MacRoman"_s});
    QCOMPARE(encoding.exitCode, 0);
    QVERIFY2(encoding.errors.contains("MacRoman"), encoding.errors);
    QVERIFY(catalogue().contains(u"Pivoine Fées 0   0"_s));

    const QString sheets = QStringLiteral(STEMDESK_TEST_DATA "/imports/sheet_hidden_old.xlsx");
    for (const auto &[sheet, name] : {std::pair(u"1"_s, "Week 21"_ba), std::pair(u"Week 22"_s, "Week 22"_ba)}) {
        const ProgramRun run =
            runProgram(QStringList{u"import"_s, u"products"_s, sheets, u"--sheet"_s, sheet, u"--dry-run"_s} + data());
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.errors.contains("The sheet \"" + name), run.errors);
    }
}

void TestImport::severalColumnsMakeOneField()
{
    const ProgramRun run = runProgram(QStringList{u"import"_s, u"contacts"_s,
                                                  file("name,phones,Mobiel,Thuis\nMira,1,2,3\n"
                                                       "Jon,4,,5\n"),
                                                  u"--map"_s, u"Mobiel=phones"_s, u"--map"_s, u"Thuis=phones"_s}
                                      + data());
    QCOMPARE(lastLine(run.output), "2 created, 0 updated, 0 unchanged, 0 refused"_ba);
    const QString table = path(u"contacts.csv"_s);
    QCOMPARE(runProgram(QStringList{u"export"_s, u"contacts"_s, table} + data()).exitCode, 0);
    QFile written(table);
    QVERIFY(written.open(QFile::ReadOnly));
    const QByteArray text = written.readAll();
    QVERIFY2(text.contains(",1|2|3,") && text.contains(",4|5,"), text);
}

// Week after week, one wholesaler's file changes nothing of the other's, and the export can be imported again.
void TestImport::twoWholesalersKeepWhatIsTheirs()
{
    const QByteArray flora = "product,variant,unitsPerPack,minPacks,supplierCodes\nRose,Red,20,2,VR10007\n";
    const QByteArray hill = "Bloem;Soort;Per bos;Art.nr.\nRose;Red;10;H-1\n";
    QCOMPARE(products(flora, {u"--supplier"_s, u"Flora"_s}).exitCode, 0);
    const QStringList ofHill{u"--supplier"_s, u"Hill"_s, u"--guess"_s};
    const ProgramRun second = products(hill, ofHill);
    QCOMPARE(lastLine(second.output), "0 created, 1 updated, 0 unchanged, 0 refused"_ba);
    QCOMPARE(lastLine(products(flora, {u"--supplier"_s, u"Flora"_s}).output),
             "0 created, 0 updated, 1 unchanged, 0 refused"_ba);

    const QString table = path(u"products.csv"_s);
    QCOMPARE(runProgram(QStringList{u"export"_s, u"products"_s, table} + data()).exitCode, 0);
    QFile exported(table);
    QVERIFY(exported.open(QFile::ReadOnly));
    const QByteArray text = exported.readAll();
    QVERIFY2(text.contains("Flora=2,"), text.constData());
    QVERIFY2(text.contains("Flora=VR10007|Hill=H-1,,Flora=20|Hill=10"), text.constData());
    QCOMPARE(lastLine(products(text).output), "0 created, 0 updated, 1 unchanged, 0 refused"_ba);

    // A value without a supplier's name may be anyone's.
    const ProgramRun plain = products("product,variant,minPacks\nRose,Red,2\n");
    QCOMPARE(plain.exitCode, 1);
    QVERIFY2(plain.errors.contains("line 2: invalid_minPacks: "), plain.errors.constData());
}

void TestImport::changedPacksAreCounted()
{
    QCOMPARE(products("product,variant,unitsPerPack\nRose,Red,20\nRose,Pink,20\n").exitCode, 0);

    const ProgramRun one = products("product,variant,unitsPerPack\nRose,Red,10\n");
    const ProgramRun both = products("product,variant,unitsPerPack\nRose,Red,25\nRose,Pink,25\n");

    QVERIFY2(one.errors.contains("The pack size of 1 variety was changed."), one.errors);
    QVERIFY2(both.errors.contains("The pack sizes of 2 varieties were changed."), both.errors);
}

STEMDESK_GUILESS_TEST(TestImport)

} // namespace stemdesk::import_test

#include "tst_import.moc"
