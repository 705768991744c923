#include "core/api/mcp/tool.h"

#include "core/api/mcp/event_changes.h"
#include "core/api/mcp/event_tools.h"
#include "core/api/mcp/invoice_tools.h"
#include "core/api/mcp/line_tools.h"
#include "core/api/mcp/order_tools.h"
#include "core/api/mcp/price_tools.h"
#include "core/api/mcp/product_tools.h"
#include "core/api/mcp/quote_tools.h"
#include "core/api/mcp/report_tools.h"
#include "core/api/mcp/substitution_tool.h"
#include "core/api/mcp/work_tools.h"

#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

// A static library's resources must be asked for, and outside any namespace.
static void loadForms()
{
    Q_INIT_RESOURCE(mcp_tools);
}

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

/// The tools' schemas by name, from the file that tools/list serves.
struct Forms {
    Forms()
    {
        loadForms();
        QFile file(u":/mcp/tools.json"_s);
        if (!file.open(QFile::ReadOnly))
            qFatal("%s is not in the program", qPrintable(file.fileName()));
        const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
        for (auto form = all.begin(); form != all.end(); ++form) {
            QJsonObject told = form->toObject();
            told.insert("name"_L1, form.key());
            byName.insert(form.key().toUtf8(), QJsonDocument(told).toJson(QJsonDocument::Compact));
            arguments.insert(form.key().toUtf8(), told.value("inputSchema"_L1).toObject());
        }
    }
    QHash<QByteArray, QByteArray> byName;
    QHash<QByteArray, QJsonObject> arguments;
};

const Forms &forms()
{
    static const Forms kForms;
    return kForms;
}

QByteArray toolName(const Tool &tool)
{
    return {tool.name.data(), qsizetype(tool.name.size())};
}

} // namespace

bool Tool::isFor(Scopes granted) const
{
    return std::ranges::all_of(scopes, [&](Scope scope) { return granted.has(scope); });
}

std::span<const Tool> allTools()
{
    using enum Scope;
    static const std::vector<Tool> kTools{
        {"find_products", {ProductsRead}, Lane::Read, findProducts},
        {"find_events", {EventsRead}, Lane::Read, findEvents},
        {"read_event", {EventsRead}, Lane::Read, readEvent},
        {"create_event", {EventsWrite, ProductsRead}, Lane::Write, createEvent},
        {"change_lines", {EventsWrite, ProductsRead}, Lane::Write, changeLines},
        {"update_event", {EventsWrite}, Lane::Write, updateEvent},
        {"delete_event", {EventsWrite}, Lane::Write, deleteEvent},
        {"price_event", {EventsRead}, Lane::Read, priceOfEvent},
        {"compare_quotes", {EventsRead}, Lane::Read, compareQuotes},
        {"substitute", {EventsWrite, ProductsRead}, Lane::Write, substitute},
        {"order_sheet", {OrdersRead}, Lane::Document, orderSheet},
        {"mark_ordered", {OrdersWrite}, Lane::Write, markOrdered},
        {"keep_prices", {EventsWrite}, Lane::Write, keepPrices},
        {"current_prices", {EventsWrite}, Lane::Write, currentPrices},
        {"find_invoices", {InvoicesRead, ContactsRead}, Lane::Read, findInvoices},
        {"invoice_month", {InvoicesWrite, ContactsRead}, Lane::Write, invoiceMonth},
        {"statement", {PaymentsRead, ContactsRead}, Lane::Read, statement},
        {"reminder", {PaymentsRead}, Lane::Read, reminder},
        {"note_reminder", {InvoicesWrite}, Lane::Write, noteReminder},
        {"month_report", {PaymentsRead, EventsRead, OrdersRead}, Lane::Read, monthReport},
        {"hire_availability", {EventsRead}, Lane::Read, hireAvailability},
        {"week_plan", {EventsRead}, Lane::Read, weekPlan},
        {"list_series", {EventsRead}, Lane::Read, listSeries},
    };
    return kTools;
}

const Tool *findTool(QByteArrayView name)
{
    const auto tools = allTools();
    const auto tool = std::ranges::find(tools, std::string_view(name.data(), size_t(name.size())), &Tool::name);
    return tool == tools.end() ? nullptr : &*tool;
}

const QByteArray &formOf(const Tool &tool)
{
    const auto form = forms().byName.constFind(toolName(tool));
    Q_ASSERT(form != forms().byName.cend());
    return *form;
}

const QJsonObject &argumentForm(const Tool &tool)
{
    const auto form = forms().arguments.constFind(toolName(tool));
    Q_ASSERT(form != forms().arguments.cend());
    return *form;
}

} // namespace stemdesk::mcp
