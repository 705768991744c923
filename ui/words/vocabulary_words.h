#pragma once

#include <QString>

namespace stemdesk::ui {

/// A colour or category as it is shown: one that every shop starts with in the window's language, an own one as it was
/// named.
QString vocabularyText(const QString &name);
/// The stored name for one that was typed as it is shown; any other text is itself.
QString vocabularyFrom(const QString &typed);

} // namespace stemdesk::ui
