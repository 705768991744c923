#include "ui/widgets/layout/dialog_frame.h"

#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"
#include "ui/words/menu_text.h"

#include <QDialog>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPixmapCache>
#include <QVBoxLayout>
#include <qdrawutil.h>

#include <algorithm>
#include <cstdlib>

namespace stemdesk::ui {

using namespace metric;

namespace {

/// Grows with what appears in a dialog: a window does so by itself only for what needs no width to know its height, not
/// for a sentence of several lines.
class GrowingHeight : public QObject {
public:
    explicit GrowingHeight(QDialog &dialog) : QObject(&dialog), m_dialog(dialog) { dialog.installEventFilter(this); }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest && m_dialog.layout()->hasHeightForWidth()) {
            const int wanted = m_dialog.layout()->totalHeightForWidth(m_dialog.width());
            if (wanted > m_dialog.height())
                m_dialog.resize(m_dialog.width(), wanted);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QDialog &m_dialog;
};

constexpr int kBlur = kSpace24;
constexpr int kDrop = kSpace8; ///< The light comes from above.

/// Opacity is half at the edge and fades outwards, so that no band is visible beside the popup.
void paintShadow(QPainter &painter, const QRectF &popup)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
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

/// A part of a window that is no wider than two corners, whose middle may be stretched.
QPixmap cornersOf(int corner, qreal ratio)
{
    const QString key = QStringLiteral("popup shadow %1 %2").arg(themeTokens().shadow.rgba()).arg(ratio);
    QPixmap corners;
    if (QPixmapCache::find(key, &corners))
        return corners;
    const QSize size(2 * corner + 1, 2 * corner + 1);
    corners = QPixmap(size * ratio);
    corners.setDevicePixelRatio(ratio);
    corners.fill(Qt::transparent);
    QPainter painter(&corners);
    paintShadow(painter, QRectF({}, size).adjusted(kBlur, kBlur + kDrop, -kBlur, -kBlur));
    QPixmapCache::insert(key, corners);
    return corners;
}

} // namespace

QVBoxLayout *dialogColumn(QDialog &dialog, const QString &title)
{
    dialog.setWindowTitle(titleText(title));
    auto *column = new QVBoxLayout(&dialog);
    new GrowingHeight(dialog);
    column->setContentsMargins(kSpace24, kSpace16, kSpace24, kSpace16);
    column->setSpacing(kSpace12);
    auto *heading = new TextLabel(title, TextStyle::Heading);
    heading->setElided(true);
    column->addWidget(heading);
    return column;
}

QHBoxLayout *dialogFoot(QDialog &dialog, const QString &leave, Button *act)
{
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(0, kSpace4, 0, 0);
    foot->setSpacing(kSpace8);
    auto *no = new Button(leave);
    foot->addStretch(1);
    foot->addWidget(no);
    foot->addWidget(act);
    qobject_cast<QVBoxLayout *>(dialog.layout())->addLayout(foot);
    act->setDefault(true); // Only a button that is in its dialog can be.
    QObject::connect(no, &QAbstractButton::clicked, &dialog, &QDialog::reject);
    return foot;
}

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
    constexpr int kCorner = 2 * kBlur + kDrop + kRadius; // Beyond it nothing changes along an edge.
    QPainter painter(this);
    if (std::min(width(), height()) <= 2 * kCorner) {
        paintShadow(painter, QRectF(rect()).adjusted(kBlur, kBlur + kDrop, -kBlur, -kBlur));
        return;
    }
    // Two dozen layers of the whole popup are slow.
    const QPixmap corners = cornersOf(kCorner, devicePixelRatioF());
    const int inPixels = qRound(kCorner * devicePixelRatioF());
    qDrawBorderPixmap(&painter, rect(), QMargins(kCorner, kCorner, kCorner, kCorner), corners, corners.rect(),
                      QMargins(inPixels, inPixels, inPixels, inPixels));
}

} // namespace stemdesk::ui
