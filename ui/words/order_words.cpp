#include "ui/words/order_words.h"

#include "core/domain/catalogue/flower_name.h"
#include "core/domain/money_text.h"
#include "core/domain/orders/delivery_day.h"
#include "core/orders/order_advice.h"
#include "core/services/orders/saved_order_service.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"
#include "ui/words/work_words.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// Smaller savings are not mentioned.
constexpr double kLeastSaving = 0.005;

bool areNear(double left, double right)
{
    return std::abs(left - right) <= 1e-9 * std::max({1.0, std::abs(left), std::abs(right)});
}

/// The number of packs for choosing the plural form.
int plural(double packs)
{
    return int(std::ceil(std::abs(packs)));
}

OrderAdvice adviceOn(const OrderSheetLine &line, const QString &text, double saving)
{
    OrderAdvice advice{.text = text, .savingIncTax = saving, .items = line.eventItemIds};
    for (const EventUnits &share : line.eventUnits)
        advice.events.append(share.eventId);
    return advice;
}

struct ClaimClock {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::ClaimClock)
};

constexpr Instant kMinute = 60'000;
constexpr Instant kDay = 24LL * 60 * kMinute;

/// The additional cost of delivery without tax if the line's cheapest supplier delivers it. nullopt if one of the two
/// orders would then be below its supplier's minimum, or further below.
std::optional<double> moreForDelivery(const OrderSheetLine &line, const OrderSheetSupplier &from,
                                      const OrderSheet &sheet, const KnownSuppliers &known)
{
    const SupplierId to = line.cheapest->supplierId;
    const auto other = std::ranges::find(sheet.suppliers, to, &OrderSheetSupplier::supplierId);
    const double atOther = other == sheet.suppliers.cend() ? 0 : other->totals.orderCostExclTax;
    const double atFirst = from.totals.orderCostExclTax;
    double more = 0;
    const auto moves = [&](const SupplierId &id, double before, double after) {
        const auto conditions = [&](double order) {
            return order > kLeastSaving ? conditionsOf(known.value(id), order) : OrderConditions();
        };
        const OrderConditions was = conditions(before);
        const OrderConditions is = conditions(after);
        more += is.deliveryCostExclTax.value_or(0) - was.deliveryCostExclTax.value_or(0);
        return is.shortOfMinimumExclTax.value_or(0) <= was.shortOfMinimumExclTax.value_or(0);
    };
    const bool isEnough = moves(from.supplierId, atFirst, atFirst - line.orderCostExclTax)
        && moves(to, atOther, atOther + line.cheapest->orderCostIncTax / line.taxMultiplier);
    return isEnough ? std::optional(more) : std::nullopt;
}

} // namespace

QString OrderWords::flower(const OrderSheetLine &line)
{
    return flowerName(line.productName, line.variantName, line.stemLength ? u"flower"_s : QString());
}

QString OrderWords::flowerAndLength(const OrderSheetLine &line)
{
    return line.stemLength ? u"%1 %2"_s.arg(flower(line), stemLengthText(line.stemLength)) : flower(line);
}

QString OrderWords::suppliers(const OrderSheet &sheet)
{
    const auto named = std::ranges::count_if(
        sheet.suppliers, [](const OrderSheetSupplier &supplier) { return !supplier.supplierId.isNull(); });
    return tr("%n supplier(s)", nullptr, int(named));
}

QString OrderWords::sources(const OrderSheet &sheet)
{
    constexpr qsizetype kNamed = 3;
    QStringList names;
    std::optional<QDate> first;
    std::optional<QDate> last;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        if (!names.contains(supplier.name))
            names += supplier.name;
        const std::optional<QDate> day = supplier.deliverOn();
        if (!day)
            continue;
        first = first ? std::min(*first, *day) : *day;
        last = last ? std::max(*last, *day) : *day;
    }
    QStringList words{names.mid(0, kNamed).join(u", "_s)};
    if (names.size() > kNamed)
        words.last() += u" +%1"_s.arg(names.size() - kNamed); // As in lists with less room for names.
    if (first)
        words += first == last ? tr("delivery %1").arg(mediumDate(*first))
                               : tr("delivery %1 to %2").arg(mediumDate(*first), mediumDate(*last));
    words.removeAll(QString());
    return words.join(u" · "_s);
}

QString OrderWords::received(const SavedSheet &saved)
{
    if (isOnlyPlanned(saved))
        return tr("%n line(s)", nullptr, int(saved.lines));
    if (!saved.received)
        return tr("not received");
    if (*saved.received >= saved.lines)
        return tr("received");
    return tr("%1 of %2 lines received").arg(*saved.received).arg(saved.lines);
}

QString OrderWords::amount(const OrderSheetLine &line)
{
    if (!line.packsToOrder || !line.unitsPerPack)
        return quantityText(line.unitsToOrder);
    const int count = plural(*line.packsToOrder);
    return tr("%n pack(s) of %1", nullptr, count).arg(quantityText(*line.unitsPerPack));
}

double OrderWords::fewerForAPack(const QList<PackAdvice> &advice, double unitsPerPack)
{
    const auto saving = std::ranges::find_if(advice, [unitsPerPack](const PackAdvice &one) {
        return one.packsChange < 0 && one.costChangeIncTax < 0 && isSmallPartOfPack(one.unitsChange, unitsPerPack);
    });
    return saving == advice.cend() ? 0 : -saving->unitsChange;
}

QList<OrderAdvice> OrderWords::packAdvice(const OrderSheetLine &line)
{
    QList<OrderAdvice> found;
    const double pack = line.unitsPerPack.value_or(0);
    for (const PackAdvice &advice : line.advice) {
        const QString units = quantityText(std::abs(advice.unitsChange));
        if (!isSmallPartOfPack(advice.unitsChange, pack))
            continue;
        if (advice.packsChange < 0)
            found.append(adviceOn(
                line, tr("%1 fewer of %2 saves a pack of %3").arg(units, flowerAndLength(line), quantityText(pack)),
                -advice.costChangeIncTax));
        else if (advice.packsChange == 0 && advice.unitsChange > 0)
            found.append(adviceOn(line,
                                  tr("%1 more of %2 would fill the last pack of %3")
                                      .arg(units, flowerAndLength(line), quantityText(pack)),
                                  0));
        else
            continue;
        found.last().unitsChange = advice.unitsChange;
    }
    return found;
}

std::optional<OrderAdvice> OrderWords::cheaper(const OrderSheetLine &line, const OrderSheetSupplier &current,
                                               const OrderSheet &sheet, const KnownSuppliers &known,
                                               const QString &currency)
{
    if (!line.cheapest || line.cheapest->supplierId == current.supplierId || !line.isPriced)
        return {};
    const QString name = known.value(line.cheapest->supplierId).name;
    const std::optional<double> delivery = moreForDelivery(line, current, sheet, known);
    if (name.isEmpty() || !delivery)
        return {};
    // From the amounts shown, so that subtracting them gives the same.
    const double more = roundedMoney(*delivery * line.taxMultiplier, currency);
    const double saving =
        roundedMoney(line.orderCostIncTax, currency) - roundedMoney(line.cheapest->orderCostIncTax, currency) - more;
    if (saving < kLeastSaving)
        return {};
    QString text = tr("%1 has %2 for %3 instead of %4, incl. tax")
                       .arg(name, flowerAndLength(line), moneyText(line.cheapest->orderCostIncTax, currency),
                            moneyText(line.orderCostIncTax, currency));
    if (more > 0)
        text = tr("%1, and %2 more for delivery").arg(text, moneyText(more, currency));
    OrderAdvice advice = adviceOn(line, text, saving);
    advice.supplier = line.cheapest->supplierId;
    return advice;
}

SheetAdvice OrderWords::advice(const OrderSheet &sheet, const KnownSuppliers &known, const QString &currency)
{
    SheetAdvice found;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        QList<OrderAdvice> &advice = found[supplier.supplierId];
        for (const OrderSheetLine &line : supplier.lines) {
            advice += packAdvice(line);
            if (const auto cheaper = OrderWords::cheaper(line, supplier, sheet, known, currency))
                advice.append(*cheaper);
        }
        std::ranges::stable_sort(advice, std::ranges::greater(), &OrderAdvice::savingIncTax);
    }
    return found;
}

QStringList OrderWords::rounding(const OrderSheetTotals &rounding, const QString &currency)
{
    QStringList words;
    if (rounding.orderCostExclTax != 0)
        words += tr("Rounding excl. tax %1").arg(moneyText(rounding.orderCostExclTax, currency));
    if (rounding.orderCostIncTax != 0)
        words += tr("Rounding incl. tax %1").arg(moneyText(rounding.orderCostIncTax, currency));
    return words;
}

QString OrderWords::shortOfMinimum(const OrderSheetSupplier &supplier, const QString &currency)
{
    const double missing = supplier.shortOfMinimumExclTax.value_or(0);
    return missing > 0 ? tr("%1 short of the minimum order of %2").arg(moneyText(missing, currency), supplier.name)
                       : QString();
}

QString OrderWords::belowMinimum(const OrderSheetSupplier &supplier, const QString &currency)
{
    const double missing = supplier.shortOfMinimumExclTax.value_or(0);
    return missing > 0 ? tr("%1 below the minimum").arg(moneyText(missing, currency)) : QString();
}

QString OrderWords::delivery(const OrderSheetSupplier &supplier, const QString &currency)
{
    QStringList words;
    QStringList days;
    for (const DeliveryDay &day : supplier.deliveryDays)
        days += mediumDate(day.on);
    if (supplier.delivery.on)
        days = {mediumDate(*supplier.delivery.on)}; // As it is sent: a day that was chosen replaces the computed ones.
    if (!days.isEmpty())
        words += tr("Delivery %1").arg(days.join(u", "_s));
    if (supplier.deliveryCostExclTax)
        words += *supplier.deliveryCostExclTax > 0 ? deliveryCost(*supplier.deliveryCostExclTax, currency)
                                                   : tr("Delivery is free");
    return words.join(u" · "_s);
}

QString OrderWords::lateDelivery(const OrderSheet &sheet, QDate day, const QTimeZone &zone)
{
    const QStringList late = eventsBefore(sheet, day, zone);
    return late.isEmpty() ? QString() : tr("%1 is after the day of %2.").arg(mediumDate(day), late.join(u", "_s));
}

QString OrderWords::deliveryCost(double costExclTax, const QString &currency)
{
    return tr("Delivery costs %1 excl. tax, not included").arg(moneyText(costExclTax, currency));
}

QString OrderWords::changedOrder(const OrderSheetLine &before, const OrderSheetLine &after)
{
    const QString name = flowerAndLength(after);
    if (before.unitsPerPack != after.unitsPerPack)
        return tr("%1 of %2 instead of %3").arg(amount(after), name, amount(before));
    if (!after.packsToOrder || !before.packsToOrder) {
        const double more = after.unitsToOrder - before.unitsToOrder;
        return (more > 0 ? tr("+%1 of %2") : tr("−%1 of %2")).arg(quantityText(std::abs(more)), name);
    }
    const double more = *after.packsToOrder - *before.packsToOrder;
    const int count = plural(more);
    if (more > 0)
        return tr("+%n pack(s) of %1", nullptr, count).arg(name);
    return tr("−%n pack(s) of %1", nullptr, count).arg(name);
}

QString OrderWords::change(const SheetLineChange &change, const QString &currency)
{
    if (!change.before)
        return tr("New: %1, %2").arg(flowerAndLength(*change.after), amount(*change.after));
    if (!change.after)
        return tr("No longer needed: %1, %2").arg(flowerAndLength(*change.before), amount(*change.before));
    const OrderSheetLine &before = *change.before;
    const OrderSheetLine &after = *change.after;
    if (!areNear(before.unitsToOrder, after.unitsToOrder) || before.unitsPerPack != after.unitsPerPack)
        return changedOrder(before, after);
    if (!areNear(before.unitCostExclTax, after.unitCostExclTax))
        return tr("%1 costs %2 each instead of %3")
            .arg(flowerAndLength(after), moneyText(after.unitCostExclTax, currency),
                 moneyText(before.unitCostExclTax, currency));
    if (!areNear(before.unitsNeeded, after.unitsNeeded))
        return tr("%1 of %2 needed instead of %3; the order stays")
            .arg(quantityText(after.unitsNeeded), flowerAndLength(after), quantityText(before.unitsNeeded));
    return tr("Another price incl. tax for %1").arg(flowerAndLength(after));
}

QString OrderWords::change(const SheetEventChange &change)
{
    if (!change.after)
        return tr("%1 was deleted").arg(change.before.name);
    return tr("%1 is now: %2. It was: %3")
        .arg(change.after->name, statusText(change.after->status), statusText(change.before.status));
}

bool isOnlyPlanned(const OrderSheet &sheet)
{
    const auto hasCome = [](const OrderSheetLine &line) { return line.received.has_value(); };
    return sheet.state == SheetState::Draft
        && std::ranges::none_of(sheet.suppliers, [&hasCome](const OrderSheetSupplier &supplier) {
               return std::ranges::any_of(supplier.lines, hasCome);
           });
}

bool isOnlyPlanned(const SavedSheet &saved)
{
    return saved.sheet.state == SheetState::Draft && !saved.received;
}

QString claimTime(Instant until, const QTimeZone &zone)
{
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(until, zone);
    return ClaimClock::tr("%1, %2", "day and time").arg(dayAndMonth(at.date()), clockText(at.time()));
}

QString claimClock(std::optional<Instant> until, Instant now, const QTimeZone &zone)
{
    if (!until)
        return ClaimClock::tr("Some goods were rejected. Set how long this supplier accepts claims.");
    const QString when = claimTime(*until, zone);
    const Instant left = *until - now;
    if (left <= 0)
        return ClaimClock::tr("Claims were taken until %1.").arg(when);
    const Instant minutes = left / kMinute;
    const QString rest =
        left >= 2 * kDay ? ClaimClock::tr("%n days", nullptr, int(left / kDay)) : durationText(double(minutes));
    return ClaimClock::tr("Claim by %1: %2 left.").arg(when, rest);
}

} // namespace stemdesk::ui
