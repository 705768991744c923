#include "core/documents/billing/letter_head.h"

#include "core/documents/layout/picture_blocks.h"
#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr QSizeF kLetterLogo(pt(150), pt(50));
constexpr qreal kAfterSender = pt(24);
constexpr qreal kLetterFactLabel = pt(92); ///< Wider for longer labels.
constexpr qreal kAfterFactLabel = pt(8);

} // namespace

void TextColumn::add(const PrintType &type, const QString &text, const QColor &colour)
{
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        for (const QString &part : type.wrapped(line.simplified(), m_width, 3)) {
            m_marks.append(TextMark{&type, {m_left, m_y}, part, colour});
            m_y += type.lineHeight();
        }
    }
}

qreal rightHalf(const Stationery &stationery)
{
    return (stationery.frame.body().width() + kBetweenHalves) / 2;
}

QString taxNumberText(const QString &number, const Stationery &stationery)
{
    const bool namesCountry = number.size() > 2 && number.at(0).isLetter() && number.at(1).isLetter();
    const char *label = namesCountry ? QT_TRANSLATE_NOOP("documents", "VAT number: %1")
                                     : QT_TRANSLATE_NOOP("documents", "Tax number: %1");
    return stationery.say(label).arg(number);
}

Block senderBlock(const Shop &sender, const Stationery &stationery, PrintPictures &pictures)
{
    const PrintTypes &types = stationery.types;
    const qreal half = rightHalf(stationery) - kBetweenHalves;
    const Marks logo = sender.logoId.isNull()
        ? Marks()
        : fittedPicture(sender.logoId, pictures, QRectF(QPointF(), kLetterLogo), sender.name);
    TextColumn left(0, half);
    if (logo.isEmpty())
        left.add(types.section, sender.name, stationery.inks.accent);
    else
        left.skip(std::get<PictureMark>(logo.first()).place.bottom());
    TextColumn right(rightHalf(stationery), half);
    if (!logo.isEmpty())
        right.add(types.strong, sender.name, ink::kText);
    right.add(types.body, sender.address, ink::kText);
    for (const QString &line : {sender.phone, sender.email, sender.website})
        right.add(types.body, line, ink::kQuiet);
    if (!sender.taxNumber.isEmpty())
        right.add(types.body, taxNumberText(sender.taxNumber, stationery), ink::kQuiet);
    return {.height = std::max(left.bottom(), right.bottom()) + kAfterSender,
            .marks = logo + left.marks() + right.marks()};
}

Block letterTitle(const QString &subject, const Stationery &stationery)
{
    TextColumn column(0, stationery.frame.body().width());
    column.add(stationery.types.label, stationery.name.toUpper(), stationery.inks.accent);
    column.skip(pt(4));
    column.add(stationery.types.displaySmallest, subject, ink::kText);
    return {.height = column.bottom() + pt(14), .marks = column.marks(), .keepsWithNext = true, .tag = PageTag::Title};
}

void LetterFacts::add(const QString &label, const QString &value)
{
    if (!value.isEmpty())
        m_facts.append({label, value});
}

Block LetterFacts::block() const
{
    const PrintType &type = m_stationery.types.body;
    const qreal left = rightHalf(m_stationery);
    qreal beside = kLetterFactLabel;
    for (const Fact &fact : m_facts)
        beside = std::max(beside, type.width(fact.label) + kAfterFactLabel);
    Block block;
    for (const Fact &fact : m_facts) {
        block.marks.append(TextMark{&type, {left, block.height}, fact.label, ink::kQuiet});
        for (const QString &line : type.wrapped(fact.value, m_stationery.frame.body().width() - left - beside, 2)) {
            block.marks.append(TextMark{&type, {left + beside, block.height}, line, ink::kText});
            block.height += type.lineHeight();
        }
    }
    return block;
}

} // namespace stemdesk
