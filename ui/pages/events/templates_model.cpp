#include "ui/pages/events/templates_model.h"

#include "core/services/services.h"
#include "ui/delegates/cell_roles.h"
#include "ui/models/recent_changes.h"
#include "ui/ui_context.h"
#include "ui/undo/series_edits.h"
#include "ui/words/error_text.h"

#include <algorithm>

namespace stemdesk::ui {

TemplatesModel::TemplatesModel(UiContext &context, QObject *parent) : QAbstractListModel(parent), m_context(context)
{
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, &TemplatesModel::onGathered);
    read();
}

void TemplatesModel::read()
{
    auto rows = m_context.services.templates.list();
    if (!rows) {
        Q_EMIT refused(errorText(rows.error()));
        return;
    }
    std::ranges::stable_sort(*rows, [](const EventTemplateSummary &first, const EventTemplateSummary &second) {
        return first.name.localeAwareCompare(second.name) < 0;
    });
    m_all = *std::move(rows);
    show();
}

void TemplatesModel::setWords(const QString &words)
{
    m_words = words.simplified().split(u' ', Qt::SkipEmptyParts);
    show();
}

QList<EventTemplateSummary> TemplatesModel::shownOf(const QList<EventTemplateSummary> &all) const
{
    QList<EventTemplateSummary> shown = all;
    shown.removeIf([this](const EventTemplateSummary &row) {
        return !std::ranges::all_of(m_words,
                                    [&](const QString &word) { return row.name.contains(word, Qt::CaseInsensitive); });
    });
    return shown;
}

/// Removes and inserts only rows that differ, so that the others keep their place in the view. There are dozens of
/// rows.
void TemplatesModel::show()
{
    const QList<EventTemplateSummary> now = shownOf(m_all);
    for (int row = int(m_rows.size()) - 1; row >= 0; --row) {
        if (now.contains(m_rows.at(row)))
            continue;
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < int(now.size()); ++row) {
        if (row < m_rows.size() && m_rows.at(row) == now.at(row))
            continue;
        beginInsertRows({}, row, row);
        m_rows.insert(row, now.at(row));
        endInsertRows();
    }
    Q_EMIT listed();
}

void TemplatesModel::onGathered(const Changes &changes)
{
    if (concern(changes, {Resource::EventTemplate, Resource::Variant}))
        read();
}

QModelIndex TemplatesModel::indexOf(const EventTemplateId &id) const
{
    const auto row = std::ranges::find(m_rows, id, &EventTemplateSummary::id);
    return row == m_rows.cend() ? QModelIndex() : index(int(row - m_rows.cbegin()));
}

int TemplatesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QString TemplatesModel::linesText(const EventTemplateSummary &row) const
{
    const QString lines = tr("%n lines", nullptr, row.lines);
    return row.missingLines > 0 ? tr("%1, %n gone", nullptr, row.missingLines).arg(lines) : lines;
}

QVariant TemplatesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const EventTemplateSummary &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return row.name;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return tr("%1, %2").arg(row.name, linesText(row));
    case QuietTextRole: return linesText(row);
    default: return {};
    }
}

Qt::ItemFlags TemplatesModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsEditable : flags;
}

bool TemplatesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole)
        return false;
    const EventTemplateSummary before = m_rows.at(index.row());
    const QString name = value.toString().trimmed();
    if (name == before.name)
        return false;
    m_context.edits.run(
        renameTemplateEdit(tr("Rename %1").arg(before.name), before.id, before.name, name), this,
        [this](const Status &status) { Q_EMIT refused(status ? QString() : errorText(status.error())); });
    return true; // The row itself changes once the change is stored.
}

} // namespace stemdesk::ui
