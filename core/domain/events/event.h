#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/domain/clients/accepted_quote.h"
#include "core/domain/clients/event_contact.h"
#include "core/domain/clients/payment_plan.h"
#include "core/domain/events/event_group.h"
#include "core/domain/events/event_pricing.h"
#include "core/domain/money.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <string_view>

namespace stemdesk {

/// The seven values of the specification, as they are written and stored.
inline constexpr std::array<std::string_view, 7> kEventStatuses{
    "new", "quoting", "pending_approval", "approved", "in_progress", "complete", "cancelled"};

bool isEventStatus(const QString &text);

/// True from `approved` on: cleared to order against.
bool isClearedToOrder(const QString &status);
/// True from `pending_approval` on: the clients have the price.
bool isWithClients(const QString &status);

struct EventLink {
    QString label;
    QString url; ///< http, https, mailto or tel.

    friend bool operator==(const EventLink &, const EventLink &) = default;
};

/// A URL that a link may have: http, https, mailto or tel, and something behind it.
bool isLinkUrl(const QString &text);

/// A customer event. Optional texts are empty where there is none; lists that were never given are nullopt.
struct Event {
    EventId id;
    QString slug;
    QString name;
    QString status = QStringLiteral("new"); ///< Reads may show others than kEventStatuses.
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
    QString externalId; ///< What another system calls it; no other event of the shop has it.
    Totals totals; ///< Stored, never stale.
    int itemsCount = 0; ///< All lines, hidden groups included.

    // Heavy fields: filled by a whole read only.
    QString descriptionHtml;
    QStringList imageUrls; ///< https URLs, and ids of stored images (see core/domain/image.h).
    QList<EventLink> links;
    QString notes;
    QList<EventContact> contacts;
    QString source; ///< Where the enquiry came from.
    std::optional<QDate> followUpOn;
    QString lostReason;
    std::optional<PaymentPlan> paymentPlan; ///< Nullopt: the shop's.
    std::optional<AcceptedQuote> acceptedQuote;
    std::optional<EventPricing> pricing;
    QList<EventGroup> groups;

    Instant createdAt = 0;
    Instant updatedAt = 0; ///< Follows groups, lines and totals too.
    int version = 0;

    friend bool operator==(const Event &, const Event &) = default;
};

/// What to change; an absent field keeps its value, an empty text or an inner nullopt clears it.
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

    friend bool operator==(const EventPatch &, const EventPatch &) = default;
};

/// Leaves `groups` and the computed figures alone. HTML is taken as it comes: the service reduces it first.
Result<Event> patched(Event event, const EventPatch &patch);
/// What a patch of its own says that is wrong, whatever event it is for.
Status checkShape(const EventPatch &patch);
EventPatch inverse(const Event &before, const EventPatch &patch);

/// The lists pinned for types of products; empty where none are.
PinnedLists pinnedLists(const Event &event);

/// What making its visible groups takes; nothing where none of them says.
std::optional<double> designMinutes(const Event &event);

/// The earlier of the two starts, where there is one: what lists sort and filter events by.
std::optional<Instant> firstStart(const Event &event);

/// Where an arrangement of the event goes: kCeremonyPlace or kVenuePlace; always the only one where nothing is known of
/// the other.
QString placeOf(const Event &event, const EventGroup &group);

} // namespace stemdesk
