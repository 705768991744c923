#include "core/documents/layout/text_blocks.h"

#include "core/documents/layout/inert_text_document.h"
#include "core/documents/layout/print_ink.h"

#include <QTextBlock>
#include <QTextList>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kBetweenParagraphs = pt(4);
constexpr qreal kBar = pt(2);
constexpr qreal kAfterBar = pt(9);

/// Its number, or a dot.
QString bulletOf(const QTextList &list, const QTextBlock &item)
{
    switch (list.format().style()) {
    case QTextListFormat::ListDisc:
    case QTextListFormat::ListCircle:
    case QTextListFormat::ListSquare: return u"•"_s;
    default: return list.itemText(item);
    }
}

} // namespace

Mark rightText(const PrintType &type, qreal right, qreal top, const QString &text, const QColor &colour)
{
    return TextMark{&type, {right - type.width(text), top}, text, colour};
}

Blocks textBlocks(const QString &text, const TextPlace &place)
{
    Blocks blocks;
    for (const QString &paragraph : text.split(u'\n', Qt::SkipEmptyParts)) {
        const QString words = paragraph.simplified();
        if (words.isEmpty())
            continue;
        Blocks lines;
        for (const QString &line : place.type.settled(words, place.width))
            lines.append({.height = place.type.lineHeight(),
                          .marks = {TextMark{&place.type, {place.left, 0}, line, place.colour}},
                          .tag = lines.isEmpty() ? PageTag::Paragraph : PageTag::ParagraphGoesOn});
        lines.first().spaceBefore = blocks.isEmpty() ? 0 : kBetweenParagraphs;
        keepEnds(lines);
        blocks += lines;
    }
    keepEnds(blocks); // Single-line paragraphs too.
    return blocks;
}

Blocks noteBlocks(const QString &label, const QString &text, const TextPlace &place, const PrintType &labelType)
{
    const TextPlace inner{place.type, place.colour, place.left + kBar + kAfterBar, place.width - kBar - kAfterBar};
    Blocks lines = textBlocks(text, inner);
    if (lines.isEmpty())
        return {};
    lines.prepend({.height = labelType.lineHeight() + pt(1),
                   .marks = {TextMark{&labelType, {inner.left, 0}, label.toUpper(), ink::kQuiet}},
                   .keepsWithNext = true});
    for (Block &line : lines) {
        line.height += line.spaceBefore; // Or the bar would have gaps.
        for (Mark &mark : line.marks)
            std::get<TextMark>(mark).topLeft += QPointF(0, line.spaceBefore);
        line.spaceBefore = 0;
        line.marks.prepend(
            ShapeMark{.place = QRectF(place.left, 0, kBar, line.height), .fill = ink::kHairline, .outline = {}});
    }
    return lines;
}

Block headingBlock(const QString &text, const TextPlace &place)
{
    Block block{.keepsWithNext = true, .tag = PageTag::Heading};
    for (const QString &line : place.type.balanced(text.simplified(), place.width, 3)) {
        block.marks.append(TextMark{&place.type, {place.left, block.height}, line, place.colour});
        block.height += place.type.lineHeight();
    }
    return block;
}

QString plainParagraphs(const QString &html)
{
    InertTextDocument document;
    document.setHtml(html);
    QStringList paragraphs;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QString text = block.text().remove(QChar::ObjectReplacementCharacter); // In place of a picture.
        text.replace(QChar::LineSeparator, u'\n');
        if (const QTextList *list = block.textList(); list && !text.trimmed().isEmpty())
            text = bulletOf(*list, block) + u' ' + text;
        paragraphs.append(text);
    }
    return paragraphs.join(u'\n');
}

void setSection(Blocks &blocks, qsizetype section)
{
    for (Block &block : blocks)
        block.section = section;
}

} // namespace stemdesk
