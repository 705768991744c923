#pragma once

#include "core/domain/page.h"

#include <QString>
#include <QStringList>

namespace stemdesk {
struct EventBalance;
}

namespace stemdesk::ui {

/// A sentence if a VAT number is not written as those of its country are; empty for one that is, and for others.
QString taxNumberDoubt(const QString &number);

/// The missing facts of an invoice in words: "taxNumber" in its JSON, or "tax-number" in the settings, is "tax number".
QString invoiceFacts(const QStringList &names);

/// A note about unreadable rows missing from a list; empty if there are none.
QString unreadableInvoices(const QList<UnreadableRow> &rows);

/// Whether anything is owed for an event: an accepted quote, a payment or an invoice.
bool isAgreed(const EventBalance &balance);

} // namespace stemdesk::ui
