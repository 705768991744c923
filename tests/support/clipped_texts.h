#pragma once

#include <QString>

class QWidget;

namespace stemdesk {

/// The texts of visible labels, buttons and column titles that there is no room for, and what is wider than its scroll
/// area.
QString clippedTexts(const QWidget &page);

} // namespace stemdesk
