#pragma once

#include "core/services/events/event_recipe_service.h"

namespace stemdesk {

/// A variant to be put in the place of another through a whole event.
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

/// What a substitution would do.
struct SubstitutionPreview {
    LineGoods replaced;
    LineGoods substitute;
    QList<SubstitutedLine> lines; ///< In the order of the event.
    QHash<SupplierId, QString> suppliers; ///< Names of those that the lines name.
    Totals before;
    Totals after;
    OrderSheetTotals orderBefore; ///< What the goods of the event are ordered for.
    OrderSheetTotals orderAfter;

    friend bool operator==(const SubstitutionPreview &, const SubstitutionPreview &) = default;
};

class SubstitutionService {
public:
    explicit SubstitutionService(ServiceContext &context) : m_context(context) {}

    /// Changes nothing. variant_not_found where the substitute is not there; NotFound where the event is not.
    Result<SubstitutionPreview> preview(const SubstitutionRequest &request) const;
    /// Does what the preview shows, as one unit of work, and returns the lines that were changed, for takeBack(). None
    /// where no line has the variant.
    Result<QList<SubstitutedLine>> substitute(const SubstitutionRequest &request);
    /// Puts the variants and suppliers of these lines back, as one unit of work; stale where one was changed meanwhile.
    Status takeBack(EventId event, const QList<SubstitutedLine> &lines);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
