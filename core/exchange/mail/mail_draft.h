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

/// The e-mail as it goes out from the shop, made then. shop_email_required and contact_email_required where one of the
/// two has no address.
Result<MailDraft> mailDraftOf(const EmailDraft &email, const Shop &shop, Instant at);

/// The message as RFC 5322 and MIME have it, with `X-Unsent: 1`, which mail programs open as a draft. Only written
/// here, never read: of libraries that do both, each is larger than all that this needs.
QByteArray mailDraftBytes(const MailDraft &draft);

} // namespace stemdesk
