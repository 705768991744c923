#pragma once

#include <QString>

namespace stemdesk {
struct Error;
}

namespace stemdesk::ui {

/// What is wrong, as a translated sentence for the person at the bench. Falls back to the error's own message.
QString errorText(const Error &error);

/// Likewise for a field: where somebody else changed it, the sentence names the value that is there now.
QString refusalText(const Error &error, const QString &valueNow);

} // namespace stemdesk::ui
