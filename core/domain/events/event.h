#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/domain/billing/payment_plan.h"
#include "core/domain/billing/quote.h"
#include "core/domain/clients/event_contact.h"
#include "core/domain/events/event_group.h"
#include "core/domain/events/event_pricing.h"
#include "core/domain/fields/resource.h"
#include "core/domain/money.h"
#include "core/domain/series/occurrence.h"

#include <QDate>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <string_view>

namespace stemdesk {

/// The seven values of the specification, as stored.
inline constexpr std::array<std::string_view, 7> kEventStatuses{
    "new", "quoting", "pending_approval", "approved", "in_progress", "complete", "cancelled"};

bool isEventStatus(const QString &text);

/// True from `approved` on: goods may be ordered.
bool isClearedToOrder(const QString &status);
/// True from `pending_approval` on: the clients know the price.
bool isWithClients(const QString &status);

struct EventLink {
    QString label;
    QString url; ///< http, https, mailto or tel.

    friend bool operator==(const EventLink &, const EventLink &) = default;
};

/// Whether a link may have this URL: http, https, mailto or tel, and not empty after the scheme.
bool isLinkUrl(const QString &text);

/// A change of the prices that an event's lines keep.
struct KeptPrices {
    std::optional<Instant> since; ///< From when on the event keeps its prices; nullopt: it does not.
    QMap<EventItemId, std::optional<KeptPrice>> lines; ///< The changed lines; nullopt: today's price again.

    friend bool operator==(const KeptPrices &, const KeptPrices &) = default;
};

/// A customer event. Optional texts are empty if there is none; lists that were never set are nullopt.
struct Event {
    EventId id;
    QString slug;
    QString name;
    QString status = QStringLiteral("new"); ///< Reads may return other values than kEventStatuses.
    QString ceremonyAddress;
    QString venueAddress;
    std::optional<Instant> ceremonyStart;
    std::optional<Instant> ceremonyEnd;
    std::optional<Instant> venueStart;
    std::optional<Instant> venueEnd;
    QString clientName1;
    QString clientName2;
    std::optional<double> budget; ///< In the shop's currency, without tax.
    std::optional<qint64> numberOfGuests;
    std::optional<qint64> numberOfTables;
    std::optional<QStringList> colourScheme; ///< Colour names.
    QString externalId; ///< Its id in another system; unique among the shop's events.
    Totals totals; ///< Stored, never stale.
    int itemsCount = 0; ///< All lines, including those of hidden groups.
    std::optional<Occurrence> occurrence; ///< Only where a series made it.

    // Heavy fields: filled by a whole read only.
    QString descriptionHtml;
    QStringList imageUrls; ///< https URLs, and ids of stored images (see core/domain/image.h).
    QList<EventLink> links;
    QString notes;
    QList<EventContact> contacts;
    QString source; ///< Origin of the enquiry.
    std::optional<QDate> followUpOn;
    QString lostReason;
    std::optional<PaymentPlan> paymentPlan; ///< nullopt: that of the shop.
    std::optional<AcceptedQuote> acceptedQuote;
    std::optional<EventPricing> pricing;
    std::optional<Instant> pricesKeptAt; ///< Since then new and changed lines keep their prices too; nullopt: not.
    QList<EventGroup> groups;
    QList<LeftRota> leftRotas; ///< Only for a deleted event: the series whose template it was.

    Instant createdAt = 0;
    Instant updatedAt = 0; ///< Also changes with groups, lines and totals.
    int version = 0;

    friend bool operator==(const Event &, const Event &) = default;
};

/// The changes; an absent field keeps its value, an empty text or an inner nullopt clears it.
struct EventPatch {
    std::optional<QString> slug;
    std::optional<QString> name;
    std::optional<QString> status;
    std::optional<QString> ceremonyAddress;
    std::optional<QString> venueAddress;
    std::optional<std::optional<Instant>> ceremonyStart;
    std::optional<std::optional<Instant>> ceremonyEnd;
    std::optional<std::optional<Instant>> venueStart;
    std::optional<std::optional<Instant>> venueEnd;
    std::optional<QString> clientName1;
    std::optional<QString> clientName2;
    std::optional<std::optional<double>> budget;
    std::optional<std::optional<qint64>> numberOfGuests;
    std::optional<std::optional<qint64>> numberOfTables;
    std::optional<std::optional<QStringList>> colourScheme;
    std::optional<QString> externalId;
    std::optional<QString> descriptionHtml;
    std::optional<QStringList> imageUrls;
    std::optional<QList<EventLink>> links;
    std::optional<QString> notes;
    std::optional<QList<EventContact>> contacts;
    std::optional<QString> source;
    std::optional<std::optional<QDate>> followUpOn;
    std::optional<QString> lostReason;
    std::optional<std::optional<PaymentPlan>> paymentPlan;
    std::optional<std::optional<EventPricingPatch>> pricing;
    std::optional<KeptPrices> kept; ///< Never sent by callers: keeping prices is an action, and this reverts it.

    friend bool operator==(const EventPatch &, const EventPatch &) = default;
};

/// The fields of a row of the list, in the order of JSON.
const SpecOf<Event, EventPatch> &eventRowSpec();
/// The same, followed by the other fields.
const SpecOf<Event, EventPatch> &eventSpec();

/// Does not change `groups`, but for the kept prices of their lines, or computed figures. HTML is taken unchanged: the
/// service sanitises it first.
Result<Event> patched(Event event, const EventPatch &patch);
/// Errors of a patch that do not depend on the event.
Status checkShape(const EventPatch &patch);
EventPatch inverse(const Event &before, const EventPatch &patch);

/// Stores in the event and the lines of its groups what they keep from now on.
void keepLines(Event &event, const KeptPrices &kept);
/// Whether some of its lines do, or new ones would.
bool keepsPrices(const Event &event);

/// The pinned lists by product type; empty if there are none.
PinnedLists pinnedLists(const Event &event);

/// Time to make its visible groups; nullopt if none of them has a time.
std::optional<double> designMinutes(const Event &event);

/// The earlier of the two starts, if any: lists sort and filter events by it.
std::optional<Instant> firstStart(const Event &event);

/// The place of an arrangement: kCeremonyPlace or kVenuePlace; always the known one if the event has only one.
QString placeOf(const Event &event, const EventGroup &group);

} // namespace stemdesk
