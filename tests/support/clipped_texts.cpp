#include "tests/support/clipped_texts.h"

#include "ui/pages/events/board_view.h"
#include "ui/widgets/tables/header_view.h"

#include <QAbstractButton>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The widest that cannot be broken into lines.
int widestWord(const QLabel &label)
{
    int widest = 0;
    const QStringList words = label.text().split(u' ');
    for (const QString &word : words)
        widest = std::max(widest, label.fontMetrics().horizontalAdvance(word));
    return widest;
}

/// Width of a label's or button's full text; 0 if it is meant to be elided with a tooltip.
int wantedWidth(const QWidget &widget)
{
    const auto *label = qobject_cast<const QLabel *>(&widget);
    if (label && label->wordWrap())
        return widestWord(*label) + label->width() - label->contentsRect().width();
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    const auto *tool = qobject_cast<const QToolButton *>(button);
    const bool isIcon = tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly;
    const bool isText = label || (button && !isIcon && !button->text().isEmpty());
    return isText && widget.minimumSizeHint().width() > 0 ? widget.sizeHint().width() : 0;
}

/// Whether lines of the label are clipped, or overlap the widget below.
bool isTooLow(const QLabel &label)
{
    return label.wordWrap() && !label.text().isEmpty() && label.height() < label.heightForWidth(label.width());
}

QStringList clippedTitles(const QHeaderView &header)
{
    QStringList found;
    for (int section = 0; section < header.count(); ++section) {
        if (!header.isSectionHidden(section) && header.sectionSize(section) < ui::columnWidth(header, section, {}))
            found += header.model()->headerData(section, Qt::Horizontal).toString();
    }
    return found;
}

} // namespace

QString clippedTexts(const QWidget &page)
{
    QStringList found;
    const QList<QWidget *> widgets = page.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (!widget->isVisible())
            continue;
        if (const auto *header = qobject_cast<const QHeaderView *>(widget);
            header && header->orientation() == Qt::Horizontal)
            found += clippedTitles(*header);
        const auto *scrolled = qobject_cast<const QScrollArea *>(widget);
        const bool isBoard = qobject_cast<const ui::BoardView *>(scrolled) != nullptr; // Its columns go on sideways.
        if (scrolled && !isBoard && scrolled->widget()->width() > scrolled->viewport()->width())
            found += u"%1 is too wide"_s.arg(QString::fromLatin1(scrolled->metaObject()->className()));
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        if (widget->width() < wantedWidth(*widget) || (label && isTooLow(*label)))
            found += label ? label->text() : button->text();
    }
    return found.join(u"; "_s);
}

} // namespace stemdesk
