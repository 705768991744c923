#pragma once

#include <QString>

namespace stemdesk {

/// Text for files that other programs read: without control characters and noncharacters, which XML forbids. Older
/// versions stored such text.
QString fileText(const QString &text);

} // namespace stemdesk
