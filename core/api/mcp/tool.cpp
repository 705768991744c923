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
        {"find_products", {ProductsRead}, RequestQueue::Read, findProducts},
        {"find_events", {EventsRead}, RequestQueue::Read, findEvents},
        {"read_event", {EventsRead}, RequestQueue::Read, readEvent},
        {"create_event", {EventsWrite, ProductsRead}, RequestQueue::Write, createEvent},
        {"change_lines", {EventsWrite, ProductsRead}, RequestQueue::Write, changeLines},
        {"update_event", {EventsWrite}, RequestQueue::Write, updateEvent},
        {"delete_event", {EventsWrite}, RequestQueue::Write, deleteEvent},
        {"price_event", {EventsRead}, RequestQueue::Read, priceOfEvent},
        {"compare_quotes", {EventsRead}, RequestQueue::Read, compareQuotes},
        {"substitute", {EventsWrite, ProductsRead}, RequestQueue::Write, substitute},
        {"order_sheet", {OrdersRead}, RequestQueue::Document, orderSheet},
        {"mark_ordered", {OrdersWrite}, RequestQueue::Write, markOrdered},
        {"keep_prices", {EventsWrite}, RequestQueue::Write, keepPrices},
        {"current_prices", {EventsWrite}, RequestQueue::Write, currentPrices},
        {"find_invoices", {InvoicesRead, ContactsRead}, RequestQueue::Read, findInvoices},
        {"invoice_month", {InvoicesWrite, ContactsRead}, RequestQueue::Write, invoiceMonth},
        {"statement", {PaymentsRead, ContactsRead}, RequestQueue::Read, statement},
        {"reminder", {PaymentsRead}, RequestQueue::Read, reminder},
        {"note_reminder", {InvoicesWrite}, RequestQueue::Write, noteReminder},
        {"month_report", {PaymentsRead, EventsRead, OrdersRead}, RequestQueue::Read, monthReport},
        {"hire_availability", {EventsRead}, RequestQueue::Read, hireAvailability},
        {"week_plan", {EventsRead}, RequestQueue::Read, weekPlan},
        {"list_series", {EventsRead}, RequestQueue::Read, listSeries},
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
