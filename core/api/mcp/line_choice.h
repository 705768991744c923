#pragma once

#include "core/api/mcp/product_choice.h"

namespace stemdesk::mcp {

/// The group of the event that `text`, a name or an evtgrp_ id, identifies; its only group if `text` is empty. `place`
/// is its path in the request, for errors.
Result<EventGroup> chosenGroup(const Event &event, const QString &text, const QString &place);

/// The words by which a request identifies a line.
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

/// The product on the event that `text`, words or a var_ id, identifies; invalid_<field> if there is none.
Result<ProductChoice> chosenGoods(const EventRecipe &recipe, const QString &text, const QString &field);

} // namespace stemdesk::mcp
