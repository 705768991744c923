#include "ui/palette/palette_model.h"

#include "ui/delegates/cell_content.h"
#include "ui/delegates/cell_roles.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QPainter>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

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

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    QRect area = option.rect.adjusted(kSpace16, 0, -kSpace16, 0);
    painter->save();
    if (index.data(PaletteModel::IsHeadingRole).toBool()) {
        painter->setFont(fontFor(TextStyle::Small));
        painter->setPen(tokens.quiet);
        painter->drawText(area.adjusted(0, 0, 0, -kSpace4), Qt::AlignLeft | Qt::AlignBottom, index.data().toString());
        painter->restore();
        return;
    }
    // The focus stays in the field; the row that Enter would run is shown all the same.
    if (option.state.testFlag(QStyle::State_Selected))
        paintPanel(*painter, option.rect.adjusted(kSpace8, 0, -kSpace8, 0), tokens.selection, QColor());
    if (const QString shortcut = index.data(PaletteModel::ShortcutRole).toString(); !shortcut.isEmpty()) {
        painter->setFont(fontFor(TextStyle::Caption));
        painter->setPen(tokens.quiet);
        painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, shortcut);
        area.setRight(area.right() - painter->fontMetrics().horizontalAdvance(shortcut) - kSpace16);
    }
    paintCellContent(*painter, area, cellContentFrom(index), tokens);
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, rowHeight()};
}

} // namespace stemdesk::ui
