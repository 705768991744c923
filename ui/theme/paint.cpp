#include "ui/theme/paint.h"

#include "ui/icons.h"
#include "ui/theme/fonts.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPointer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

// At 150 % a logical pixel is one and a half device pixels: whole device pixels keep a line sharp.
qreal hairlineWidth(const QPainter &painter)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    return std::max(1.0, std::floor(ratio)) / ratio;
}

void paintChoiceShape(QPainter &painter, const QRectF &box, qreal corner, const QPen &pen, const QColor &ground)
{
    const qreal inset = pen.style() == Qt::NoPen ? 0 : pen.widthF() / 2;
    painter.setPen(pen);
    painter.setBrush(ground);
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner - inset, corner - inset);
}

QColor choiceEdge(const PaintedChoice &choice, const ColourTokens &tokens)
{
    if (!choice.isEnabled)
        return tokens.hairline;
    if (choice.state != Qt::Unchecked)
        return tokens.accent;
    return choice.isPointedAt || choice.hasFocus ? tokens.text : tokens.quiet;
}

class LastInput : public QObject {
public:
    LastInput() : QObject(qApp) { qApp->installEventFilter(this); }

    bool isKeyboard() const { return m_isKeyboard; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::MouseButtonPress)
            set(false);
        else if (event->type() == QEvent::KeyPress || event->type() == QEvent::Shortcut)
            set(true);
        return QObject::eventFilter(watched, event);
    }

private:
    void set(bool isKeyboard)
    {
        if (std::exchange(m_isKeyboard, isKeyboard) == isKeyboard)
            return;
        QWidget *focus = QApplication::focusWidget();
        if (const auto *area = qobject_cast<QAbstractScrollArea *>(focus))
            area->viewport()->update();
        if (focus)
            focus->update();
    }

    bool m_isKeyboard = false;
};

} // namespace

void paintHairlineBelow(QPainter &painter, const QRectF &rect, const QColor &colour)
{
    const qreal width = hairlineWidth(painter);
    painter.fillRect(QRectF(rect.left(), rect.bottom() - width, rect.width(), width), colour);
}

void paintHairlineRight(QPainter &painter, const QRectF &rect, const QColor &colour)
{
    const qreal width = hairlineWidth(painter);
    painter.fillRect(QRectF(rect.right() - width, rect.top(), width, rect.height()), colour);
}

void paintPanel(QPainter &painter, const QRectF &rect, const QColor &ground, const QColor &border)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal width = hairlineWidth(painter);
    painter.setPen(border.isValid() ? QPen(border, width) : QPen(Qt::NoPen));
    painter.setBrush(ground);
    const QRectF inside = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.drawRoundedRect(inside, metric::kRadius, metric::kRadius);
    painter.restore();
}

void paintSheet(QPainter &painter, const QRectF &rect, const ColourTokens &tokens)
{
    const qreal width = hairlineWidth(painter);
    QColor layer = tokens.shadow; // Covers are almost as pale as the ground.
    layer.setAlpha(layer.alpha() / metric::kSpace4);
    for (int out = 1; out <= metric::kSpace4; ++out)
        painter.fillRect(rect.adjusted(-out, -out, out, out), layer);
    painter.fillRect(rect.adjusted(-width, -width, width, width), tokens.shadow);
    painter.fillRect(rect, Qt::white);
}

void paintFocusFrame(QPainter &painter, const QRectF &rect, const ColourTokens &tokens)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.accent, metric::kFocusWidth));
    painter.setBrush(Qt::NoBrush);
    const qreal inset = metric::kFocusWidth / 2.0;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), metric::kSmallRadius, metric::kSmallRadius);
    painter.restore();
}

void paintChoice(QPainter &painter, const QRectF &rect, const PaintedChoice &choice, const ColourTokens &tokens)
{
    QRectF box(0, 0, metric::kChoice, metric::kChoice);
    box.moveTopLeft(QPointF(std::round(rect.center().x() - metric::kChoice / 2.0),
                            std::round(rect.center().y() - metric::kChoice / 2.0)));
    const qreal corner = choice.isRound ? metric::kChoice / 2.0 : metric::kSmallRadius;
    const bool isOn = choice.state == Qt::Checked;
    const QColor accent = choice.isEnabled ? tokens.accent : tokens.disabled;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintChoiceShape(painter, box, corner, QPen(choiceEdge(choice, tokens), metric::kHairline),
                     isOn && !choice.isRound ? accent
                         : choice.isEnabled  ? tokens.panel
                                             : tokens.ground);
    const QRectF inside = box.adjusted(metric::kSpace4, metric::kSpace4, -metric::kSpace4, -metric::kSpace4);
    if (isOn && choice.isRound)
        paintChoiceShape(painter, inside, inside.width() / 2, QPen(Qt::NoPen), accent);
    else if (isOn)
        paintIcon(painter, box, u"check"_s, tokens.onAccent);
    else if (choice.state == Qt::PartiallyChecked)
        painter.fillRect(QRectF(inside.left(), box.center().y() - 1, inside.width(), metric::kSpace2), accent);
    if (choice.hasFocus)
        paintChoiceShape(
            painter, box.adjusted(-metric::kChoiceRing, -metric::kChoiceRing, metric::kChoiceRing, metric::kChoiceRing),
            corner + metric::kChoiceRing, QPen(tokens.accent, metric::kFocusWidth), Qt::transparent);
    painter.restore();
}

void paintSwatches(QPainter &painter, const QRectF &rect, const QList<QColor> &colours, const ColourTokens &tokens,
                   int size)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.swatchEdge, hairlineWidth(painter)));
    qreal left = rect.left();
    const qreal top = rect.center().y() - size / 2.0;
    for (const QColor &colour : colours) {
        painter.setBrush(colour);
        painter.drawEllipse(QRectF(left, top, size, size).adjusted(0.5, 0.5, -0.5, -0.5));
        left += size - metric::kSwatchOverlap;
    }
    painter.restore();
}

qreal swatchesWidth(qsizetype count, int size)
{
    if (count == 0)
        return 0;
    return size + double(count - 1) * (size - metric::kSwatchOverlap);
}

FittedSwatches fittedSwatches(const QList<QColor> &colours, qreal room, int size)
{
    const QFontMetricsF metrics(fontFor(TextStyle::Small));
    for (qsizetype count = colours.size(); count > 0; --count) {
        const qsizetype left = colours.size() - count;
        const QString others = left > 0 ? u"+%1"_s.arg(left) : QString();
        const qreal beside = left > 0 ? metric::kSpace4 + metrics.horizontalAdvance(others) : 0;
        const qreal width = swatchesWidth(count, size) + beside;
        if (width <= room)
            return {.shown = colours.first(count), .others = others, .width = width};
    }
    return {};
}

void paintSwatches(QPainter &painter, const QRectF &rect, const FittedSwatches &swatches, const ColourTokens &tokens,
                   int size)
{
    paintSwatches(painter, rect, swatches.shown, tokens, size);
    if (swatches.others.isEmpty())
        return;
    const qreal left = rect.left() + swatchesWidth(swatches.shown.size(), size) + metric::kSpace4;
    painter.save();
    painter.setFont(fontFor(TextStyle::Small));
    painter.setPen(tokens.quiet);
    painter.drawText(QRectF(left, rect.top(), swatches.width, rect.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     swatches.others);
    painter.restore();
}

void paintStatusChip(QPainter &painter, const QRectF &rect, const QString &text, Tone tone, const ColourTokens &tokens)
{
    const QFontMetricsF metrics(fontFor(TextStyle::Small));
    const qreal width = std::min(statusChipWidth(text), rect.width());
    const qreal height = statusChipHeight();
    const QRectF chip(rect.left(), std::round(rect.center().y() - height / 2), width, height);
    const QRectF inside = chip.adjusted(metric::kSpace8, 0, -metric::kSpace8, 0);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const bool isQuiet = tone == Tone::Quiet || tone == Tone::Plain;
    painter.setBrush(isQuiet ? tokens.quietChip : toneGround(tokens, tone));
    painter.drawRoundedRect(chip, height / 2, height / 2);
    painter.setPen(toneText(tokens, tone));
    painter.setFont(fontFor(TextStyle::Small));
    painter.drawText(inside, Qt::AlignCenter, metrics.elidedText(text, Qt::ElideRight, inside.width() + 1));
    painter.restore();
}

qreal statusChipWidth(const QString &text)
{
    return std::ceil(textWidth(fontFor(TextStyle::Small), text)) + 2 * metric::kSpace8;
}

qreal statusChipHeight()
{
    return std::ceil(QFontMetricsF(fontFor(TextStyle::Small)).height()) + metric::kSpace4;
}

QIcon swatchIcon(const QList<QColor> &colours)
{
    if (colours.isEmpty())
        return {};
    const qreal scale = qApp->devicePixelRatio();
    QPixmap picture(QSize(metric::kIcon, metric::kIcon) * scale);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSwatches(painter, QRectF(0, 0, metric::kIcon, metric::kIcon), colours.first(1), themeTokens());
    painter.end();
    return {picture};
}

bool isKeyboardUsedLast()
{
    static QPointer<LastInput> watch; // Owned by the application.
    if (!watch)
        watch = new LastInput;
    return watch->isKeyboard();
}

FocusEdge::FocusEdge(QWidget *area) : QWidget(area)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    area->installEventFilter(this);
    isKeyboardUsedLast(); // Watches from now on.
    hide();
}

bool FocusEdge::eventFilter(QObject *watched, QEvent *event)
{
    const bool isFocus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    if (isFocus || event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        setVisible(isFocus ? event->type() == QEvent::FocusIn && isKeyboardUsedLast() : isVisible());
        raise();
    }
    return QWidget::eventFilter(watched, event);
}

void FocusEdge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintFocusFrame(painter, rect(), themeTokens());
}

} // namespace stemdesk::ui
