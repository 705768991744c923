#include "ui/exchange/mail_draft.h"

#include "core/base/files.h"
#include "core/exchange/mail/email_draft.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QUrl>

#include <optional>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// Some mail programs cut longer addresses, or the system refuses them.
constexpr qsizetype kLongestMailto = 1'900;

/// nullopt if the text is too long for it.
std::optional<QUrl> mailtoUrl(const EmailDraft &email)
{
    QString body = email.body;
    body.replace(u"\n"_s, u"\r\n"_s);
    QByteArray url = "mailto:" + QUrl::toPercentEncoding(email.to, "@");
    url += "?subject=" + QUrl::toPercentEncoding(email.subject) + "&body=" + QUrl::toPercentEncoding(body);
    if (url.size() > kLongestMailto)
        return {};
    return QUrl::fromEncoded(url, QUrl::StrictMode);
}

struct DraftWords {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::MailDraft)
};

} // namespace

void offerDraft(const EmailDraft &email, const QString &copied, const Note &note)
{
    QGuiApplication::clipboard()->setText(email.body);
    const std::optional<QUrl> url = mailtoUrl(email);
    if (!url) {
        note(copied, {}, {});
        return;
    }
    note(copied, DraftWords::tr("Open in mail program"), [note, url = *url] {
        if (!QDesktopServices::openUrl(url))
            note(DraftWords::tr("No mail program answers; the text is on the clipboard."), {}, {});
    });
}

OpenedMessage openMessage(const QString &name, const QByteArray &message)
{
    static const QTemporaryDir kMessages; // The mail program may read it later.
    const QString file = QDir(kMessages.path()).filePath(name + u".eml"_s);
    if (!writePrivately(file, message))
        return {};
    return {.isOpen = QDesktopServices::openUrl(QUrl::fromLocalFile(file)), .file = file};
}

} // namespace stemdesk::ui
