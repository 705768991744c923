#pragma once

#include <QString>

namespace stemdesk::ui {

/// A colour or category as it is shown: presets in the window's language, the shop's own by their names.
QString vocabularyText(const QString &name);
/// The stored name of a preset typed in the window's language; any other text unchanged.
QString vocabularyFrom(const QString &typed);

} // namespace stemdesk::ui
