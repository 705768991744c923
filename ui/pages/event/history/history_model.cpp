#include "ui/pages/event/history/history_model.h"

#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/history/history_words.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/words/day_text.h"

#include <QDateTime>

namespace stemdesk::ui {

namespace {

constexpr int kChangesAtOnce = 100;

} // namespace

HistoryModel::HistoryModel(EventDocument &document, QObject *parent) : PagedTableModel(parent), m_document(document) {}

void HistoryModel::read()
{
    if (m_document.isOpen())
        readHead();
}

Result<Page<HistoryEntry>> HistoryModel::readPage(std::optional<qint64> after) const
{
    return m_document.context().services.history.list(m_document.shown().id, {.after = after, .limit = kChangesAtOnce});
}

QString HistoryModel::momentText(QDate day, QTime time)
{
    return tr("%1, %2").arg(mediumDate(day), clockText(time));
}

QString HistoryModel::whenText(Instant at) const
{
    const QTimeZone zone = m_document.zone();
    const QTime time = QDateTime::fromMSecsSinceEpoch(at, zone).time();
    const QDate day = dayOf(at, zone);
    if (day == dayOf(m_document.context().services.now(), zone))
        return tr("Today, %1").arg(clockText(time));
    return momentText(day, time);
}

HistoryModel::Columns HistoryModel::columns() const
{
    static constexpr TableColumn<HistoryEntry> kColumns[] = {
        {.title = QT_TR_NOOP("When"),
         .text = [](const HistoryEntry &entry, const HistoryModel &model) { return model.whenText(entry.at); },
         .tone = Tone::Quiet},
        {.title = QT_TR_NOOP("What"),
         .text =
             [](const HistoryEntry &entry, const HistoryModel &model) {
                 const EventDocument &document = model.m_document;
                 return historySentence(entry, {.currency = document.shop().currency, .zone = document.zone()});
             },
         .tellsWhole = true},
        {.title = QT_TR_NOOP("Changed by"),
         .text = [](const HistoryEntry &entry) { return actorText(entry.actor); },
         .tone = Tone::Quiet},
    };
    return kColumns;
}

} // namespace stemdesk::ui
