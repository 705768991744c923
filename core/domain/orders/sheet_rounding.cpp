#include "core/domain/orders/sheet_rounding.h"

#include "core/domain/money_text.h"

#include <utility>

namespace stemdesk {

namespace {

/// The rounding difference between a total and its parts, for both sums.
class Rounding {
public:
    Rounding(const OrderSheetTotals &total, QString currency)
        : m_currency(std::move(currency)), m_left{.orderCostExclTax = shown(total.orderCostExclTax),
                                                  .orderCostIncTax = shown(total.orderCostIncTax)}
    {}

    template <class Part>
    void take(const Part &part)
    {
        m_left.orderCostExclTax -= shown(part.orderCostExclTax);
        m_left.orderCostIncTax -= shown(part.orderCostIncTax);
    }
    OrderSheetTotals left() const
    {
        return {.orderCostExclTax = shown(m_left.orderCostExclTax), .orderCostIncTax = shown(m_left.orderCostIncTax)};
    }

private:
    double shown(double amount) const { return roundedMoney(amount, m_currency); }

    QString m_currency;
    OrderSheetTotals m_left;
};

} // namespace

OrderSheetTotals roundingOf(const OrderSheetSupplier &supplier, const QString &currency)
{
    Rounding rounding(supplier.totals, currency);
    for (const OrderSheetLine &line : supplier.lines)
        rounding.take(line);
    return rounding.left();
}

OrderSheetTotals roundingOf(const OrderSheet &sheet, const QString &currency)
{
    Rounding rounding(sheet.totals, currency);
    for (const OrderSheetSupplier &supplier : sheet.suppliers)
        rounding.take(supplier.totals);
    return rounding.left();
}

} // namespace stemdesk
