#pragma once

#include "core/domain/page.h"

#include <QString>
#include <QStringList>

namespace stemdesk::ui {

/// What an invoice lacks, in words: "taxNumber" of its JSON, or "tax-number" of the settings, is "tax number".
QString invoiceFacts(const QStringList &names);

/// Those that a list leaves out; empty where it has all.
QString unreadableInvoices(const QList<UnreadableRow> &rows);

} // namespace stemdesk::ui
