#include "core/services/series/occurrence_print.h"

#include "core/base/wording.h"
#include "core/services/events/event_reading.h"
#include "core/services/service_context.h"
#include "core/storage/series/occurrence_store.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>
#include <QMap>
#include <QStringList>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A text of values, the same on every machine.
class Text {
public:
    Text() : m_out(&m_bytes, QIODevice::WriteOnly) { m_out.setVersion(QDataStream::Qt_6_0); }

    template <class T>
    Text &operator<<(const T &value)
    {
        m_out << value;
        return *this;
    }
    template <class T>
    Text &operator<<(const std::optional<T> &value)
    {
        m_out << value.has_value();
        if (value)
            m_out << *value;
        return *this;
    }
    template <class Tag>
    Text &operator<<(const Id<Tag> &id)
    {
        m_out << id.text();
        return *this;
    }
    const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
    QDataStream m_out;
};

void write(Text &out, const EventPricing &pricing)
{
    const Labour labour = pricing.labour.value_or(Labour{});
    const Travel travel = pricing.travel.value_or(Travel{});
    const Discount discount = pricing.discount.value_or(Discount{});
    out << pricing.unitUpliftIncTax << labour.percent << labour.hours << labour.hourlyRateExclTax
        << labour.amountExclTax << travel.distance << travel.rateExclTax << travel.amountExclTax << discount.percent
        << discount.amountIncTax << pricing.taxGroupId.value_or(TaxGroupId());
    for (const AdditionalFee &fee : pricing.additionalFees.value_or(QList<AdditionalFee>()))
        out << fee.name << fee.amountExclTax;
}

void write(Text &out, const EventGroup &group)
{
    out << group.name << group.quantity << group.isHidden << group.description << group.imageUrls << group.notes
        << group.fixedPriceIncTax << group.minutesPerCopy << group.place << qint64(group.items.size());
    for (const EventItem &item : group.items)
        out << item.variantId << item.supplierId << item.quantity << item.notes;
}

QByteArray contentText(const Event &event)
{
    Text out;
    out << event.name << event.clientName1 << event.clientName2 << event.notes << event.status << event.ceremonyStart
        << event.ceremonyEnd << event.venueStart << event.venueEnd << qint64(event.contacts.size());
    for (const EventContact &contact : event.contacts)
        out << contact.contactId << contact.role;
    write(out, event.pricing.value_or(EventPricing{}));
    out << groupsText(event.groups);
    return out.bytes();
}

using Markups = QMap<QString, double>;

Markups markupsOf(const Event &event)
{
    return event.pricing ? event.pricing->markups.value_or(Markups()) : Markups();
}

/// A line of a hash, then one for each markup: "flower=2.5" of the template, "+flower=2.5" of kept prices.
struct Print {
    QString content;
    Markups markups;
    Markups kept;
};

Print printFrom(const QString &text)
{
    const QStringList lines = text.split(u'\n');
    Print print{.content = lines.constFirst(), .markups = {}, .kept = {}};
    for (const QString &line : lines.sliced(1)) {
        const bool isKept = line.startsWith(u'+');
        const qsizetype sign = line.lastIndexOf(u'=');
        Markups &markups = isKept ? print.kept : print.markups;
        markups.insert(line.mid(isKept ? 1 : 0, sign - (isKept ? 1 : 0)), line.mid(sign + 1).toDouble());
    }
    return print;
}

QString textOf(const Print &print)
{
    QStringList lines{print.content};
    for (auto markup = print.markups.cbegin(); markup != print.markups.cend(); ++markup)
        lines += markup.key() + u'=' + numberText(markup.value());
    for (auto markup = print.kept.cbegin(); markup != print.kept.cend(); ++markup)
        lines += u'+' + markup.key() + u'=' + numberText(markup.value());
    return lines.join(u'\n');
}

QString eventHash(const Event &event)
{
    return QString::fromLatin1(QCryptographicHash::hash(contentText(event), QCryptographicHash::Sha256).toHex());
}

/// Compares markup by markup; those that only came with kept prices become a part of the print.
bool markupsDiffer(const Event &event, Print &print)
{
    const bool mayHaveMore = keepsPrices(event);
    const Markups now = markupsOf(event);
    for (auto markup = now.cbegin(); markup != now.cend(); ++markup) {
        if (print.markups.contains(markup.key())) {
            if (print.markups.value(markup.key()) != markup.value())
                return true;
        } else if (print.kept.contains(markup.key())) {
            if (print.kept.value(markup.key()) != markup.value())
                return true;
        } else if (mayHaveMore) {
            print.kept.insert(markup.key(), markup.value());
        } else {
            return true;
        }
    }
    for (const QString &type : print.markups.keys()) {
        if (!now.contains(type))
            return true;
    }
    return false;
}

Result<StoredEvent> withGroups(const ServiceContext &context, EventId id)
{
    StoredEvent stored = TRY(storedEvent(context, id));
    GroupsToPrice read = TRY(groupsOf(context, stored.key));
    stored.event.groups = std::move(read.groups);
    return stored;
}

} // namespace

QByteArray groupsText(const QList<EventGroup> &groups)
{
    Text out;
    for (const EventGroup &group : groups)
        write(out, group);
    return out.bytes();
}

QString printOf(const Event &event)
{
    return textOf({.content = eventHash(event), .markups = markupsOf(event), .kept = {}});
}

bool differs(const Event &event, QString &print)
{
    Print compared = printFrom(print);
    if (compared.content != eventHash(event) || markupsDiffer(event, compared))
        return true;
    print = textOf(compared);
    return false;
}

Status stamp(const ServiceContext &context, EventId event, const std::optional<EventPricing> &pricing)
{
    const StoredEvent stored = TRY(withGroups(context, event));
    Event made = stored.event;
    made.pricing = pricing;
    QString print = printOf(made);
    differs(stored.event, print);
    return context.store<OccurrenceStore>().setPrint(stored.key, print, false);
}

Status stampAttached(const ServiceContext &context, const QList<EventId> &events)
{
    const QList<EventId> made = TRY(context.store<OccurrenceStore>().among(events));
    for (const EventId &id : made) {
        const StoredEvent stored = TRY(withGroups(context, id));
        if (!stored.event.occurrence || stored.event.occurrence->isDetached)
            continue;
        Print print = printFrom(stored.event.occurrence->print);
        print.content = eventHash(stored.event);
        TRY(context.store<OccurrenceStore>().setPrint(stored.key, textOf(print), false));
    }
    return {};
}

Status followDetachment(const ServiceContext &context, const QList<EventId> &edited)
{
    const QList<EventId> made = TRY(context.store<OccurrenceStore>().among(edited));
    for (const EventId &id : made) {
        const StoredEvent stored = TRY(withGroups(context, id));
        if (!stored.event.occurrence)
            continue;
        const Occurrence &occurrence = *stored.event.occurrence;
        QString print = occurrence.print;
        const bool isDetached = differs(stored.event, print);
        if (isDetached != occurrence.isDetached || print != occurrence.print) {
            TRY(context.store<OccurrenceStore>().setPrint(stored.key, print, isDetached));
        }
    }
    return {};
}

} // namespace stemdesk
