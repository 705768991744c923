#include "ui/widgets/chip.h"

#include "ui/icons.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/layout/flow_layout.h"
#include "ui/widgets/menu_search.h"
#include "ui/widgets/tool_tip.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kSidePadding = kSpace8 + kSpace2;
constexpr int kMark = kSpace12;
constexpr int kWidestText = 240; ///< A longer one ends in dots.
constexpr int kLeastText = 80;

} // namespace

Chip::Chip(const QString &text, QWidget *parent) : QAbstractButton(parent)
{
    setText(text);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, &Chip::openMenu);
    isKeyboardUsedLast(); // Watches from now on.
}

void Chip::setRemovable(bool removable)
{
    m_removable = removable;
    setAccessibleDescription(removable ? tr("Delete removes it") : QString());
    updateGeometry();
    update();
}

void Chip::setSwatches(const QList<QColor> &colours)
{
    m_swatches = colours;
    updateGeometry();
    update();
}

void Chip::setActive(bool active)
{
    m_active = active;
    update();
}

void Chip::setMenu(QMenu *menu)
{
    m_menu = menu;
    updateGeometry();
    update();
}

void Chip::setPlain()
{
    m_plain = true;
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

QSize Chip::sizeHint() const
{
    QFont font = fontFor(TextStyle::Body);
    font.setWeight(QFont::Medium); // The wider form, so that a chip keeps its width when it is switched on.
    int width = std::min(QFontMetrics(font).horizontalAdvance(text()), kWidestText) + 2 * kSidePadding + kSpace2;
    if (!m_swatches.isEmpty())
        width += qRound(swatchesWidth(m_swatches.size())) + kSpace4;
    if (hasMark())
        width += kSpace4 + kMark;
    return {width, chipHeight()};
}

QSize Chip::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    const int textWidth = QFontMetrics(fontFor(TextStyle::Body)).horizontalAdvance(text());
    return {whole.width() - std::max(0, std::min(textWidth, kWidestText) - kLeastText), whole.height()};
}

QRect Chip::markRect() const
{
    return QStyle::visualRect(layoutDirection(), rect(),
                              QRect(width() - kSidePadding - kMark, (height() - kMark) / 2, kMark, kMark));
}

QColor Chip::groundColour(const ColourTokens &tokens) const
{
    if (isActive())
        return tokens.accentGround;
    return isPointedAt() ? tokens.hover : tokens.panel;
}

void Chip::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF outline = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor border = isActive() ? tokens.accent : isPointedAt() ? tokens.edge : tokens.controlLine;
    const bool isReached = hasFocus() && isKeyboardUsedLast(); // After a click it would look like a choice.
    painter.setPen(isReached ? QPen(tokens.accent, kFocusWidth) : QPen(border, kHairline));
    painter.setBrush(groundColour(tokens));
    const QRectF inside = isReached ? outline.adjusted(0.5, 0.5, -0.5, -0.5) : outline;
    painter.drawRoundedRect(inside, inside.height() / 2, inside.height() / 2);
    paintContent(painter, tokens);
}

void Chip::paintContent(QPainter &painter, const ColourTokens &tokens)
{
    QRect area = rect().adjusted(kSidePadding, 0, -kSidePadding, 0);
    if (!m_swatches.isEmpty()) {
        const int swatches = qRound(swatchesWidth(m_swatches.size()));
        paintSwatches(painter, QStyle::visualRect(layoutDirection(), rect(), QRect(area.left(), 0, swatches, height())),
                      m_swatches, tokens);
        area.setLeft(area.left() + swatches + kSpace4);
    }
    if (hasMark())
        area.setRight(area.right() - kMark - kSpace4);
    const QColor words = !isEnabled() ? tokens.disabled : isActive() ? tokens.accent : tokens.text;
    QFont font = fontFor(TextStyle::Body);
    if (isActive())
        font.setWeight(QFont::Medium);
    painter.setFont(font);
    painter.setPen(words);
    const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideRight, area.width());
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), area), Qt::AlignVCenter | Qt::AlignLeft, shown);
    if (shown != text() && toolTip().isEmpty())
        setTip(*this, text());
    if (hasMark())
        paintIcon(painter, markRect(), m_removable ? u"close"_s : u"chevron-down"_s, words);
}

void Chip::keyPressEvent(QKeyEvent *event)
{
    const bool removes = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
    if (m_removable && removes) {
        Q_EMIT removed();
        return;
    }
    const bool presses =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || (m_menu && event->key() == Qt::Key_Down);
    if (presses) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void Chip::mouseReleaseEvent(QMouseEvent *event)
{
    const QRect grip = markRect().adjusted(-kSpace4, -kSpace8, kSpace8, kSpace8);
    if (m_removable && isDown() && grip.contains(event->position().toPoint())) {
        setDown(false);
        Q_EMIT removed();
        return;
    }
    QAbstractButton::mouseReleaseEvent(event);
}

void Chip::openMenu()
{
    if (!m_menu)
        return;
    MenuSearch::put(m_menu);
    m_menu->popup(mapToGlobal(QPoint(0, height() + kSpace4)));
}

void Chip::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void Chip::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

StatusChip::StatusChip(const QString &text, Tone tone, QWidget *parent) : QWidget(parent), m_tone(tone)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setStatus(text, tone);
}

void StatusChip::setStatus(const QString &text, Tone tone)
{
    m_text = text;
    m_tone = tone;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize StatusChip::sizeHint() const
{
    return QSizeF(statusChipWidth(m_text), statusChipHeight()).toSize();
}

void StatusChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintStatusChip(painter, rect(), m_text, m_tone, themeTokens());
}

SwatchStrip::SwatchStrip(const QList<QColor> &colours, QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setColours(colours);
}

void SwatchStrip::setColours(const QList<QColor> &colours, const QString &names)
{
    m_colours = colours;
    setAccessibleName(names);
    setTip(*this, names);
    updateGeometry();
    update();
}

QSize SwatchStrip::sizeHint() const
{
    return {qRound(swatchesWidth(m_colours.size())), metric::kSwatch + metric::kSpace2};
}

void SwatchStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintSwatches(painter, rect(), m_colours, themeTokens());
}

ChipRow::ChipRow(QWidget *parent) : QWidget(parent)
{
    new FlowLayout(this);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

Chip *ChipRow::addChip(const QString &text)
{
    auto *chip = new Chip(text, this);
    addWidget(chip);
    return chip;
}

Chip *ChipRow::addColour(const QString &name, const QList<QColor> &colours)
{
    Chip *chip = addChip(name);
    chip->setSwatches(colours);
    chip->setPlain();
    return chip;
}

void ChipRow::addWidget(QWidget *widget)
{
    layout()->addWidget(widget);
    widget->show();
    updateGeometry();
}

void ChipRow::removeChip(Chip *chip)
{
    layout()->removeWidget(chip);
    chip->hide();
    chip->deleteLater();
    updateGeometry();
}

void ChipRow::clear(const QWidget *kept)
{
    const auto all = chips();
    for (Chip *chip : all) {
        if (chip != kept)
            removeChip(chip);
    }
}

QList<Chip *> ChipRow::chips() const
{
    QList<Chip *> found;
    for (int i = 0; i < layout()->count(); ++i) {
        if (auto *chip = qobject_cast<Chip *>(layout()->itemAt(i)->widget()))
            found.append(chip);
    }
    return found;
}

} // namespace stemdesk::ui
