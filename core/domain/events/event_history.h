#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace stemdesk {

/// What a row of an event's history tells. What the computed totals do is not told.
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

/// How a change is called where it is stored.
QByteArray eventChangeName(EventChange change);
std::optional<EventChange> eventChangeFrom(QByteArrayView name);

/// One thing that was changed on an event, in the words of its time: what it names may be renamed or gone since.
struct HistoryEntry {
    qint64 key = 0; ///< Grows; the entries' order.
    Instant at = 0;
    QString actor; ///< See actorWindow() and its like; empty: nobody said.
    EventChange change = EventChange::EventMade;
    QString subject; ///< The flower of a line: "Rose ‘Quicksand’ 50 cm".
    QString place; ///< The group of a line, or the group itself; what a fee or markup is called.
    /// Numbers as the shortest text that reads back, moments in milliseconds, several parts as "hours=20 rate=25";
    /// empty where there was none.
    QString before;
    QString after;

    friend bool operator==(const HistoryEntry &, const HistoryEntry &) = default;
};

// Who changed something.
QString actorWindow();
QString actorCommandLine();
QString actorKey(const QString &keyName);
/// The name of the API key; nothing where the actor is another one.
std::optional<QString> keyNameOf(const QString &actor);

} // namespace stemdesk
