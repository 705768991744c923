#include "ui/pages/event/history/history_model.h"

#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/delegates/cell_roles.h"
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

QString HistoryModel::textOf(const HistoryEntry &entry, int column) const
{
    switch (column) {
    case When: return whenText(entry.at);
    case What: return historySentence(entry, {.currency = m_document.shop().currency, .zone = m_document.zone()});
    case Who: return actorText(entry.actor);
    default: return {};
    }
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole: return textOf(rows().at(index.row()), index.column());
    case Qt::ToolTipRole: return index.column() == What ? textOf(rows().at(index.row()), What) : QString();
    case ToneRole: return int(index.column() == What ? Tone::Plain : Tone::Quiet);
    default: return {};
    }
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case When: return tr("When");
    case What: return tr("What");
    case Who: return tr("Changed by");
    default: return {};
    }
}

} // namespace stemdesk::ui
