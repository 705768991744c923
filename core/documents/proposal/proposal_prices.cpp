#include "core/documents/proposal/proposal_prices.h"

#include "core/domain/billing/invoice_lines.h"
#include "core/domain/billing/minor_unit.h"
#include "core/domain/money_text.h"

#include <algorithm>
#include <cmath>

namespace stemdesk {

namespace {

/// All charges at one rate, for an event that comes without its bill.
Bill billAtOneRate(const PrintedEvent &event)
{
    Bill bill;
    double sum = 0;
    const auto add = [&](BillCharge::Kind kind, const QString &name, double amount) {
        if (amount != 0)
            bill.charges.append({.kind = kind, .name = name, .amountIncTax = amount, .tax = {}});
        sum += amount;
    };
    for (const PrintedGroup &group : event.groups)
        add(BillCharge::Kind::Group, group.name, group.customerPriceIncTax);
    add(BillCharge::Kind::Labour, {}, event.labour);
    for (const PrintedCharge &fee : event.fees)
        add(BillCharge::Kind::Fee, fee.name, fee.amountIncTax);
    add(BillCharge::Kind::Travel, {}, event.travel);
    bill.discount = std::min(event.discount, sum);
    return bill;
}

/// Collects the lines of a bill, of which an arrangement has one for each rate.
class PriceCollector {
public:
    PriceCollector(const PrintedEvent &event, MinorUnit unit)
        : m_event(event), m_unit(unit), m_groups(event.groups.size())
    {}

    void add(const BillCharge &charge, qint64 count);
    void addDiscount(qint64 count) { m_discount -= count; }
    ProposalPrices take() const;

private:
    qsizetype groupOf(const BillCharge &charge);

    const PrintedEvent &m_event;
    MinorUnit m_unit;
    QList<qint64> m_groups;
    QList<qint64> m_fees;
    qint64 m_labour = 0;
    qint64 m_travel = 0;
    qint64 m_discount = 0;
    qsizetype m_group = -1;
    double m_left = 0; ///< The rest of the arrangement's price that no line so far covers.
};

/// Moves to the next arrangement once the lines add up to the price of the current one. The name is not enough, because
/// two arrangements may have the same.
qsizetype PriceCollector::groupOf(const BillCharge &charge)
{
    constexpr double kNothing = 1e-6;
    while (m_group + 1 < m_event.groups.size() && (m_left < kNothing || m_event.groups.at(m_group).name != charge.name))
        m_left = m_event.groups.at(++m_group).customerPriceIncTax;
    m_left -= charge.amountIncTax;
    return m_group;
}

void PriceCollector::add(const BillCharge &charge, qint64 count)
{
    switch (charge.kind) {
    case BillCharge::Kind::Group:
        if (const qsizetype group = groupOf(charge); group >= 0)
            m_groups[group] += count;
        break;
    case BillCharge::Kind::Labour: m_labour += count; break;
    case BillCharge::Kind::Fee: m_fees.append(count); break;
    case BillCharge::Kind::Travel: m_travel += count; break;
    }
}

ProposalPrices PriceCollector::take() const
{
    constexpr double kWhole = 1e-9;
    ProposalPrices prices{
        .labour = m_unit.amount(m_labour), .travel = m_unit.amount(m_travel), .discount = m_unit.amount(m_discount)};
    qint64 sum = 0;
    for (qsizetype place = 0; place < m_groups.size(); ++place) {
        const double quantity = m_event.groups.at(place).quantity;
        const auto count = double(m_groups.at(place));
        const double each = std::round(count / quantity);
        const bool isWhole = std::abs(each * quantity - count) < kWhole;
        prices.groups.append({.each = isWhole ? std::optional(m_unit.amount(qint64(each))) : std::nullopt,
                              .amount = m_unit.amount(m_groups.at(place))});
        sum += m_groups.at(place);
    }
    prices.arrangements = m_unit.amount(sum);
    for (qsizetype place = 0; place < m_event.fees.size(); ++place)
        prices.fees.append(m_unit.amount(m_fees.value(place)));
    return prices;
}

} // namespace

ProposalPrices proposalPrices(const PrintedEvent &event, const QString &currency)
{
    const MinorUnit unit(currency);
    const Bill bill = event.bill.charges.isEmpty() ? billAtOneRate(event) : event.bill;
    const qint64 total = unit.rounded(event.customerPriceIncTax);
    const QList<InvoiceLine> lines = chargeLines(bill, unit, total);
    PriceCollector collector(event, unit);
    for (qsizetype place = 0; place < lines.size(); ++place) {
        if (place < bill.charges.size())
            collector.add(bill.charges.at(place), lines.at(place).incTax);
        else
            collector.addDiscount(lines.at(place).incTax);
    }
    ProposalPrices prices = collector.take();
    prices.total = unit.amount(total);
    prices.tax = roundedMoney(event.customerPriceIncTax - event.customerPriceExclTax, currency);
    return prices;
}

} // namespace stemdesk
