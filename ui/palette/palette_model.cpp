#include "ui/palette/palette_model.h"

#include "ui/delegates/cell_roles.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

void PaletteModel::setRows(const QList<PaletteRow> &rows, const QStringList &words)
{
    beginResetModel();
    m_rows = rows;
    m_words = words;
    endResetModel();
}

int PaletteModel::nextChoice(int row, int step) const
{
    while (row >= 0 && row < m_rows.size() && m_rows.at(row).isHeading())
        row += step;
    return row >= 0 && row < m_rows.size() ? row : -1;
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (m_rows.at(index.row()).isHeading())
        return Qt::ItemNeverHasChildren;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QString PaletteModel::spokenText(const PaletteRow &row) const
{
    QStringList parts{row.text, row.quiet, row.shortcut};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PaletteRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return row.text;
    case Qt::AccessibleTextRole: return spokenText(row);
    case Qt::DecorationRole: return row.icon;
    case QuietTextRole: return row.quiet;
    case SwatchesRole: return QVariant::fromValue(row.swatches);
    case MatchRole: return row.isHeading() ? QStringList() : m_words;
    case IsHeadingRole: return row.isHeading();
    case ShortcutRole: return row.shortcut;
    default: return {};
    }
}

} // namespace stemdesk::ui
