#pragma once

#include "core/documents/layout/page_marks.h"

namespace stemdesk {

/// A QR code of the text with a side of that length, at the origin; level M. Empty if the text is too long for one.
Marks qrCodeMarks(const QString &text, qreal side);

} // namespace stemdesk
