#include "core/documents/billing/journal_words.h"

#include "core/domain/events/event_history.h"
#include "core/domain/money_text.h"
#include "core/domain/shops/document_language.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct KindWords {
    std::string_view kind;
    const char *words; ///< With %1 for the invoice's own number.
};

constexpr std::array kKindWords{
    KindWords{kInvoiceIssued, QT_TRANSLATE_NOOP("documents", "Invoice %1 issued")},
    KindWords{kInvoiceCredited, QT_TRANSLATE_NOOP("documents", "Credit note %1 issued")},
    KindWords{kInvoiceReminded, QT_TRANSLATE_NOOP("documents", "Reminder for invoice %1 recorded")},
    KindWords{kPaymentMade, QT_TRANSLATE_NOOP("documents", "Payment recorded")},
    KindWords{kPaymentChanged, QT_TRANSLATE_NOOP("documents", "Payment changed")},
    KindWords{kPaymentDeleted, QT_TRANSLATE_NOOP("documents", "Payment deleted")},
};

enum class JournalValue { Text, Money, Day };

struct FieldWords {
    JournalField field;
    const char *label;
    JournalValue value;
};

constexpr std::array kFieldWords{
    FieldWords{JournalField::Buyer, QT_TRANSLATE_NOOP("documents", "Client"), JournalValue::Text},
    FieldWords{JournalField::IssuedOn, QT_TRANSLATE_NOOP("documents", "Date"), JournalValue::Day},
    FieldWords{JournalField::DueOn, QT_TRANSLATE_NOOP("documents", "Due on"), JournalValue::Day},
    FieldWords{JournalField::TotalExclTax, QT_TRANSLATE_NOOP("documents", "Before tax"), JournalValue::Money},
    FieldWords{JournalField::TotalIncTax, QT_TRANSLATE_NOOP("documents", "With tax"), JournalValue::Money},
    FieldWords{JournalField::Credits, QT_TRANSLATE_NOOP("documents", "Credits invoice"), JournalValue::Text},
    FieldWords{JournalField::Invoice, QT_TRANSLATE_NOOP("documents", "Invoice"), JournalValue::Text},
    FieldWords{JournalField::Amount, QT_TRANSLATE_NOOP("documents", "Amount"), JournalValue::Money},
    FieldWords{JournalField::PaidOn, QT_TRANSLATE_NOOP("documents", "Paid on"), JournalValue::Day},
    FieldWords{JournalField::Method, QT_TRANSLATE_NOOP("documents", "Method"), JournalValue::Text},
    FieldWords{JournalField::Reference, QT_TRANSLATE_NOOP("documents", "Reference"), JournalValue::Text},
    FieldWords{JournalField::Note, QT_TRANSLATE_NOOP("documents", "Note"), JournalValue::Text},
    FieldWords{JournalField::ReminderLevel, QT_TRANSLATE_NOOP("documents", "Reminder"), JournalValue::Text},
};

class JournalWording {
public:
    JournalWording(const JournalRecord &record, const DocumentLanguage &language)
        : m_record(record), m_language(language)
    {}

    QString heading() const;
    QString sentence() const;
    /// Without the amount, unless it is the change.
    QList<JournalValueWords> values(bool withAmount) const;
    QStringList changes(bool withAmount) const;
    std::optional<double> amount() const;

private:
    bool isOneSided() const { return m_record.entry.before.isEmpty() || m_record.entry.after.isEmpty(); }

    QString say(const char *text) const { return m_language.translate("documents", text); }
    bool isOfInvoice() const { return m_record.entry.kind.startsWith("invoice_"_L1); }
    QString valueText(const QString &value, JournalValue kind) const;

    const JournalRecord &m_record;
    const DocumentLanguage &m_language;
};

QString JournalWording::heading() const
{
    const JournalEntry &entry = m_record.entry;
    const auto *known = std::ranges::find_if(kKindWords, [&](const KindWords &words) {
        return entry.kind == QLatin1StringView(words.kind.data(), qsizetype(words.kind.size()));
    });
    return known == kKindWords.end() ? entry.kind : say(known->words).replace("%1"_L1, entry.number);
}

QString JournalWording::sentence() const
{
    const JournalEntry &entry = m_record.entry;
    QStringList parts{heading()};
    if (!isOfInvoice() && !entry.number.isEmpty())
        parts += say(QT_TRANSLATE_NOOP("documents", "Invoice")) + u' ' + entry.number;
    if (!m_record.eventName.isEmpty())
        parts += m_record.eventName.simplified();
    if (!m_record.buyer.isEmpty())
        parts += m_record.buyer.simplified();
    return parts.join(u" · "_s);
}

QString JournalWording::valueText(const QString &value, JournalValue kind) const
{
    if (value.isEmpty())
        return say(QT_TRANSLATE_NOOP("documents", "none"));
    switch (kind) {
    case JournalValue::Money: return moneyText(value.toDouble(), m_record.currency, m_language.locale());
    case JournalValue::Day: return m_language.date(QDate::fromString(value, Qt::ISODate));
    case JournalValue::Text: break;
    }
    return value.simplified();
}

bool isAmount(JournalField field)
{
    return field == JournalField::TotalIncTax || field == JournalField::Amount;
}

std::optional<double> JournalWording::amount() const
{
    const auto change =
        std::ranges::find_if(m_record.changes, [](const JournalChange &one) { return isAmount(one.field); });
    if (change == m_record.changes.end())
        return std::nullopt;
    return change->after.isEmpty() ? -change->before.toDouble() : change->after.toDouble();
}

QList<JournalValueWords> JournalWording::values(bool withAmount) const
{
    QList<JournalValueWords> all;
    for (const JournalChange &change : m_record.changes) {
        if (change.before == change.after || (isOneSided() && change.field == JournalField::Invoice))
            continue; // The sentence names the invoice.
        if (!withAmount && isOneSided() && isAmount(change.field))
            continue;
        const auto *known = std::ranges::find(kFieldWords, change.field, &FieldWords::field);
        const QString before = valueText(change.before, known->value);
        const QString after = valueText(change.after, known->value);
        QString text = change.after.isEmpty() ? before : after;
        if (!isOneSided())
            text = u"%1 → %2"_s.arg(before, after);
        all.append({.field = change.field, .name = say(known->label), .text = text});
    }
    return all;
}

QStringList JournalWording::changes(bool withAmount) const
{
    QStringList lines;
    for (const JournalValueWords &value : values(withAmount))
        lines += value.name + u": "_s + value.text;
    return lines;
}

} // namespace

QString journalSentence(const JournalRecord &record, const DocumentLanguage &language)
{
    return JournalWording(record, language).sentence();
}

QString journalHeading(const JournalRecord &record, const DocumentLanguage &language)
{
    return JournalWording(record, language).heading();
}

QList<JournalValueWords> journalValues(const JournalRecord &record, const DocumentLanguage &language)
{
    return JournalWording(record, language).values(true);
}

QStringList journalChanges(const JournalRecord &record, const DocumentLanguage &language)
{
    return JournalWording(record, language).changes(true);
}

QString journalDetails(const JournalRecord &record, const DocumentLanguage &language)
{
    return JournalWording(record, language).changes(false).join(u" · "_s);
}

std::optional<double> journalAmount(const JournalRecord &record, const DocumentLanguage &language)
{
    return JournalWording(record, language).amount();
}

QString journalAuthor(const JournalEntry &entry, const DocumentLanguage &language)
{
    if (entry.by == actorWindow())
        return language.translate("documents", "By hand");
    if (entry.by == actorCommandLine())
        return language.translate("documents", "Command line");
    if (entry.by == "demo"_L1)
        return language.translate("documents", "Demo shop");
    return entry.by;
}

} // namespace stemdesk
