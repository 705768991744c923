#pragma once

#include <QString>

#include <functional>

class QVariant;

namespace stemdesk::ui {

/// What a screen reader says of a cell, where a model has no words of its own for it: the text and all that is drawn
/// around it, the colours by their names, and why what was typed was refused. `said` is the model's answer for a role.
QString spokenCell(const std::function<QVariant(int role)> &said);

} // namespace stemdesk::ui
