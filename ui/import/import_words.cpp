#include "ui/import/import_words.h"

#include "ui/words/catalogue_words.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"
#include "ui/words/wording.h"

#include <QHash>
#include <QLocale>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct ImportTables {
    Q_DECLARE_TR_FUNCTIONS(ImportWords)

public:
    static constexpr Wording kFields[] = {
        {"productId", QT_TR_NOOP("Product, by its id")},
        {"product", QT_TR_NOOP("Product")},
        {"category", QT_TR_NOOP("Category")},
        {"productType", QT_TR_NOOP("Type")},
        {"variantId", QT_TR_NOOP("Variety, by its id")},
        {"variant", QT_TR_NOOP("Variety")},
        {"stemLength", QT_TR_NOOP("Stem length in cm")},
        {"unitsPerPack", QT_TR_NOOP("Stems or pieces in a pack")},
        {"colors", QT_TR_NOOP("Colours")},
        {"suppliers", QT_TR_NOOP("Suppliers")},
        {"minPacks", QT_TR_NOOP("Minimum packs of a supplier")},
        {"packs", QT_TR_NOOP("Packs of suppliers")},
        {"supplierCodes", QT_TR_NOOP("Codes of suppliers")},
        {"supplierEans", QT_TR_NOOP("EANs of suppliers")},
        {"supplierCode", QT_TR_NOOP("Code of the supplier")},
        {"sku", QT_TR_NOOP("SKU")},
        {"notes", QT_TR_NOOP("Notes")},
        {"supplier", QT_TR_NOOP("Supplier")},
        {"unitCostExclTax", QT_TR_NOOP("Unit cost excl. tax")},
        {"packCostExclTax", QT_TR_NOOP("Pack cost excl. tax")},
        {"packCostUnits", QT_TR_NOOP("Stems the pack cost is for")},
        {"contactId", QT_TR_NOOP("Client, by its id")},
        {"name", QT_TR_NOOP("Name")},
        {"firstName", QT_TR_NOOP("First name")},
        {"lastName", QT_TR_NOOP("Last name")},
        {"company", QT_TR_NOOP("Company")},
        {"emails", QT_TR_NOOP("E-mail")},
        {"phones", QT_TR_NOOP("Phone")},
        {"address", QT_TR_NOOP("Address")},
        {"street", QT_TR_NOOP("Street")},
        {"postcode", QT_TR_NOOP("Postcode")},
        {"city", QT_TR_NOOP("Town")},
        {"country", QT_TR_NOOP("Country")},
        {"taxNumber", QT_TR_NOOP("Tax number")},
        {"electronicAddress", QT_TR_NOOP("E-invoice address")},
        {"invoicing", QT_TR_NOOP("Invoicing terms")},
        {"externalId", QT_TR_NOOP("External ID")},
    };

    static constexpr Wording kReasons[] = {
        {"contact_known", QT_TR_NOOP("A client already has this e-mail address or phone.")},
        {"name_required", QT_TR_NOOP("The row has no name.")},
        {"variant_not_found", QT_TR_NOOP("The shop has no such variety.")},
        {"ambiguous_variant", QT_TR_NOOP("Several varieties have this name.")},
        {"ambiguous_product", QT_TR_NOOP("Several products have this name.")},
        {"supplier_not_found", QT_TR_NOOP("The shop has no such supplier.")},
        {"product_not_found", QT_TR_NOOP("The shop has no such product.")},
        {"variant_required", QT_TR_NOOP("The row has no variety.")},
        {"product_required", QT_TR_NOOP("The row has no product.")},
        {"unitCostExclTax_required", QT_TR_NOOP("The row has no unit cost.")},
        {"unitsPerPack_required", QT_TR_NOOP("The price is for a pack, and nothing says how many stems are in it.")},
        {"invalid_packs",
         QT_TR_NOOP("Write the pack as a number, or as Supplier=25 where the row is not of one supplier.")},
        {"invalid_minPacks",
         QT_TR_NOOP(
             "Write the minimum packs as a whole number, or as Supplier=4 where the row is not of one supplier.")},
        {"invalid_supplierCodes", QT_TR_NOOP("Write one code, or Supplier=code where the row is not of one supplier.")},
        {"invalid_supplierEans",
         QT_TR_NOOP("Write one EAN of up to 20 characters, or Supplier=EAN where the row is not of one supplier.")},
        {"wrong_product_type", QT_TR_NOOP("The price list is for products of another type.")},
        {"file_damaged", QT_TR_NOOP("The file is damaged, or not a workbook after all.")},
        {"file_too_large", QT_TR_NOOP("The workbook is too large. Save its sheet as CSV and choose that file.")},
        {"not_table", QT_TR_NOOP("It is a ZIP archive. Unpack it and choose the table in it.")},
        {"too_many_cells", QT_TR_NOOP("The row has more cells than the file has columns.")},
        {"unclosed_quote", QT_TR_NOOP("A quotation mark in this row is never closed; nothing after it can be read.")},
        {"file_empty", QT_TR_NOOP("It is empty; the first row must name the columns.")},
        {"file_not_read", QT_TR_NOOP("It cannot be read.")},
        {"file_changed", QT_TR_NOOP("The file was changed meanwhile; save it, close it and choose it again.")},
        {"file_is_folder", QT_TR_NOOP("It is a folder. Choose one of the files in it.")},
        // By kind; the last text is for all others.
        {"not_csv:picture", QT_TR_NOOP("It is a picture. A table is needed: CSV, XLSX or ODS.")},
        {"not_csv:film", QT_TR_NOOP("It is a video or sound file. A table is needed: CSV, XLSX or ODS.")},
        {"not_csv:pdf",
         QT_TR_NOOP("It is a PDF, whose rows cannot be read. Ask for the same list as CSV, XLSX or ODS.")},
        {"not_csv:document",
         QT_TR_NOOP("It is a text document. Copy its table into a spreadsheet and save that as XLSX or ODS.")},
        {"not_csv:old_workbook",
         QT_TR_NOOP("It is in an old Office format. Open it in a spreadsheet program and save it as XLSX or ODS.")},
        {"not_csv:archive", QT_TR_NOOP("It is an archive. Unpack it and choose the table in it.")},
        {"not_csv:shop", QT_TR_NOOP("It is a whole shop. Open it in Settings, All shops, “Open a shop from a file…”.")},
        {"not_csv:database",
         QT_TR_NOOP("It is a backup or another database. Backups are restored in Settings, Backups.")},
        {"not_csv:cards", QT_TR_NOOP("It holds vCards. Import them on the Clients page: “Import vCards…”.")},
        {"not_csv:calendar", QT_TR_NOOP("It is a calendar. A table is needed: CSV, XLSX or ODS.")},
        {"not_csv:page",
         QT_TR_NOOP(
             "It is a web page, whatever its name says. Open it in a spreadsheet program and save it as XLSX or ODS.")},
        {"not_csv:mail", QT_TR_NOOP("It is an e-mail. Save the table that came with it and choose that file.")},
        {"not_csv",
         QT_TR_NOOP("It is not a table. Open it in the program that it was made with, save it as CSV, XLSX or ODS, and "
                    "choose that file.")},
    };
};

} // namespace

QString ImportWords::field(const QString &name)
{
    const char *known = wordingOf(ImportTables::kFields, name);
    return known ? tr(known) : name;
}

QString ImportWords::facts(qsizetype columns, const FileForm &form)
{
    const QString text = nameOf(form.encoding);
    const int count = int(columns);
    if (!form.sheet.isEmpty())
        return tr("%n column(s) of the sheet “%1”", nullptr, count).arg(form.sheet);
    switch (form.separator) {
    case ';': return tr("%n column(s), separated by semicolons, %1", nullptr, count).arg(text);
    case '\t': return tr("%n column(s), separated by tabs, %1", nullptr, count).arg(text);
    default: return tr("%n column(s), separated by commas, %1", nullptr, count).arg(text);
    }
}

QString ImportWords::remark(const ImportRemark &remark)
{
    const QString first = remark.values.value(0);
    const QString second = remark.values.value(1);
    if (remark.code == "value_left_out")
        return tr("%1 left out").arg(field(remark.field));
    if (remark.code == "value_read")
        return tr("%1: “%2” read as %3").arg(field(remark.field), first, second);
    if (remark.code == "row_differs")
        return tr("%1: line %2 says %3").arg(field(remark.field), first, second);
    if (remark.code == "currency_differs")
        return tr("The prices are in %1, your shop uses %2.").arg(first, second);
    if (remark.code == "types_new")
        return tr("New product types: %1.").arg(first);
    if (remark.code == "price_divided")
        return tr("The prices in “%1” are divided by %2.").arg(first, second);
    if (remark.code == "price_of_box")
        return tr("No column says how many are in a box: “%1” is divided by your own pack sizes.").arg(first);
    if (remark.code == "rows_hidden")
        return tr("Rows hidden in the sheet are left out: %1.").arg(first);
    if (remark.code == "rows_empty")
        return tr("Rows with nothing in the chosen columns are left out: %1.").arg(first);
    if (remark.code == "rows_bare")
        return tr("Rows with nothing but a name become products: %1.").arg(first);
    if (remark.code == "products_repeated")
        return tr("Rows without a product use the one above: %1.").arg(first);
    if (remark.code == "tables_beside")
        return tr("Another table beside the first one is left out, columns %1. Move it below the first.").arg(first);
    if (remark.code == "lengths_as_columns")
        return tr("Columns named as a length are left out: %1. Give each length a row, with its price.").arg(first);
    return {};
}

QString ImportWords::fate(const PreviewRow &row, const QString &currency)
{
    if (row.error)
        return reason(*row.error);
    QStringList remarks;
    for (const ImportRemark &remark : row.notes.remarks)
        remarks += ImportWords::remark(remark);
    const bool isUnchanged = row.outcome == PreviewRow::Outcome::NoChange && !row.pack && !row.price;
    const QString outcome = isUnchanged ? unchangedText(row.notes) : outcomeText(row, currency);
    if (row.notes.replacedBy > 0 && !isUnchanged)
        remarks += tr("line %1 counts instead").arg(QLocale().toString(row.notes.replacedBy));
    return remarks.isEmpty() ? outcome : u"%1 (%2)"_s.arg(outcome, remarks.join(u"; "_s));
}

/// What a row that changes nothing stands for among rows that contradict it.
QString ImportWords::unchangedText(const RowNotes &notes)
{
    if (notes.replacedBy > 0)
        return tr("Not used: line %1 counts").arg(QLocale().toString(notes.replacedBy));
    for (const ImportRemark &remark : notes.remarks) {
        if (isReplacing(remark))
            return tr("Unchanged, counts instead of line %1").arg(remark.values.constFirst());
    }
    return tr("Unchanged");
}

QString ImportWords::outcomeText(const PreviewRow &row, const QString &currency)
{
    if (row.isPriceHeld)
        return tr("Left out: %1 would become %2")
            .arg(moneyText(row.price->before, currency), moneyText(row.price->after, currency));
    if (row.pack && !(row.price && row.price->isFarOff()))
        return tr("Changed, pack of %1 becomes %2").arg(quantityText(row.pack->before), quantityText(row.pack->after));
    if (row.price)
        return tr("Changed, %1 becomes %2")
            .arg(moneyText(row.price->before, currency), moneyText(row.price->after, currency));
    switch (row.outcome) {
    case PreviewRow::Outcome::CreatesProduct: return tr("New product");
    case PreviewRow::Outcome::AddsVariant: return tr("New variety");
    case PreviewRow::Outcome::CreatesPrice: return tr("New price");
    case PreviewRow::Outcome::CreatesContact: return tr("New client");
    case PreviewRow::Outcome::Updates: return tr("Changed");
    case PreviewRow::Outcome::NoChange: return tr("Unchanged");
    case PreviewRow::Outcome::Refused: return tr("Refused");
    }
    return {};
}

Tone ImportWords::tone(const PreviewRow &row)
{
    if (row.pack || !row.notes.remarks.isEmpty() || (row.price && row.price->isFarOff()))
        return row.error ? Tone::Error : Tone::Warning;
    switch (row.outcome) {
    case PreviewRow::Outcome::CreatesProduct:
    case PreviewRow::Outcome::AddsVariant:
    case PreviewRow::Outcome::CreatesPrice:
    case PreviewRow::Outcome::CreatesContact: return Tone::Accent;
    case PreviewRow::Outcome::Updates: return Tone::Plain;
    case PreviewRow::Outcome::NoChange: return Tone::Quiet;
    case PreviewRow::Outcome::Refused: return Tone::Error;
    }
    return Tone::Plain;
}

QString ImportWords::reason(const Error &error)
{
    for (const QByteArray &code :
         {error.code, error.code.split(':').constFirst()}) { // A code may be followed by a detail.
        if (const char *known = wordingOf(ImportTables::kReasons, code))
            return tr(known);
    }
    return errorText(error);
}

QString ImportWords::brokenOff(const Error &error)
{
    if (error.code == "file_changed")
        return reason(error);
    return error.code == "storage_full" ? tr("The disk is full.")
                                        : tr("The shop’s data could not be written any more.");
}

QString ImportWords::counts(const ImportCounts &counts)
{
    const QLocale locale;
    QStringList parts;
    if (counts.created > 0)
        parts.append(tr("%1 new").arg(locale.toString(counts.created)));
    if (counts.updated > 0)
        parts.append(tr("%1 changed").arg(locale.toString(counts.updated)));
    if (counts.unchanged > 0)
        parts.append(tr("%1 unchanged").arg(locale.toString(counts.unchanged)));
    if (counts.refused > 0)
        parts.append(tr("%1 refused").arg(locale.toString(counts.refused)));
    return parts.isEmpty() ? tr("no rows") : parts.join(u", "_s);
}

QString ImportWords::news(const ImportPreview &preview)
{
    constexpr qsizetype kNamed = 5;
    const QLocale locale;
    QStringList prices;
    if (preview.dearer > 0)
        prices += tr("%1 dearer").arg(locale.toString(preview.dearer));
    if (preview.cheaper > 0)
        prices += tr("%1 cheaper").arg(locale.toString(preview.cheaper));
    QStringList sentences;
    if (!prices.isEmpty())
        sentences += tr("Compared with the last prices: %1.").arg(prices.join(u", "_s));
    QStringList names;
    for (const GoneVariety &gone : preview.gone.first(std::min(preview.gone.size(), kNamed)))
        names += QStringList{gone.product, gone.variant, stemLengthText(gone.stemLength)}.join(u' ').trimmed();
    if (preview.gone.size() > kNamed)
        sentences += tr("No longer in the file: %1 and %2 more.")
                         .arg(names.join(u", "_s), locale.toString(preview.gone.size() - kNamed));
    else if (!names.isEmpty())
        sentences += tr("No longer in the file: %1.").arg(names.join(u", "_s));
    return sentences.join(u' ');
}

QString ImportWords::progress(const ImportProgress &progress)
{
    return progress.stage == ImportProgress::Stage::Checking ? tr("Checking the file") : tr("Importing");
}

QString ImportWords::kind(ImportKind kind)
{
    switch (kind) {
    case ImportKind::Products: return tr("Products");
    case ImportKind::Prices: return tr("Prices");
    case ImportKind::Contacts: return tr("Clients");
    }
    return {};
}

QString ImportWords::reverted(const RevertReport &report)
{
    const QString undone = tr("%n change(s) undone", nullptr, int(report.undone));
    if (report.kept.isEmpty())
        return undone + u'.';
    const QString kept =
        tr("%1; %n changed or used since then, and stay.", nullptr, int(report.kept.size())).arg(undone);
    if (report.newer.isEmpty())
        return kept;
    QStringList newer;
    for (const QString &file : report.newer)
        newer += tr("“%1”").arg(file);
    newer.removeDuplicates();
    return kept + u' ' + tr("Newer imports changed some: undo %1 first, then this one again.").arg(newer.join(u", "_s));
}

bool isUnmatched(const PreviewRow &row)
{
    return row.error && (row.error->code == "variant_not_found" || row.error->code == "ambiguous_variant");
}

} // namespace stemdesk::ui
