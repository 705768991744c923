#include "ui/widgets/layout/popup_shadow.h"

#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QEvent>
#include <QPainter>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kBlur = kSpace16;
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
    QColor layer = themeTokens().shadow;
    layer.setAlphaF(layer.alphaF() / kBlur * 2);
    painter.setBrush(layer);
    const QRectF popup = rect().adjusted(kBlur, kBlur + kDrop, -kBlur, -kBlur);
    for (int spread = kBlur; spread > 0; spread -= 2) {
        const qreal radius = kRadius + spread;
        painter.drawRoundedRect(popup.adjusted(-spread, -spread, spread, spread), radius, radius);
    }
}

} // namespace stemdesk::ui
