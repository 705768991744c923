#pragma once

#include "core/domain/events/event_group.h"
#include "ui/words/hire_shortage.h"

#include <QColor>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk::ui {

class EventDocument;

/// A quantity for one copy of the arrangement that needs one pack less.
struct PackSaving {
    double quantity = 0;
    double fewer = 0; ///< For each copy.
    double unitsPerPack = 0;
    double amountIncTax = 0;

    friend bool operator==(const PackSaving &, const PackSaving &) = default;
};

/// A line as the grid shows it.
struct LineRow {
    EventItem item;
    QString flower; ///< "Rose ‘Quicksand’"
    QString variety; ///< "Quicksand", or the product's name if it has no variety.
    QString size; ///< "50 cm"
    QList<QColor> swatches;
    QStringList colours; ///< By name.
    QString supplier; ///< Empty: none.
    bool isSupplierArchived = false;
    std::optional<double> packs; ///< Only for goods bought in packs: hired goods and loose stems have none.
    double packedUnits = 0; ///< Units from this supplier in the whole event, which share packs.
    double unitsPerPack = 0;
    double leftover = 0;
    double fewerForAPack = 0; ///< How many fewer units save a pack; 0 if none do.
    std::optional<PackSaving> saving; ///< Set if this line alone can have that few less.
    HireShortage shortage; ///< For a hire item.

    friend bool operator==(const LineRow &, const LineRow &) = default;
};

LineRow lineRowFrom(const EventItem &item, const EventGroup &group, const EventDocument &document);

} // namespace stemdesk::ui
