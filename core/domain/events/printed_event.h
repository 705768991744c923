#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

/// A colour as it is printed: its name, and what a swatch is filled with.
struct PrintedColour {
    QString name;
    QString hex; ///< "#rrggbb"; empty where the vocabulary does not know the name.

    friend bool operator==(const PrintedColour &, const PrintedColour &) = default;
};

/// What a copy of a group takes of one variant. It carries no cost: these go to customers and to the bench.
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

    friend bool operator==(const PrintedGroup &, const PrintedGroup &) = default;
};

/// A charge beside the arrangements, with tax.
struct PrintedCharge {
    QString name;
    double amountIncTax = 0;

    friend bool operator==(const PrintedCharge &, const PrintedCharge &) = default;
};

/// Where something of the event takes place.
struct PrintedPlace {
    QString address;
    std::optional<Instant> from;
    std::optional<Instant> to;

    bool isKnown() const { return !address.isEmpty() || from || to; }

    friend bool operator==(const PrintedPlace &, const PrintedPlace &) = default;
};

/// All that the proposal, the recipes and the packing list of an event say. Hidden groups are not in it.
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
    QList<ImageId> pictures; ///< Those that are stored: links to elsewhere are not printed.
    QList<PrintedGroup> groups;
    double labour = 0; ///< Like the following, with tax.
    QList<PrintedCharge> fees;
    double travel = 0;
    double discount = 0; ///< Taken off the groups and the above.
    double customerPriceIncTax = 0;
    double customerPriceExclTax = 0;
    Instant printedAt = 0;

    friend bool operator==(const PrintedEvent &, const PrintedEvent &) = default;
};

} // namespace stemdesk
