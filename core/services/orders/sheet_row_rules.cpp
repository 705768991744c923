#include "core/services/orders/sheet_row_rules.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/domain/catalogue/product.h"
#include "core/domain/events/event.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/orders/order_sheet_patch.h"
#include "core/services/row_rules.h"
#include "core/storage/shops/shop_rows.h"

#include <algorithm>
#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

bool isAdvice(const QString &line)
{
    const QStringList numbers = line.split(u' ');
    return numbers.size() == 3 && std::ranges::all_of(numbers, [](const QString &number) {
               bool isNumber = false;
               return std::isfinite(number.toDouble(&isNumber)) && isNumber;
           });
}

/// A day, then the ids of events.
bool isDeliveryDay(const QString &line)
{
    const QStringList words = line.split(u' ');
    return dayFrom(words.constFirst()) && std::all_of(words.cbegin() + 1, words.cend(), [](const QString &word) {
               return idFrom<EventTag>(word.toLatin1()).has_value();
           });
}

bool isDayOrEmpty(const ShopRow &row, QByteArrayView column)
{
    const QString day = row.text(column);
    return day.isEmpty() || dayFrom(day).has_value();
}

Status validateOrdered(const ShopRow &row)
{
    const auto isNotNegative = [&](QByteArrayView column) { return row.real(column).value_or(0) >= 0; };
    return require(isNotNegative("units_ordered") && isNotNegative("packs_ordered") && isNotNegative("surplus_units")
                   && isNotNegative("delivery_cost_excl_tax") && isNotNegative("short_of_minimum_excl_tax")
                   && isDayOrEmpty(row, "arrives_on")
                   && std::ranges::all_of(row.lines("delivery_days").value_or(QStringList()), isDeliveryDay));
}

Status validateDelivery(const ShopRow &row)
{
    const QString day = row.text("deliver_on");
    const OrderDeliveryRow asked{.to = row.text("deliver_to"), .note = row.text("supplier_note")};
    const qint64 substitutes = row.integer("allows_substitutes").value_or(0);
    return all({checkShape({.suppliers = QList<OrderDeliveryRow>{asked}}),
                require(substitutes == 0 || substitutes == 1), require(day.isEmpty() || dayFrom(day).has_value())});
}

} // namespace

Status validateSheet(const ShopRow &row)
{
    const auto isSwitch = [&](QByteArrayView column) {
        const qint64 value = row.integer(column).value_or(0);
        return value == 0 || value == 1;
    };
    return require(isSwitch("is_draft") && isSwitch("is_top_up") && isDayOrEmpty(row, "day_asked")
                   && row.real("delivery_cost_excl_tax").value_or(0) >= 0);
}

Status validateSheetEvent(const ShopRow &row)
{
    return validate<Event>(EventPatch{.name = row.text("name"), .status = row.text("status")});
}

Status validateSheetLine(const ShopRow &row)
{
    return all({isLine(row, "supplier_name", kMaxName), isLine(row, "contact_email"), isLine(row, "supplier_account"),
                isLine(row, "product_name", kMaxName), isLine(row, "variant_name", kMaxName), isLine(row, "sku"),
                isLine(row, "supplier_code", kMaxSupplierCode), isLine(row, "supplier_ean", kMaxEan),
                validateDelivery(row), validateOrdered(row),
                require(std::ranges::all_of(row.lines("advice").value_or(QStringList()), isAdvice)
                        && row.bytes("event_items").size() % qsizetype(sizeof(IdBytes)) == 0
                        && row.real("spare_units").value_or(-1) >= 0 && row.real("own_units").value_or(0) >= 0)});
}

Status validateReceivedGoods(const ShopRow &row)
{
    const QString day = row.text("received_on");
    const ReceivedRow goods{.packs = row.real("packs_received"),
                            .unitCostExclTax = row.real("unit_cost_excl_tax").value_or(0),
                            .rejectedUnits = row.real("rejected_units"),
                            .reason = row.text("reason"),
                            .invoiceNumber = row.text("invoice_number"),
                            .creditExclTax = row.real("credit_excl_tax"),
                            .imageUrls = row.lines("image_urls")};
    return all(
        {checkShape({.received = QList<ReceivedRow>{goods}}), require(day.isEmpty() || dayFrom(day).has_value())});
}

} // namespace stemdesk
