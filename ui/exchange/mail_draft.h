#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

namespace stemdesk {
struct EmailDraft;
}

namespace stemdesk::ui {

/// Something to tell at the bottom of the window; `run` is what `action` does.
using Note = std::function<void(const QString &text, const QString &action, const std::function<void()> &run)>;

/// Puts the e-mail on the clipboard, says so with `copied`, and offers to open it in the mail program unless it is too
/// long for that.
void offerDraft(const EmailDraft &email, const QString &copied, const Note &note);

/// Opens a message with attachments in the mail program, as a draft.
struct OpenedMessage {
    bool isOpen = false; ///< A mail program has opened it.
    QString file; ///< Exists until the program ends; empty if it could not be written.
};

OpenedMessage openMessage(const QString &name, const QByteArray &message);

} // namespace stemdesk::ui
