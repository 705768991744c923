#include "core/documents/stationery.h"

#include "core/domain/catalogue/flower_name.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString footOf(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

Stationery::Stationery(const PrintedEvent &event, const Shop &ofShop, QPageSize::PageSizeId size, const char *document)
    : Stationery(ofShop, size, document, About{.subject = event.name.simplified(), .start = startOf(event)})
{}

Stationery::Stationery(const Shop &ofShop, QPageSize::PageSizeId size, const char *document, const QString &draft)
    : Stationery(ofShop, size, document, About{.draft = draft})
{}

Stationery::Stationery(const Shop &ofShop, QPageSize::PageSizeId size, const char *document, const About &about)
    : shop(ofShop), language(ofShop), inks(inksFrom(ofShop.look.accent)),
      name(language.translate("documents", document)), paper({}, QPageSize(size).size(QPageSize::Point) * pt(1)),
      frame(paper, about.draft, footOf({ofShop.name, name, about.subject}), language, types), m_start(about.start)
{}

QString Stationery::day(QDate on) const
{
    const QString text = language.weekdayAndDate(on);
    return language.locale().toUpper(text.first(1)) + text.sliced(1);
}

QString Stationery::day() const
{
    return m_start ? day(language.dayOf(*m_start)) : QString();
}

QString Stationery::hours(const PrintedPlace &place) const
{
    QString hours;
    if (place.from && place.to)
        hours = language.time(*place.from) + u'–' + language.time(*place.to);
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
