#include "core/exchange/mail/mail_draft.h"

#include "core/base/wording.h"
#include "core/domain/shops/shop.h"
#include "core/domain/shops/time_zone.h"
#include "core/exchange/mail/email_draft.h"

#include <QRegularExpression>
#include <QUuid>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLineLength = 76;
constexpr qsizetype kShortText = 60; ///< Short enough for one line with the field name.
constexpr qsizetype kWordBytes = 39; ///< UTF-8 bytes of an encoded word, leaving room for the field name on the line.

bool isAscii(const QString &text)
{
    return std::ranges::all_of(text, [](QChar c) { return c >= u' ' && c < u'\x7f'; });
}

/// Encoded words (RFC 2047) of whole characters, one per line.
QByteArray encodedWords(const QString &text)
{
    QByteArrayList words;
    QByteArray part;
    const auto close = [&] {
        words.append("=?utf-8?B?" + part.toBase64() + "?=");
        part.clear();
    };
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype length = text.at(at).isHighSurrogate() && at + 1 < text.size() ? 2 : 1;
        const QByteArray character = QStringView(text).sliced(at, length).toUtf8();
        if (part.size() + character.size() > kWordBytes)
            close();
        part += character;
        at += length;
    }
    close();
    return words.join("\r\n ");
}

/// A text for a header field. Text that looks like an encoded word is encoded too, so that it is not decoded.
QByteArray headerText(const QString &text)
{
    const bool isPlain = isAscii(text) && text.size() <= kShortText && !text.contains("=?"_L1);
    return isPlain ? text.toLatin1() : encodedWords(text);
}

const QString kSpecials = u"\\s<>,;:\"()\\[\\]\\\\"_s; ///< RFC 5322's, for a class of characters.

/// The part of an address before the "@", as a quoted string (RFC 5322) if it has spaces, commas or such.
QString mailboxOf(QString text)
{
    static const QRegularExpression kOdd(u"[%1]|^\\.|\\.\\.|\\.$"_s.arg(kSpecials));
    text = text.simplified();
    text.removeIf([](QChar c) { return c.category() == QChar::Other_Control; });
    if (!kOdd.match(text).hasMatch())
        return text;
    if (text.size() > 2 && text.startsWith(u'"') && text.endsWith(u'"')) // It is one already.
        text = text.sliced(1, text.size() - 2).remove(u'\\');
    return u'"' + text.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s) + u'"';
}

/// The address without a name: "ann@shop.example" of "Ann <ann@shop.example>".
QByteArray addressOf(const QString &text)
{
    static const QRegularExpression kInBrackets(u"<([^<>]+@[^<>]+)>"_s);
    static const QRegularExpression kNotOfHosts(u"[%1]"_s.arg(kSpecials));
    const QRegularExpressionMatch match = kInBrackets.match(text);
    const QString address = match.hasMatch() ? match.captured(1) : text;
    const qsizetype at = address.indexOf(u'@');
    const QString host = address.sliced(at + 1).remove(kNotOfHosts);
    return '<' + (at < 0 ? host : mailboxOf(address.first(at)) + u'@' + host).toUtf8() + '>';
}

QByteArray senderOf(const MailDraft &draft)
{
    if (draft.fromName.isEmpty())
        return addressOf(draft.from);
    QString name = draft.fromName;
    const bool isPlain = isAscii(name) && name.size() <= kShortText && !name.contains("=?"_L1);
    const QByteArray shown =
        isPlain ? '"' + name.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s).toLatin1() + '"' : encodedWords(name);
    return shown + "\r\n " + addressOf(draft.from);
}

QByteArray base64Lines(const QByteArray &bytes)
{
    const QByteArray encoded = bytes.toBase64();
    QByteArray lines;
    for (qsizetype at = 0; at < encoded.size(); at += kLineLength)
        lines += encoded.mid(at, kLineLength) + "\r\n";
    return lines;
}

QByteArray textPart(const QString &body)
{
    return "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n"
        + base64Lines(QString(body).replace(u'\n', u"\r\n"_s).toUtf8());
}

/// In the syntax of RFC 2183, or of RFC 2231 if it is not ASCII.
QByteArray nameParameter(const QByteArray &name)
{
    return isAscii(QString::fromUtf8(name)) ? "filename=\"" + name + '"'
                                            : "filename*=UTF-8''" + name.toPercentEncoding();
}

QByteArray attachedPart(const MailAttachment &file)
{
    return "Content-Type: " + file.mediaType + "\r\nContent-Disposition: attachment; " + nameParameter(file.name)
        + "\r\nContent-Transfer-Encoding: base64\r\n\r\n" + base64Lines(file.bytes);
}

} // namespace

Result<MailDraft> mailDraftOf(const EmailDraft &email, const Shop &shop, Instant at)
{
    if (shop.email.isEmpty())
        return refused("shop_email_required", u"email"_s,
                       u"Give the shop an e-mail address in its settings: the message comes from there."_s);
    if (email.to.isEmpty())
        return refused("contact_email_required", u"contactEmail"_s,
                       u"Give the supplier a \"contactEmail\": the message goes there."_s);
    return MailDraft{.fromName = shop.name,
                     .from = shop.email,
                     .to = email.to,
                     .subject = email.subject,
                     .body = email.body,
                     .date = QDateTime::fromMSecsSinceEpoch(at, zoneNamed(shop.timeZone))};
}

QByteArray mailDraftBytes(const MailDraft &draft)
{
    const QByteArray id = QUuid::createUuid().toByteArray(QUuid::Id128);
    const QByteArray boundary = "=_" + id; // "_" does not occur in Base64.
    QByteArray message = "From: " + senderOf(draft) + "\r\nTo: " + addressOf(draft.to)
        + "\r\nDate: " + draft.date.toString(Qt::RFC2822Date).toLatin1() + "\r\nMessage-ID: <" + id
        + "@stemdesk.invalid>\r\nSubject: " + headerText(draft.subject)
        + "\r\nX-Unsent: 1\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=\"" + boundary
        + "\"\r\n\r\n--" + boundary + "\r\n" + textPart(draft.body);
    for (const MailAttachment &file : draft.attachments)
        message += "--" + boundary + "\r\n" + attachedPart(file);
    return message + "--" + boundary + "--\r\n";
}

} // namespace stemdesk
