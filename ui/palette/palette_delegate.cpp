#include "ui/palette/palette_delegate.h"

#include "ui/delegates/cell_content.h"
#include "ui/palette/palette_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QPainter>

namespace stemdesk::ui {

using namespace metric;

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
