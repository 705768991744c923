#include "ui/pages/money/journal_model.h"

#include "core/services/services.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kJournalRows = 100;

/// The words of the paper, in the language of the window.
DocumentLanguage windowLanguage(Shop shop)
{
    shop.documentLanguage = QLocale().bcp47Name();
    return DocumentLanguage(shop);
}

/// With tax, of the invoice or payment after the entry, or before it if it is gone.
std::optional<double> amountOf(const JournalRecord &record)
{
    const auto amount = std::ranges::find_if(record.changes, [](const JournalChange &change) {
        return change.field == JournalField::TotalIncTax || change.field == JournalField::Amount;
    });
    if (amount == record.changes.cend())
        return {};
    return (amount->after.isEmpty() ? amount->before : amount->after).toDouble();
}

/// The client of the invoice; empty if the entry does not say.
QString clientOf(const JournalRecord &record)
{
    const auto client = std::ranges::find(record.changes, JournalField::Buyer, &JournalChange::field);
    if (client == record.changes.cend())
        return {};
    return (client->after.isEmpty() ? client->before : client->after).simplified();
}

} // namespace

JournalModel::JournalModel(UiContext &context, QObject *parent)
    : PagedTableModel(parent), m_context(context), m_language(windowLanguage(context.shop))
{}

void JournalModel::narrow(const JournalFilter &filter)
{
    m_filter = filter;
    m_filter.isNewestFirst = true;
    readFirst();
}

void JournalModel::refresh()
{
    m_language = windowLanguage(m_context.shop);
    readShown();
}

Result<Page<JournalRecord>> JournalModel::readPage(std::optional<qint64> after) const
{
    return m_context.services.journal.records(m_filter, {.after = after, .limit = kJournalRows});
}

QString JournalModel::whenText(const JournalRecord &record) const
{
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(record.entry.at, zoneOf(m_context.shop));
    return shortDate(at.date()) + u' ' + clockText(at.time());
}

QString JournalModel::subject(const JournalRecord &record) const
{
    const QString sentence = this->sentence(record);
    const QString heading = this->heading(record);
    return sentence.size() > heading.size() ? sentence.mid(heading.size() + u" · "_s.size()) : QString();
}

QString JournalModel::heading(const JournalRecord &record) const
{
    return journalHeading(record, m_language);
}

QList<JournalValueWords> JournalModel::values(const JournalRecord &record) const
{
    QList<JournalValueWords> values = journalValues(record, m_language);
    for (JournalValueWords &value : values) { // The window says “tax” where the papers of some countries say “VAT”.
        if (value.field == JournalField::TotalExclTax)
            value.name = tr("Excl. tax");
        else if (value.field == JournalField::TotalIncTax)
            value.name = tr("Incl. tax");
    }
    const auto total = std::ranges::find(values, JournalField::TotalIncTax, &JournalValueWords::field);
    if (total != values.end() && total + 1 != values.end() && (total + 1)->field == JournalField::TotalExclTax)
        std::iter_swap(total, total + 1); // The sum comes last, as on the papers.
    return values;
}

QString JournalModel::sentence(const JournalRecord &record) const
{
    QStringList parts{journalSentence(record, m_language), clientOf(record)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QStringList JournalModel::changes(const JournalRecord &record) const
{
    return journalChanges(record, m_language);
}

/// As an event's history says it.
QString JournalModel::author(const JournalRecord &record) const
{
    return journalAuthor(record.entry, m_language);
}

JournalModel::Columns JournalModel::columns() const
{
    static constexpr TableColumn<JournalRecord> kColumns[] = {
        {.title = QT_TR_NOOP("No."),
         .text = [](const JournalRecord &record) { return QLocale().toString(record.entry.seq); },
         .isNumber = true,
         .sort = [](const JournalRecord &record) { return QVariant(double(record.entry.seq)); }},
        {.title = QT_TR_NOOP("Recorded"),
         .text = [](const JournalRecord &record, const JournalModel &model) { return model.whenText(record); },
         .tellsWhole = true,
         .sort = [](const JournalRecord &record) { return QVariant(double(record.entry.at)); }},
        {.title = QT_TR_NOOP("What"),
         .text = [](const JournalRecord &record, const JournalModel &model) { return model.heading(record); },
         .toolTip = [](const JournalRecord &record, const JournalModel &model) { return model.sentence(record); },
         .quietText = [](const JournalRecord &record, const JournalModel &model) { return model.subject(record); },
         .quietYields = true,
         .isStrong = true},
        {.title = QT_TR_NOOP("Amount"),
         .text =
             [](const JournalRecord &record) {
                 const auto amount = amountOf(record);
                 return amount ? moneyText(*amount, record.currency) : QString();
             },
         .isNumber = true,
         .sort = [](const JournalRecord &record) { return QVariant(amountOf(record).value_or(0)); }},
        {.title = QT_TR_NOOP("Values"), // Hidden, and found by a search; the panel shows them.
         .text = [](const JournalRecord &record,
                    const JournalModel &model) { return model.changes(record).join(u" · "_s); }},
        {.title = QT_TR_NOOP("Source"),
         .text = [](const JournalRecord &record, const JournalModel &model) { return model.author(record); },
         .tellsWhole = true,
         .tone = Tone::Quiet},
    };
    return kColumns;
}

} // namespace stemdesk::ui
