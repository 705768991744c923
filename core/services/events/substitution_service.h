#pragma once

#include "core/services/events/event_recipe_service.h"
#include "core/services/service.h"

namespace stemdesk {

/// Replaces one variant by another throughout an event.
struct SubstitutionRequest {
    EventId event;
    VariantId replaced;
    VariantId substitute;
};

/// A line before and after, priced.
struct SubstitutedLine {
    EventItem before;
    EventItem after;
    QString groupName;
    bool isHidden = false;

    friend bool operator==(const SubstitutedLine &, const SubstitutedLine &) = default;
};

/// The effects of a substitution.
struct SubstitutionPreview {
    LineProduct replaced;
    LineProduct substitute;
    QList<SubstitutedLine> lines; ///< In the event's order.
    QHash<SupplierId, QString> suppliers; ///< Names of the lines' suppliers.
    Totals before;
    Totals after;
    OrderSheetTotals orderBefore; ///< Cost of ordering the event's goods.
    OrderSheetTotals orderAfter;

    friend bool operator==(const SubstitutionPreview &, const SubstitutionPreview &) = default;
};

class SubstitutionService : public Service {
public:
    using Service::Service;

    /// A dry run. variant_not_found if the substitute does not exist; NotFound if the event does not.
    Result<SubstitutionPreview> preview(const SubstitutionRequest &request) const;
    /// Makes the previewed changes as one unit of work and returns the changed lines, for takeBack(). Empty if no line
    /// has the variant.
    Result<QList<SubstitutedLine>> substitute(const SubstitutionRequest &request);
    /// Puts the variants and suppliers of these lines back, as one unit of work; stale if one was changed meanwhile.
    Status takeBack(EventId event, const QList<SubstitutedLine> &lines);
};

} // namespace stemdesk
