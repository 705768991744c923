#include "ui/theme/window_style.h"

#include "ui/icons.h"
#include "ui/theme/focus_edge.h"
#include "ui/theme/popups.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QScrollArea>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

WindowStyle::WindowStyle() : QProxyStyle(u"Fusion"_s) {}

/// The own delegates of combo boxes and of lists of completions know no row height from a style sheet. Qt's own labels
/// (tooltips, boxes, its dialogs) take what looks like HTML for HTML, which reads files; they come here before they
/// have laid anything out. Areas that scroll by the keyboard show that they have it.
void WindowStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (auto *label = qobject_cast<QLabel *>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    auto *box = qobject_cast<QComboBox *>(widget);
    if (box && !qobject_cast<QStyledItemDelegate *>(box->itemDelegate()))
        box->setItemDelegate(new QStyledItemDelegate(box));
    const auto *area = qobject_cast<QScrollArea *>(widget);
    const bool isStop = area && (area->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
    if (isStop && !area->findChild<FocusEdge *>(QString(), Qt::FindDirectChildrenOnly))
        new FocusEdge(widget);
    if (widget->windowType() == Qt::Popup)
        PopupCorners::put(widget);
    if (auto *menu = qobject_cast<QMenu *>(widget))
        MenuPlace::put(menu);
    auto *list = qobject_cast<QListView *>(widget);
    if (!list || list->windowType() != Qt::Popup)
        return;
    list->setProperty("completions", true);
    if (!qobject_cast<QStyledItemDelegate *>(list->itemDelegate()))
        list->setItemDelegate(new QStyledItemDelegate(list));
}

QIcon WindowStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    if (icon == SP_MessageBoxInformation || icon == SP_MessageBoxQuestion)
        return iconFor(u"info"_s, Tone::Accent);
    if (icon == SP_MessageBoxWarning)
        return iconFor(u"warning"_s, Tone::Warning);
    if (icon == SP_MessageBoxCritical)
        return iconFor(u"error"_s, Tone::Error);
    return QProxyStyle::standardIcon(icon, option, widget);
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *answer) const
{
    if (hint == SH_ComboBox_Popup || hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, answer);
}

} // namespace stemdesk::ui
