#include "core/documents/layout/stationery.h"

#include "core/documents/layout/print_ink.h"
#include "core/domain/catalogue/flower_name.h"
#include "core/domain/shops/country.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kSide = pt(40);
constexpr qreal kTop = pt(38);
constexpr qreal kBottom = pt(52);
constexpr qreal kBandHeight = pt(24);
constexpr qreal kAfterBand = pt(16);
constexpr qreal kBeforeFoot = pt(14);

} // namespace

PageFrame::PageFrame(const QRectF &paper, QString draft, QString foot, const DocumentLanguage &language,
                     const PrintTypes &types)
    : m_language(language), m_types(types), m_body(paper.adjusted(kSide, kTop, -kSide, -kBottom)),
      m_draft(std::move(draft)), m_foot(std::move(foot))
{
    if (m_draft.isEmpty())
        return;
    m_band = QRectF(m_body.left(), m_body.top(), m_body.width(), kBandHeight);
    m_body.setTop(m_band.bottom() + kAfterBand);
}

PagePart PageFrame::part(int page, int count) const
{
    PagePart part{PageTag::Artifact, m_draft.isEmpty() ? Marks() : draftMarks()};
    const PrintType &type = m_types.small;
    const QString number =
        m_language.translate("documents", "Page %1 of %2").arg(m_language.number(page), m_language.number(count));
    const qreal top = m_body.bottom() + kBeforeFoot;
    const qreal forFoot = m_body.width() - type.width(number) - pt(20);
    part.marks.append(TextMark{&type, {m_body.left(), top}, type.elided(m_foot, forFoot), ink::kQuiet});
    part.marks.append(TextMark{&type, {m_body.right() - type.width(number), top}, number, ink::kQuiet});
    return part;
}

Marks PageFrame::draftMarks() const
{
    Marks marks{ShapeMark{.place = m_band, .fill = ink::kWarningGround, .outline = ink::kWarning}};
    const QString stamp = m_language.translate("documents", "DRAFT");
    const qreal middle = m_band.center().y();
    const qreal left = m_band.left() + pt(10);
    marks.append(TextMark{&m_types.stamp, {left, middle - m_types.stamp.lineHeight() / 2}, stamp, ink::kWarning});
    const qreal reasonLeft = left + m_types.stamp.width(stamp) + pt(12);
    const QString reason = m_types.body.elided(m_draft, m_band.right() - pt(10) - reasonLeft);
    marks.append(TextMark{&m_types.body, {reasonLeft, middle - m_types.body.lineHeight() / 2}, reason, ink::kText});
    return marks;
}

namespace {

/// "Proposal", or, of a quote, "Proposal no. 2".
QString titleOf(const DocumentLanguage &language, const char *document, const std::optional<PrintedOffer> &offer)
{
    // Not inside of translate(): lupdate does not look there.
    constexpr auto kNumbered = QT_TRANSLATE_NOOP("documents", "%1 no. %2");
    const QString name = language.translate("documents", document);
    if (!offer)
        return name;
    return language.translate("documents", kNumbered).arg(name, language.number(offer->number));
}

QString footOf(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

Stationery::Stationery(const PrintedEvent &event, const Shop &ofShop, QPageSize::PageSizeId size, const char *document)
    : Stationery(ofShop, size, document,
                 About{.subject = event.name.simplified(), .draft = {}, .offer = event.offer, .start = startOf(event)})
{}

Stationery::Stationery(const Shop &ofShop, QPageSize::PageSizeId size, const char *document, const QString &draft)
    : Stationery(ofShop, size, document, About{.subject = {}, .draft = draft, .offer = {}, .start = {}})
{}

Stationery::Stationery(const Shop &ofShop, QPageSize::PageSizeId size, const char *document, const About &about)
    : shop(ofShop), language(ofShop), inks(inksFrom(ofShop.look.accent)),
      name(titleOf(language, document, about.offer)), paper({}, QPageSize(size).size(QPageSize::Point) * pt(1)),
      frame(paper, about.draft, footOf({ofShop.name, name, about.subject}), language, types), m_start(about.start)
{}

QString Stationery::taxName() const
{
    const QString known = taxNameIn(shop.country);
    return known.isEmpty() ? say(QT_TRANSLATE_NOOP("documents", "tax")) : known;
}

QString Stationery::totalWithTax() const
{
    // Each language has a phrase with its own word for the tax; a shop abroad calls that otherwise.
    const QString word = taxWord();
    if (word == say(QT_TRANSLATE_NOOP("documents", "VAT")))
        return say(QT_TRANSLATE_NOOP("documents", "Total incl. VAT"));
    return say(QT_TRANSLATE_NOOP("documents", "Total incl. %1")).replace(u"%1"_s, word);
}

QString Stationery::taxWord() const
{
    const QString word = taxWordIn(shop.country);
    return word.isEmpty() ? taxName() : word;
}

QString Stationery::day(QDate on) const
{
    const QString text = language.weekdayAndDate(on);
    return language.locale().toUpper(text.first(1)) + text.sliced(1);
}

QString Stationery::day() const
{
    return m_start ? day(language.dayOf(*m_start)) : QString();
}

QString Stationery::span(Instant from, Instant to) const
{
    const bool isOneDay = language.dayOf(from) == language.dayOf(to);
    return isOneDay ? language.time(from) + u'–' + language.time(to)
                    : u"%1 – %2, %3"_s.arg(language.time(from), language.date(to), language.time(to));
}

/// Guests read 18:00–01:00 as the hours of one evening.
bool Stationery::isOneEvening(Instant from, Instant to) const
{
    constexpr qint64 kSmallHours = 6 * 3'600'000LL;
    return to - kSmallHours <= from || language.dayOf(to - kSmallHours) == language.dayOf(from);
}

QString Stationery::hours(const PrintedPlace &place) const
{
    QString hours;
    if (place.from && place.to)
        hours = isOneEvening(*place.from, *place.to) ? language.time(*place.from) + u'–' + language.time(*place.to)
                                                     : span(*place.from, *place.to);
    else if (place.from)
        hours = say(QT_TRANSLATE_NOOP("documents", "from %1")).arg(language.time(*place.from));
    else if (place.to)
        hours = say(QT_TRANSLATE_NOOP("documents", "until %1")).arg(language.time(*place.to));
    const bool isOtherDay = place.from && m_start && language.dayOf(*place.from) != language.dayOf(*m_start);
    return isOtherDay ? u"%1, %2"_s.arg(language.date(*place.from), hours) : hours;
}

QString Stationery::oneLine(const QString &address)
{
    QStringList lines = address.split(u'\n', Qt::SkipEmptyParts);
    for (QString &line : lines) {
        line = line.simplified();
        while (line.endsWith(u','))
            line.chop(1);
    }
    lines.removeAll(QString());
    return lines.join(u", "_s);
}

QStringList contactLines(const Shop &shop)
{
    QStringList reached{shop.phone, shop.email, shop.website};
    QStringList lines{shop.name, Stationery::oneLine(shop.address), QString()};
    reached.removeAll(QString());
    lines.last() = reached.join(u" · "_s);
    lines.removeAll(QString());
    return lines;
}

QString Stationery::length(double centimetres) const
{
    return say(QT_TRANSLATE_NOOP("documents", "%1 cm")).arg(language.number(centimetres)).replace(u' ', u'\u00a0');
}

QString Stationery::nameOf(const PrintedLine &line)
{
    return flowerName(line.productName, line.variantName, line.productType);
}

QString Stationery::nameAndLength(const PrintedLine &line) const
{
    return line.stemLength ? nameOf(line) + u' ' + length(*line.stemLength) : nameOf(line);
}

QString Stationery::namesOf(const QList<PrintedColour> &colours) const
{
    QStringList names;
    for (const PrintedColour &colour : colours)
        names.append(language.vocabulary(colour.name));
    return names.join(u", "_s);
}

std::optional<Instant> Stationery::startOf(const PrintedEvent &event)
{
    if (event.ceremony.from && event.venue.from)
        return std::min(*event.ceremony.from, *event.venue.from);
    return event.ceremony.from ? event.ceremony.from : event.venue.from;
}

} // namespace stemdesk
