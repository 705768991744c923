#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace stemdesk {

/// The kinds of entries in an event's history. Changes of computed totals are not recorded.
enum class EventChange {
    EventMade,
    EventPutBack,
    Name,
    Slug,
    ExternalId,
    EventStatus,
    Client,
    SecondClient,
    CeremonyAddress,
    VenueAddress,
    CeremonyStart,
    CeremonyEnd,
    VenueStart,
    VenueEnd,
    Budget,
    Guests,
    Tables,
    Palette,
    Description,
    Pictures,
    Links,
    Notes,
    Contacts,
    Source,
    FollowUp,
    LostReason,
    QuoteMade,
    QuoteAccepted,
    QuoteDeclined,
    QuoteReopened,
    QuoteDeleted,
    Instalments,
    PaymentMade,
    PaymentChanged,
    PaymentDeleted,
    InvoiceIssued,
    InvoiceCredited,
    HireReturned,
    PriceLists,
    KeptPrices,
    UnitUplift,
    Markups,
    Labour,
    Fees,
    Travel,
    TaxGroup,
    Discount,
    GroupAdded,
    GroupRemoved,
    GroupName,
    GroupCopies,
    GroupHidden,
    GroupShown,
    GroupFixedPrice,
    GroupMinutes,
    GroupPlace,
    GroupMoved,
    GroupDescription,
    GroupPictures,
    GroupNotes,
    LineAdded,
    LineRemoved,
    LineQuantity,
    LineSupplier,
    LineVariant,
    LineMoved,
    LineNotes,
};

/// The stored name of a change.
QByteArray eventChangeName(EventChange change);
std::optional<EventChange> eventChangeFrom(QByteArrayView name);

/// One change of an event, with the names at that time: they may have changed or be gone since.
struct HistoryEntry {
    qint64 key = 0; ///< Increasing; the entries' order.
    Instant at = 0;
    QString actor; ///< See actorWindow() and similar functions; empty: unknown.
    EventChange change = EventChange::EventMade;
    /// The flower of a line: "Rose ‘Quicksand’ 50 cm". For a changed payment, the field: "paidOn"; empty: its amount.
    QString subject;
    QString place; ///< The group of a line, or the group itself; the name of a fee or markup; the amount of a payment.
    /// Numbers as the shortest text that reads back, times in milliseconds, several parts as "hours=20 rate=25"; empty
    /// if there was no value.
    QString before;
    QString after;

    friend bool operator==(const HistoryEntry &, const HistoryEntry &) = default;
};

// The author of a change.
QString actorWindow();
QString actorCommandLine();
QString actorKey(const QString &keyName);
/// The name of the API key; nullopt for another actor.
std::optional<QString> keyNameOf(const QString &actor);

} // namespace stemdesk
