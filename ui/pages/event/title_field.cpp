#include "ui/pages/event/title_field.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/theme/style_sheet.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/number_text.h"

#include <QFocusEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

/// The margin that a line edit keeps around its text, and for the cursor after it.
constexpr int kAround = 2 * metric::kSpace4 + metric::kSpace2;
constexpr int kLongestTitle = 40; // In widths of an "n": the header has to leave room for the status beside it.

QString withoutTimes(QString text)
{
    return text.remove(u'×').remove(QChar(u'x'), Qt::CaseInsensitive);
}

int textWidth(const QLineEdit &field)
{
    const QString shown = field.text().isEmpty() ? field.placeholderText() : field.text();
    return QFontMetrics(field.font()).horizontalAdvance(shown);
}

} // namespace

TitleField::TitleField(TextStyle style, QWidget *parent) : ValueField({}, parent)
{
    setFont(fontFor(style));
    setProperty("bare", true);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(this, &QLineEdit::textChanged, this, [this] {
        updateGeometry();
        setTip(*this, hasFocus() ? QString() : text());
    });
}

void TitleField::setMuted(bool muted)
{
    const QString tone = toneName(muted ? Tone::Quiet : Tone::Plain);
    if (property("tone") == tone)
        return;
    setProperty("tone", tone);
    style()->unpolish(this);
    style()->polish(this);
}

QSize TitleField::sizeHint() const
{
    const int widest = QFontMetrics(font()).averageCharWidth() * kLongestTitle;
    const int width = std::min(textWidth(*this), widest);
    return {width + kAround, QFontMetrics(font()).height() + metric::kSpace4};
}

QSize TitleField::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), 4 * metric::kSpace24), sizeHint().height()};
}

void TitleField::paintEvent(QPaintEvent *event)
{
    const ColourTokens &tokens = themeTokens();
    if (underMouse() && !hasFocus()) {
        QPainter painter(this);
        paintPanel(painter, rect(), tokens.hover, QColor());
    }
    if (!hasFocus() && textWidth(*this) + kAround > width()) {
        paintElided(tokens);
        return;
    }
    ValueField::paintEvent(event);
    if (hasFocus()) {
        QPainter painter(this);
        paintFocusFrame(painter, rect(), tokens);
    }
}

void TitleField::paintElided(const ColourTokens &tokens)
{
    const QRect area = rect().adjusted(0, 0, -metric::kSpace2, 0);
    QPainter painter(this);
    painter.setFont(font());
    painter.setPen(property("tone") == toneName(Tone::Quiet) ? tokens.quiet : tokens.text);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(font()).elidedText(text(), Qt::ElideRight, area.width()));
}

void TitleField::enterEvent(QEnterEvent *event)
{
    ValueField::enterEvent(event);
    update();
}

void TitleField::leaveEvent(QEvent *event)
{
    ValueField::leaveEvent(event);
    update();
}

CopiesField::CopiesField(QWidget *parent) : ValueField({}, parent)
{
    setAccessibleName(tr("How many of them"));
    setToolTip(tr("How many of them are made"));
    setAlignment(Qt::AlignCenter);
    setProperty("kind", u"copies"_s);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QLineEdit::textChanged, this, [this] { updateGeometry(); });
}

QString CopiesField::textFrom(double copies)
{
    return tr("× %1").arg(quantityText(copies));
}

std::optional<double> CopiesField::copiesFrom(const QString &text)
{
    return numberFrom(withoutTimes(text), NumberUnit::Pieces);
}

QString CopiesField::figureIn(const QString &text) const
{
    return withoutTimes(text);
}

QSize CopiesField::sizeHint() const
{
    return {textWidth(*this) + 2 * metric::kSpace8 + kAround, metric::chipHeight()};
}

void CopiesField::focusInEvent(QFocusEvent *event)
{
    m_isJustEntered = event->reason() == Qt::MouseFocusReason;
    ValueField::focusInEvent(event);
}

/// A click on "× 1" selects it, so that typing 12 means twelve.
void CopiesField::mouseReleaseEvent(QMouseEvent *event)
{
    ValueField::mouseReleaseEvent(event);
    if (m_isJustEntered && !hasSelectedText())
        selectAll();
    m_isJustEntered = false;
}

} // namespace stemdesk::ui
