#include "ui/widgets/button.h"

#include "ui/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/theme/style_sheet.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/menu_text.h"

#include <QCursor>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>

#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

QString kindName(Button::Kind kind)
{
    switch (kind) {
    case Button::Kind::Secondary: return u"secondary"_s;
    case Button::Kind::Primary: return u"primary"_s;
    case Button::Kind::Quiet: return u"quiet"_s;
    case Button::Kind::Link: return u"link"_s;
    case Button::Kind::Danger: return u"danger"_s;
    case Button::Kind::Small: return u"small"_s;
    }
    return u"secondary"_s;
}

/// A menu that was opened by the press has closed: Qt does not say that the pointer has left the button meanwhile.
void noticeLeave(QWidget *button)
{
    if (!button || button->rect().contains(button->mapFromGlobal(QCursor::pos())))
        return;
    button->setAttribute(Qt::WA_UnderMouse, false);
    button->update();
}

constexpr int kMenuChevron = metric::kSpace12;
constexpr int kChevronRoom = metric::kSpace4 + kMenuChevron;

} // namespace

Button::Button(const QString &text, Kind kind, QWidget *parent) : QPushButton(text, parent)
{
    setKind(kind);
    setAutoDefault(true); // Enter presses the focused button, in the window as in a dialog.
    setIconSize(QSize(metric::kIcon, metric::kIcon));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    if (kind == Kind::Link)
        setCursor(Qt::PointingHandCursor);
}

void Button::setKind(Kind kind)
{
    QFont font = fontFor(kind == Kind::Link ? TextStyle::Strong : TextStyle::Body);
    if (kind != Kind::Link && kind != Kind::Small)
        font.setWeight(QFont::Medium);
    setFont(font);
    setProperty("kind", kindName(kind));
    dressAgain();
}

void Button::setTone(Tone tone)
{
    if (property("tone") == toneName(tone))
        return;
    setProperty("tone", toneName(tone));
    dressAgain();
}

void Button::dressAgain()
{
    if (!testAttribute(Qt::WA_WState_Polished))
        return;
    style()->unpolish(this);
    style()->polish(this);
}

void Button::setChevron()
{
    m_hasChevron = true;
    updateGeometry();
    update();
}

QSize Button::sizeHint() const
{
    return QPushButton::sizeHint() + QSize(m_hasChevron ? kChevronRoom : 0, 0);
}

void Button::paintWithChevron()
{
    QPainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.features.setFlag(QStyleOptionButton::HasMenu, false); // Would make room for the style's own mark.
    style()->drawControl(QStyle::CE_PushButtonBevel, &option, &painter, this);
    const QRect words = rect().adjusted(0, 0, -kChevronRoom, 0);
    const int textWidth = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
    const QRect mark((words.width() + textWidth) / 2 + metric::kSpace4, (height() - kMenuChevron) / 2, kMenuChevron,
                     kMenuChevron);
    option.rect = QStyle::visualRect(layoutDirection(), rect(), words);
    style()->drawControl(QStyle::CE_PushButtonLabel, &option, &painter, this);
    const ColourTokens &tokens = themeTokens();
    paintIcon(painter, QStyle::visualRect(layoutDirection(), rect(), mark), u"chevron-down"_s,
              isEnabled() ? tokens.text : tokens.disabled);
}

/// The button shrinks to make room for its ring, so that nothing around it moves; its text stays where it is.
void Button::paintEvent(QPaintEvent *event)
{
    if (m_hasChevron) {
        paintWithChevron();
        return;
    }
    if (!hasFocus() || !isEnabled() || property("kind") != kindName(Kind::Primary)) {
        QPushButton::paintEvent(event);
        return;
    }
    const ColourTokens &tokens = themeTokens();
    constexpr int kRing = 2 * metric::kFocusWidth;
    QPainter painter(this);
    paintPanel(painter, QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing),
               isDown() || underMouse() ? tokens.accentHover : tokens.accent, {});
    paintFocusFrame(painter, rect(), tokens);
    QStyleOptionButton option;
    initStyleOption(&option);
    style()->drawControl(QStyle::CE_PushButtonLabel, &option, &painter, this);
}

void Button::mousePressEvent(QMouseEvent *event)
{
    const QPointer<QWidget> button(this); // What was chosen may delete it.
    const bool opensMenu = menu() != nullptr;
    QPushButton::mousePressEvent(event);
    if (opensMenu)
        noticeLeave(button);
}

void Button::focusOutEvent(QFocusEvent *event)
{
    QPushButton::focusOutEvent(event);
    m_hadKeyboard = !isEnabled(); // Qt moves the keyboard on once the button counts as disabled.
}

void Button::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() != QEvent::EnabledChange)
        return;
    if (!isEnabled())
        m_heir = m_hadKeyboard ? window()->focusWidget() : nullptr;
    else if (std::exchange(m_hadKeyboard, false) && m_heir && window()->focusWidget() == m_heir)
        setFocus(Qt::OtherFocusReason);
}

IconButton::IconButton(const QString &iconName, const QString &name, QWidget *parent) : QToolButton(parent)
{
    setIcon(iconFor(iconName, Tone::Quiet));
    setIconSize(QSize(metric::kIcon, metric::kIcon));
    setTip(*this, name);
    setAccessibleName(name);
    setFocusPolicy(Qt::StrongFocus);
    setAutoRaise(true);
    setPopupMode(QToolButton::InstantPopup);
}

void IconButton::mousePressEvent(QMouseEvent *event)
{
    const QPointer<QWidget> button(this);
    const bool opensMenu = menu() != nullptr;
    QToolButton::mousePressEvent(event);
    if (opensMenu)
        noticeLeave(button);
}

FlushLink::FlushLink(const QString &words, TextStyle style, QWidget *parent)
    : Button(menuText(words), Kind::Link, parent), m_words(words)
{
    setFont(fontFor(style));
    setProperty("kind", u"flush"_s);
    setAccessibleName(words);
    ensurePolished();
    m_hint = Button::sizeHint();
}

void FlushLink::setQuiet()
{
    setTone(Tone::Plain);
}

void FlushLink::resizeEvent(QResizeEvent *event)
{
    Button::resizeEvent(event);
    const bool isCut = width() < m_hint.width();
    setText(menuText(isCut ? fontMetrics().elidedText(m_words, Qt::ElideRight, width()) : m_words));
    setTip(*this, isCut ? m_words : QString());
}

} // namespace stemdesk::ui
