#include "ui/widgets/text_label.h"

#include "ui/theme/line_height.h"
#include "ui/theme/metrics.h"
#include "ui/theme/style_sheet.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/money_text.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeastShown = 9; ///< Fewer letters and dots say nothing.
constexpr int kWidestWord = 160; ///< Wider words are elided, in texts of several lines too.

/// From one line of a paragraph to the next, beyond what the font asks for.
int extraLeading(const QFont &font)
{
    return lineDistance(font) - QFontMetrics(font).lineSpacing();
}

/// The text with every word elided that fits into no line.
QString withCutWords(const QString &text, const QFont &font, int width)
{
    if (textWidth(font, text) <= width)
        return text;
    const QFontMetrics metrics(font);
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

void TextLabel::alignBaseline(const QWidget &beside)
{
    const auto rise = [](const QFont &font) { return QFontMetricsF(font).ascent() - QFontMetricsF(font).descent(); };
    // In whole pixels, as it is painted: centred, both baselines are rounded.
    const auto baseline = [](double raised) { return qRound((metric::controlHeight() + raised) / 2); };
    const double mine = rise(font());
    const double theirs = rise(beside.font());
    int lower = int(std::floor(theirs - mine));
    if (baseline(lower + mine) < baseline(theirs))
        ++lower;
    setContentsMargins(0, std::max(0, lower), 0, std::max(0, -lower));
}

void TextLabel::setElided(bool elided)
{
    m_elided = elided;
    setSizePolicy(elided ? QSizePolicy::Maximum : QSizePolicy::Preferred, QSizePolicy::Preferred);
    updateGeometry();
}

QSize TextLabel::sizeHint() const
{
    const QSize hint = QLabel::sizeHint();
    return hint + QSize(0, roomBetweenLines(hint.height()));
}

QSize TextLabel::minimumSizeHint() const
{
    const QSize hint = QLabel::minimumSizeHint();
    if (m_elided)
        return {0, hint.height()};
    return wordWrap() ? QSize(std::min(hint.width(), kWidestWord), hint.height()) : hint;
}

int TextLabel::heightForWidth(int width) const
{
    const int height = QLabel::heightForWidth(width);
    return height + roomBetweenLines(height);
}

bool TextLabel::isParagraph() const
{
    // QLabel draws what can be selected.
    const bool isSelectable = textInteractionFlags() & (Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return wordWrap() && !m_elided && !isSelectable;
}

int TextLabel::roomBetweenLines(int height) const
{
    if (!isParagraph())
        return 0;
    const QMargins margins = contentsMargins();
    const int lines = (height - margins.top() - margins.bottom()) / fontMetrics().lineSpacing();
    return std::max(0, lines - 1) * extraLeading(font());
}

void TextLabel::paintEvent(QPaintEvent *event)
{
    if (isParagraph()) {
        paintParagraph();
        return;
    }
    if (!m_elided) {
        QLabel::paintEvent(event);
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

void TextLabel::paintParagraph()
{
    const QRect area = contentsRect();
    const QString cut = withCutWords(text(), font(), std::max(area.width(), kWidestWord / 2));
    if (cut != text())
        setTip(*this, text());
    QTextLayout paragraph(QString(cut).replace(u'\n', QChar::LineSeparator), font());
    QTextOption option(QStyle::visualAlignment(layoutDirection(), alignment() & Qt::AlignHorizontal_Mask));
    option.setWrapMode(QTextOption::WordWrap);
    paragraph.setTextOption(option);
    paragraph.beginLayout();
    qreal height = 0;
    for (QTextLine line = paragraph.createLine(); line.isValid(); line = paragraph.createLine()) {
        line.setLineWidth(area.width());
        line.setPosition({0, height});
        height += line.height() + extraLeading(font());
    }
    paragraph.endLayout();
    height -= extraLeading(font());
    const Qt::Alignment vertical = alignment() & Qt::AlignVertical_Mask;
    const qreal room = vertical == Qt::AlignTop ? 0 : area.height() - height;
    QPainter painter(this);
    painter.setPen(toneText(themeTokens(), m_tone));
    paragraph.draw(&painter,
                   {qreal(area.left()), area.top() + std::floor(vertical == Qt::AlignBottom ? room : room / 2)});
}

SectionLabel::SectionLabel(const QString &text, QWidget *parent)
    : TextLabel(text, TextStyle::Strong, Tone::Plain, parent)
{}

MoneyLabel::MoneyLabel(QString name, QWidget *parent)
    : TextLabel({}, TextStyle::Figure, Tone::Plain, parent), m_name(std::move(name))
{
    setFigure(m_name, u"–"_s);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void MoneyLabel::setAmount(std::optional<double> amount, const QString &currencyCode)
{
    setFigure(m_name, amount ? moneyText(*amount, currencyCode) : u"–"_s);
}

KeyHint::KeyHint(const QString &text, QWidget *parent) : QWidget(parent), m_text(text)
{
    setFont(fontFor(TextStyle::Caption));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(text);
}

QSize KeyHint::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(m_text) + metric::kSpace12, metrics.height() + metric::kSpace2};
}

void KeyHint::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.edge, metric::kHairline)); // Seen on tips and chosen rows, too.
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metric::kSmallRadius, metric::kSmallRadius);
    painter.setPen(tokens.quiet);
    painter.drawText(rect(), Qt::AlignCenter, m_text);
}

} // namespace stemdesk::ui
