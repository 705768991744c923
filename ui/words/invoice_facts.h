#pragma once

#include <QString>
#include <QStringList>

namespace stemdesk::ui {

/// What an invoice lacks, in words: "taxNumber" of its JSON, or "tax-number" of the settings, is "tax number".
QString invoiceFacts(const QStringList &names);

} // namespace stemdesk::ui
