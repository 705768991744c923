#pragma once

#include "core/api/mcp/product_choice.h"

namespace stemdesk::mcp {

/// The group of the event that a name, or a evtgrp_ id, means; its only one where nothing is said. `place`: of the
/// change that says it, for errors.
Result<EventGroup> chosenGroup(const Event &event, const QString &text, const QString &place);

/// What names a line.
struct LineWords {
    QString group;
    QString product;
    EventItemId item;
};

struct ChosenLine {
    EventGroup group;
    EventItem line;
    QString name; ///< Its product's.
};

Result<ChosenLine> chosenLine(const EventRecipe &recipe, const LineWords &words, const QString &place);

/// Which of the event's own products the words, or a var_ id, mean; invalid_<field> where they mean none.
Result<ProductChoice> chosenGoods(const EventRecipe &recipe, const QString &text, const QString &field);

} // namespace stemdesk::mcp
