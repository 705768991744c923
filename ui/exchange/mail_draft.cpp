#include "ui/exchange/mail_draft.h"

#include "core/base/files.h"
#include "core/documents/billing/invoice_pages.h"
#include "core/domain/shops/document_names.h"
#include "core/exchange/mail/client_email.h"
#include "core/exchange/mail/email_draft.h"
#include "core/services/services.h"
#include "ui/models/lookup.h"
#include "ui/preview/print_jobs.h"
#include "ui/ui_context.h"
#include "ui/words/error_text.h"

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

struct InvoiceDraft {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::InvoiceDraft)
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

Result<QByteArray> invoiceMessage(ShopServices &services, const EmailDraft &email, const QList<Invoice> &invoices)
{
    const Shop shop = TRY(services.settings.shop());
    QList<MailAttachment> pdfs;
    for (const Invoice &invoice : invoices) {
        const QByteArray pdf = TRY(madeInTime<QByteArray>([&](const TimedWork &work) {
            return invoicePdf(invoice, picturesFor(work, services), [&work](int) { return !work.isAbandoned(); });
        }));
        pdfs.append(attachedInvoice(invoice, pdf));
    }
    MailDraft draft = TRY(clientDraftOf(email, shop, services.now(), pdfs.takeFirst()));
    draft.attachments += pdfs;
    return mailDraftBytes(draft);
}

void draftInvoice(const UiContext &context, const Invoice &invoice, QObject *receiver,
                  const std::function<void(const QString &)> &report)
{
    const auto work = [invoice](ShopServices &services) -> Result<QByteArray> {
        const Shop shop = TRY(services.settings.shop());
        return invoiceMessage(services, invoiceEmailFor(invoice, shop), {invoice});
    };
    askBeside(context.tasks, context, receiver, work,
              [number = invoice.number, name = invoiceFileName(invoice), report](const Result<QByteArray> &message) {
                  if (!message) {
                      report(errorText(message.error()));
                      return;
                  }
                  const OpenedMessage opened = openMessage(name, *message);
                  report(opened.isOpen
                             ? InvoiceDraft::tr("The message with invoice %1 is open in your mail program.").arg(number)
                             : InvoiceDraft::tr("No mail program opens the message; it is in %1.").arg(opened.file));
              });
}

} // namespace stemdesk::ui
