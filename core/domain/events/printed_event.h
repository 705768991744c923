#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/domain/billing/bill.h"
#include "core/domain/billing/payment_plan.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

/// A colour as it is printed: its name and its swatch.
struct PrintedColour {
    QString name;
    QString hex; ///< "#rrggbb"; empty if the vocabulary does not have the name.

    friend bool operator==(const PrintedColour &, const PrintedColour &) = default;
};

/// One variant's units in a copy of a group. Carries no cost: these documents go to customers and to the bench.
struct PrintedLine {
    VariantId variantId;
    QString productName;
    QString variantName;
    QString productType;
    QList<PrintedColour> colours;
    std::optional<double> stemLength; ///< Centimetres.
    bool isHired = false;
    double quantity = 0; ///< Per copy.
    double units = 0; ///< For all copies.
    QString notes;
    std::optional<QDate> backOn; ///< When a hired item is due back; nullopt: not hired, or undated, or in a quote.

    friend bool operator==(const PrintedLine &, const PrintedLine &) = default;
};

struct PrintedGroup {
    QString name;
    double quantity = 1;
    QString description; ///< For the customer.
    QString notes; ///< For the workroom.
    QList<ImageId> pictures;
    double customerPriceIncTax = 0;
    QList<PrintedLine> lines;
    QString place; ///< Where it is delivered, from placeOf(); empty in a quote's frozen proposal.
    QString chosenPlace; ///< The one that was chosen for it: kCeremonyPlace, kVenuePlace or empty.

    friend bool operator==(const PrintedGroup &, const PrintedGroup &) = default;
};

/// A charge besides the arrangements, with tax.
struct PrintedCharge {
    QString name;
    double amountIncTax = 0;

    friend bool operator==(const PrintedCharge &, const PrintedCharge &) = default;
};

/// A venue of the event, with its times.
struct PrintedPlace {
    QString address;
    std::optional<Instant> from;
    std::optional<Instant> to;

    bool isKnown() const { return !address.isEmpty() || from || to; }

    friend bool operator==(const PrintedPlace &, const PrintedPlace &) = default;
};

/// A part of the price as a proposal promises it.
struct PrintedInstalment {
    QString name;
    double amountIncTax = 0;
    InstalmentDue due;
    std::optional<QDate> dueOn; ///< nullopt: it is not known yet, see `due`.

    friend bool operator==(const PrintedInstalment &, const PrintedInstalment &) = default;
};

/// The quote that a proposal is.
struct PrintedOffer {
    int number = 0;
    std::optional<QDate> validUntil;
    QString note; ///< For the client.

    friend bool operator==(const PrintedOffer &, const PrintedOffer &) = default;
};

/// The client's yes to a proposal.
struct PrintedAcceptance {
    QString by;
    Instant at = 0;

    friend bool operator==(const PrintedAcceptance &, const PrintedAcceptance &) = default;
};

/// The content of an event's proposal, recipes and packing list. Without hidden groups.
struct PrintedEvent {
    EventId id;
    QString name;
    QStringList clients;
    PrintedPlace ceremony;
    PrintedPlace venue;
    std::optional<qint64> numberOfGuests;
    std::optional<qint64> numberOfTables;
    QList<PrintedColour> palette;
    QString descriptionHtml;
    QString notes; ///< For the workroom.
    QList<ImageId> pictures; ///< Stored pictures only: external links are not printed.
    QList<PrintedGroup> groups;
    double labour = 0; ///< Like the following, with tax.
    QList<PrintedCharge> fees;
    double travel = 0;
    double discount = 0; ///< Subtracted from the groups and the above.
    double customerPriceIncTax = 0;
    double customerPriceExclTax = 0;
    QList<PrintedInstalment> instalments; ///< They add up to the price; empty if there is none.
    Bill bill; ///< The same price by tax rate, as it is invoiced; empty: all at one rate.
    std::optional<PrintedOffer> offer; ///< nullopt: it is the event as it is.
    std::optional<PrintedAcceptance> acceptance; ///< nullopt: this version is not accepted.
    Instant printedAt = 0;

    friend bool operator==(const PrintedEvent &, const PrintedEvent &) = default;
};

} // namespace stemdesk
