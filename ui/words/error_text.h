#pragma once

#include <QString>

namespace stemdesk {
struct Error;
}

namespace stemdesk::ui {

/// A translated sentence for the user. Falls back to the error's own message.
QString errorText(const Error &error);

/// The same for a field: if it was changed elsewhere, the sentence includes the current value.
QString refusalText(const Error &error, const QString &valueNow);

} // namespace stemdesk::ui
