#include "ui/pages/orders/saved_sheets_model.h"

#include "core/services/events/event_recipe_service.h"
#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/order_words.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSheetsAtOnce = 50;

QStringList eventNames(const OrderSheet &sheet)
{
    QStringList names;
    for (const OrderSheetEvent &event : sheet.events)
        names.append(event.name);
    return names;
}

QStringList supplierNames(const OrderSheet &sheet)
{
    QStringList names;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        if (!supplier.name.isEmpty())
            names.append(supplier.name);
    }
    return names;
}

} // namespace

Result<SheetOutcome> SheetOutcome::of(ShopServices &shop, const OrderSheet &sheet, const QString &currency)
{
    const SheetChanges changes = TRY(shop.orderSheets.changesOf(sheet.id));
    SheetOutcome outcome;
    outcome.addChanges(changes, currency);
    for (const OrderSheetEvent &event : sheet.events) {
        const Result<EventRecipe> recipe = shop.recipes.read(event.eventId);
        if (recipe)
            outcome.addEarnings(event.name, recipe->earnings, currency);
        else if (recipe.error().kind != Error::Kind::NotFound)
            return recipe.error();
    }
    return outcome;
}

void SheetOutcome::addChanges(const SheetChanges &since, const QString &currency)
{
    for (const SheetEventChange &event : since.events)
        changes.append({{.text = OrderWords::change(event)}, {}, {}});
    for (const SheetLineChange &line : since.lines)
        changes.append({{.text = OrderWords::change(line, currency)},
                        {.text = line.supplierId.isNull() ? tr("No supplier") : line.supplierName, .tone = Tone::Quiet},
                        {.text = moneyChange(line.orderCostIncTaxChange(), currency)}});
    costChange = moneyChange(since.orderCostIncTaxChange, currency);
}

void SheetOutcome::addEarnings(const QString &event, const EventEarnings &earnings, const QString &currency)
{
    const auto &paid = earnings.receivedCostExclTax;
    Tone tone = paid ? Tone::Plain : Tone::Quiet;
    if (paid && earnings.expectedCostExclTax > earnings.plannedCostExclTax)
        tone = Tone::Warning;
    const double margin = earnings.margin();
    profits.append({{.text = event},
                    {.text = moneyText(earnings.customerPriceExclTax, currency)},
                    {.text = moneyText(earnings.plannedCostExclTax, currency)},
                    {.text = paid ? moneyText(*paid, currency) : u"–"_s, .tone = tone},
                    {.text = moneyText(margin, currency), .tone = margin < 0 ? Tone::Error : Tone::Plain}});
}

SavedSheetsModel::SavedSheetsModel(UiContext &context, QObject *parent) : QAbstractListModel(parent), m_context(context)
{
    RecentChanges::watch(context, this, {Resource::OrderSheet}, [this] { read(); });
    read();
}

void SavedSheetsModel::ask(const PageRequest &page, void (SavedSheetsModel::*take)(const Page<SavedSheet> &))
{
    m_lookup.ask([page](ShopServices &shop) { return shop.savedOrders.sheets(page); },
                 [this, take](const Result<Page<SavedSheet>> &answer) {
                     if (!answer) {
                         Q_EMIT failed(errorText(answer.error()));
                         return;
                     }
                     (this->*take)(*answer);
                     Q_EMIT listed();
                 });
}

void SavedSheetsModel::read()
{
    // One more than is shown, for a sheet that was just saved.
    ask({.after = {}, .limit = std::max(kSheetsAtOnce, int(m_rows.size()) + 1)}, &SavedSheetsModel::replace);
}

void SavedSheetsModel::replace(const Page<SavedSheet> &page)
{
    const auto idOf = [](const SavedSheet &saved) { return saved.sheet.id; };
    m_next = page.next;
    if (std::ranges::equal(page.rows, m_rows, {}, idOf, idOf)) {
        m_rows = page.rows;
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = page.rows;
    endResetModel();
}

void SavedSheetsModel::append(const Page<SavedSheet> &page)
{
    m_next = page.next;
    if (page.rows.isEmpty())
        return;
    beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + page.rows.size()) - 1);
    m_rows += page.rows;
    endInsertRows();
}

bool SavedSheetsModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next && !m_lookup.isWaiting();
}

void SavedSheetsModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        ask({.after = m_next, .limit = kSheetsAtOnce}, &SavedSheetsModel::append);
}

OrderSheetId SavedSheetsModel::idAt(const QModelIndex &index) const
{
    return index.isValid() ? m_rows.at(index.row()).sheet.id : OrderSheetId();
}

QModelIndex SavedSheetsModel::indexOf(const OrderSheetId &id) const
{
    const auto found = std::ranges::find(m_rows, id, [](const SavedSheet &saved) { return saved.sheet.id; });
    return found == m_rows.cend() ? QModelIndex() : index(int(found - m_rows.cbegin()));
}

int SavedSheetsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SavedSheetsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SavedSheet &saved = m_rows.at(index.row());
    const QString names = eventNames(saved.sheet).join(u", "_s);
    const QDate savedOn = dayOf(saved.sheet.createdAt, zoneOf(m_context.shop));
    const QString day = mediumDate(savedOn);
    const QString total = moneyText(saved.sheet.totals.orderCostIncTax, saved.sheet.currency);
    switch (role) {
    case Qt::DisplayRole: return names;
    case Qt::ToolTipRole: return eventNames(saved.sheet).join(u'\n');
    case Qt::AccessibleTextRole:
        return QStringList{names,
                           OrderWords::sources(saved.sheet),
                           day,
                           total,
                           isOnlyPlanned(saved) ? tr("draft") : QString(),
                           OrderWords::received(saved)}
            .join(u", "_s);
    case DayRole: return day;
    case ShortDayRole:
        return savedOn.year() == shopToday(m_context).year() ? shortDayAndMonth(savedOn) : shortDate(savedOn);
    case TotalRole: return total;
    case DraftRole: return isOnlyPlanned(saved);
    case SourcesRole: return OrderWords::sources(saved.sheet);
    case EventsRole: return eventNames(saved.sheet);
    case SuppliersRole: return supplierNames(saved.sheet);
    case ReceivedRole: return OrderWords::received(saved);
    case ReceivedToneRole: return int(saved.received >= saved.lines ? Tone::Accent : Tone::Quiet);
    default: return {};
    }
}

} // namespace stemdesk::ui
