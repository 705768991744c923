#include "core/services/events/event_history_notes.h"

#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/domain/catalogue/flower_name.h"
#include "core/domain/clients/contact.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/supplier_store.h"
#include "core/storage/events/event_history_store.h"
#include "core/storage/prices/tax_group_store.h"
#include "core/storage/rows/resource_store.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestText = 200; // Only the beginning of a long text is recorded.

QString valueText(const QString &text)
{
    if (text.size() <= kLongestText)
        return text;
    const bool isWithinPair = text.at(kLongestText).isLowSurrogate();
    return text.first(kLongestText - (isWithinPair ? 1 : 0)) + u'…';
}

template <class Number>
QString valueText(std::optional<Number> number)
{
    return number ? numberText(double(*number)) : QString();
}

QString valueText(std::optional<Instant> moment)
{
    return moment ? QString::number(*moment) : QString();
}

template <class Value>
struct TrackedField {
    EventChange change;
    Value Event::*value;
};
template <class Value>
TrackedField(EventChange, Value Event::*) -> TrackedField<Value>; // Deduction guide for older compilers.

constexpr std::array kTexts{TrackedField{EventChange::Name, &Event::name},
                            TrackedField{EventChange::Slug, &Event::slug},
                            TrackedField{EventChange::ExternalId, &Event::externalId},
                            TrackedField{EventChange::EventStatus, &Event::status},
                            TrackedField{EventChange::Client, &Event::clientName1},
                            TrackedField{EventChange::SecondClient, &Event::clientName2},
                            TrackedField{EventChange::CeremonyAddress, &Event::ceremonyAddress},
                            TrackedField{EventChange::VenueAddress, &Event::venueAddress},
                            TrackedField{EventChange::Notes, &Event::notes},
                            TrackedField{EventChange::Source, &Event::source},
                            TrackedField{EventChange::LostReason, &Event::lostReason}};
constexpr std::array kMoments{TrackedField{EventChange::CeremonyStart, &Event::ceremonyStart},
                              TrackedField{EventChange::CeremonyEnd, &Event::ceremonyEnd},
                              TrackedField{EventChange::VenueStart, &Event::venueStart},
                              TrackedField{EventChange::VenueEnd, &Event::venueEnd}};
constexpr std::array kCounts{TrackedField{EventChange::Guests, &Event::numberOfGuests},
                             TrackedField{EventChange::Tables, &Event::numberOfTables}};

template <class Fields>
void noteFields(UnitOfWork &work, const Fields &fields, const Event &before, const Event &after)
{
    for (const auto &field : fields) {
        const auto &was = before.*field.value;
        const auto &is = after.*field.value;
        if (was != is)
            work.note(after.id, {.change = field.change, .before = valueText(was), .after = valueText(is)});
    }
}

/// "hours=20 rate=20": the parts that are set.
QString partsText(std::initializer_list<std::pair<const char *, std::optional<double>>> parts)
{
    QStringList set;
    for (const auto &[name, value] : parts) {
        if (value)
            set.append(QLatin1StringView(name) + u'=' + numberText(*value));
    }
    return set.join(u' ');
}

QString partsText(const Labour &labour)
{
    return partsText({{"percent", labour.percent},
                      {"hours", labour.hours},
                      {"rate", labour.hourlyRateExclTax},
                      {"amount", labour.amountExclTax}});
}

QString partsText(const Travel &travel)
{
    return partsText({{"distance", travel.distance}, {"rate", travel.rateExclTax}, {"amount", travel.amountExclTax}});
}

QString partsText(const Discount &discount)
{
    return partsText({{"percent", discount.percent}, {"amount", discount.amountIncTax}});
}

template <class Amounts>
void noteAmounts(UnitOfWork &work, EventId event, EventChange change, const Amounts &was, const Amounts &is)
{
    QStringList names = was.keys() + is.keys();
    names.removeDuplicates();
    for (const QString &name : std::as_const(names)) {
        const auto text = [&name](const Amounts &amounts) {
            return amounts.contains(name) ? numberText(amounts.value(name)) : QString();
        };
        if (text(was) != text(is))
            work.note(event, {.change = change, .place = name, .before = text(was), .after = text(is)});
    }
}

/// Total amount by name.
QMap<QString, double> amountsOf(const QList<AdditionalFee> &fees)
{
    QMap<QString, double> amounts;
    for (const AdditionalFee &fee : fees)
        amounts[fee.name] += fee.amountExclTax;
    return amounts;
}

void notePricing(UnitOfWork &work, const Event &before, const Event &after)
{
    const EventPricing was = before.pricing.value_or(EventPricing());
    const EventPricing is = after.pricing.value_or(EventPricing());
    const auto pins = [](const EventPricing &pricing) {
        const PinnedLists lists = pricing.priceListIds.value_or(PinnedLists());
        return lists.isEmpty() ? QString() : QString::number(lists.size());
    };
    const auto note = [&](EventChange change, const QString &old, const QString &now) {
        work.note(after.id, {.change = change, .before = old, .after = now});
    };
    if (was.priceListIds.value_or(PinnedLists()) != is.priceListIds.value_or(PinnedLists()))
        note(EventChange::PriceLists, pins(was), pins(is));
    if (was.unitUpliftIncTax != is.unitUpliftIncTax)
        note(EventChange::UnitUplift, valueText(was.unitUpliftIncTax), valueText(is.unitUpliftIncTax));
    noteAmounts(work, after.id, EventChange::Markups, was.markups.value_or(MarkupFactors()),
                is.markups.value_or(MarkupFactors()));
    if (was.labour.value_or(Labour()) != is.labour.value_or(Labour()))
        note(EventChange::Labour, partsText(was.labour.value_or(Labour())), partsText(is.labour.value_or(Labour())));
    noteAmounts(work, after.id, EventChange::Fees, amountsOf(was.additionalFees.value_or(QList<AdditionalFee>())),
                amountsOf(is.additionalFees.value_or(QList<AdditionalFee>())));
    if (was.travel.value_or(Travel()) != is.travel.value_or(Travel()))
        note(EventChange::Travel, partsText(was.travel.value_or(Travel())), partsText(is.travel.value_or(Travel())));
    if (was.discount.value_or(Discount()) != is.discount.value_or(Discount()))
        note(EventChange::Discount, partsText(was.discount.value_or(Discount())),
             partsText(is.discount.value_or(Discount())));
}

Result<QString> taxGroupName(const ServiceContext &context, const Event &event)
{
    const std::optional<TaxGroupId> id = event.pricing.value_or(EventPricing()).taxGroupId;
    if (!id)
        return QString();
    return context.store<TaxGroupStore>().find(*id).map(&TaxGroup::name);
}

Status noteTaxGroup(const ServiceContext &context, UnitOfWork &work, const Event &before, const Event &after)
{
    if (before.pricing.value_or(EventPricing()).taxGroupId == after.pricing.value_or(EventPricing()).taxGroupId)
        return {};
    const QString was = TRY(taxGroupName(context, before));
    const QString is = TRY(taxGroupName(context, after));
    work.note(after.id, {.change = EventChange::TaxGroup, .before = was, .after = is});
    return {};
}

/// The names of the contacts in `contacts` that are not in `others`; contacts that no longer exist are left out.
Result<QString> namesOfOthers(const ServiceContext &context, const QList<EventContact> &contacts,
                              const QList<EventContact> &others)
{
    QStringList names;
    for (const EventContact &contact : contacts) {
        if (std::ranges::find(others, contact.contactId, &EventContact::contactId) != others.cend())
            continue;
        const auto found = context.store<ResourceStore<contactSpec>>().find(contact.contactId);
        if (!found && found.error().kind != Error::Kind::NotFound)
            return found.error();
        if (found && !names.contains(found->name))
            names += found->name;
    }
    return names.join(u", "_s);
}

/// Who was taken off and who was added; neither if only a role is another one.
Status noteContacts(const ServiceContext &context, UnitOfWork &work, const Event &before, const Event &after)
{
    const QString gone = TRY(namesOfOthers(context, before.contacts, after.contacts));
    const QString added = TRY(namesOfOthers(context, after.contacts, before.contacts));
    work.note(after.id, {.change = EventChange::Contacts, .before = valueText(gone), .after = valueText(added)});
    return {};
}

QString flowerAndLength(const LineNames &names)
{
    QString name = flowerName(names.productName, names.variantName, names.productType);
    if (names.stemLength)
        name += u" %1 cm"_s.arg(numberText(*names.stemLength));
    return name;
}

Result<LineNames> namesOf(const ServiceContext &context, const StoredItem &line)
{
    return context.store<EventHistoryStore>().namesOf(line.variant, line.group);
}

Result<QString> supplierName(const ServiceContext &context, const SupplierId &id)
{
    if (id.isNull())
        return QString();
    const auto supplier = TRY(context.store<SupplierStore>().find(id));
    return supplier.name;
}

Status noteSupplier(const ServiceContext &context, UnitOfWork &work, EventId event, HistoryEntry entry,
                    std::pair<SupplierId, SupplierId> suppliers)
{
    const QString was = TRY(supplierName(context, suppliers.first));
    const QString is = TRY(supplierName(context, suppliers.second));
    entry.change = EventChange::LineSupplier;
    entry.before = was;
    entry.after = is;
    work.note(event, std::move(entry));
    return {};
}

/// How many lines of the event's groups, if these were read, keep their prices.
double keptLines(const Event &event)
{
    double count = 0;
    for (const EventGroup &group : event.groups) {
        for (const EventItem &item : group.items)
            count += item.kept ? 1 : 0;
    }
    return count;
}

} // namespace

Status noteEvent(const ServiceContext &context, UnitOfWork &work, const Event &before, const Event &after)
{
    noteFields(work, kTexts, before, after);
    noteFields(work, kMoments, before, after);
    noteFields(work, kCounts, before, after);
    if (before.budget != after.budget)
        work.note(
            after.id,
            {.change = EventChange::Budget, .before = valueText(before.budget), .after = valueText(after.budget)});
    const auto colours = [](const Event &event) { return event.colourScheme.value_or(QStringList()).join(u", "_s); };
    if (colours(before) != colours(after))
        work.note(after.id, {.change = EventChange::Palette, .before = colours(before), .after = colours(after)});
    if (before.descriptionHtml != after.descriptionHtml)
        work.note(after.id, {.change = EventChange::Description});
    if (before.imageUrls != after.imageUrls)
        work.note(after.id,
                  {.change = EventChange::Pictures,
                   .before = numberText(double(before.imageUrls.size())),
                   .after = numberText(double(after.imageUrls.size()))});
    const auto day = [](const Event &event) { return event.followUpOn ? dayText(*event.followUpOn) : QString(); };
    if (before.followUpOn != after.followUpOn)
        work.note(after.id, {.change = EventChange::FollowUp, .before = day(before), .after = day(after)});
    if (before.contacts != after.contacts) {
        TRY(noteContacts(context, work, before, after));
    }
    if (before.paymentPlan != after.paymentPlan)
        work.note(after.id, {.change = EventChange::Instalments});
    if (before.links != after.links)
        work.note(after.id, {.change = EventChange::Links});
    if (before.groups != after.groups)
        work.note(after.id,
                  {.change = EventChange::KeptPrices,
                   .before = numberText(keptLines(before)),
                   .after = numberText(keptLines(after))});
    if (before.pricing == after.pricing)
        return {};
    notePricing(work, before, after);
    return noteTaxGroup(context, work, before, after);
}

void noteGroup(UnitOfWork &work, EventId event, EventChange change, const EventGroup &group, qsizetype lines)
{
    const QString count = numberText(double(lines));
    const bool isAdded = change == EventChange::GroupAdded;
    work.note(event,
              {.change = change,
               .place = group.name,
               .before = isAdded ? QString() : count,
               .after = isAdded ? count : QString()});
}

void noteGroup(UnitOfWork &work, EventId event, const EventGroup &before, const EventGroup &after)
{
    const auto note = [&](EventChange change, const QString &was = {}, const QString &is = {}) {
        work.note(event, {.change = change, .place = after.name, .before = was, .after = is});
    };
    if (before.name != after.name)
        note(EventChange::GroupName, before.name, after.name);
    if (before.quantity != after.quantity)
        note(EventChange::GroupCopies, numberText(before.quantity), numberText(after.quantity));
    if (before.isHidden != after.isHidden)
        note(after.isHidden ? EventChange::GroupHidden : EventChange::GroupShown);
    if (before.fixedPriceIncTax != after.fixedPriceIncTax)
        note(EventChange::GroupFixedPrice, valueText(before.fixedPriceIncTax), valueText(after.fixedPriceIncTax));
    if (before.minutesPerCopy != after.minutesPerCopy)
        note(EventChange::GroupMinutes, valueText(before.minutesPerCopy), valueText(after.minutesPerCopy));
    if (before.place != after.place)
        note(EventChange::GroupPlace, before.place, after.place);
    if (before.position != after.position)
        note(EventChange::GroupMoved, numberText(before.position + 1), numberText(after.position + 1));
    if (before.description != after.description)
        note(EventChange::GroupDescription, valueText(before.description), valueText(after.description));
    if (before.imageUrls != after.imageUrls)
        note(EventChange::GroupPictures, numberText(double(before.imageUrls.size())),
             numberText(double(after.imageUrls.size())));
    if (before.notes != after.notes)
        note(EventChange::GroupNotes, valueText(before.notes), valueText(after.notes));
}

Status noteLine(const ServiceContext &context, UnitOfWork &work, EventId event, EventChange change,
                const StoredItem &line)
{
    const LineNames names = TRY(namesOf(context, line));
    const QString quantity = numberText(line.item.quantity);
    const bool isAdded = change == EventChange::LineAdded;
    work.note(event,
              {.change = change,
               .subject = flowerAndLength(names),
               .place = names.groupName,
               .before = isAdded ? QString() : quantity,
               .after = isAdded ? quantity : QString()});
    return {};
}

Status noteLine(const ServiceContext &context, UnitOfWork &work, EventId event, const StoredItem &before,
                const StoredItem &after)
{
    const Result<LineNames> was = namesOf(context, before);
    if (!was)
        return was.error();
    const bool isSame = before.variant == after.variant && before.group == after.group;
    const LineNames is = TRY(isSame ? was : namesOf(context, after));
    const HistoryEntry about{.subject = flowerAndLength(is), .place = is.groupName};
    const auto note = [&](EventChange change, const QString &old, const QString &now) {
        HistoryEntry entry = about;
        entry.change = change;
        entry.before = old;
        entry.after = now;
        work.note(event, std::move(entry));
    };
    if (before.variant != after.variant)
        note(EventChange::LineVariant, flowerAndLength(*was), flowerAndLength(is));
    if (before.group != after.group)
        note(EventChange::LineMoved, was->groupName, is.groupName);
    if (before.item.quantity != after.item.quantity)
        note(EventChange::LineQuantity, numberText(before.item.quantity), numberText(after.item.quantity));
    if (before.item.notes != after.item.notes)
        note(EventChange::LineNotes, valueText(before.item.notes), valueText(after.item.notes));
    if (before.item.supplierId == after.item.supplierId)
        return {};
    return noteSupplier(context, work, event, about, {before.item.supplierId, after.item.supplierId});
}

} // namespace stemdesk
