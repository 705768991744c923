#include "ui/preview/invoice_message.h"

#include "core/documents/invoice_pages.h"
#include "core/exchange/mail/client_email.h"
#include "core/services/services.h"
#include "ui/preview/print_job.h"

namespace stemdesk::ui {

Result<QByteArray> invoiceMessage(ShopServices &services, const EmailDraft &email, const QList<Invoice> &invoices)
{
    const Shop shop = TRY(services.settings.shop());
    QList<MailAttachment> pdfs;
    for (const Invoice &invoice : invoices) {
        const QByteArray pdf = TRY(madeInTime<QByteArray>([&](const TimedWork &work) {
            return invoicePdf(invoice, picturesFor(work, services), [&work](int) { return !work.isAbandoned(); });
        }));
        pdfs.append({"invoice-" + QByteArray::number(pdfs.size() + 1) + ".pdf", "application/pdf", pdf});
    }
    MailDraft draft = TRY(clientDraftOf(email, shop, services.now(), pdfs.takeFirst()));
    draft.attachments += pdfs;
    return mailDraftBytes(draft);
}

} // namespace stemdesk::ui
