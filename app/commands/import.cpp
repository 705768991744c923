#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "app/shutdown.h"
#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/domain/shops/time_zone.h"
#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_guess.h"
#include "core/exchange/imports/column_words.h"
#include "core/exchange/imports/contact_import.h"
#include "core/exchange/imports/import_setting.h"
#include "core/exchange/imports/price_import.h"
#include "core/exchange/imports/product_import.h"

#include <QDate>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Replaces control characters, because the text of a file may reach a terminal.
QString oneLine(QString sentence)
{
    std::ranges::replace_if(
        sentence, [](QChar sign) { return sign.category() == QChar::Other_Control; }, u' ');
    return sentence;
}

Error onOneLine(Error error)
{
    error.message = oneLine(error.message);
    return error;
}

/// Unknown fields in --map are wrong use, reported before anything is opened.
Status checkMaps(ImportKind kind, const QStringList &maps)
{
    QStringList fields;
    for (const ImportField &field : importFields(kind))
        fields += field.name;
    for (const QString &map : maps) {
        const qsizetype sign = map.lastIndexOf(u'=');
        if (sign < 1)
            return refused("invalid_map", u"map"_s,
                           u"Write --map as \"Their header=field\", not as %1."_s.arg(quoted(map)));
        const QString field = map.mid(sign + 1).trimmed();
        if (!isImportField(kind, field))
            return refused("unknown_field", u"map"_s,
                           u"There is no field %1"_s.arg(quoted(field)) + insteadOf(field, fields));
    }
    return {};
}

/// "Column=value", split at the first sign, because values may contain one.
struct NamedSkip {
    QString column;
    QString value;
};

Result<QList<NamedSkip>> skipsFrom(const QStringList &written)
{
    QList<NamedSkip> skips;
    for (const QString &skip : written) {
        const qsizetype sign = skip.indexOf(u'=');
        if (sign < 1)
            return refused("invalid_skip", u"skip"_s,
                           u"Write --skip as \"Column=value\", not as %1."_s.arg(quoted(skip)));
        skips.append({.column = skip.first(sign), .value = skip.sliced(sign + 1)});
    }
    return skips;
}

/// The import choices given on the command line. Contradictory ones are wrong usage.
Result<TableOptions> tableOptions(const Arguments &arguments, ImportKind kind)
{
    TableOptions options{.sheet = arguments.option(u"sheet"_s)};
    if (const QString row = arguments.option(u"header-row"_s); !row.isEmpty()) {
        options.headerLine = row.toInt();
        if (options.headerLine < 1)
            return refused("invalid_header_row", {}, u"--header-row is a number from 1, not %1."_s.arg(quoted(row)));
    }
    if (const QString name = arguments.option(u"encoding"_s); !name.isEmpty()) {
        options.encoding = textEncodingFrom(name);
        if (!options.encoding)
            return refused("invalid_encoding", {},
                           u"--encoding is %1, not %2."_s.arg(anyOf(textEncodingNames()), quoted(name)));
    }
    QStringList named;
    for (const QString &map : arguments.options.value(u"map"_s))
        named += map.left(map.lastIndexOf(u'='));
    options.score = [kind, named](const QStringList &cells) { return headerScore(kind, cells, named); };
    return options;
}

Result<QList<RowSkip>> skipsIn(const ColumnMapping &mapping, const QList<NamedSkip> &named)
{
    QList<RowSkip> skips;
    for (const NamedSkip &skip : named) {
        const qsizetype column = mapping.columnCalled(skip.column);
        if (column < 0)
            return refused("unknown_column", u"skip"_s,
                           u"The file has no column %1"_s.arg(quoted(skip.column))
                               + insteadOf(skip.column, mapping.header()));
        skips.append({.column = column, .value = skip.value});
    }
    return skips;
}

Result<ColumnMapping> mappingFor(ImportKind kind, TableFile &file, ShopServices &shop, const Arguments &arguments)
{
    ColumnMapping mapping(kind, file.header());
    for (const QString &map : arguments.options.value(u"map"_s)) {
        const qsizetype sign = map.lastIndexOf(u'=');
        TRY(mapping.assign(map.left(sign), map.mid(sign + 1).trimmed()));
    }
    if (arguments.has(u"guess"_s)) {
        const QList<TableRow> samples = TRY(sampleRows(file));
        const KnownNames known = TRY(knownNames(shop));
        guessColumns(mapping, samples, known, !arguments.option(u"supplier"_s).trimmed().isEmpty());
    }
    TRY(mapping.check());
    return mapping;
}

/// Prints the meaning of each column, one JSON object per line.
void printColumns(const ColumnMapping &mapping)
{
    for (qsizetype column = 0; column < mapping.header().size(); ++column) {
        const QString field = mapping.fieldOf(column);
        const QString because = mapping.because(column);
        const QJsonObject line{{u"column"_s, mapping.header().at(column)},
                               {u"field"_s, field.isEmpty() ? QJsonValue() : QJsonValue(field)},
                               {u"because"_s, because.isEmpty() ? u"nothing says what it is"_s : because}};
        print(QString::fromUtf8(QJsonDocument(line).toJson(QJsonDocument::Compact)) + u'\n');
    }
}

void printLeftOut(const ColumnMapping &mapping)
{
    if (const QStringList unknown = mapping.unknownColumns(); !unknown.isEmpty())
        printError(u"Left out, because there is no such field: %1. Use --map to map them."_s.arg(
            oneLine(unknown.join(u", "_s))));
    for (qsizetype column = 0; column < mapping.header().size(); ++column) {
        if (mapping.fieldOf(column).isEmpty() && !mapping.because(column).isEmpty())
            printError(u"%1 is left out: %2."_s.arg(quoted(mapping.header().at(column)), mapping.because(column)));
    }
}

void printRemark(const ImportRemark &remark)
{
    const QString about = remark.line > 0
        ? u"line %1: %2: "_s.arg(QString::number(remark.line), QString::fromUtf8(remark.code))
        : QString();
    printError(about + oneLine(remark.message));
}

/// Prints refused rows and progress, and checks for the signal to stop.
ImportListener listenerWith(ProgressLine &line)
{
    return {.refused =
                [](const RefusedRow &row) {
                    printError(u"line %1: %2: %3"_s.arg(QString::number(row.line), QString::fromUtf8(row.error.code),
                                                        oneLine(row.error.message)));
                },
            .remarked = printRemark,
            .watch =
                [&line](const ImportProgress &progress) {
                    if (progress.total > 0)
                        line.show(progress.stage == ImportProgress::Stage::Checking ? u"Checking"_s : u"Writing"_s,
                                  progress.done, progress.total);
                    return !isStopAsked();
                }};
}

int reported(const Result<ImportReport> &report, bool isAllOrNothing)
{
    if (!report)
        return failed(onOneLine(report.error()));
    const ImportCounts &counts = report->counts;
    if (report->failure)
        printError(u"%1 What was written until then stays; run it again to import the rest."_s.arg(
            oneLine(report->failure->message)));
    else if (report->isStopped)
        printError(isAllOrNothing ? u"Stopped; nothing was written."_s
                                  : u"Stopped; run it again to import the rest."_s);
    else if (isAllOrNothing && counts.refused > 0)
        printError(u"Nothing was written, because rows were refused."_s);
    if (report->packChanges > 0)
        printError(report->packChanges == 1
                       ? u"The pack size of 1 variety was changed."_s
                       : u"The pack sizes of %1 varieties were changed."_s.arg(report->packChanges));
    print(u"%1 created, %2 updated, %3 unchanged, %4 refused\n"_s.arg(counts.created)
              .arg(counts.updated)
              .arg(counts.unchanged)
              .arg(counts.refused));
    return counts.refused > 0 || report->isStopped || report->failure ? 1 : 0;
}

/// Everything an import needs, opened in the order in which errors are reported.
struct OpenImport {
    std::unique_ptr<TableFile> file;
    std::unique_ptr<FolderSession> session;
    ShopServices *shop = nullptr;
};

Result<OpenImport> opened(const Arguments &arguments, const TableOptions &options)
{
    OpenImport open;
    std::unique_ptr<TableFile> file = TRY(TableFile::open(arguments.values.first(), options));
    open.file = std::move(file);
    std::unique_ptr<FolderSession> session = TRY(FolderSession::open(arguments));
    open.session = std::move(session);
    ShopServices *shop = TRY(shopFor(*open.session, arguments));
    open.shop = shop;
    return open;
}

/// A preview in the form of a report, with the counts the import would have.
Result<ImportReport> asReport(const Result<ImportPreview> &preview)
{
    if (!preview)
        return preview.error();
    return ImportReport{.counts = preview->counts, .packChanges = preview->packChanges};
}

/// `import` makes the import of a file and its mapping: with preview() and run().
template <class Import>
Result<ImportReport> done(const Arguments &arguments, Import &&import, const ImportOptions &options,
                          const ImportListener &listener)
{
    return arguments.has(u"dry-run"_s) ? asReport(import.preview(0, options, listener)) : import.run(options, listener);
}

template <class Run>
int runImport(const Arguments &arguments, ImportKind kind, ImportOptions options, Run run)
{
    if (const Status sound = checkMaps(kind, arguments.options.value(u"map"_s)); !sound)
        return wrongUse(sound.error().message);
    const Result<QList<NamedSkip>> skips = skipsFrom(arguments.options.value(u"skip"_s));
    if (!skips)
        return wrongUse(skips.error().message);
    const Result<TableOptions> table = tableOptions(arguments, kind);
    if (!table)
        return wrongUse(table.error().message);
    const Result<OpenImport> open = opened(arguments, *table);
    if (!open)
        return failed(onOneLine(open.error()));
    const Result<ColumnMapping> mapping = mappingFor(kind, *open->file, *open->shop, arguments);
    if (!mapping)
        return failed(onOneLine(mapping.error()));
    const Result<QList<RowSkip>> rows = skipsIn(*mapping, *skips);
    if (!rows)
        return failed(onOneLine(rows.error()));
    options.skips = *rows;
    for (const ImportRemark &remark : remarksOn(*open->file))
        printRemark(remark);
    if (arguments.has(u"dry-run"_s))
        printColumns(*mapping);
    else
        printLeftOut(*mapping);
    noteStopSignals();
    ProgressLine line;
    return reported(run(*open, *mapping, options, listenerWith(line)), options.isAllOrNothing);
}

/// The price list for a file of products; a new one without a day is of the shop's today. An impossible combination is
/// wrong use.
Result<ImportPriceTarget> priceTarget(const Arguments &arguments)
{
    const QString list = arguments.option(u"list"_s);
    const QString day = arguments.option(u"date"_s);
    ImportPriceTarget target{.newName = arguments.option(u"new-list"_s).trimmed()};
    if (!list.isEmpty() && !target.newName.isEmpty())
        return refused("invalid_list", u"list"_s, u"Give --list or --new-list, not both."_s);
    if (!day.isEmpty() && target.newName.isEmpty())
        return refused("invalid_date", u"date"_s, u"--date is the day of a --new-list; name it."_s);
    if (!list.isEmpty()) {
        const Result<PriceListId> id = idFrom<PriceListTag>(list.toUtf8(), u"list"_s);
        target.list = id.value_or(PriceListId::create()); // An invalid id is reported like any list not found.
    }
    if (target.newName.isEmpty())
        return target;
    if (day.isEmpty())
        return target;
    target.newDate = QDate::fromString(day, u"yyyy-MM-dd"_s);
    if (!target.newDate.isValid())
        return refused("invalid_date", u"date"_s, u"%1 is not a day; write it as 2027-03-31."_s.arg(quoted(day)));
    return target;
}

Result<ImportOptions> dated(ImportOptions options, const ShopServices &shop)
{
    ImportPriceTarget &prices = options.choices.prices;
    if (!prices.newName.isEmpty() && !prices.newDate.isValid())
        prices.newDate = dayOf(shop.now(), zoneNamed(TRY(shop.settings.shop()).timeZone));
    return options;
}

Result<ImportReport> listNamed(Result<ImportReport> report, const QString &list)
{
    if (!report && report.error().kind == Error::Kind::NotFound)
        return notFound(u"There is no price list %1 in this shop."_s.arg(list));
    return report;
}

bool hasPrices(const ColumnMapping &mapping)
{
    return mapping.columnOf(u"unitCostExclTax"_s) >= 0 || mapping.columnOf(u"packCostExclTax"_s) >= 0;
}

} // namespace

int runImportProducts(const Arguments &arguments)
{
    const Result<ImportPriceTarget> prices = priceTarget(arguments);
    if (!prices)
        return wrongUse(prices.error().message);
    const ImportOptions options{
        .isAllOrNothing = arguments.has(u"all-or-nothing"_s),
        .supplier = arguments.option(u"supplier"_s).trimmed(),
        .choices = {.replacesLists = arguments.has(u"replace-lists"_s), .prices = *prices, .swatches = {}},
        .holdsFarPrices = arguments.has(u"hold-far-prices"_s)};
    return runImport(arguments, ImportKind::Products, options,
                     [&](const OpenImport &open, const ColumnMapping &mapping, const ImportOptions &all,
                         const ImportListener &listener) -> Result<ImportReport> {
                         const ImportOptions now = TRY(dated(all, *open.shop));
                         if (hasPrices(mapping) && !prices->isWanted())
                             printError(u"The prices are left out; say with --list or --new-list where they go."_s);
                         return listNamed(
                             done(arguments, ProductImport(*open.shop, *open.file, mapping), now, listener),
                             arguments.option(u"list"_s));
                     });
}

int runImportPrices(const Arguments &arguments)
{
    const QString named = arguments.option(u"list"_s);
    if (named.isEmpty())
        return wrongUse(u"Say with --list which price list the prices go into."_s);
    const ImportOptions options{.isAllOrNothing = arguments.has(u"all-or-nothing"_s),
                                .supplier = arguments.option(u"supplier"_s).trimmed(),
                                .choices = {},
                                .holdsFarPrices = arguments.has(u"hold-far-prices"_s)};
    return runImport(arguments, ImportKind::Prices, options,
                     [&](const OpenImport &open, const ColumnMapping &mapping, const ImportOptions &all,
                         const ImportListener &listener) -> Result<ImportReport> {
                         const Result<PriceListId> list = idFrom<PriceListTag>(named.toUtf8(), u"list"_s);
                         if (!list)
                             return listNamed(list.error(), named);
                         return listNamed(
                             done(arguments, PriceImport(*open.shop, *list, *open.file, mapping), all, listener),
                             named);
                     });
}

int runImportContacts(const Arguments &arguments)
{
    const QMap<QString, KnownContact> choices{{QString(), KnownContact::LeaveOut},
                                              {u"leave"_s, KnownContact::LeaveOut},
                                              {u"update"_s, KnownContact::Update},
                                              {u"add"_s, KnownContact::Add}};
    const auto known = choices.constFind(arguments.option(u"duplicates"_s));
    if (known == choices.cend())
        return wrongUse(u"Say with --duplicates leave, update or add."_s);
    const ImportOptions options{.isAllOrNothing = arguments.has(u"all-or-nothing"_s), .known = *known};
    return runImport(arguments, ImportKind::Contacts, options,
                     [&](const OpenImport &open, const ColumnMapping &mapping, const ImportOptions &all,
                         const ImportListener &listener) {
                         return done(arguments, ContactImport(*open.shop, *open.file, mapping), all, listener);
                     });
}

} // namespace stemdesk
