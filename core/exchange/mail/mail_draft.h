#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace stemdesk {

struct EmailDraft;
struct Shop;

struct MailAttachment {
    QByteArray name; ///< UTF-8 without quotation marks.
    QByteArray mediaType;
    QByteArray bytes;
};

/// A message for a person to check and send.
struct MailDraft {
    QString fromName;
    QString from;
    QString to;
    QString subject; ///< One line.
    QString body; ///< Plain text.
    QDateTime date;
    QList<MailAttachment> attachments;
};

/// The e-mail as a message from the shop, dated now. Fails with shop_email_required or contact_email_required if an
/// address is missing.
Result<MailDraft> mailDraftOf(const EmailDraft &email, const Shop &shop, Instant at);

/// The message in RFC 5322 and MIME format, with `X-Unsent: 1`, which mail programs open as a draft. Written by hand,
/// because libraries that also parse messages are far larger than this.
QByteArray mailDraftBytes(const MailDraft &draft);

} // namespace stemdesk
