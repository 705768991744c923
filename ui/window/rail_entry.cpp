#include "ui/window/rail_entry.h"

#include "ui/icons.h"
#include "ui/theme/focus_edge.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/key_hint.h"
#include "ui/widgets/tool_tip.h"

#include <QPainter>
#include <QStyle>

#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

RailEntry::RailEntry(QString iconName, const QString &label, QWidget *parent)
    : QAbstractButton(parent), m_iconName(std::move(iconName))
{
    setText(label);
    setAccessibleName(label);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RailEntry::setCollapsed(bool collapsed)
{
    m_collapsed = collapsed;
    setTip(*this, collapsed ? text() : QString());
    update();
}

QSize RailEntry::sizeHint() const
{
    return {kRailCollapsedWidth - kSpace16, railItemHeight() - kSpace2};
}

void RailEntry::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    if (isChecked())
        paintPanel(painter, rect(), tokens.accentGround, QColor());
    else if (underMouse())
        paintPanel(painter, rect(), tokens.hairline, QColor());
    const QColor colour = isChecked() ? tokens.accent : tokens.text;
    const QRect drawing(kSpace12, (height() - kIcon) / 2, kIcon, kIcon);
    paintIcon(painter, QStyle::visualRect(layoutDirection(), rect(), drawing), m_iconName, colour);
    if (!m_collapsed) {
        const QRect words = rect().adjusted(kSpace12 + kIcon + kSpace8 + kSpace2, 0, -kSpace8, 0);
        painter.setFont(fontFor(isChecked() ? TextStyle::Strong : TextStyle::Body));
        painter.setPen(colour);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words), Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
    }
    if (hasFocus() && isKeyboardUsedLast())
        paintFocusFrame(painter, rect(), tokens);
}

void RailEntry::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void RailEntry::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

RailSearch::RailSearch(QWidget *parent) : QAbstractButton(parent), m_hint(new KeyHint(tr("Ctrl K"), this))
{
    setText(tr("Search…"));
    setAccessibleName(tr("Search everything"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCollapsed(false);
}

void RailSearch::setCollapsed(bool collapsed)
{
    m_hint->setVisible(!collapsed);
    setTip(*this, collapsed ? tr("Search everything, Ctrl K") : QString());
    update();
}

QSize RailSearch::sizeHint() const
{
    return {kRailCollapsedWidth - kSpace16, controlHeight()};
}

void RailSearch::resizeEvent(QResizeEvent *event)
{
    QAbstractButton::resizeEvent(event);
    const QSize size = m_hint->sizeHint();
    const QRect place(QPoint(width() - size.width() - kSpace8, (height() - size.height()) / 2), size);
    m_hint->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
}

void RailSearch::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    paintPanel(painter, rect(), tokens.ground, underMouse() ? tokens.edge : tokens.hairline);
    const QRect drawing(kSpace12, (height() - kIcon) / 2, kIcon, kIcon);
    paintIcon(painter, QStyle::visualRect(layoutDirection(), rect(), drawing), u"search"_s, tokens.quiet);
    if (!m_hint->isHidden()) {
        const QRect words = rect().adjusted(kSpace12 + kIcon + kSpace8 + kSpace2, 0, -m_hint->width() - kSpace12, 0);
        painter.setFont(fontFor(TextStyle::Body));
        painter.setPen(tokens.quiet);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words), Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
    }
    if (hasFocus() && isKeyboardUsedLast())
        paintFocusFrame(painter, rect(), tokens);
}

void RailSearch::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void RailSearch::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

StateDot::StateDot(QWidget *parent) : QWidget(parent)
{
    setFixedSize(kDot, kDot);
}

void StateDot::setOk(bool ok)
{
    m_ok = ok;
    setAccessibleName(ok ? tr("Server is running") : tr("Server is not running"));
    update();
}

void StateDot::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_ok ? tokens.good : tokens.warning);
    painter.drawEllipse(rect());
}

BrandMark::BrandMark(QWidget *parent) : QWidget(parent)
{
    setFixedSize(kIcon, kIcon);
}

void BrandMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintIcon(painter, rect(), u"mark"_s, themeTokens().accent);
}

} // namespace stemdesk::ui
