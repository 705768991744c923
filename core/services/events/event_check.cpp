#include "core/services/events/event_check.h"

#include "core/base/wording.h"
#include "core/pricing/event_figures.h"
#include "core/services/events/pricing_facts.h"
#include "core/services/service_context.h"
#include "core/storage/check_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_group_store.h"
#include "core/storage/events/event_item_store.h"
#include "core/storage/events/event_pricing_store.h"
#include "core/storage/reports/event_figure_store.h"

#include <array>
#include <bit>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSlice = 100; ///< Number of events; takes about 20 ms to read.

struct Figure {
    const char *name;
    double Totals::*value;
};

/// The stored figures; costOfGoodsIncTax is the sum of two of them.
constexpr std::array kStoredFigures{Figure{"customerPriceIncTax", &Totals::customerPriceIncTax},
                                    Figure{"costIncTax", &Totals::costIncTax},
                                    Figure{"wasteCostIncTax", &Totals::wasteCostIncTax}};

/// Everything read for a slice.
struct ReadSlice {
    QHash<qint64, CheckedEvent> rows;
    QList<StoredEvent> events;
    QHash<qint64, QList<StoredGroup>> groups; ///< By event, in order of rank.
    QHash<qint64, QList<StoredItem>> items; ///< By event, in order of group and rank.
    QHash<qint64, EventFigures> figures;
    PricingFacts facts;
};

template <class Stored>
QHash<qint64, QList<Stored>> byEvent(const QList<Stored> &rows)
{
    QHash<qint64, QList<Stored>> sorted;
    for (const Stored &row : rows)
        sorted[row.event].append(row);
    return sorted;
}

Result<ReadSlice> readSlice(const ServiceContext &context, const QList<CheckedEvent> &rows)
{
    Session &session = context.session();
    const Tenant &tenant = context.tenant();
    ReadSlice slice;
    QList<qint64> keys;
    for (const CheckedEvent &row : rows) {
        keys.append(row.key);
        slice.rows.insert(row.key, row);
    }
    auto events = TRY(EventStore(session, tenant).pricedHeads(keys));
    TRY(EventPricingStore(session, tenant).fill(events));
    const auto groups = TRY(EventGroupStore(session, tenant).ofEvents(keys));
    const auto items = TRY(EventItemStore(session, tenant).ofEvents(keys));
    slice.figures = TRY(EventFigureStore(session, tenant).of(keys));
    WantedPrices wanted;
    for (const StoredItem &item : items)
        wanted[item.variant].insert(item.supplier);
    auto facts = TRY(pricingFactsFor(context, events, wanted));
    slice.events = std::move(events);
    slice.groups = byEvent(groups);
    slice.items = byEvent(items);
    slice.facts = std::move(facts);
    return slice;
}

/// Checks one event of a slice.
class EventCheck {
public:
    EventCheck(const ReadSlice &slice, const StoredEvent &stored)
        : m_slice(slice), m_stored(stored), m_groups(slice.groups.value(stored.key)),
          m_items(slice.items.value(stored.key))
    {}

    QStringList findings()
    {
        checkCount();
        checkGroups();
        checkTotals();
        return m_findings;
    }

private:
    void find(const QString &what)
    {
        m_findings += u"event %1 \"%2\": %3"_s.arg(QString::fromLatin1(m_stored.event.id.text()),
                                                   m_slice.rows.value(m_stored.key).name, what);
    }
    void checkCount();
    void checkGroups();
    void checkTotals();
    QList<StoredItem> linesOf(const StoredGroup &group);
    template <class Row>
    void checkOrder(const QList<Row> &rows, const QString &what);

    const ReadSlice &m_slice;
    const StoredEvent &m_stored;
    const QList<StoredGroup> m_groups;
    const QList<StoredItem> m_items;
    QStringList m_findings;
};

void EventCheck::checkCount()
{
    const int stored = m_slice.rows.value(m_stored.key).itemsCount;
    if (stored != m_items.size())
        find(u"itemsCount is stored as %1, but it has %2 lines"_s.arg(stored).arg(m_items.size()));
}

QList<StoredItem> EventCheck::linesOf(const StoredGroup &group)
{
    QList<StoredItem> lines;
    for (const StoredItem &item : m_items) {
        if (item.group == group.key)
            lines.append(item);
    }
    return lines;
}

int positionOf(const StoredGroup &row)
{
    return row.group.position;
}

int positionOf(const StoredItem &row)
{
    return row.item.position;
}

/// The rows come in order of rank.
template <class Row>
void EventCheck::checkOrder(const QList<Row> &rows, const QString &what)
{
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (positionOf(rows.at(i)) != i)
            find(u"%1 stand at position %2 where %3 is due"_s.arg(what).arg(positionOf(rows.at(i))).arg(i));
        if (i > 0 && rows.at(i).rank <= rows.at(i - 1).rank)
            find(u"%1 at positions %2 and %3 have the same rank"_s.arg(what).arg(i - 1).arg(i));
    }
}

void EventCheck::checkGroups()
{
    checkOrder(m_groups, u"groups"_s);
    qsizetype placed = 0;
    for (const StoredGroup &group : m_groups) {
        const QList<StoredItem> lines = linesOf(group);
        placed += lines.size();
        checkOrder(lines, u"lines of group %1"_s.arg(QString::fromLatin1(group.group.id.text())));
    }
    if (placed != m_items.size())
        find(u"%1 lines are in a group of another event"_s.arg(m_items.size() - placed));
}

void EventCheck::checkTotals()
{
    Event event = m_stored.event;
    for (const StoredGroup &stored : m_groups) {
        EventGroup group = stored.group;
        for (const StoredItem &item : linesOf(stored))
            group.items.append(item.item);
        event.groups.append(std::move(group));
    }
    priceEvent(event, m_slice.facts.context);
    for (const Figure &figure : kStoredFigures) {
        const double stored = m_stored.event.totals.*figure.value;
        const double fresh = event.totals.*figure.value;
        if (std::bit_cast<quint64>(stored) != std::bit_cast<quint64>(fresh))
            find(u"%1 is stored as %2, but comes to %3"_s.arg(QLatin1StringView(figure.name), numberText(stored),
                                                              numberText(fresh)));
    }
    if (figuresOf(event, m_slice.facts.context) != m_slice.figures.value(m_stored.key))
        find(u"its figures for reports are not those of its lines"_s);
}

} // namespace

Result<EventSlice> checkEventsAfter(const ServiceContext &context, qint64 after)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    const auto rows = TRY(context.store<CheckStore>().events(after, kSlice));
    if (rows.isEmpty())
        return EventSlice{.lastKey = after};
    const ReadSlice read = TRY(readSlice(context, rows));
    EventSlice slice{.lastKey = rows.constLast().key, .events = int(rows.size())};
    for (const StoredEvent &stored : read.events) {
        slice.lines += int(read.items.value(stored.key).size());
        slice.findings += EventCheck(read, stored).findings();
    }
    return slice;
}

} // namespace stemdesk
