#pragma once

#include "core/domain/page.h"
#include "core/domain/shops/shop.h"
#include "ui/theme/tokens.h"

#include <QString>
#include <QStringList>

namespace stemdesk {
struct EventBalance;
struct Quote;
struct TaxGroup;
} // namespace stemdesk

namespace stemdesk::ui {

/// A sentence if a tax number is not written as those of its country are; empty for one that is, and for others.
QString taxNumberDoubt(const QString &number);

/// The missing facts of an invoice in words: "taxNumber" in its JSON, or "tax-number" in the settings, is "tax number".
QString invoiceFacts(const QStringList &names);

/// A note about unreadable rows missing from a list; empty if there are none.
QString unreadableInvoices(const QList<UnreadableRow> &rows);

/// Whether anything is owed for an event: an accepted quote, a payment or an invoice.
bool isAgreed(const EventBalance &balance);

/// "Accepted"; "Expired" for an open quote past its last day. `isOlder`: a newer one has replaced it, if it is open.
QString quoteStateWords(const Quote &quote, bool isOlder = false);
Tone quoteStateTone(const Quote &quote, bool isOlder = false);

/// A tax category in plain words: "AE: reverse charge, the buyer owes the tax".
QString taxCategoryWords(const QString &category);
/// "Reduced (9%)", but "VAT 20%" says it by itself.
QString nameWithRate(const TaxGroup &group);
/// The tax within a sentence: one word in the whole window. Papers name it as the shop's country does.
QString taxWord();

} // namespace stemdesk::ui
