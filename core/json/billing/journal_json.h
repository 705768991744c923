#pragma once

#include "core/base/id.h"
#include "core/domain/billing/journal.h"
#include "core/json/field_selection.h"

namespace stemdesk {

class JsonWriter;
struct Invoice;
struct Payment;

/// The first field, which every selection holds, is the object's own id: a row has its number.
inline constexpr FieldTable kJournalFields{"seq", "at", "by", "kind", "objectId", "number", "before", "after", "hash"};

void writeJournalEntry(JsonWriter &json, const JournalEntry &entry, const FieldSelection &fields);

/// The row without its hash, as RFC 8785 writes it: the input of the hash, after the previous row's hash.
QByteArray hashedText(const JournalEntry &entry);

// The form in which the journal stores them.

QByteArray journalText(const Invoice &invoice);
QByteArray journalText(const Payment &payment, const QString &currency);
QByteArray journalReminder(std::optional<int> level);

/// The content of a row in that form, with invoices named by their ids.
struct JournalReading {
    QString currency; ///< Empty: it has no amounts.
    EventId eventId;
    QList<JournalChange> changes;
};
JournalReading journalReading(const JournalEntry &entry);

} // namespace stemdesk
