#include "core/documents/order_sheet/order_sheet_head.h"

#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"

#include <QRegularExpression>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxTitleLines = 3;
constexpr qsizetype kMaxLines = 8;
constexpr qsizetype kMaxAsked = 16; ///< Longer notes are cut: they do not belong above a table.
constexpr qreal kLeftShare = 0.64;
constexpr qreal kRightShare = 0.32;
constexpr qreal kAfterLabel = pt(5);
constexpr qreal kAfterTitle = pt(4);
constexpr qreal kBeforeDeliver = pt(6);
constexpr qreal kAroundRule = pt(9);
constexpr qreal kAfterHead = pt(18);

/// Like QString::simplified(), but keeps the no-break spaces in dates.
QString onePlainLine(QString text)
{
    static const QRegularExpression kBlanks(u"[ \\t\\n\\v\\f\\r]+"_s);
    return text.replace(kBlanks, u" "_s).trimmed();
}

/// Lines below each other.
class Lines {
public:
    Lines(qreal left, qreal width) : m_left(left), m_width(width) {}

    void add(const PrintType &type, const QString &text, const QColor &colour, qsizetype most)
    {
        const QString words = onePlainLine(text);
        if (words.isEmpty())
            return;
        for (const QString &line : type.wrapped(words, m_width, most)) {
            marks.append(TextMark{&type, {m_left, y}, line, colour});
            y += type.lineHeight();
        }
    }

    Marks marks;
    qreal y = 0;

private:
    qreal m_left;
    qreal m_width;
};

void addAsked(Lines &left, const OrderSheetWords &words, const PrintTypes &types)
{
    qsizetype room = kMaxAsked;
    for (const QString &text : words.asked) {
        for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
            if (room <= 0)
                return;
            const qsizetype before = left.marks.size();
            left.add(types.body, line, ink::kText, std::min(kMaxLines, room));
            room -= left.marks.size() - before;
        }
    }
}

Block eventsBlock(const OrderSheetWords &words, const Stationery &stationery)
{
    const PrintTypes &types = stationery.types;
    const qreal width = stationery.frame.body().width();
    Lines lines(0, width);
    lines.y = kAroundRule - pt(4);
    lines.add(types.label, words.eventsLabel.toUpper(), ink::kQuiet, 1);
    lines.y += pt(2);
    // One row each, because a shared row might break within a date.
    if (words.events.size() <= words.maxEventLines) {
        for (const QString &event : words.events)
            lines.add(types.body, event, ink::kText, 2);
    } else {
        lines.add(types.body, words.events.join(u" · "_s), ink::kText, words.maxEventLines);
    }
    return {.height = lines.y,
            .marks = Marks{RuleMark{{0, 0}, width, pt(0.5), ink::kHairline}} + lines.marks,
            .spaceBefore = kAroundRule,
            .keepsWithNext = true};
}

} // namespace

Blocks orderSheetHead(const OrderSheetWords &words, const Stationery &stationery)
{
    const PrintTypes &types = stationery.types;
    const qreal width = stationery.frame.body().width();
    Lines title(0, width * kLeftShare);
    title.add(types.label, words.label.toUpper(), stationery.inks.accent, 1);
    title.y += kAfterLabel;
    Lines right(width * (1 - kRightShare), width * kRightShare);
    right.y = title.y + types.displaySmallest.ascent() - types.heading.ascent(); // On the title's baseline.
    title.add(types.displaySmallest, words.title, ink::kText, kMaxTitleLines);
    Lines left(0, width * kLeftShare);
    left.y = title.y + kAfterTitle;
    for (const QString &line : words.lines.mid(0, kMaxLines))
        left.add(types.body, line, ink::kQuiet, 2);
    left.add(types.strong, words.warning, ink::kWarning, 2);
    if (!words.deliver.isEmpty() || !words.asked.isEmpty())
        left.y += kBeforeDeliver;
    left.add(types.heading, words.deliver, ink::kText, 2);
    addAsked(left, words, types);
    right.add(types.heading, stationery.shop.name, ink::kText, 2);
    for (const QString &line : contactLines(stationery.shop).mid(1)) {
        for (const QString &part : line.split(u" · "_s))
            right.add(types.body, part, ink::kQuiet, 3);
    }
    right.add(types.body, words.date, ink::kQuiet, 1);
    right.add(types.strong, words.reference, ink::kText, 1);
    // The title is printed beside the other columns but is a separate part for screen readers.
    Blocks blocks{{.marks = title.marks, .keepsWithNext = true, .tag = PageTag::Title},
                  {.height = std::max(left.y, right.y), .marks = left.marks + right.marks, .keepsWithNext = true}};
    if (!words.events.isEmpty())
        blocks.append(eventsBlock(words, stationery));
    blocks.last().height += kAfterHead;
    return blocks;
}

} // namespace stemdesk
