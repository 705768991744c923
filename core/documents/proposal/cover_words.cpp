#include "core/documents/proposal/cover_words.h"

#include "core/documents/layout/picture_blocks.h"
#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr QSizeF kLogo(pt(170), pt(56));
constexpr qreal kAroundLogo = pt(8);
constexpr qreal kFactLabel = pt(92);
constexpr qreal kBetweenFacts = pt(5);
constexpr qreal kSwatch = pt(22);
constexpr qreal kSwatchText = pt(7);
constexpr qreal kAfterSwatch = pt(18);
constexpr qreal kSwatchRow = pt(29);
constexpr qsizetype kMostSwatchRows = 3;
constexpr QStringView kDot = u" · ";

/// Lines that break at dots, which are not drawn there.
QStringList foldedAtDots(const QString &text, const PrintType &type, qreal width)
{
    QStringList lines;
    for (const QString &part : text.split(kDot.toString())) {
        const QString longer = lines.isEmpty() ? part : lines.constLast() + kDot.toString() + part;
        if (!lines.isEmpty() && type.width(longer) <= width)
            lines.last() = longer;
        else
            lines.append(part);
    }
    return lines;
}

} // namespace

CoverWords::CoverWords(const PrintedEvent &event, const Stationery &stationery, const CoverForm &form)
    : m_event(event), m_stationery(stationery), m_form(form)
{}

PaperPage CoverWords::at(QPointF topLeft) const
{
    PaperPage page = m_parts;
    for (PagePart &part : page)
        part.marks = moved(part.marks, topLeft);
    return page;
}

void CoverWords::addLine(PagePart &part, const PrintType &type, const QString &text, const QColor &colour)
{
    const qreal left = m_form.isCentred ? (m_form.width - type.width(text)) / 2 : 0;
    part.marks.append(TextMark{&type, {left, m_y}, text, colour});
    m_y += type.lineHeight();
}

void CoverWords::addLines(const PrintType &type, const QString &text, const QColor &colour, qsizetype most, PageTag tag)
{
    if (text.simplified().isEmpty())
        return;
    PagePart part{tag, {}};
    for (const QString &line : type.balanced(text.simplified(), m_form.width, most))
        addLine(part, type, line, colour);
    m_parts.append(part);
}

void CoverWords::addShop(PrintPictures &pictures, bool isOnColour)
{
    const Shop &shop = m_stationery.shop;
    Marks logo = shop.logoId.isNull() ? Marks() : fittedPicture(shop.logoId, pictures, {{}, kLogo}, shop.name);
    if (logo.isEmpty()) {
        const PrintTypes &types = m_stationery.types;
        addLines(largestFor(shop.name, {&types.section, &types.subsection, &types.text}), shop.name, m_form.accent, 6);
    } else {
        QRectF place = std::get<PictureMark>(logo.first()).place;
        const qreal around = isOnColour ? kAroundLogo : 0;
        const qreal left = m_form.isCentred ? (m_form.width - place.width()) / 2 : around;
        logo = moved(logo, {left, m_y + around});
        place = std::get<PictureMark>(logo.first()).place.adjusted(-around, -around, around, around);
        if (isOnColour)
            logo.prepend(ShapeMark{.place = place, .fill = Qt::white, .outline = {}});
        m_parts.append({PageTag::Paragraph, logo});
        m_y = place.bottom();
    }
    if (shop.look.words.isEmpty())
        return;
    m_y += pt(5);
    addLines(m_stationery.types.text, shop.look.words, m_form.quiet, 3);
}

/// The largest type that breaks no word and needs few lines; else the smallest, however many it needs.
const PrintType &CoverWords::largestFor(const QString &text, std::initializer_list<const PrintType *> types) const
{
    qsizetype mostLines = 3;
    for (const PrintType *type : types) {
        const bool isWhole = type->holdsWords(text, m_form.width);
        if (isWhole && type->wrapped(text, m_form.width, mostLines + 1).size() <= mostLines)
            return *type;
        mostLines += 2;
    }
    return **(types.end() - 1);
}

namespace {

/// No line ends with the sign between two names.
QString withNames(QString text)
{
    return text.replace(u" & "_s, u" &\u00a0"_s);
}

} // namespace

void CoverWords::addTitle()
{
    constexpr qsizetype kMostTitleLines = 26;
    const PrintTypes &types = m_stationery.types;
    addLines(m_stationery.types.label, m_stationery.name.toUpper(), m_form.accent, 1);
    m_y += pt(7);
    const QString title = withNames(m_event.name.simplified());
    addLines(largestFor(title, {&types.display, &types.displaySmall, &types.displaySmallest, &types.subsection}), title,
             m_form.text, kMostTitleLines, PageTag::Title);
    // Events are often named after their clients.
    const QString clients = withNames(m_event.clients.join(u" & "_s));
    if (clients.isEmpty() || clients == title)
        return;
    m_y += pt(4);
    addLines(largestFor(clients, {&types.section, &types.subsection, &types.text}), clients, m_form.quiet, 8);
}

void CoverWords::addRule()
{
    constexpr qreal kRuleWidth = pt(44);
    const qreal left = m_form.isCentred ? (m_form.width - kRuleWidth) / 2 : 0;
    m_y += pt(13);
    m_parts.append({PageTag::Artifact, {RuleMark{{left, m_y}, kRuleWidth, pt(1.2), m_form.accent}}});
    m_y += pt(13);
}

void CoverWords::addFact(const char *label, const QStringList &values)
{
    const PrintTypes &types = m_stationery.types;
    QStringList lines;
    for (const QString &value : values) {
        if (!value.isEmpty())
            lines += types.text.wrapped(value, m_form.width - (m_form.hasLabelsAbove ? 0 : kFactLabel), 4);
    }
    if (lines.isEmpty())
        return;
    const QString name = m_stationery.say(label);
    if (m_form.hasLabelsAbove) {
        addLines(types.label, name.toUpper(), m_form.accent, 1);
        PagePart part;
        for (const QString &line : std::as_const(lines))
            addLine(part, types.text, line, m_form.text);
        m_parts.append(part);
        m_y += 2 * kBetweenFacts;
        return;
    }
    PagePart part;
    const qreal labelTop = m_y + types.text.ascent() - types.body.ascent();
    part.marks.append(TextMark{&types.body, {0, labelTop}, name, m_form.quiet});
    for (const QString &line : std::as_const(lines)) {
        part.marks.append(TextMark{&types.text, {kFactLabel, m_y}, line, m_form.text});
        m_y += types.text.lineHeight();
    }
    m_parts.append(part);
    m_y += kBetweenFacts;
}

void CoverWords::addFacts()
{
    addFact(QT_TRANSLATE_NOOP("documents", "Date"), {m_stationery.day()});
    addFact(QT_TRANSLATE_NOOP("documents", "Ceremony"),
            {m_stationery.hours(m_event.ceremony), Stationery::oneLine(m_event.ceremony.address)});
    // The hour from which the florist has access to the venue does not concern the guests.
    addFact(QT_TRANSLATE_NOOP("documents", "Venue"), {Stationery::oneLine(m_event.venue.address)});
    if (m_event.numberOfGuests)
        addFact(QT_TRANSLATE_NOOP("documents", "Guests"),
                {m_stationery.language.number(double(*m_event.numberOfGuests))});
}

void CoverWords::addSwatches(const QList<PrintedColour> &row, qreal width)
{
    const PrintType &type = m_stationery.types.small;
    qreal left = m_form.isCentred ? (m_form.width - width) / 2 : 0;
    PagePart part;
    for (const PrintedColour &colour : row) {
        part.marks.append(ShapeMark{ShapeMark::Shape::Circle, QRectF(left, m_y, kSwatch, kSwatch), QColor(colour.hex),
                                    ink::kHairline});
        const QString name =
            type.elided(m_stationery.language.vocabulary(colour.name), m_form.width - kSwatch - kSwatchText);
        part.marks.append(TextMark{
            &type, {left + kSwatch + kSwatchText, m_y + (kSwatch - type.lineHeight()) / 2}, name, m_form.text});
        left += kSwatch + kSwatchText + type.width(name) + kAfterSwatch;
    }
    m_parts.append(part);
    m_y += kSwatchRow;
}

void CoverWords::addPalette(qreal room)
{
    const PrintType &type = m_stationery.types.small;
    const auto takenBy = [&](const PrintedColour &colour) {
        const qreal name = type.width(m_stationery.language.vocabulary(colour.name));
        return kSwatch + kSwatchText + std::min(name, m_form.width - kSwatch - kSwatchText) + kAfterSwatch;
    };
    qreal all = 0;
    for (const PrintedColour &colour : m_event.palette)
        all += takenBy(colour);
    // Colours are spread evenly over the rows, so that the last row does not have a single one.
    const qsizetype needed = std::max<qsizetype>(1, qsizetype(std::ceil((all - kAfterSwatch) / m_form.width)));
    const qsizetype most = (m_event.palette.size() + needed - 1) / needed;
    QList<PrintedColour> row;
    qreal width = 0;
    qsizetype rows = 0;
    const qsizetype mostRows = std::min(kMostSwatchRows, qsizetype(std::max(room - pt(20), 0.0) / kSwatchRow));
    const auto finishRow = [&] {
        if (!row.isEmpty() && rows++ < mostRows)
            addSwatches(row, width - kAfterSwatch);
        row.clear();
        width = 0;
    };
    m_y += pt(6);
    for (const PrintedColour &colour : m_event.palette) {
        const qreal taken = takenBy(colour);
        if (row.size() == most || width + taken - kAfterSwatch > m_form.width)
            finishRow();
        row.append(colour);
        width += taken;
    }
    finishRow();
}

/// When it was made, and how long it holds.
QStringList CoverWords::offerWords() const
{
    const DocumentLanguage &language = m_stationery.language;
    QStringList words{
        m_stationery.say(QT_TRANSLATE_NOOP("documents", "Prepared on %1")).arg(language.date(m_event.printedAt))};
    if (m_event.offer && m_event.offer->validUntil)
        words.append(m_stationery.say(QT_TRANSLATE_NOOP("documents", "valid until %1"))
                         .arg(language.date(*m_event.offer->validUntil)));
    return words;
}

void CoverWords::addFoot()
{
    constexpr qreal kWide = pt(300);
    const PrintType &type = m_stationery.types.body;
    const QStringList offered = offerWords();
    const QString day = offered.join(kDot.toString());
    const bool isWide = m_form.width > kWide;
    if (!m_form.isCentred) {
        m_parts.append({PageTag::Artifact, {RuleMark{{0, m_y}, m_form.width, pt(0.5), m_form.quiet}}});
        m_y += pt(9);
    }
    const bool isBeside = isWide && !m_form.isCentred;
    const qreal room = m_form.width - (isBeside ? type.width(day) + pt(20) : 0);
    PagePart shop;
    for (const QString &line : contactLines(m_stationery.shop)) {
        for (const QString &reached : isWide ? foldedAtDots(line, type, room) : line.split(kDot.toString())) {
            for (const QString &part : type.wrapped(reached, room, 3))
                addLine(shop, type, part, m_form.quiet);
        }
    }
    m_parts.append(shop);
    if (isBeside)
        m_parts.append(
            {PageTag::Paragraph, {rightText(type, m_form.width, m_y - type.lineHeight(), day, m_form.quiet)}});
    else if (type.width(day) <= m_form.width)
        addLines(type, day, m_form.quiet, 1);
    else
        for (const QString &line : offered)
            addLines(type, line.first(1).toUpper() + line.sliced(1), m_form.quiet, 2);
}

} // namespace stemdesk
