#include "core/exchange/imports/column_guess.h"
#include "core/exchange/imports/column_words.h"
#include "core/exchange/imports/import_setting.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/ui/import/import_driver.h"
#include "ui/import/import_words.h"

namespace stemdesk::one_mapping_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// The window's second step and the command's --guess.
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
    QTest::addColumn<bool>("isOfClients");
    QTest::addColumn<QString>("supplier");
    QFile table(QStringLiteral(STEMDESK_TEST_DATA "/import_kinds.tsv"));
    QVERIFY(table.open(QFile::ReadOnly));
    const QList<QByteArray> lines = table.readAll().split('\n');
    for (const QByteArray &line : lines) {
        const QList<QByteArray> cells = line.split('\t');
        if (cells.value(1) == "contacts" || cells.value(1) == "products")
            QTest::newRow(cells.at(0).constData()) << (cells.at(1) == "contacts") << QString();
    }
    QTest::newRow("wholesaler_westland.xlsx") << false << u"Westland"_s;
    QTest::newRow("list_nl.csv") << false << u"Zon"_s;
}

void TestOneMapping::theWindowChoosesWhatTheCommandGuesses()
{
    QFETCH(const bool, isOfClients);
    QFETCH(const QString, supplier);
    const ImportKind kind = isOfClients ? ImportKind::Contacts : ImportKind::Products;
    const QString path = QStringLiteral(STEMDESK_TEST_DATA "/imports/") + QString::fromUtf8(QTest::currentDataTag());
    ImportDriver driver(kind);
    const auto file = must(
        TableFile::open(path, {.score = [kind](const QStringList &cells) { return headerScore(kind, cells, {}); }}));
    ColumnMapping mapping(kind, file->header());
    guessColumns(mapping, must(sampleRows(*file)), must(knownNames(driver.services())), !supplier.isEmpty());

    driver.dialog().open(path);
    const QString first = file->header().constFirst().isEmpty() ? u"Column 1"_s : file->header().constFirst();
    QTRY_VERIFY(driver.field<QComboBox>(u"Meaning of “%1”"_s.arg(first)));
    if (!supplier.isEmpty())
        driver.field<QComboBox>(u"Supplier of all rows"_s)->setCurrentText(supplier);

    QStringList shown;
    QStringList guessed;
    for (qsizetype column = 0; column < file->header().size(); ++column) {
        const QString heading = file->header().at(column);
        const QString name = heading.isEmpty() ? u"Column %1"_s.arg(column + 1) : heading;
        const auto *choice = driver.field<QComboBox>(u"Meaning of “%1”"_s.arg(name));
        QTRY_VERIFY((choice = driver.field<QComboBox>(u"Meaning of “%1”"_s.arg(name))));
        if (file->header().count(heading) > 1)
            continue; // The first of a name is the one that is found.
        shown += choice->currentData().toString();
        guessed += mapping.fieldOf(column);
    }
    QCOMPARE(shown, guessed);
}

void TestOneMapping::theWindowsOwnWordsAreKnownInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : {u"en"_s, u"de"_s, u"nl"_s, u"fr"_s, u"es"_s})
        QTest::newRow(qUtf8Printable(language)) << language;
}

// Headings as a florist who copies the window's words writes them.
void TestOneMapping::theWindowsOwnWordsAreKnownInEveryLanguage()
{
    QFETCH(const QString, language);
    const Spoken spoken(language, QLocale(language));

    for (const ImportKind kind : {ImportKind::Products, ImportKind::Prices, ImportKind::Contacts}) {
        for (const ImportField &field : importFields(kind)) {
            // "Art.-Nr." is the supplier's number as well; ids are in no table that people keep.
            if (field.name.endsWith("Id"_L1) || field.name == "sku"_L1)
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
