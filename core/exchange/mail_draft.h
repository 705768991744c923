#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace stemdesk {

struct MailAttachment {
    QByteArray name; ///< ASCII without quotation marks.
    QByteArray mediaType;
    QByteArray bytes;
};

/// A message that a person is to look at and send.
struct MailDraft {
    QString fromName;
    QString from;
    QString to;
    QString subject; ///< One line.
    QString body; ///< Plain text.
    QDateTime date;
    QList<MailAttachment> attachments;
};

/// The message as RFC 5322 and MIME have it, with `X-Unsent: 1`, which mail programs open as a draft. Only written
/// here, never read: of libraries that do both, each is larger than all that this needs.
QByteArray mailDraftBytes(const MailDraft &draft);

} // namespace stemdesk
