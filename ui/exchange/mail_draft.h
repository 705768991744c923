#pragma once

#include "core/domain/billing/invoice.h"

#include <QByteArray>
#include <QString>

#include <functional>

class QObject;

namespace stemdesk {
class ShopServices;
struct EmailDraft;
} // namespace stemdesk

namespace stemdesk::ui {

struct UiContext;

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

/// The e-mail with these invoices as PDFs, for a mail program; at least one. REQUIRES: a thread other than the
/// window's.
Result<QByteArray> invoiceMessage(ShopServices &services, const EmailDraft &email, const QList<Invoice> &invoices);

/// Opens that e-mail for one invoice in the mail program. `tell` gets the outcome if `receiver` still exists.
void draftInvoice(const UiContext &context, const Invoice &invoice, QObject *receiver,
                  const std::function<void(const QString &)> &report);

} // namespace stemdesk::ui
