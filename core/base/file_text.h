#pragma once

#include <QString>

namespace stemdesk {

/// The text as it goes into a file that other programs read: without control characters and what is no character. XML
/// forbids them. No text is stored with them now, but older versions did.
QString fileText(const QString &text);

} // namespace stemdesk
