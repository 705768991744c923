#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "app/progress_line.h"
#include "app/stop_signals.h"
#include "core/base/wording.h"
#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/contact_import.h"
#include "core/exchange/imports/price_import.h"
#include "core/exchange/imports/product_import.h"

#include <QDate>
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

Result<ColumnMapping> mappingFor(ImportKind kind, const TableFile &file, const QStringList &maps)
{
    ColumnMapping mapping(kind, file.header());
    for (const QString &map : maps) {
        const qsizetype sign = map.lastIndexOf(u'=');
        TRY(mapping.assign(map.left(sign), map.mid(sign + 1).trimmed()));
    }
    TRY(mapping.check());
    if (const QStringList unknown = mapping.unknownColumns(); !unknown.isEmpty())
        printError(u"Left out, because there is no such field: %1. Use --map to map them."_s.arg(
            oneLine(unknown.join(u", "_s))));
    return mapping;
}

/// Prints refused rows and progress, and checks for the signal to stop.
ImportListener listenerWith(ProgressLine &line)
{
    return {.refused =
                [](const RefusedRow &row) {
                    printError(u"line %1: %2: %3"_s.arg(QString::number(row.line), QString::fromUtf8(row.error.code),
                                                        oneLine(row.error.message)));
                },
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
        printError(u"The pack size of %1 varieties was changed, for every supplier."_s.arg(report->packChanges));
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

Result<OpenImport> opened(const Arguments &arguments)
{
    OpenImport open;
    std::unique_ptr<TableFile> file = TRY(TableFile::open(arguments.values.first(), arguments.option(u"sheet"_s)));
    open.file = std::move(file);
    std::unique_ptr<FolderSession> session = TRY(FolderSession::open(arguments));
    open.session = std::move(session);
    ShopServices *shop = TRY(shopFor(*open.session, arguments));
    open.shop = shop;
    return open;
}

template <class Run>
int runImport(const Arguments &arguments, ImportKind kind, const ImportOptions &options, Run run)
{
    const QStringList maps = arguments.options.value(u"map"_s);
    if (const Status sound = checkMaps(kind, maps); !sound)
        return wrongUse(sound.error().message);
    const Result<OpenImport> open = opened(arguments);
    if (!open)
        return failed(onOneLine(open.error()));
    const Result<ColumnMapping> mapping = mappingFor(kind, *open->file, maps);
    if (!mapping)
        return failed(onOneLine(mapping.error()));
    noteStopSignals();
    ProgressLine line;
    return reported(run(*open, *mapping, listenerWith(line)), options.isAllOrNothing);
}

/// The price list for a file of products. An impossible combination is wrong use.
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
    target.newDate = day.isEmpty() ? QDate::currentDate() : QDate::fromString(day, u"yyyy-MM-dd"_s);
    if (!target.newDate.isValid())
        return refused("invalid_date", u"date"_s, u"%1 is not a day; write it as 2027-03-31."_s.arg(quoted(day)));
    return target;
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
        .choices = {.replacesLists = arguments.has(u"replace-lists"_s), .prices = *prices, .swatches = {}}};
    return runImport(arguments, ImportKind::Products, options,
                     [&](const OpenImport &open, const ColumnMapping &mapping, const ImportListener &listener) {
                         if (hasPrices(mapping) && !prices->isWanted())
                             printError(u"The prices are left out; say with --list or --new-list where they go."_s);
                         return listNamed(ProductImport(*open.shop, *open.file, mapping).run(options, listener),
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
                                .choices = {}};
    return runImport(arguments, ImportKind::Prices, options,
                     [&](const OpenImport &open, const ColumnMapping &mapping,
                         const ImportListener &listener) -> Result<ImportReport> {
                         const Result<PriceListId> list = idFrom<PriceListTag>(named.toUtf8(), u"list"_s);
                         if (!list)
                             return listNamed(list.error(), named);
                         return listNamed(PriceImport(*open.shop, *list, *open.file, mapping).run(options, listener),
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
                     [&](const OpenImport &open, const ColumnMapping &mapping, const ImportListener &listener) {
                         return ContactImport(*open.shop, *open.file, mapping).run(options, listener);
                     });
}

} // namespace stemdesk
