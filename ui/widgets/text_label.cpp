#include "ui/widgets/text_label.h"

#include "ui/theme/metrics.h"
#include "ui/theme/style_sheet.h"
#include "ui/widgets/tool_tip.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeastShown = 9; ///< Fewer letters and dots say nothing.
constexpr int kWidestWord = 160; ///< Wider words are elided, in texts of several lines too.

/// The text with every word elided that fits into no line.
QString withCutWords(const QString &text, const QFontMetrics &metrics, int width)
{
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        QStringList words = line.split(u' ');
        for (QString &word : words)
            word = metrics.elidedText(word, Qt::ElideRight, width);
        line = words.join(u' ');
    }
    return lines.join(u'\n');
}

} // namespace

TextLabel::TextLabel(const QString &text, TextStyle style, Tone tone, QWidget *parent)
    : QLabel(text, parent), m_tone(tone)
{
    setFont(fontFor(style));
    setTextFormat(Qt::PlainText);
    setProperty("tone", toneName(tone));
}

void TextLabel::setTone(Tone tone)
{
    if (m_tone == tone)
        return;
    m_tone = tone;
    setProperty("tone", toneName(tone));
    style()->unpolish(this);
    style()->polish(this);
}

void TextLabel::setFigure(const QString &name, const QString &value)
{
    setText(value);
    setAccessibleName(name.isEmpty() ? value : name + u", "_s + value);
}

void TextLabel::setElided(bool elided)
{
    m_elided = elided;
    setSizePolicy(elided ? QSizePolicy::Maximum : QSizePolicy::Preferred, QSizePolicy::Preferred);
    updateGeometry();
}

QSize TextLabel::minimumSizeHint() const
{
    const QSize hint = QLabel::minimumSizeHint();
    if (m_elided)
        return {0, hint.height()};
    return wordWrap() ? QSize(std::min(hint.width(), kWidestWord), hint.height()) : hint;
}

void TextLabel::paintEvent(QPaintEvent *event)
{
    const QString cut =
        wordWrap() ? withCutWords(text(), fontMetrics(), std::max(contentsRect().width(), kWidestWord / 2)) : text();
    if (!m_elided && cut == text()) {
        QLabel::paintEvent(event);
        return;
    }
    if (!m_elided) {
        setTip(*this, text());
        QPainter painter(this);
        painter.setPen(toneText(themeTokens(), m_tone));
        painter.drawText(contentsRect(), int(alignment() | Qt::TextWordWrap), cut);
        return;
    }
    QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    setTip(*this, shown == text() ? QString() : text());
    if (shown != text() && shown.size() < kLeastShown)
        shown.clear();
    QPainter painter(this);
    painter.setPen(toneText(themeTokens(), m_tone));
    painter.drawText(contentsRect(), int(alignment()), shown);
}

SectionLabel::SectionLabel(const QString &text, QWidget *parent)
    : TextLabel(text, TextStyle::Small, Tone::Quiet, parent)
{
    QFont medium = font();
    medium.setWeight(QFont::Medium);
    setFont(medium);
}

} // namespace stemdesk::ui
