#include "ui/widgets/layout/popup_shadow.h"

#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kBlur = kSpace24;
constexpr int kDrop = kSpace8; ///< The light comes from above.

} // namespace

void PopupShadow::put(QWidget *popup)
{
    if (popup->parentWidget() && !popup->isWindow())
        new PopupShadow(popup);
}

PopupShadow::PopupShadow(QWidget *popup) : QWidget(popup->parentWidget()), m_popup(popup)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    popup->installEventFilter(this);
    connect(popup, &QObject::destroyed, this, &QObject::deleteLater);
    setVisible(!popup->isHidden());
    follow();
}

bool PopupShadow::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide: setVisible(event->type() == QEvent::Show); [[fallthrough]];
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::ZOrderChange: follow(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void PopupShadow::follow()
{
    setGeometry(m_popup->geometry().adjusted(-kBlur, -kBlur, kBlur, kBlur + kDrop));
    stackUnder(m_popup);
}

void PopupShadow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    // Opacity is half at the edge and fades outwards, so that no band is visible beside the popup.
    const QRectF popup = rect().adjusted(kBlur, kBlur + kDrop, -kBlur, -kBlur);
    constexpr int kStep = 2;
    for (int spread = kBlur; spread > -kBlur; spread -= kStep) {
        QColor layer = themeTokens().shadow;
        const double share = 1 - std::abs(spread) / double(kBlur); // Weights of a triangle, which add up to 1.
        layer.setAlphaF(float(layer.alphaF() * share * kStep / kBlur));
        painter.setBrush(layer);
        const qreal radius = std::max(kRadius + spread, kRadius);
        painter.drawRoundedRect(popup.adjusted(-spread, -spread, spread, spread), radius, radius);
    }
}

} // namespace stemdesk::ui
