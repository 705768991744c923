#include "ui/theme/window_style.h"

#include "ui/icons.h"
#include "ui/theme/focus_edge.h"
#include "ui/theme/menu_items.h"
#include "ui/theme/one_line.h"
#include "ui/theme/paint.h"
#include "ui/theme/popups.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QRadioButton>
#include <QScrollArea>
#include <QStyleOption>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

WindowStyle::WindowStyle() : QProxyStyle(u"Fusion"_s) {}

/// The own delegates of combo boxes and of lists of completions know no row height from a style sheet. Qt's own labels
/// (tooltips, boxes, its dialogs) take what looks like HTML for HTML, which reads files; they come here before they
/// have laid anything out. Areas that scroll by the keyboard show that they have it. Fields of one line keep to it.
void WindowStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (auto *label = qobject_cast<QLabel *>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    if (auto *field = qobject_cast<QLineEdit *>(widget))
        OneLine::put(field);
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

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                const QWidget *widget) const
{
    const bool isChoice = qobject_cast<const QCheckBox *>(widget) || qobject_cast<const QRadioButton *>(widget);
    const bool isRound = element == PE_IndicatorRadioButton;
    if (element == PE_FrameFocusRect && isChoice)
        return; // The ring around the mark shows it.
    if (!isRound && element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    paintChoice(*painter, option->rect,
                {.state = option->state.testFlag(State_On)    ? Qt::Checked
                     : option->state.testFlag(State_NoChange) ? Qt::PartiallyChecked
                                                              : Qt::Unchecked,
                 .isRound = isRound,
                 .isEnabled = option->state.testFlag(State_Enabled),
                 .isPointedAt = option->state.testFlag(State_MouseOver),
                 .hasFocus = isChoice && option->state.testFlag(State_HasFocus)},
                themeTokens());
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    const auto *item = element == CE_MenuItem ? qstyleoption_cast<const QStyleOptionMenuItem *>(option) : nullptr;
    if (!item || item->menuItemType == QStyleOptionMenuItem::Separator) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    const bool hasMnemonics = styleHint(SH_UnderlineShortcut, option, widget, nullptr) != 0;
    paintMenuItem(*painter, *item, hasMnemonics ? Qt::TextShowMnemonic : Qt::TextHideMnemonic);
}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                    const QWidget *widget) const
{
    const auto *item = type == CT_MenuItem ? qstyleoption_cast<const QStyleOptionMenuItem *>(option) : nullptr;
    if (!item || item->menuItemType == QStyleOptionMenuItem::Separator)
        return QProxyStyle::sizeFromContents(type, option, size, widget);
    return menuItemSize(*item, size);
}

int WindowStyle::pixelMetric(PixelMetric which, const QStyleOption *option, const QWidget *widget) const
{
    switch (which) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return metric::kChoice + 2 * metric::kChoiceRing;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return metric::kSpace8 - metric::kChoiceRing;
    default: return QProxyStyle::pixelMetric(which, option, widget);
    }
}

/// In a layout, the mark is aligned with what is above and below it, not the room for its ring.
QRect WindowStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    if (element != SE_CheckBoxLayoutItem && element != SE_RadioButtonLayoutItem)
        return QProxyStyle::subElementRect(element, option, widget);
    return visualRect(option->direction, option->rect, option->rect.adjusted(metric::kChoiceRing, 0, 0, 0));
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *answer) const
{
    if (hint == SH_ComboBox_Popup || hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, answer);
}

} // namespace stemdesk::ui
