#include "core/domain/billing/payment_plan.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/domain/field_rules.h"
#include "core/domain/shops/document_language.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostDays = 730;
constexpr NumberRange kPlanPercent{.from = 0, .to = 100, .isFromIncluded = false};

constexpr std::array kDueOn{std::pair{InstalmentDue::On::Acceptance, "acceptance"_L1},
                            std::pair{InstalmentDue::On::Event, "event"_L1},
                            std::pair{InstalmentDue::On::Date, "date"_L1}};

Error unfitPlan(const QString &rule)
{
    return invalid(u"paymentPlan"_s, u"Mend \"paymentPlan\": %1."_s.arg(rule));
}

/// The error in the row; empty if there is none.
QString faultOf(const PlannedInstalment &row, bool isLast)
{
    if (int(row.percent.has_value()) + int(row.amountIncTax.has_value()) + int(row.isRest) != 1)
        return u"an instalment has one of \"percent\", \"amountIncTax\" and \"rest\": true"_s;
    if (row.isRest != isLast)
        return u"the last instalment, and no other, is the rest"_s;
    if (row.percent && !fits(*row.percent, kPlanPercent))
        return u"\"percent\" is above 0 and at most 100"_s;
    if (row.amountIncTax && !fits(*row.amountIncTax, kNotNegative))
        return u"\"amountIncTax\" is 0 or more"_s;
    if (row.due.days && (*row.due.days < -kMostDays || *row.due.days > kMostDays))
        return u"\"days\" is a whole number from -%1 to %1"_s.arg(kMostDays);
    if (row.due.date.has_value() != (row.due.on == InstalmentDue::On::Date))
        return u"\"date\" is given where \"on\" is \"date\", and only there"_s;
    return {};
}

/// Reads the members of one object and collects errors.
class PlanReader {
public:
    explicit PlanReader(const QJsonValue &value) : m_object(value.toObject()), m_isSound(value.isObject()) {}

    QJsonValue take(const QString &name) { return m_object.take(name); }
    void number(const QString &name, std::optional<double> &out)
    {
        const QJsonValue value = take(name);
        m_isSound = m_isSound && (value.isUndefined() || value.isDouble());
        if (value.isDouble())
            out = value.toDouble();
    }
    void text(const QString &name, QString &out)
    {
        const QJsonValue value = take(name);
        m_isSound = m_isSound && value.isString();
        out = value.toString();
    }
    void require(bool isSo) { m_isSound = m_isSound && isSo; }
    /// Whether all members were read, without errors.
    bool isSound() const { return m_isSound && m_object.isEmpty(); }

private:
    QJsonObject m_object;
    bool m_isSound;
};

bool readDue(const QJsonValue &value, InstalmentDue &due)
{
    PlanReader reader(value);
    QString on;
    reader.text(u"on"_s, on);
    const std::optional<InstalmentDue::On> known = dueOnFrom(on);
    reader.require(known.has_value());
    std::optional<double> days;
    reader.number(u"days"_s, days);
    reader.require(!days || (std::trunc(*days) == *days && std::abs(*days) <= kMostDays));
    const QJsonValue date = reader.take(u"date"_s);
    if (!date.isUndefined()) {
        due.date = dayFrom(date.toString());
        reader.require(due.date.has_value());
    }
    if (!reader.isSound())
        return false;
    due.on = *known;
    if (days)
        due.days = int(*days);
    return true;
}

bool readInstalment(const QJsonValue &value, PlannedInstalment &row)
{
    PlanReader reader(value);
    reader.text(u"name"_s, row.name);
    reader.number(u"percent"_s, row.percent);
    reader.number(u"amountIncTax"_s, row.amountIncTax);
    const QJsonValue rest = reader.take(u"rest"_s);
    row.isRest = rest.toBool();
    reader.require(rest.isUndefined() || row.isRest);
    reader.require(readDue(reader.take(u"due"_s), row.due));
    return reader.isSound();
}

QJsonObject objectOf(const PlannedInstalment &row)
{
    QJsonObject due{{u"on"_s, dueOnText(row.due.on)}};
    if (row.due.days)
        due.insert(u"days"_s, *row.due.days);
    if (row.due.date)
        due.insert(u"date"_s, dayText(*row.due.date));
    QJsonObject object{{u"name"_s, row.name}, {u"due"_s, due}};
    if (row.percent)
        object.insert(u"percent"_s, *row.percent);
    if (row.amountIncTax)
        object.insert(u"amountIncTax"_s, *row.amountIncTax);
    if (row.isRest)
        object.insert(u"rest"_s, true);
    return object;
}

} // namespace

QString dueOnText(InstalmentDue::On on)
{
    return std::ranges::find(kDueOn, on, [](const auto &one) { return one.first; })->second;
}

std::optional<InstalmentDue::On> dueOnFrom(const QString &text)
{
    const auto *known = std::ranges::find(kDueOn, text, [](const auto &one) { return one.second; });
    return known == kDueOn.end() ? std::nullopt : std::optional(known->first);
}

Result<PaymentPlan> soundPlan(PaymentPlan plan)
{
    if (plan.isEmpty() || plan.size() > kMaxInstalments)
        return unfitPlan(u"it has 1 to %1 instalments"_s.arg(kMaxInstalments));
    for (PlannedInstalment &row : plan) {
        const Result<QString> name = nameText(row.name, u"paymentPlan"_s);
        if (!name)
            return unfitPlan(u"\"name\" is a text of 1 to 200 characters"_s);
        row.name = *name;
        if (const QString fault = faultOf(row, &row == &plan.last()); !fault.isEmpty())
            return unfitPlan(fault);
    }
    return plan;
}

Status requireBookable(const PaymentPlan &plan, MinorUnit unit)
{
    const bool isKept = std::ranges::all_of(
        plan, [unit](const PlannedInstalment &row) { return isBookable(unit.rounded(row.amountIncTax.value_or(0))); });
    return isKept ? Status() : Status(tooLargeAmount(u"paymentPlan"_s));
}

PaymentPlan defaultPaymentPlan()
{
    return {{.name = u"Deposit"_s, .percent = 25, .due = {.on = InstalmentDue::On::Acceptance}},
            {.name = u"Balance"_s, .isRest = true, .due = {.on = InstalmentDue::On::Event, .days = -28}}};
}

QByteArray planText(const PaymentPlan &plan)
{
    QJsonArray rows;
    for (const PlannedInstalment &row : plan)
        rows.append(objectOf(row));
    return QJsonDocument(rows).toJson(QJsonDocument::Compact);
}

Result<PaymentPlan> planFrom(const QByteArray &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isArray())
        return unfitPlan(u"it is an array of instalments"_s);
    PaymentPlan plan;
    const QJsonArray rows = document.array();
    for (const QJsonValue row : rows) {
        if (!readInstalment(row, plan.emplaceBack()))
            return unfitPlan(u"an instalment has \"name\", one of \"percent\", \"amountIncTax\" and \"rest\", and "
                             "\"due\" with \"on\" (acceptance, event or date), \"days\" and \"date\""_s);
    }
    return soundPlan(std::move(plan));
}

PaymentPlan paymentPlanOf(const Shop &shop)
{
    if (!shop.paymentPlan.isEmpty())
        return shop.paymentPlan;
    thread_local QHash<QString, PaymentPlan> usual; // Cached, because lists of events need it repeatedly.
    auto known = usual.constFind(shop.documentLanguage);
    if (known == usual.cend()) {
        const DocumentLanguage language(shop);
        PaymentPlan plan = defaultPaymentPlan();
        plan.first().name = language.translate("documents", "Deposit");
        plan.last().name = language.translate("documents", "Balance");
        known = usual.insert(shop.documentLanguage, plan);
    }
    return *known;
}

} // namespace stemdesk
