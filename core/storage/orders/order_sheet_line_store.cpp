#include "core/storage/orders/order_sheet_line_store.h"

#include "core/base/day.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"

#include <QLocale>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <tuple>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A stored line with its supplier.
struct StoredLine {
    qint64 key = 0;
    qint64 sheet = 0;
    qint64 position = 0;
    OrderSheetSupplier supplier; ///< Without lines.
    OrderSheetLine line;
};

constexpr int kSheetLineColumnCount = 44;
const QByteArray kOrderSheetLineColumns =
    "shop, order_sheet, position, supplier, supplier_name, contact_email, supplier_address, "
    "supplier_account, supplier_is_archived, variant, product_name, variant_name, sku, colors, stem_length, "
    "units_needed, units_per_pack, packs_needed, min_packs, packs_to_order, units_to_order, "
    "leftover_units, unit_cost_excl_tax, order_cost_excl_tax, order_cost_inc_tax, "
    "tax_multiplier, is_priced, event_items, event_names, spare_units, supplier_code, deliver_on, deliver_to, "
    "supplier_note, allows_substitutes, supplier_ean, units_ordered, packs_ordered, surplus_units, delivery_days, "
    "delivery_cost_excl_tax, short_of_minimum_excl_tax, arrives_on, own_units";
const QByteArray kAdviceColumns = "advice, cheapest_supplier, cheapest_cost_inc_tax";
constexpr int kAdviceCount = 3;

constexpr qsizetype kIdSize = sizeof(IdBytes);

QByteArray idsBlob(const QList<EventItemId> &ids)
{
    QByteArray blob;
    blob.reserve(ids.size() * kIdSize);
    for (const EventItemId &id : ids)
        blob.append(reinterpret_cast<const char *>(id.bytes().data()), kIdSize);
    return blob;
}

QList<EventItemId> idsFrom(QByteArrayView blob)
{
    QList<EventItemId> ids;
    for (qsizetype at = 0; at + kIdSize <= blob.size(); at += kIdSize) {
        IdBytes bytes{};
        std::copy_n(blob.data() + at, kIdSize, bytes.begin());
        ids.append(EventItemId(bytes));
    }
    return ids;
}

QString exact(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

/// One per line: units, packs and cost, which read back as the same doubles.
QString adviceText(const QList<PackAdvice> &advice)
{
    QStringList lines;
    for (const PackAdvice &one : advice)
        lines.append(u"%1 %2 %3"_s.arg(exact(one.unitsChange), exact(one.packsChange), exact(one.costChangeIncTax)));
    return joinedLines(lines);
}

QList<PackAdvice> adviceFrom(const QStringList &lines)
{
    QList<PackAdvice> advice;
    for (const QString &line : lines) {
        const QStringList numbers = line.split(u' ');
        if (numbers.size() == 3)
            advice.append({numbers[0].toDouble(), numbers[1].toDouble(), numbers[2].toDouble()});
    }
    return advice;
}

/// One a line: the day, then its events.
QString deliveryDaysText(const QList<DeliveryDay> &days)
{
    QStringList lines;
    for (const DeliveryDay &day : days) {
        QStringList words{dayText(day.on)};
        for (const EventId &event : day.eventIds)
            words.append(QString::fromLatin1(event.text()));
        lines.append(words.join(u' '));
    }
    return joinedLines(lines);
}

QList<DeliveryDay> deliveryDaysFrom(const QStringList &lines)
{
    QList<DeliveryDay> days;
    for (const QString &line : lines) {
        QStringList words = line.split(u' ');
        const auto on = dayFrom(words.takeFirst());
        if (!on)
            continue;
        DeliveryDay day{.on = *on};
        for (const QString &word : std::as_const(words)) {
            if (const auto event = idFrom<EventTag>(word.toLatin1()))
                day.eventIds.append(*event);
        }
        days.append(day);
    }
    return days;
}

/// Columns of a line for storedFrom(); those of the goods follow.
QByteArray readColumns()
{
    QByteArrayList columns = (kOrderSheetLineColumns + ", " + kAdviceColumns + ", key").split(',');
    for (QByteArray &column : columns)
        column = "order_sheet_line." + column.trimmed();
    return columns.join(", ");
}

QString optionalDayText(const std::optional<QDate> &day)
{
    return day ? dayText(*day) : QString::fromLatin1("");
}

std::optional<int> switchOf(const std::optional<bool> &given)
{
    return given ? std::optional<int>(*given ? 1 : 0) : std::nullopt;
}

OrderSheetSupplier sheetSupplierFrom(const Row &row)
{
    return {.supplierId = row.id<SupplierId>(3),
            .name = row.text(4),
            .contactEmail = row.text(5),
            .address = row.text(6),
            .accountNumber = row.text(7),
            .isArchived = row.flag(8),
            .delivery = {.on = dayFrom(row.text(31)),
                         .to = row.text(32),
                         .note = row.text(33),
                         .allowsSubstitutes = row.isNull(34) ? std::nullopt : std::optional(row.flag(34))},
            .deliveryDays = deliveryDaysFrom(row.lines(39)),
            .deliveryCostExclTax = row.optionalReal(40),
            .shortOfMinimumExclTax = row.optionalReal(41)};
}

OrderSheetLine lineFrom(const Row &row)
{
    OrderSheetLine line{.variantId = row.id<VariantId>(9),
                        .productName = row.text(10),
                        .variantName = row.text(11),
                        .sku = row.text(12),
                        .supplierCode = row.text(30),
                        .supplierEan = row.text(35),
                        .colors = row.lines(13),
                        .stemLength = row.optionalReal(14),
                        .unitsNeeded = row.real(15),
                        .spareUnits = row.real(29),
                        .ownUnits = row.optionalReal(43),
                        .unitsPerPack = row.optionalReal(16),
                        .packsNeeded = row.optionalReal(17),
                        .minPacks = row.optionalReal(18),
                        .packsToOrder = row.optionalReal(19),
                        .unitsToOrder = row.real(20),
                        .leftoverUnits = row.optionalReal(21),
                        .unitCostExclTax = row.real(22),
                        .orderCostExclTax = row.real(23),
                        .orderCostIncTax = row.real(24),
                        .isPriced = row.flag(26),
                        .eventItemIds = idsFrom(row.blob(27)),
                        .eventNames = row.lines(28),
                        .advice = adviceFrom(row.lines(kSheetLineColumnCount)),
                        .taxMultiplier = row.real(25),
                        .unitsOrdered = row.real(36),
                        .packsOrdered = row.optionalReal(37),
                        .surplusUnits = row.real(38)};
    if (!row.isNull(kSheetLineColumnCount + 2))
        line.cheapest =
            CheapestSupplier{row.id<SupplierId>(kSheetLineColumnCount + 1), row.real(kSheetLineColumnCount + 2)};
    return line;
}

const QByteArray kGoodsColumns =
    "received_goods.packs_received, received_goods.unit_cost_excl_tax, received_goods.rejected_units, "
    "received_goods.reason, received_goods.received_on, received_goods.invoice_number, received_goods.credit_excl_tax, "
    "received_goods.image_urls, received_goods.received_at";

void takeGoods(OrderSheetLine &line, const Row &row, int first)
{
    line.received = ReceivedGoods{row.real(first), row.real(first + 1)};
    line.notes = {.rejectedUnits = row.real(first + 2),
                  .reason = row.text(first + 3),
                  .receivedOn = dayFrom(row.text(first + 4)),
                  .invoiceNumber = row.text(first + 5),
                  .creditExclTax = row.real(first + 6),
                  .imageUrls = row.lines(first + 7),
                  .receivedAt = row.optionalInteger(first + 8)};
}

StoredLine storedFrom(const Row &row)
{
    constexpr int kReceived = kSheetLineColumnCount + kAdviceCount;
    StoredLine stored{.key = row.integer(kReceived),
                      .sheet = row.integer(1),
                      .position = row.integer(2),
                      .supplier = sheetSupplierFrom(row),
                      .line = lineFrom(row)};
    if (!row.isNull(kReceived + 1))
        takeGoods(stored.line, row, kReceived + 1);
    return stored;
}

void addTo(SqlRows &rows, const Tenant &tenant, const StoredLine &stored)
{
    const OrderSheetSupplier &supplier = stored.supplier;
    const OrderSheetLine &line = stored.line;
    const auto cheapest = line.cheapest.value_or(CheapestSupplier());
    rows.add(tenant.shop, stored.sheet, stored.position, supplier.supplierId, supplier.name, supplier.contactEmail,
             supplier.address, supplier.accountNumber, supplier.isArchived, line.variantId, line.productName,
             line.variantName, line.sku, joinedLines(line.colors), line.stemLength, line.unitsNeeded, line.unitsPerPack,
             line.packsNeeded, line.minPacks, line.packsToOrder, line.unitsToOrder, line.leftoverUnits,
             line.unitCostExclTax, line.orderCostExclTax, line.orderCostIncTax, line.taxMultiplier, line.isPriced,
             idsBlob(line.eventItemIds), joinedLines(line.eventNames), line.spareUnits, line.supplierCode,
             optionalDayText(supplier.delivery.on), supplier.delivery.to, supplier.delivery.note,
             switchOf(supplier.delivery.allowsSubstitutes), line.supplierEan, line.unitsOrdered, line.packsOrdered,
             line.surplusUnits, deliveryDaysText(supplier.deliveryDays), supplier.deliveryCostExclTax,
             supplier.shortOfMinimumExclTax, optionalDayText(supplier.deliverOn()), line.ownUnits,
             adviceText(line.advice), cheapest.supplierId,
             line.cheapest ? std::optional(cheapest.orderCostIncTax) : std::nullopt);
}

/// Lines are sorted by supplier.
OrderedLine orderedFrom(const Row &row)
{
    return {.line = {.variantId = row.id<VariantId>(2),
                     .productName = row.text(3),
                     .variantName = row.text(4),
                     .sku = row.text(5),
                     .supplierCode = row.text(8),
                     .supplierEan = row.text(9),
                     .colors = row.lines(6),
                     .stemLength = row.optionalReal(7),
                     .unitsNeeded = row.real(10),
                     .unitsPerPack = row.optionalReal(11),
                     .packsToOrder = row.optionalReal(12),
                     .unitsToOrder = row.real(13)},
            .supplierId = row.isNull(1) ? SupplierId() : row.id<SupplierId>(1)};
}

void append(QList<OrderSheetSupplier> &suppliers, StoredLine &&stored)
{
    if (suppliers.isEmpty() || suppliers.constLast().supplierId != stored.supplier.supplierId) {
        suppliers.append(std::move(stored.supplier));
        suppliers.last().totals.deliveryCostExclTax = suppliers.constLast().deliveryCostExclTax.value_or(0);
    }
    OrderSheetSupplier &supplier = suppliers.last();
    supplier.totals.orderCostExclTax += stored.line.orderCostExclTax;
    supplier.totals.orderCostIncTax += stored.line.orderCostIncTax;
    supplier.lines.append(std::move(stored.line));
}

} // namespace

QByteArray lineIsDue()
{
    return "coalesce(received_goods.packs_received, 0) "
           "< coalesce(order_sheet_line.packs_to_order, order_sheet_line.units_to_order)";
}

Result<QHash<qint64, QList<OrderSheetSupplier>>> OrderSheetLineStore::ofSheets(const QList<qint64> &sheets) const
{
    const Driver &driver = m_session.driver();
    static const QByteArray kRead = readColumns();
    auto lines = TRY(m_session.all("select " + kRead + ", " + kGoodsColumns
                                       + " from order_sheet_line "
                                         "left join received_goods on received_goods.shop = order_sheet_line.shop "
                                         "and received_goods.order_sheet_line = order_sheet_line.key "
                                         "where order_sheet_line.shop = ? and order_sheet_line.order_sheet "
                                       + driver.amongKeys(),
                                   storedFrom, m_tenant.shop, driver.keysText(sheets)));
    auto eventUnits = TRY(eventUnitsOf(sheets));
    // They come in index order, but a list of keys guarantees none.
    const auto place = [](const StoredLine &line) { return std::tuple(line.sheet, line.position); };
    if (!std::ranges::is_sorted(std::as_const(lines), {}, place))
        std::ranges::sort(lines, {}, place);
    QHash<qint64, QList<OrderSheetSupplier>> suppliers;
    for (StoredLine &stored : lines) {
        stored.line.eventUnits = eventUnits.take(stored.key);
        append(suppliers[stored.sheet], std::move(stored));
    }
    return suppliers;
}

Result<QHash<qint64, QList<EventUnits>>> OrderSheetLineStore::eventUnitsOf(const QList<qint64> &sheets) const
{
    const Driver &driver = m_session.driver();
    QHash<qint64, QList<EventUnits>> units;
    const auto take = [&](const Row &row) {
        QList<EventUnits> &ofLine = units[row.integer(0)];
        const qsizetype position = row.integer(1);
        ofLine.resize(std::max(ofLine.size(), position + 1));
        ofLine[position] = {row.id<EventId>(2), row.real(3)};
    };
    const Status read =
        m_session.each("select order_sheet_line_event.order_sheet_line, order_sheet_line_event.position, "
                       "order_sheet_line_event.event, order_sheet_line_event.units_needed "
                       "from order_sheet_line cross join order_sheet_line_event "
                       "where order_sheet_line_event.shop = order_sheet_line.shop "
                       "and order_sheet_line_event.order_sheet_line = order_sheet_line.key "
                       "and order_sheet_line.shop = ? and order_sheet_line.order_sheet "
                           + driver.amongKeys(),
                       take, m_tenant.shop, driver.keysText(sheets));
    if (!read)
        return read.error();
    return units;
}

Result<QList<ReceivedLine>> OrderSheetLineStore::receivedFor(EventId event) const
{
    const auto lineOf = [](const Row &row) {
        ReceivedLine received;
        received.eventUnitsNeeded = row.real(0);
        received.line.unitsNeeded = row.real(1);
        received.line.unitsPerPack = row.optionalReal(2);
        received.line.taxMultiplier = row.real(3);
        received.line.variantId = row.id<VariantId>(4);
        if (!row.isNull(5))
            received.supplierId = row.id<SupplierId>(5);
        received.line.packsToOrder = row.optionalReal(6);
        received.line.unitsToOrder = row.real(7);
        received.line.unitCostExclTax = row.real(8);
        received.isTopUp = row.flag(9);
        takeGoods(received.line, row, 10);
        return received;
    };
    // Lines are inserted sheet by sheet in order of their positions, so that their keys are in that order too.
    const auto received = m_session.all(
        "select order_sheet_line_event.units_needed, order_sheet_line.units_needed, order_sheet_line.units_per_pack, "
        "order_sheet_line.tax_multiplier, "
        "order_sheet_line.variant, order_sheet_line.supplier, order_sheet_line.packs_to_order, "
        "order_sheet_line.units_to_order, order_sheet_line.unit_cost_excl_tax, order_sheet.is_top_up, "
            + kGoodsColumns
            + " from order_sheet_line_event cross join order_sheet_line cross join received_goods cross join "
              "order_sheet where order_sheet_line.key = order_sheet_line_event.order_sheet_line and "
              "order_sheet_line.shop = order_sheet_line_event.shop "
              "and order_sheet.key = order_sheet_line.order_sheet and order_sheet.shop = order_sheet_line.shop "
              "and received_goods.shop = order_sheet_line_event.shop "
              "and received_goods.order_sheet_line = order_sheet_line.key "
              "and order_sheet_line_event.shop = ? and order_sheet_line_event.event = ? "
              "order by order_sheet_line_event.order_sheet_line",
        lineOf, m_tenant.shop, event);
    return received ? Result<QList<ReceivedLine>>(newestReceived(*received))
                    : Result<QList<ReceivedLine>>(received.error());
}

Result<QList<OrderedLine>> OrderSheetLineStore::orderedFor(const QList<EventId> &events) const
{
    // All events' shares of the lines that one of these events needs.
    static const InSql kOrdered(
        "select order_sheet_line.key, order_sheet_line.supplier, order_sheet_line.variant, "
        "order_sheet_line.product_name, order_sheet_line.variant_name, order_sheet_line.sku, order_sheet_line.colors, "
        "order_sheet_line.stem_length, order_sheet_line.supplier_code, order_sheet_line.supplier_ean, "
        "order_sheet_line.units_needed, order_sheet_line.units_per_pack, order_sheet_line.packs_to_order, "
        "order_sheet_line.units_to_order, order_sheet_line_event.event, order_sheet_line_event.units_needed, "
        "order_sheet_line_event.position "
        "from order_sheet_line_event cross join order_sheet_line cross join order_sheet "
        "where order_sheet_line.key = order_sheet_line_event.order_sheet_line "
        "and order_sheet_line.shop = order_sheet_line_event.shop "
        "and order_sheet.key = order_sheet_line.order_sheet and order_sheet.shop = order_sheet_line.shop "
        "and order_sheet.is_draft = 0 and order_sheet_line.units_to_order > 0 and order_sheet_line_event.shop = ? "
        "and order_sheet_line_event.order_sheet_line in (select order_sheet_line from order_sheet_line_event "
        "where shop = ? and event in",
        ")");
    QMap<qint64, OrderedLine> lines; // A line of more events than one statement takes is found by several statements.
    QSet<qint64> known;
    const auto takePart = [&](const QByteArray &sql, const InList<EventId> &part) {
        const QSet<qint64> before = known;
        const auto take = [&](const Row &row) {
            const qint64 key = row.integer(0);
            if (before.contains(key))
                return;
            if (!known.contains(key)) {
                known.insert(key);
                lines.insert(key, orderedFrom(row));
            }
            QList<EventUnits> &shares = lines[key].line.eventUnits;
            const qsizetype position = row.integer(16);
            shares.resize(std::max(shares.size(), position + 1));
            shares[position] = {row.id<EventId>(14), row.real(15)};
        };
        return m_session.each(sql, take, m_tenant.shop, m_tenant.shop, part);
    };
    TRY(readParts(kOrdered, events, takePart));
    return lines.values();
}

Result<QHash<qint64, qint64>> OrderSheetLineStore::receivedCounts(const QList<qint64> &sheets) const
{
    const Driver &driver = m_session.driver();
    QHash<qint64, qint64> counts;
    const auto take = [&](const Row &row) { counts.insert(row.integer(0), row.integer(1)); };
    TRY(m_session.each("select order_sheet_line.order_sheet, sum(case when " + lineIsDue()
                           + " then 0 else 1 end) from order_sheet_line cross join received_goods "
                             "where received_goods.shop = order_sheet_line.shop "
                             "and received_goods.order_sheet_line = order_sheet_line.key "
                             "and order_sheet_line.shop = ? and order_sheet_line.order_sheet "
                           + driver.amongKeys() + " group by order_sheet_line.order_sheet",
                       take, m_tenant.shop, driver.keysText(sheets)));
    return counts;
}

Result<QHash<qint64, QList<OrderSheetSupplier>>> OrderSheetLineStore::suppliersOf(const QList<qint64> &sheets) const
{
    const Driver &driver = m_session.driver();
    QHash<qint64, QList<OrderSheetSupplier>> suppliers;
    const auto take = [&](const Row &row) {
        OrderSheetSupplier supplier{.name = row.text(1)};
        if (const auto day = dayFrom(row.text(2)))
            supplier.deliveryDays.append({.on = *day});
        suppliers[row.integer(0)].append(supplier);
    };
    TRY(m_session.each("select distinct order_sheet, supplier_name, arrives_on from order_sheet_line where shop = ? "
                       "and supplier is not null and order_sheet "
                           + driver.amongKeys() + " order by order_sheet, supplier_name, arrives_on",
                       take, m_tenant.shop, driver.keysText(sheets)));
    return suppliers;
}

Status OrderSheetLineStore::insert(qint64 sheet, const QList<OrderSheetSupplier> &suppliers)
{
    SqlRows rows(kSheetLineColumnCount + kAdviceCount);
    for (const OrderSheetSupplier &supplier : suppliers) {
        OrderSheetSupplier head = supplier;
        head.lines.clear();
        for (const OrderSheetLine &line : supplier.lines)
            addTo(rows, m_tenant, {.sheet = sheet, .position = rows.count(), .supplier = head, .line = line});
    }
    const auto keys =
        TRY(m_session.insertRows("order_sheet_line", kOrderSheetLineColumns + ", " + kAdviceColumns, rows));
    SqlRows shares(5);
    auto key = keys.cbegin();
    for (const OrderSheetSupplier &supplier : suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            for (qsizetype i = 0; i < line.eventUnits.size(); ++i)
                shares.add(m_tenant.shop, *key, i, line.eventUnits[i].eventId, line.eventUnits[i].unitsNeeded);
            ++key;
        }
    }
    return m_session.addRows("order_sheet_line_event", "shop, order_sheet_line, position, event, units_needed", shares);
}

Status OrderSheetLineStore::setReceived(qint64 sheet, qsizetype position, const OrderSheetLine &line, Instant now)
{
    const auto key = TRY(m_session.first(
        "select key from order_sheet_line where shop = ? and order_sheet = ? and position = ?",
        [](const Row &row) { return row.integer(0); }, m_tenant.shop, sheet, position));
    if (!line.received)
        return m_session.run("delete from received_goods where shop = ? and order_sheet_line = ?", m_tenant.shop, key);
    const ReceivedNotes &notes = line.notes;
    return m_session.run(
        "insert into received_goods (shop, order_sheet_line, packs_received, unit_cost_excl_tax, rejected_units, "
        "reason, received_on, invoice_number, credit_excl_tax, image_urls, received_at, at) "
        "values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (shop, order_sheet_line) do update set "
        "packs_received = excluded.packs_received, unit_cost_excl_tax = excluded.unit_cost_excl_tax, "
        "rejected_units = excluded.rejected_units, reason = excluded.reason, "
        "received_on = excluded.received_on, invoice_number = excluded.invoice_number, "
        "credit_excl_tax = excluded.credit_excl_tax, image_urls = excluded.image_urls, "
        "received_at = excluded.received_at, at = excluded.at",
        m_tenant.shop, key, line.received->packs, line.received->unitCostExclTax, notes.rejectedUnits, notes.reason,
        optionalDayText(notes.receivedOn), notes.invoiceNumber, notes.creditExclTax, joinedLines(notes.imageUrls),
        notes.receivedAt, now);
}

Status OrderSheetLineStore::setDelivery(qint64 sheet, const OrderSheetSupplier &supplier)
{
    const OrderDelivery &delivery = supplier.delivery;
    const QByteArray set = "update order_sheet_line set deliver_on = ?, arrives_on = ?, deliver_to = ?, "
                           "supplier_note = ?, allows_substitutes = ? where shop = ? and order_sheet = ? and supplier ";
    const auto substitutes = switchOf(delivery.allowsSubstitutes);
    if (supplier.supplierId.isNull())
        return m_session.run(set + "is null", optionalDayText(delivery.on), optionalDayText(supplier.deliverOn()),
                             delivery.to, delivery.note, substitutes, m_tenant.shop, sheet);
    return m_session.run(set + "= ?", optionalDayText(delivery.on), optionalDayText(supplier.deliverOn()), delivery.to,
                         delivery.note, substitutes, m_tenant.shop, sheet, supplier.supplierId);
}

} // namespace stemdesk
