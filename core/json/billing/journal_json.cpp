#include "core/json/billing/journal_json.h"

#include "core/domain/billing/invoice.h"
#include "core/domain/billing/payment.h"
#include "core/json/canonical_json.h"
#include "core/json/json_reader.h"
#include "core/json/object_writer.h"

#include <QLocale>

#include <array>
#include <optional>
#include <utility>

namespace stemdesk {

namespace {

/// Writes the value as JSON.
QByteArray canonical(const QByteArray &json)
{
    const Result<JsonDocument> document = JsonDocument::parse(json);
    return document ? canonicalJson(document->root()) : json;
}

struct KeptField {
    QByteArrayView name;
    JournalField field;
};

/// In the order in which people read them.
constexpr std::array kKeptFields{
    KeptField{"buyer", JournalField::Buyer},
    KeptField{"totalIncTax", JournalField::TotalIncTax},
    KeptField{"totalExclTax", JournalField::TotalExclTax},
    KeptField{"invoiceId", JournalField::Invoice},
    KeptField{"creditsInvoiceId", JournalField::Credits},
    KeptField{"amount", JournalField::Amount},
    KeptField{"paidOn", JournalField::PaidOn},
    KeptField{"method", JournalField::Method},
    KeptField{"reference", JournalField::Reference},
    KeptField{"note", JournalField::Note},
    KeptField{"issuedOn", JournalField::IssuedOn},
    KeptField{"dueOn", JournalField::DueOn},
    KeptField{"reminderLevel", JournalField::ReminderLevel},
};

/// One of the two states of a row.
class KeptState {
public:
    explicit KeptState(const QByteArray &kept)
    {
        if (Result<JsonDocument> document = JsonDocument::parse(kept))
            m_document.emplace(std::move(*document));
    }

    QString text(QByteArrayView name) const
    {
        const auto value = m_document ? m_document->root().find(name) : std::nullopt;
        if (!value)
            return {};
        if (value->type() == JsonValue::Type::Number)
            return QString::number(value->toNumber(), 'g', QLocale::FloatingPointShortest);
        return value->type() == JsonValue::Type::String ? value->toText() : QString();
    }

private:
    std::optional<JsonDocument> m_document;
};

void writeKept(JsonWriter &json, const QByteArray &kept)
{
    if (kept.isEmpty())
        json.value(nullptr);
    else
        json.rawValue(kept);
}

} // namespace

void writeJournalEntry(JsonWriter &json, const JournalEntry &entry, const FieldSelection &fields)
{
    constexpr auto &kFields = kJournalFields;
    ObjectWriter out(json, fields);
    out.field(kFields["seq"], entry.seq);
    out.field(kFields["at"], entry.at);
    out.field(kFields["by"], entry.by);
    out.field(kFields["kind"], entry.kind);
    out.field(kFields["objectId"], entry.objectId);
    out.nullableText(kFields["number"], entry.number);
    if (out.begins(kFields["before"]))
        writeKept(json, entry.before);
    if (out.begins(kFields["after"]))
        writeKept(json, entry.after);
    out.field(kFields["hash"], QByteArrayView(entry.hash));
}

QByteArray hashedText(const JournalEntry &entry)
{
    JsonWriter json;
    json.beginObject();
    json.field("seq", entry.seq);
    json.field("at", entry.at);
    json.field("by", entry.by);
    json.field("kind", entry.kind);
    json.field("objectId", entry.objectId);
    json.nullableText("number", entry.number);
    json.key("before");
    writeKept(json, entry.before);
    json.key("after");
    writeKept(json, entry.after);
    json.endObject();
    return canonical(json.take());
}

QByteArray journalText(const Invoice &invoice)
{
    JsonWriter json;
    json.beginObject();
    json.field("kind", QByteArrayView(invoiceKindText(invoice.kind)));
    json.field("buyer", invoice.buyer.name);
    json.field("issuedOn", invoice.issuedOn);
    json.field("dueOn", invoice.dueOn);
    json.field("currency", invoice.seller.currency);
    json.field("totalExclTax", invoice.unit().amount(invoice.totalExclTax()));
    json.field("totalIncTax", invoice.unit().amount(invoice.totalIncTax()));
    json.field("creditsInvoiceId", invoice.creditsId);
    json.endObject();
    return canonical(json.take());
}

QByteArray journalText(const Payment &payment, const QString &currency)
{
    JsonWriter json;
    json.beginObject();
    json.field("eventId", payment.eventId);
    json.field("invoiceId", payment.invoiceId);
    json.field("amount", payment.amount.amount());
    json.field("currency", currency);
    json.field("paidOn", payment.paidOn);
    json.nullableText("method", payment.method);
    json.nullableText("reference", payment.reference);
    json.nullableText("note", payment.note);
    json.endObject();
    return canonical(json.take());
}

QByteArray journalReminder(std::optional<int> level)
{
    if (!level)
        return {};
    return "{\"reminderLevel\":" + QByteArray::number(*level) + '}';
}

JournalReading journalReading(const JournalEntry &entry)
{
    const KeptState before(entry.before);
    const KeptState after(entry.after);
    const auto either = [&](QByteArrayView name) {
        const QString is = after.text(name);
        return is.isEmpty() ? before.text(name) : is;
    };
    JournalReading reading{.currency = either("currency"), .eventId = {}, .changes = {}};
    if (const auto event = idFrom<EventTag>(either("eventId").toLatin1()))
        reading.eventId = *event;
    for (const KeptField &kept : kKeptFields) {
        const JournalChange change{kept.field, before.text(kept.name), after.text(kept.name)};
        if (change.before != change.after)
            reading.changes += change;
    }
    return reading;
}

} // namespace stemdesk
