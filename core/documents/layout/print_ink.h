#pragma once

#include <QColor>

namespace stemdesk::ink {

/// Colours for paper, readable on black-only printers too.
inline const QColor kText(0x1f, 0x1d, 0x1a);
inline const QColor kQuiet(0x66, 0x61, 0x59);
inline const QColor kRule(0x1f, 0x1d, 0x1a);
inline const QColor kHairline(0xcf, 0xc9, 0xbd);
inline const QColor kWarning(0x94, 0x53, 0x00);
inline const QColor kWarningGround(0xfd, 0xf3, 0xe1);

} // namespace stemdesk::ink
