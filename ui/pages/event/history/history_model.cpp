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

/// A step of the deal, among the many small changes between two of them.
bool isMilestone(EventChange change)
{
    switch (change) {
    case EventChange::EventMade:
    case EventChange::EventPutBack:
    case EventChange::EventStatus:
    case EventChange::QuoteAccepted:
    case EventChange::QuoteDeclined:
    case EventChange::PaymentMade:
    case EventChange::InvoiceIssued:
    case EventChange::InvoiceCredited: return true;
    default: return false;
    }
}

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

QString HistoryModel::dayText(Instant at) const
{
    const QTimeZone zone = m_document.zone();
    const QDate day = dayOf(at, zone);
    return day == dayOf(m_document.context().services.now(), zone) ? tr("Today") : mediumDate(day);
}

/// A day, and a time of that day, are shown once.
QVariant HistoryModel::stored(int row, int column, int role) const
{
    const auto whole = [this](int at, int which) { return PagedTableModel::stored(at, which, Qt::DisplayRole); };
    if (role == Qt::AccessibleTextRole)
        return whole(row, column);
    if (role != Qt::DisplayRole)
        return PagedTableModel::stored(row, column, role);
    const auto isAsAbove = [&](int which) { return row > 0 && whole(row, which) == whole(row - 1, which); };
    const bool isSaid = column < What && isAsAbove(Day) && isAsAbove(column);
    return isSaid ? QVariant(QString()) : whole(row, column);
}

HistoryModel::Columns HistoryModel::columns() const
{
    static constexpr TableColumn<HistoryEntry> kColumns[] = {
        {.title = QT_TR_NOOP("Day"),
         .text = [](const HistoryEntry &entry, const HistoryModel &model) { return model.dayText(entry.at); },
         .tone = Tone::Quiet},
        {.title = QT_TR_NOOP("Time"),
         .text =
             [](const HistoryEntry &entry, const HistoryModel &model) {
                 return clockText(QDateTime::fromMSecsSinceEpoch(entry.at, model.m_document.zone()).time());
             },
         .tone = Tone::Quiet},
        {.title = QT_TR_NOOP("What"),
         .text =
             [](const HistoryEntry &entry, const HistoryModel &model) {
                 const EventDocument &document = model.m_document;
                 return historySentence(entry, {.currency = document.shop().currency, .zone = document.zone()});
             },
         .tellsWhole = true,
         .isStrong = [](const HistoryEntry &entry) { return isMilestone(entry.change); }},
        {.title = QT_TR_NOOP("Source"),
         .text = [](const HistoryEntry &entry) { return actorText(entry.actor); },
         .tone = Tone::Quiet},
    };
    return kColumns;
}

} // namespace stemdesk::ui
