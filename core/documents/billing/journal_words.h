#pragma once

#include "core/domain/billing/journal.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

class DocumentLanguage;

/// What happened to which document: "Payment changed · Invoice 2026-0007 · Hotel lobby".
QString journalSentence(const JournalRecord &record, const DocumentLanguage &language);
/// The values that it changed, one a line: "Amount: £120.00 → £150.00".
QStringList journalChanges(const JournalRecord &record, const DocumentLanguage &language);
/// Who did it: the name of an API key, "Window".
QString journalAuthor(const JournalEntry &entry, const DocumentLanguage &language);

} // namespace stemdesk
