#pragma once

#include <QString>

#include <functional>

namespace stemdesk {
struct EmailDraft;
}

namespace stemdesk::ui {

/// Something to tell at the bottom of the window; `run` is what `action` does.
using Note = std::function<void(const QString &text, const QString &action, const std::function<void()> &run)>;

/// Puts the e-mail on the clipboard, says so with `copied`, and offers to open it in the mail program where it is not
/// too long for that.
void offerDraft(const EmailDraft &email, const QString &copied, const Note &note);

} // namespace stemdesk::ui
