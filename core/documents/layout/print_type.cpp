#include "core/documents/layout/print_type.h"

#include <QColor>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <limits>

// Must be outside every namespace: the resources are in a static library and would be left out otherwise.
static void initFontResources()
{
    Q_INIT_RESOURCE(fonts);
}

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kUnknown = -2;

/// The typefaces come with the program, so that a document is the same on every machine; what they lack (Chinese,
/// emoji) is taken from the machine's.
void loadFaces()
{
    static const bool kAreLoaded = [] {
        initFontResources();
        for (const auto face :
             {"StemdeskSans-Regular"_L1, "StemdeskSans-Bold"_L1, "StemdeskSerif-Regular"_L1, "StemdeskSerif-Italic"_L1})
            QFontDatabase::addApplicationFont(u":/fonts/%1.ttf"_s.arg(face));
        return true;
    }();
    Q_UNUSED(kAreLoaded)
}

QFont fontOf(qreal points, QFont::Weight weight, PrintType::Use use)
{
    loadFaces();
    const bool isSerif = use == PrintType::Use::Serif || use == PrintType::Use::Italic;
    QFont font(isSerif ? u"Stemdesk Serif"_s : u"Stemdesk Sans"_s);
    font.setStyleHint(isSerif ? QFont::Serif : QFont::SansSerif);
    font.setItalic(use == PrintType::Use::Italic);
    font.setPixelSize(qRound(pt(points)));
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Kerning would break the columns of figures.
    font.setKerning(use != PrintType::Use::Numbers);
    if (use == PrintType::Use::Capitals)
        font.setLetterSpacing(QFont::PercentageSpacing, 112); // More would look like a space after a W.
    return font;
}

} // namespace

PrintType::PrintType(qreal points, QFont::Weight weight, Use use) : m_font(fontOf(points, weight, use))
{
    const QFontMetricsF metrics(m_font);
    m_ascent = metrics.ascent();
    m_lineHeight = std::max(metrics.height(), pt(points) * 1.25);
    m_advances.fill(kUnknown);
}

/// Negative if the letter may join its neighbours.
qreal PrintType::advance(QChar letter) const
{
    constexpr char16_t kLatinEnd = 0x250;
    constexpr char16_t kPunctuation = 0x2010; // With the currency signs, up to 0x20cf.
    const char16_t code = letter.unicode();
    const size_t place = code < kLatinEnd ? code : size_t(code - kPunctuation) + kLatinEnd;
    if (code >= kLatinEnd && (code < kPunctuation || place >= m_advances.size()))
        return -1;
    if (m_advances[place] == kUnknown)
        m_advances[place] = QFontMetricsF(m_font).horizontalAdvance(letter);
    return m_advances[place];
}

qreal PrintType::width(const QString &text) const
{
    qreal sum = 0;
    for (const QChar c : text) {
        const qreal advance = this->advance(c);
        if (advance < 0)
            return QFontMetricsF(m_font).horizontalAdvance(text);
        sum += advance;
    }
    return sum;
}

QString PrintType::elided(const QString &text, qreal width) const
{
    if (this->width(text) <= width)
        return text;
    return QFontMetricsF(m_font).elidedText(text, Qt::ElideRight, width);
}

bool PrintType::holdsWords(const QString &text, qreal width) const
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString &word) { return this->width(word) <= width; });
}

/// The end of the line that begins at `from`: after the last word that fits, or inside the first.
qsizetype PrintType::lineEnd(const QString &text, qsizetype from, qreal width) const
{
    const auto fits = [&](qsizetype end) { return this->width(text.mid(from, end - from)) <= width; };
    qsizetype end = from;
    for (qsizetype space = from; end < text.size();) {
        space = text.indexOf(u' ', space + 1);
        const qsizetype word = space < 0 ? text.size() : space;
        if (!fits(word))
            break;
        end = word;
    }
    if (end > from)
        return end;
    // Searches in growing steps and then by bisection, because there may be any number of letters without a width.
    qsizetype step = 1;
    while (from + step < text.size() && fits(from + step))
        step *= 2;
    end = from + std::max(step / 2, qsizetype(1));
    for (qsizetype beyond = std::min(from + step, text.size()); beyond - end > 1;) {
        const qsizetype middle = end + (beyond - end) / 2;
        (fits(middle) ? end : beyond) = middle;
    }
    return end < text.size() && text.at(end).isLowSurrogate() ? end + 1 : end;
}

/// Whether no letter joins its neighbours.
bool PrintType::isPlain(const QString &text) const
{
    return std::ranges::all_of(text, [this](QChar letter) { return advance(letter) >= 0; });
}

/// Letters that join their neighbours are measured once, all together.
QStringList PrintType::shapedLines(const QString &words, qreal width, qsizetype maxLines) const
{
    QTextLayout layout(words, m_font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 >= maxLines;
        QString text = words.mid(line.textStart(), isLast ? -1 : line.textLength());
        while (text.endsWith(u' '))
            text.chop(1);
        lines.append(isLast ? elided(text, width) : text);
        if (isLast)
            break;
    }
    layout.endLayout();
    return lines;
}

QStringList PrintType::wrapped(const QString &text, qreal width, qsizetype maxLines) const
{
    if (this->width(text) <= width)
        return {text};
    QString words = text;
    words.replace(u'\n', u' ');
    if (!isPlain(words))
        return shapedLines(words, width, maxLines);
    QStringList lines;
    qsizetype from = 0;
    while (from < words.size()) {
        if (lines.size() + 1 >= maxLines) {
            lines.append(elided(words.mid(from), width));
            break;
        }
        const qsizetype end = lineEnd(words, from, width);
        lines.append(words.mid(from, end - from));
        from = end < words.size() && words.at(end) == u' ' ? end + 1 : end;
    }
    return lines;
}

QStringList PrintType::balanced(const QString &text, qreal width, qsizetype maxLines) const
{
    constexpr qreal kNarrowest = 0.55;
    constexpr qreal kNarrower = 0.03;
    constexpr int kTries = 15;
    QStringList lines = wrapped(text, width, maxLines);
    if (lines.size() < 2 || !holdsWords(text, width * kNarrowest))
        return lines;
    for (int tried = 1; tried <= kTries; ++tried) {
        const QStringList narrower = wrapped(text, width * (1 - tried * kNarrower), maxLines);
        if (narrower.size() > lines.size() || narrower.join(u' ') != lines.join(u' '))
            break;
        lines = narrower;
    }
    return lines;
}

QStringList PrintType::settled(const QString &text, qreal width) const
{
    constexpr qreal kShort = 0.2;
    constexpr qreal kNarrower = 0.02;
    constexpr int kTries = 7;
    constexpr qsizetype kFewLines = 12;
    constexpr qsizetype kAny = std::numeric_limits<qsizetype>::max();
    const auto isShort = [&](const QString &line) {
        return !line.contains(u' ') && this->width(line) < width * kShort;
    };
    const QStringList lines = wrapped(text, width, kAny);
    if (lines.size() < 2 || lines.size() > kFewLines || !isShort(lines.constLast()))
        return lines;
    for (int tried = 1; tried <= kTries; ++tried) {
        const QStringList narrower = wrapped(text, width * (1 - tried * kNarrower), kAny);
        if (narrower.size() > lines.size())
            break;
        if (!isShort(narrower.constLast()))
            return narrower;
    }
    return lines;
}

void PrintType::drawLeft(QPainter &painter, qreal left, qreal top, const QString &text, const QColor &colour) const
{
    painter.setFont(m_font);
    painter.setPen(colour);
    painter.drawText(QPointF(left, top + m_ascent), text);
}

void PrintType::drawRight(QPainter &painter, qreal right, qreal top, const QString &text, const QColor &colour) const
{
    drawLeft(painter, right - width(text), top, text, colour);
}

} // namespace stemdesk
