#pragma once

#include <QString>

#include <functional>

class QVariant;

namespace stemdesk::ui {

/// A cell's text for screen readers, unless the model has one: the text and everything drawn around it, colours by
/// name, and why a typed value was refused. `said` returns the model's data for a role.
QString spokenCell(const std::function<QVariant(int role)> &said);

} // namespace stemdesk::ui
