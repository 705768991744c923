#include "ui/pages/money/journal_model.h"

#include "core/documents/billing/journal_words.h"
#include "core/services/services.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/words/day_text.h"

#include <QDateTime>
#include <QLocale>

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

} // namespace

JournalModel::JournalModel(UiContext &context, QObject *parent)
    : PagedTableModel(parent), m_context(context), m_language(windowLanguage(context.shop))
{}

void JournalModel::narrow(const JournalFilter &filter)
{
    m_filter = filter;
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

JournalModel::Columns JournalModel::columns() const
{
    static constexpr TableColumn<JournalRecord> kColumns[] = {
        {.title = QT_TR_NOOP("No."),
         .text = [](const JournalRecord &record) { return QLocale().toString(record.entry.seq); },
         .isNumber = true,
         .sort = [](const JournalRecord &record) { return QVariant(double(record.entry.seq)); }},
        {.title = QT_TR_NOOP("When"),
         .text =
             [](const JournalRecord &record, const JournalModel &model) {
                 return momentText(QDateTime::fromMSecsSinceEpoch(record.entry.at, zoneOf(model.m_context.shop)));
             },
         .tellsWhole = true,
         .sort = [](const JournalRecord &record) { return QVariant(double(record.entry.at)); }},
        {.title = QT_TR_NOOP("What"),
         .text = [](const JournalRecord &record,
                    const JournalModel &model) { return journalSentence(record, model.m_language); },
         .tellsWhole = true,
         .isStrong = true},
        {.title = QT_TR_NOOP("Values"),
         .text = [](const JournalRecord &record,
                    const JournalModel &model) { return journalChanges(record, model.m_language).join(u" · "_s); },
         .toolTip = [](const JournalRecord &record,
                       const JournalModel &model) { return journalChanges(record, model.m_language).join(u'\n'); }},
        {.title = QT_TR_NOOP("Who"),
         .text = [](const JournalRecord &record,
                    const JournalModel &model) { return journalAuthor(record.entry, model.m_language); },
         .tellsWhole = true,
         .tone = Tone::Quiet},
    };
    return kColumns;
}

} // namespace stemdesk::ui
