#include "ui/preview/invoice_message.h"

#include "core/documents/billing/invoice_pages.h"
#include "core/domain/shops/document_names.h"
#include "core/exchange/mail/client_email.h"
#include "core/services/services.h"
#include "ui/exchange/mail_draft.h"
#include "ui/models/lookup.h"
#include "ui/preview/print_jobs.h"
#include "ui/ui_context.h"
#include "ui/words/error_text.h"

#include <QCoreApplication>

namespace stemdesk::ui {

namespace {

struct InvoiceDraft {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::InvoiceDraft)
};

} // namespace

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
