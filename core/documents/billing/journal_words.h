#pragma once

#include "core/domain/billing/journal.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

class DocumentLanguage;

/// A sentence such as "Payment changed · Invoice 2026-0007 · Hotel lobby".
QString journalSentence(const JournalRecord &record, const DocumentLanguage &language);
/// What happened, not to what: "Payment changed".
QString journalHeading(const JournalRecord &record, const DocumentLanguage &language);

struct JournalValueWords {
    JournalField field = JournalField::Amount;
    QString name; ///< "Amount"
    QString text; ///< "£120.00 → £150.00"
};
/// The changed values, except the invoice that a payment is for.
QList<JournalValueWords> journalValues(const JournalRecord &record, const DocumentLanguage &language);
/// The changed values, one per line: "Amount: £120.00 → £150.00".
QStringList journalChanges(const JournalRecord &record, const DocumentLanguage &language);
/// The same on one line, without the amount that was booked: that has a column of its own.
QString journalDetails(const JournalRecord &record, const DocumentLanguage &language);
/// What was booked, with tax: a deleted payment is negative; nullopt where there is none, as in a reminder.
std::optional<double> journalAmount(const JournalRecord &record, const DocumentLanguage &language);
/// The author: the name of an API key, or "By hand" for the window, as in an event's history.
QString journalAuthor(const JournalEntry &entry, const DocumentLanguage &language);

} // namespace stemdesk
