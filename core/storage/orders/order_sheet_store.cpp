#include "core/storage/orders/order_sheet_store.h"

#include "core/base/day.h"
#include "core/storage/engine/session.h"
#include "core/storage/orders/order_sheet_line_store.h"

#include <algorithm>
#include <limits>

namespace stemdesk {

namespace {

const QByteArray kOrderSheetColumns =
    "key, id, currency, order_cost_excl_tax, order_cost_inc_tax, line_count, created_at, "
    "updated_at, version, is_draft, ordered_at, is_top_up, day_asked, delivery_cost_excl_tax";

StoredOrderSheet sheetFrom(const Row &row)
{
    StoredOrderSheet stored{.key = row.integer(0), .lineCount = row.integer(5)};
    stored.sheet.id = row.id<OrderSheetId>(1);
    stored.sheet.currency = row.text(2);
    stored.sheet.totals = {row.real(3), row.real(4), row.real(13)};
    stored.sheet.createdAt = row.integer(6);
    stored.sheet.updatedAt = row.integer(7);
    stored.sheet.version = row.smallInteger(8);
    stored.sheet.state = row.flag(9) ? SheetState::Draft : SheetState::Ordered;
    stored.sheet.orderedAt = row.optionalInteger(10);
    stored.sheet.isTopUp = row.flag(11);
    stored.sheet.dayAsked = dayFrom(row.text(12));
    return stored;
}

/// Number of `sheets` on a page: at least one, and no more lines than a page may have.
qsizetype countOnPage(const QList<StoredOrderSheet> &sheets, int limit, bool hasLines)
{
    qint64 lines = 0;
    qsizetype count = 0;
    while (count < std::min<qsizetype>(sheets.size(), limit)) {
        lines += sheets[count].lineCount;
        if (hasLines && count > 0 && lines > OrderSheetStore::kPageLines)
            break;
        ++count;
    }
    return count;
}

} // namespace

Result<Page<OrderSheet>> OrderSheetStore::list(const OrderSheetFilter &filter, const PageRequest &page,
                                               const OrderSheetParts &parts) const
{
    const QByteArray listed = "select " + kOrderSheetColumns
        + " from order_sheet where shop = ? and key > ? and updated_at >= ?" + idClause(page) + " order by key limit ?";
    auto sheets =
        m_session.all(listed, sheetFrom, m_tenant.shop, page.after.value_or(0),
                      filter.updatedSince.value_or(std::numeric_limits<Instant>::min()), idsOf(page), page.limit + 1);
    if (!sheets)
        return sheets.error();
    Page<OrderSheet> found;
    // Sheets asked for by id are all returned, however many lines they have.
    const qsizetype count = page.ids.isEmpty() ? countOnPage(*sheets, page.limit, parts.lines) : sheets->size();
    if (count < sheets->size())
        found.next = sheets->at(count - 1).key;
    sheets->resize(count);
    TRY(fill(*sheets, parts));
    for (StoredOrderSheet &stored : *sheets)
        found.rows.append(std::move(stored.sheet));
    return found;
}

Result<Page<StoredOrderSheet>> OrderSheetStore::newest(const PageRequest &page) const
{
    static const QByteArray kNewest =
        "select " + kOrderSheetColumns + " from order_sheet where shop = ? and key < ? order by key desc limit ?";
    auto sheets = TRY(m_session.all(kNewest, sheetFrom, m_tenant.shop,
                                    page.after.value_or(std::numeric_limits<qint64>::max()), page.limit + 1));
    Page<StoredOrderSheet> found{.rows = std::move(sheets)};
    if (found.rows.size() > page.limit) {
        found.rows.resize(page.limit);
        found.next = found.rows.constLast().key;
    }
    TRY(fill(found.rows, {.lines = false}));
    return found;
}

Result<QList<StoredOrderSheet>> OrderSheetStore::newestOf(EventId event, int limit) const
{
    static const QByteArray kNewestOf = "select " + kOrderSheetColumns
        + " from order_sheet where shop = ? and key in (select order_sheet from order_sheet_event where shop = ? and "
          "event = ?) order by key desc limit ?";
    auto sheets = m_session.all(kNewestOf, sheetFrom, m_tenant.shop, m_tenant.shop, event, limit);
    if (!sheets)
        return sheets.error();
    TRY(fill(*sheets, {.lines = false}));
    return sheets;
}

Result<QList<OrderSheet>> OrderSheetStore::arriving(const ArrivalTimes &times) const
{
    static const QByteArray kArriving = "select " + kOrderSheetColumns
        + " from order_sheet where shop = ? and is_draft = 0 and key in (select order_sheet from order_sheet_line "
          "where shop = ? and arrives_on >= ? and arrives_on <= ? union all select order_sheet from order_sheet_event "
          "where shop = ? and starts_at >= ? and starts_at < ?)";
    auto sheets = TRY(m_session.all(kArriving, sheetFrom, m_tenant.shop, m_tenant.shop, dayText(times.from),
                                    dayText(times.to), m_tenant.shop, times.startsFrom, times.startsBefore));
    std::ranges::sort(sheets, {}, &StoredOrderSheet::key);
    TRY(fill(sheets, {}));
    QList<OrderSheet> arriving;
    for (StoredOrderSheet &stored : sheets)
        arriving.append(std::move(stored.sheet));
    return arriving;
}

Result<StoredOrderSheet> OrderSheetStore::find(OrderSheetId id, const OrderSheetParts &parts) const
{
    static const QByteArray kFind = "select " + kOrderSheetColumns + " from order_sheet where shop = ? and id = ?";
    auto found = TRY(m_session.first(kFind, sheetFrom, m_tenant.shop, id));
    if (!found)
        return notFound();
    QList<StoredOrderSheet> one{*std::move(found)};
    TRY(fill(one, parts));
    return one.takeFirst();
}

Status OrderSheetStore::fill(QList<StoredOrderSheet> &sheets, const OrderSheetParts &parts) const
{
    if (sheets.isEmpty())
        return {};
    QList<qint64> keys;
    for (const StoredOrderSheet &stored : std::as_const(sheets))
        keys.append(stored.key);
    if (parts.events) {
        TRY(fillEvents(sheets, keys));
    }
    if (!parts.lines)
        return {};
    auto suppliers = TRY(OrderSheetLineStore(m_session, m_tenant).ofSheets(keys));
    for (StoredOrderSheet &stored : sheets)
        stored.sheet.suppliers = suppliers.take(stored.key);
    return {};
}

Status OrderSheetStore::fillEvents(QList<StoredOrderSheet> &sheets, const QList<qint64> &keys) const
{
    QHash<qint64, QList<OrderSheetEvent>> events;
    const auto take = [&](const Row &row) {
        QList<OrderSheetEvent> &ofSheet = events[row.integer(0)];
        const qsizetype position = row.integer(1);
        ofSheet.resize(std::max(ofSheet.size(), position + 1));
        ofSheet[position] = {.eventId = row.id<EventId>(2),
                             .name = row.text(3),
                             .status = row.text(4),
                             .isCleared = row.flag(5),
                             .startsAt = row.optionalInteger(6)};
    };
    const Driver &driver = m_session.driver();
    TRY(m_session.each("select order_sheet, position, event, name, status, is_cleared, starts_at "
                       "from order_sheet_event where shop = ? and order_sheet "
                           + driver.amongKeys(),
                       take, m_tenant.shop, driver.keysText(keys)));
    for (StoredOrderSheet &stored : sheets)
        stored.sheet.events = events.take(stored.key);
    return {};
}

Result<qint64> OrderSheetStore::insert(const OrderSheet &sheet)
{
    qint64 lineCount = 0;
    for (const OrderSheetSupplier &supplier : sheet.suppliers)
        lineCount += std::ranges::count_if(supplier.lines, [](const auto &line) { return line.unitsToOrder > 0; });
    const auto key = TRY(m_session.insert(
        "insert into order_sheet (shop, id, currency, order_cost_excl_tax, order_cost_inc_tax, line_count, created_at, "
        "updated_at, version, is_draft, ordered_at, is_top_up, day_asked, delivery_cost_excl_tax) "
        "values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        m_tenant.shop, sheet.id, sheet.currency, sheet.totals.orderCostExclTax, sheet.totals.orderCostIncTax, lineCount,
        sheet.createdAt, sheet.updatedAt, sheet.version, sheet.state == SheetState::Draft, sheet.orderedAt,
        sheet.isTopUp, sheet.dayAsked ? dayText(*sheet.dayAsked) : QString::fromLatin1(""),
        sheet.totals.deliveryCostExclTax));
    SqlRows events(8);
    for (const OrderSheetEvent &event : sheet.events)
        events.add(m_tenant.shop, key, events.count(), event.eventId, event.name, event.status, event.isCleared,
                   event.startsAt);
    TRY(m_session.addRows("order_sheet_event",
                          "shop, order_sheet, position, event, name, status, is_cleared, starts_at", events));
    TRY(OrderSheetLineStore(m_session, m_tenant).insert(key, sheet.suppliers));
    return key;
}

Status OrderSheetStore::remove(qint64 key)
{
    const auto gone = m_session.change("delete from order_sheet where shop = ? and key = ?", m_tenant.shop, key);
    return gone ? Status() : Status(gone.error());
}

Status OrderSheetStore::touch(const StoredOrderSheet &stored)
{
    const auto changed =
        TRY(m_session.change("update order_sheet set updated_at = ?, version = ?, is_draft = ?, ordered_at = ? "
                             "where shop = ? and key = ? and version = ?",
                             stored.sheet.updatedAt, stored.sheet.version, stored.sheet.state == SheetState::Draft,
                             stored.sheet.orderedAt, m_tenant.shop, stored.key, stored.sheet.version - 1));
    return changed == 1 ? Status() : Status(stale());
}

Result<QList<StoredOpenOrder>> OrderSheetStore::openOrdersOf(const SupplierId &supplier, int limit) const
{
    static const QByteArray kOpen =
        "select order_sheet.id, order_sheet.created_at, order_sheet.currency, count(*), sum(case when " + lineIsDue()
        + " then 1 else 0 end), sum(case when " + lineIsDue()
        + " then order_sheet_line.order_cost_inc_tax else 0 end) from order_sheet_line "
          "join order_sheet on order_sheet.key = order_sheet_line.order_sheet and order_sheet.shop = "
          "order_sheet_line.shop "
          "left join received_goods on received_goods.shop = order_sheet_line.shop "
          "and received_goods.order_sheet_line = order_sheet_line.key "
          "where order_sheet_line.shop = ? and order_sheet_line.supplier = ? and order_sheet.is_draft = 0 "
          "group by order_sheet.key, order_sheet.id, order_sheet.created_at, order_sheet.currency "
          "having sum(case when "
        + lineIsDue() + " then 1 else 0 end) > 0 order by order_sheet.key desc limit ?";
    return m_session.all(
        kOpen,
        [](const Row &row) {
            return StoredOpenOrder{.sheet = row.id<OrderSheetId>(0),
                                   .savedAt = row.integer(1),
                                   .currency = row.text(2),
                                   .lines = row.integer(3),
                                   .dueLines = row.integer(4),
                                   .dueCostIncTax = row.real(5)};
        },
        m_tenant.shop, supplier, limit);
}

Result<QList<StoredClaim>> OrderSheetStore::claims() const
{
    // In the words of its index, which has nothing but these.
    return m_session.all(
        "select received_goods.received_on, supplier.claim_hours, received_goods.received_at from received_goods "
        "join order_sheet_line on order_sheet_line.key = received_goods.order_sheet_line and order_sheet_line.shop = "
        "received_goods.shop "
        "join supplier on supplier.shop = received_goods.shop and supplier.id = order_sheet_line.supplier "
        "where received_goods.shop = ? and received_goods.rejected_units > 0 and received_goods.credit_excl_tax = 0 "
        "and received_goods.received_on > '' and supplier.claim_hours is not null",
        [](const Row &row) {
            return StoredClaim{.receivedOn = QDate::fromString(row.text(0), Qt::ISODate),
                               .receivedAt = row.optionalInteger(2),
                               .claimHours = row.real(1)};
        },
        m_tenant.shop);
}

} // namespace stemdesk
