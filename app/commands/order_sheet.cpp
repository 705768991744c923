#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "core/base/files.h"
#include "core/documents/order_sheet/order_sheet_pdf.h"
#include "core/exchange/orders/order_sheet_files.h"
#include "core/json/json_writer.h"
#include "core/json/orders/order_sheet_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Result<QByteArray> sheetAs(const QString &format, const OrderSheet &sheet, const Shop &shop)
{
    if (format == "csv"_L1)
        return orderSheetCsv(sheet);
    if (format == "xlsx"_L1)
        return orderSheetXlsx(sheet, shop);
    if (format == "pdf"_L1)
        return orderSheetPdf(sheet, shop);
    JsonWriter json;
    writeOrderSheet(json, sheet, FieldSelection());
    return json.take() + '\n';
}

/// The events named by the arguments; not_found names the first that does not exist.
Result<QList<EventId>> eventsOf(const QStringList &words)
{
    QList<EventId> events;
    for (const QString &word : words) {
        const auto id = idFrom<EventTag>(word.toUtf8());
        if (!id)
            return notFound(u"\"%1\" is no event's id."_s.arg(word));
        if (!events.contains(*id))
            events.append(*id);
    }
    return events;
}

/// Writes the whole file or, on failure, leaves the old one untouched.
Status writeFile(const QString &name, const QByteArray &bytes)
{
    const Status written = writePrivately(name, bytes);
    return written
        ? written
        : Status(unavailable("file_not_written", u"%1 cannot be written: %2."_s.arg(name, written.error().message)));
}

/// The sheet of the shop that has all these events.
Result<QByteArray> sheetBytes(FolderSession &session, const Arguments &arguments, const QString &format)
{
    const auto shops = TRY(shopsFor(session, arguments));
    const auto events = TRY(eventsOf(arguments.values));
    Error refusal = notFound();
    for (ShopServices *shop : shops) {
        const Result<OrderSheet> sheet = shop->orderSheets.sheetFor(events);
        const Result<Shop> settings = shop->settings.shop();
        if (sheet && settings)
            return sheetAs(format, *sheet, *settings);
        refusal = sheet ? settings.error() : sheet.error();
        if (refusal.code != "event_not_found")
            break;
    }
    return refusal;
}

} // namespace

int runOrderSheet(const Arguments &arguments)
{
    const QString format = arguments.has(u"format"_s) ? arguments.option(u"format"_s) : u"pdf"_s;
    if (!QStringList{u"csv"_s, u"xlsx"_s, u"pdf"_s, u"json"_s}.contains(format))
        return wrongUse(u"Give --format as csv, xlsx, pdf or json."_s);
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const Result<QByteArray> bytes = sheetBytes(**session, arguments, format);
    if (!bytes)
        return failed(bytes.error());
    const QString name = arguments.option(u"output"_s);
    if (name.isEmpty() || name == "-"_L1) {
        print(*bytes);
        return 0;
    }
    const Status stored = writeFile(name, *bytes);
    return stored ? 0 : failed(stored.error());
}

} // namespace stemdesk
