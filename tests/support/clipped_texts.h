#pragma once

#include <QString>

class QWidget;

namespace stemdesk {

/// The clipped texts of visible labels, buttons and column titles, and widgets wider than their scroll area.
QString clippedTexts(const QWidget &page);

} // namespace stemdesk
