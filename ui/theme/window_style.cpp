#include "ui/theme/window_style.h"

#include "ui/icons.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/theme/tokens.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QRadioButton>
#include <QRegion>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStyle>
#include <QStyleOption>
#include <QStyleOptionMenuItem>
#include <QStyledItemDelegate>
#include <QWidget>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

/// All texts of a menu begin at the same edge, if any of its rows has an icon or can be ticked.
int markColumn(const QStyleOptionMenuItem &item)
{
    return item.maxIconWidth > 0 || item.menuHasCheckableItems ? kIcon + kSpace8 : 0;
}

void paintMark(QPainter &painter, const QStyleOptionMenuItem &item, const QRect &place, const QColor &colour)
{
    const bool isTicked = item.checkType != QStyleOptionMenuItem::NotCheckable && item.checked;
    if (isTicked)
        paintIcon(painter, place, u"check"_s, colour);
    else if (!item.icon.isNull())
        item.icon.paint(&painter, place, Qt::AlignCenter,
                        item.state.testFlag(QStyle::State_Enabled) ? QIcon::Normal : QIcon::Disabled);
}

/// The visible button that opens it; nullptr for the menu of a row.
QWidget *buttonOf(const QMenu &menu)
{
    for (QObject *each : menu.menuAction()->associatedObjects()) {
        auto *button = qobject_cast<QAbstractButton *>(each);
        if (button && button->isVisible())
            return button;
    }
    return nullptr;
}

int rightOf(const QWidget &widget)
{
    return widget.mapToGlobal(QPoint(widget.width(), 0)).x();
}

/// Wayland composes every window and cuts none; elsewhere there may be nothing behind a window's corners.
bool isComposed()
{
    return QGuiApplication::platformName().startsWith(QStringLiteral("wayland"));
}

/// A row of a menu: its tick or icon, its text, and its keys at the right, quiet. `mnemonics` is the text flag that
/// shows or hides them.
void paintMenuItem(QPainter &painter, const QStyleOptionMenuItem &item, Qt::TextFlag mnemonics)
{
    const ColourTokens &tokens = themeTokens();
    const QColor colour = item.state.testFlag(QStyle::State_Enabled) ? tokens.text : tokens.disabled;
    painter.save();
    if (item.state.testFlag(QStyle::State_Selected)) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.accentGround);
        painter.drawRoundedRect(item.rect, kSmallRadius, kSmallRadius);
    }
    QRect area = item.rect.adjusted(kSpace8, 0, -kSpace8, 0);
    const int column = markColumn(item);
    if (column > 0)
        paintMark(painter, item, QRect(area.left(), area.center().y() - kIcon / 2 + 1, kIcon, kIcon), colour);
    area.setLeft(area.left() + column);
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu)
        paintIcon(painter, QRect(area.right() + 1 - kIcon, area.center().y() - kIcon / 2 + 1, kIcon, kIcon),
                  u"chevron-right"_s, tokens.quiet);
    const qsizetype tab = item.text.indexOf(u'\t');
    constexpr int kLine = Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip;
    painter.setFont(item.font);
    painter.setPen(colour);
    painter.drawText(area, kLine | Qt::AlignLeft | mnemonics, tab < 0 ? item.text : item.text.left(tab));
    if (tab >= 0) {
        painter.setFont(fontFor(TextStyle::Caption));
        painter.setPen(tokens.quiet);
        painter.drawText(area, kLine | Qt::AlignRight, item.text.mid(tab + 1));
    }
    painter.restore();
}

/// The room that a row takes whose text has this size. The menu adds the room for its keys.
QSize menuItemSize(const QStyleOptionMenuItem &item, const QSize &text)
{
    return {kSpace8 + markColumn(item) + text.width() + kSpace24 + kSpace8,
            std::max(text.height(), kIcon) + 2 * kSpace4};
}

} // namespace

void MenuPlace::put(QMenu *menu)
{
    if (!menu->findChild<MenuPlace *>(QString(), Qt::FindDirectChildrenOnly))
        new MenuPlace(menu);
}

MenuPlace::MenuPlace(QMenu *menu) : QObject(menu)
{
    menu->installEventFilter(this);
}

/// Shown means placed, but not yet on the screen.
bool MenuPlace::eventFilter(QObject *watched, QEvent *event)
{
    auto *menu = qobject_cast<QMenu *>(watched);
    const QWidget *button = event->type() == QEvent::Show && menu ? buttonOf(*menu) : nullptr;
    if (button) {
        const QWidget &window = *button->window();
        const int left = std::max(rightOf(*button) - menu->width(), window.mapToGlobal(QPoint()).x());
        if (rightOf(*button) - button->width() + menu->width() > rightOf(window)) // Qt sees to the screen only.
            menu->move(left, menu->y());
    }
    return QObject::eventFilter(watched, event);
}

void PopupCorners::put(QWidget *popup)
{
    if (isComposed())
        popup->setAttribute(Qt::WA_TranslucentBackground);
    else if (!popup->findChild<PopupCorners *>(QString(), Qt::FindDirectChildrenOnly))
        new PopupCorners(popup);
}

PopupCorners::PopupCorners(QWidget *popup) : QObject(popup)
{
    popup->installEventFilter(this);
}

bool PopupCorners::eventFilter(QObject *watched, QEvent *event)
{
    auto *popup = qobject_cast<QWidget *>(watched);
    if (event->type() == QEvent::Resize && popup) {
        QPainterPath path;
        path.addRoundedRect(popup->rect(), metric::kRadius, metric::kRadius);
        popup->setMask(QRegion(path.toFillPolygon().toPolygon()));
    }
    return QObject::eventFilter(watched, event);
}

void OneLine::put(QLineEdit *field)
{
    if (!field->findChild<OneLine *>(QString(), Qt::FindDirectChildrenOnly))
        new OneLine(field);
}

OneLine::OneLine(QLineEdit *field) : QObject(field), m_field(field)
{
    // Queued, so that the pasted text is announced before the one that takes its place.
    connect(field, &QLineEdit::textEdited, this, &OneLine::join, Qt::QueuedConnection);
}

void OneLine::join()
{
    static const QRegularExpression kBreak(u"\\s*[\\n\\r\\x{2028}\\x{2029}]\\s*"_s);
    static const QRegularExpression kBreakAtEnd(u"\\s*[\\n\\r\\x{2028}\\x{2029}]\\s*$"_s);
    const QString text = m_field->text();
    if (!text.contains(kBreak))
        return;
    const qsizetype behind = text.size() - m_field->cursorPosition();
    QString line = text;
    line.remove(kBreakAtEnd);
    line.replace(kBreak, u" "_s);
    m_field->setText(line); // Undoing the paste would only bring the breaks back.
    m_field->setModified(true);
    m_field->setCursorPosition(int(std::max<qsizetype>(0, line.size() - behind)));
    Q_EMIT m_field->textEdited(line);
}

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
    case PM_CheckBoxLabelSpacing: // Qt counts it from the mark's last pixel.
        return metric::kSpace8 - metric::kChoiceRing + 1;
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
