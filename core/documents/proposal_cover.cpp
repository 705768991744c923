#include "core/documents/proposal_cover.h"

#include "core/documents/picture_blocks.h"
#include "core/documents/print_ink.h"
#include "core/documents/stationery.h"
#include "core/documents/text_blocks.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kTitleTop = pt(84);
constexpr qreal kTitleTopAlone = pt(120); ///< Where no picture fills the page.
constexpr QSizeF kLogo(pt(180), pt(60));
constexpr qreal kFactLabel = pt(92);
constexpr qreal kBetweenFacts = pt(5);
constexpr qreal kSwatch = pt(24);
constexpr qreal kSwatchText = pt(7);
constexpr qreal kAfterSwatch = pt(20);
constexpr qreal kSwatchRow = pt(33);
constexpr qreal kAroundPicture = pt(24);
constexpr qreal kBetweenPictures = pt(6);
constexpr qreal kLeastPicture = pt(110);

/// Lays out one cover from its top to its foot.
class Cover {
public:
    explicit Cover(const Stationery &stationery)
        : m_stationery(stationery), m_types(stationery.types), m_width(stationery.frame.body().width()),
          m_bottom(stationery.frame.body().height())
    {}

    void addShop(PrintPictures &pictures);
    void addTitle(const PrintedEvent &event, qreal top);
    void addFacts(const PrintedEvent &event);
    void addPalette(const QList<PrintedColour> &palette);
    void addFoot(const PrintedEvent &event);
    void addPictures(QList<ImageId> &ids, PrintPictures &pictures);
    Marks take() { return std::move(m_marks); }

private:
    void addLines(const PrintType &type, const QString &text, const QColor &colour, qsizetype most);
    void addFact(const char *label, const QStringList &values);

    const Stationery &m_stationery;
    const PrintTypes &m_types;
    qreal m_width;
    qreal m_bottom; ///< Of what is still free.
    qreal m_y = 0;
    Marks m_marks;
};

void Cover::addLines(const PrintType &type, const QString &text, const QColor &colour, qsizetype most)
{
    for (const QString &line : type.wrapped(text.simplified(), m_width, most)) {
        m_marks.append(TextMark{&type, {0, m_y}, line, colour});
        m_y += type.lineHeight();
    }
}

/// By its logo where there is one: its name stands at the foot too.
void Cover::addShop(PrintPictures &pictures)
{
    const ImageId logo = m_stationery.shop.logoId;
    const Marks picture = logo.isNull() ? Marks() : fittedPicture(logo, pictures, QRectF(QPointF(), kLogo));
    if (!picture.isEmpty()) {
        m_marks += picture;
        m_y = std::get<PictureMark>(picture.first()).place.bottom();
        return;
    }
    addLines(m_types.section, m_stationery.shop.name, ink::kText, 2);
}

void Cover::addTitle(const PrintedEvent &event, qreal top)
{
    m_y = std::max(top, m_y + pt(20));
    addLines(m_types.label, m_stationery.name.toUpper(), ink::kQuiet, 1);
    m_y += pt(6);
    addLines(m_types.display, event.name, ink::kText, 3);
    // An event is often called as its clients are.
    const QString clients = event.clients.join(u" & "_s);
    if (!clients.isEmpty() && clients != event.name) {
        m_y += pt(4);
        addLines(m_types.section, clients, ink::kQuiet, 2);
    }
    m_y += pt(14);
    m_marks.append(RuleMark{{0, m_y}, pt(48), pt(1.5), ink::kText});
    m_y += pt(16);
}

void Cover::addFact(const char *label, const QStringList &values)
{
    QStringList lines;
    for (const QString &value : values) {
        if (!value.isEmpty())
            lines += m_types.text.wrapped(value, m_width - kFactLabel, 3);
    }
    if (lines.isEmpty())
        return;
    const qreal labelTop = m_y + m_types.text.ascent() - m_types.body.ascent();
    m_marks.append(TextMark{&m_types.body, {0, labelTop}, m_stationery.say(label), ink::kQuiet});
    for (const QString &line : std::as_const(lines)) {
        m_marks.append(TextMark{&m_types.text, {kFactLabel, m_y}, line, ink::kText});
        m_y += m_types.text.lineHeight();
    }
    m_y += kBetweenFacts;
}

void Cover::addFacts(const PrintedEvent &event)
{
    addFact(QT_TRANSLATE_NOOP("documents", "Date"), {m_stationery.day()});
    addFact(QT_TRANSLATE_NOOP("documents", "Ceremony"),
            {m_stationery.hours(event.ceremony), Stationery::oneLine(event.ceremony.address)});
    // From when the venue is open to the florist is not the guests' hour.
    addFact(event.ceremony.isKnown() ? QT_TRANSLATE_NOOP("documents", "Reception")
                                     : QT_TRANSLATE_NOOP("documents", "Venue"),
            {Stationery::oneLine(event.venue.address)});
    if (event.numberOfGuests)
        addFact(QT_TRANSLATE_NOOP("documents", "Guests"),
                {m_stationery.language.number(double(*event.numberOfGuests))});
}

void Cover::addPalette(const QList<PrintedColour> &palette)
{
    if (palette.isEmpty())
        return;
    m_y += pt(12);
    qreal left = 0;
    for (const PrintedColour &colour : palette) {
        const QString name = m_types.small.elided(colour.name, pt(120));
        const qreal width = kSwatch + kSwatchText + m_types.small.width(name);
        if (left > 0 && left + width > m_width) {
            left = 0;
            m_y += kSwatchRow;
        }
        m_marks.append(ShapeMark{ShapeMark::Shape::Circle, QRectF(left, m_y, kSwatch, kSwatch), QColor(colour.hex),
                                 ink::kHairline});
        const qreal textTop = m_y + (kSwatch - m_types.small.lineHeight()) / 2;
        m_marks.append(TextMark{&m_types.small, {left + kSwatch + kSwatchText, textTop}, name, ink::kText});
        left += width + kAfterSwatch;
    }
    m_y += kSwatch;
}

/// Who offers it, above the foot of the page.
void Cover::addFoot(const PrintedEvent &event)
{
    const QString day = m_stationery.say(QT_TRANSLATE_NOOP("documents", "Prepared on %1"))
                            .arg(m_stationery.language.date(event.printedAt));
    const qreal room = m_width - m_types.body.width(day) - pt(20);
    QStringList lines;
    for (const QString &line : contactLines(m_stationery.shop))
        lines += m_types.body.wrapped(line, room, 2);
    const qreal line = m_types.body.lineHeight();
    qreal y = m_bottom - qreal(std::max<qsizetype>(lines.size(), 1)) * line;
    m_marks.append(rightText(m_types.body, m_width, m_bottom - line, day, ink::kQuiet));
    m_bottom = y - pt(10);
    m_marks.append(RuleMark{{0, m_bottom}, m_width, pt(0.5), ink::kHairline});
    for (const QString &text : std::as_const(lines)) {
        m_marks.append(TextMark{&m_types.body, {0, y}, text, ink::kQuiet});
        y += line;
    }
}

/// Pictures fill what is left: one across, or some beside each other where they are narrow.
void Cover::addPictures(QList<ImageId> &ids, PrintPictures &pictures)
{
    QRectF place(0, m_y + kAroundPicture, m_width, m_bottom - m_y - 2 * kAroundPicture);
    if (place.height() < kLeastPicture)
        return;
    for (qsizetype i = 0; i < ids.size() && place.width() > 0;) {
        const Marks picture = fittedPicture(ids.at(i), pictures, place);
        const QSizeF size = picture.isEmpty() ? QSizeF() : std::get<PictureMark>(picture.first()).place.size();
        const bool isFirst = place.left() == 0;
        if (picture.isEmpty() || (!isFirst && size.height() < place.height())) {
            ++i; // It cannot be read, or it would be lower than those beside it.
            continue;
        }
        m_marks += picture;
        ids.removeAt(i);
        place.setHeight(size.height());
        place.setLeft(place.left() + size.width() + kBetweenPictures);
    }
}

} // namespace

Marks proposalCover(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures,
                    QList<ImageId> &left)
{
    Cover cover(stationery);
    cover.addShop(pictures);
    cover.addTitle(event, left.isEmpty() ? kTitleTopAlone : kTitleTop);
    cover.addFacts(event);
    cover.addPalette(event.palette);
    cover.addFoot(event);
    cover.addPictures(left, pictures);
    return cover.take();
}

} // namespace stemdesk
