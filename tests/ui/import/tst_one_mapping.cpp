#include "core/exchange/imports/column_guess.h"
#include "core/exchange/imports/column_words.h"
#include "core/exchange/imports/import_setting.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/ui/import/import_driver.h"
#include "ui/import/import_words.h"

namespace stemdesk::one_mapping_test {

using namespace stemdesk::ui;

namespace {

/// The files of this kind from the table that all import tests share.
QStringList filesOf(ImportKind kind)
{
    QFile table(QStringLiteral(STEMDESK_TEST_DATA "/import_kinds.tsv"));
    if (!table.open(QFile::ReadOnly))
        qFatal("the table of files is missing");
    QStringList files;
    for (const QString &line : QString::fromUtf8(table.readAll()).split(u'\n')) {
        const QStringList cells = line.split(u'\t');
        if (cells.value(1) == (kind == ImportKind::Contacts ? u"contacts"_s : u"products"_s))
            files += cells.constFirst();
    }
    return files;
}

} // namespace

/// The window's second step and the command's --guess choose the same columns.
class TestOneMapping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWindowChoosesWhatTheCommandGuesses_data();
    void theWindowChoosesWhatTheCommandGuesses();
    void theWindowsOwnWordsAreKnownInEveryLanguage_data();
    void theWindowsOwnWordsAreKnownInEveryLanguage();
};

void TestOneMapping::theWindowChoosesWhatTheCommandGuesses_data()
{
    QTest::addColumn<ImportKind>("kind");
    QTest::addColumn<QString>("supplier");
    QTest::newRow("products") << ImportKind::Products << QString();
    QTest::newRow("products of a supplier") << ImportKind::Products << u"Westland"_s;
    QTest::newRow("contacts") << ImportKind::Contacts << QString();
}

void TestOneMapping::theWindowChoosesWhatTheCommandGuesses()
{
    QFETCH(const ImportKind, kind);
    QFETCH(const QString, supplier);
    ImportDriver driver(kind);
    const KnownNames known = must(knownNames(driver.services()));

    for (const QString &name : filesOf(kind)) {
        const QString path = QStringLiteral(STEMDESK_TEST_DATA "/imports/") + name;
        const auto file = must(TableFile::open(
            path, {.score = [kind](const QStringList &cells) { return headerScore(kind, cells, {}); }}));
        driver.dialog().open(path);
        QTRY_VERIFY2(driver.says(name), qUtf8Printable(name));
        // The field is hidden if the file names its suppliers.
        auto *field = driver.field<QComboBox>(u"Supplier of all rows"_s);
        const bool isOfOneSupplier = !supplier.isEmpty() && field->isVisible();
        if (isOfOneSupplier)
            field->setCurrentText(supplier);
        ColumnMapping mapping(kind, file->header());
        guessColumns(mapping, must(sampleRows(*file)), known, isOfOneSupplier);

        QStringList shown{name};
        QStringList guessed{name};
        for (qsizetype column = 0; column < file->header().size(); ++column) {
            const QString heading = file->header().at(column);
            if (file->header().count(heading) > 1)
                continue; // The window shows both under the same name.
            const QString choice = heading.isEmpty() ? u"Column %1"_s.arg(column + 1) : heading;
            const auto *box = driver.field<QComboBox>(u"Meaning of “%1”"_s.arg(choice));
            QVERIFY2(box, qUtf8Printable(name + u' ' + choice));
            shown += box->currentData().toString();
            guessed += mapping.fieldOf(column);
        }
        QCOMPARE(shown, guessed);
    }
}

void TestOneMapping::theWindowsOwnWordsAreKnownInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : {u"en"_s, u"de"_s, u"nl"_s, u"fr"_s, u"es"_s})
        QTest::newRow(qUtf8Printable(language)) << language;
}

// A florist may type the window's own words as headings.
void TestOneMapping::theWindowsOwnWordsAreKnownInEveryLanguage()
{
    QFETCH(const QString, language);
    const Spoken spoken(language, QLocale(language));

    for (const ImportKind kind : {ImportKind::Products, ImportKind::Prices, ImportKind::Contacts}) {
        for (const ImportField &field : importFields(kind)) {
            // "Art.-Nr." also means the supplier's number, and people's tables have no ids.
            // What a price is for means nothing without the price.
            if (field.name.endsWith("Id"_L1) || field.name == "sku"_L1 || field.name == "packCostUnits"_L1)
                continue;
            const QString heading = ImportWords::field(field.name);
            ColumnMapping mapping(kind, {heading});
            guessColumns(mapping, {}, {});
            QVERIFY2(mapping.fieldOf(0) == field.name || mapping.fieldOf(0) + u"s"_s == field.name,
                     qUtf8Printable(heading + u" is "_s + mapping.fieldOf(0) + u", not "_s + field.name));
        }
    }
}

STEMDESK_TEST(TestOneMapping)

} // namespace stemdesk::one_mapping_test

#include "tst_one_mapping.moc"
