#include "core/documents/proposal/proposal_close.h"

#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"
#include "core/documents/proposal/proposal_mood.h"
#include "core/documents/proposal/proposal_prices.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kCloseRowPadding = pt(5);
constexpr qreal kBeforePart = pt(24);
constexpr qreal kWhenColumn = pt(224); ///< From the left edge of the day to the right edge of the amount.
constexpr qreal kTermsShare = 0.92;
constexpr qreal kInBox = pt(16);
constexpr qreal kToSign = pt(30);

class CloseWriter {
public:
    CloseWriter(const PrintedEvent &event, const ProposalPrices &prices, const Stationery &stationery)
        : m_event(event), m_prices(prices), m_stationery(stationery), m_types(stationery.types),
          m_width(stationery.frame.body().width())
    {}

    void addPrice();
    void addInstalments();
    void addTerms();
    void addAcceptance();
    Blocks take() { return std::exchange(m_blocks, Blocks()); }

private:
    QString money(double amount) const { return m_stationery.language.money(amount); }
    void addHeading(const char *text);
    Block row(const QString &name, const QString &when, double amount) const;
    void addAmount(const QString &name, double amount);
    Block sum() const;
    bool isDueAtOnce(const PrintedInstalment &instalment) const;
    QString dueWords(const PrintedInstalment &instalment) const;
    QString howToAccept() const;
    void addAccepted();
    void addBoxText(Block &box, const PrintType &type, const QString &text, const QColor &colour) const;
    void addBox(Block box);
    void addThanks();

    const PrintedEvent &m_event;
    const ProposalPrices &m_prices;
    const Stationery &m_stationery;
    const PrintTypes &m_types;
    qreal m_width;
    Blocks m_blocks;
};

void CloseWriter::addHeading(const char *text)
{
    Block block = headingBlock(m_stationery.say(text), {m_types.subsection, m_stationery.inks.accent, 0, m_width});
    block.spaceBefore = kBeforePart;
    block.height += pt(4);
    m_blocks.append(block);
}

Block CloseWriter::row(const QString &name, const QString &when, double amount) const
{
    const QString figure = money(amount);
    const qreal whenLeft = m_width - kWhenColumn;
    const qreal room = (when.isEmpty() ? m_width - m_types.price.width(figure) : whenLeft) - pt(16);
    Block row{.height = kCloseRowPadding, .keepsWithNext = true, .tag = PageTag::Row};
    const qreal top = row.height;
    for (const QString &line : m_types.text.wrapped(name.simplified(), room, 2)) {
        row.marks.append(TextMark{&m_types.text, {0, row.height}, line, ink::kText});
        row.height += m_types.text.lineHeight();
    }
    qreal whenTop = top;
    if (!when.isEmpty()) {
        for (const QString &line : m_types.text.wrapped(when, kWhenColumn - m_types.price.width(figure) - pt(10), 3)) {
            row.marks.append(TextMark{&m_types.text, {whenLeft, whenTop}, line, ink::kQuiet});
            whenTop += m_types.text.lineHeight();
        }
    }
    row.height = std::max(row.height, whenTop);
    row.marks.append(
        rightText(m_types.price, m_width, top + m_types.text.ascent() - m_types.price.ascent(), figure, ink::kText));
    row.height += kCloseRowPadding;
    row.marks.append(RuleMark{{0, row.height}, m_width, pt(0.4), ink::kHairline});
    return row;
}

Block CloseWriter::sum() const
{
    const bool isTaxed = m_prices.tax != 0;
    const QString tax = m_stationery.taxWord();
    Block sum{.height = pt(10), .keepsWithNext = true, .tag = PageTag::Row};
    // Does not mention tax, because the note below does.
    const QString label = m_stationery.say(QT_TRANSLATE_NOOP("documents", "Total"));
    const qreal labelTop = sum.height + m_types.displaySmallest.ascent() - m_types.section.ascent();
    sum.marks.append(TextMark{&m_types.section, {0, labelTop}, label, ink::kText});
    sum.marks.append(rightText(m_types.displaySmallest, m_width, sum.height, money(m_prices.total), ink::kText));
    sum.height += m_types.displaySmallest.lineHeight();
    if (!isTaxed)
        return sum;
    const QString note = m_stationery.say(QT_TRANSLATE_NOOP("documents", "includes %1: %2"))
                             .replace(u"%1"_s, tax)
                             .replace(u"%2"_s, money(m_prices.tax));
    sum.marks.append(rightText(m_types.body, m_width, sum.height, note, ink::kQuiet));
    sum.height += m_types.body.lineHeight();
    return sum;
}

void CloseWriter::addAmount(const QString &name, double amount)
{
    if (amount != 0)
        m_blocks.append(row(name, {}, amount));
}

void CloseWriter::addPrice()
{
    m_blocks.append(chapterBlock(QT_TRANSLATE_NOOP("documents", "Price"), m_stationery, m_width));
    const bool isMore = m_prices.total != m_prices.arrangements || !m_event.fees.isEmpty() || m_prices.labour != 0
        || m_prices.travel != 0 || m_prices.discount != 0;
    if (isMore)
        m_blocks.append(row(m_stationery.say(QT_TRANSLATE_NOOP("documents", "Flowers and arrangements")), {},
                            m_prices.arrangements));
    addAmount(m_stationery.say(QT_TRANSLATE_NOOP("documents", "Design and making")), m_prices.labour);
    for (qsizetype fee = 0; fee < m_event.fees.size(); ++fee)
        m_blocks.append(row(m_event.fees.at(fee).name, {}, m_prices.fees.at(fee)));
    addAmount(m_stationery.say(QT_TRANSLATE_NOOP("documents", "Delivery and travel")), m_prices.travel);
    addAmount(m_stationery.say(QT_TRANSLATE_NOOP("documents", "Discount")), -m_prices.discount);
    m_blocks.append(sum());
    m_blocks.last().keepsWithNext = false;
}

/// Whether a client who accepts today would be late with it.
bool CloseWriter::isDueAtOnce(const PrintedInstalment &instalment) const
{
    if (!instalment.dueOn)
        return instalment.due.on == InstalmentDue::On::Acceptance && instalment.due.days.value_or(0) <= 0;
    return *instalment.dueOn <= m_stationery.language.dayOf(m_event.printedAt);
}

/// "on acceptance", "14 days after acceptance", "by 23 May 2026".
QString CloseWriter::dueWords(const PrintedInstalment &instalment) const
{
    const DocumentLanguage &language = m_stationery.language;
    if (isDueAtOnce(instalment))
        return m_stationery.say(QT_TRANSLATE_NOOP("documents", "on acceptance"));
    if (instalment.dueOn)
        return m_stationery.say(QT_TRANSLATE_NOOP("documents", "by %1")).arg(language.date(*instalment.dueOn));
    const int days = instalment.due.days.value_or(0);
    const auto counted = [&](const char *text) {
        return language.translate("documents", text, nullptr, std::abs(days));
    };
    if (instalment.due.on == InstalmentDue::On::Acceptance)
        return counted(QT_TRANSLATE_N_NOOP("documents", "%n day(s) after acceptance"));
    if (days < 0)
        return counted(QT_TRANSLATE_N_NOOP("documents", "%n day(s) before the event"));
    return days > 0 ? counted(QT_TRANSLATE_N_NOOP("documents", "%n day(s) after the event"))
                    : m_stationery.say(QT_TRANSLATE_NOOP("documents", "on the day of the event"));
}

void CloseWriter::addInstalments()
{
    if (m_event.instalments.isEmpty())
        return;
    addHeading(QT_TRANSLATE_NOOP("documents", "Payments"));
    QStringList names; // Instalments due at once are shown as one payment.
    double amount = 0;
    for (qsizetype i = 0; i < m_event.instalments.size(); ++i) {
        const PrintedInstalment &instalment = m_event.instalments.at(i);
        names.append(instalment.name.simplified());
        amount += instalment.amountIncTax;
        if (i + 1 < m_event.instalments.size() && isDueAtOnce(instalment) && isDueAtOnce(m_event.instalments.at(i + 1)))
            continue;
        m_blocks.append(row(names.join(u" + "_s), dueWords(instalment), amount));
        names.clear();
        amount = 0;
    }
    m_blocks.last().keepsWithNext = false;
}

void CloseWriter::addTerms()
{
    Blocks terms = textBlocks(m_stationery.shop.proposalTerms, {m_types.body, ink::kText, 0, m_width * kTermsShare});
    if (terms.isEmpty())
        return;
    keepFew(terms);
    addHeading(QT_TRANSLATE_NOOP("documents", "Terms"));
    m_blocks += terms;
}

QString CloseWriter::howToAccept() const
{
    const Shop &shop = m_stationery.shop;
    const QString where = shop.email.isEmpty() ? shop.phone : shop.email;
    QString words = where.isEmpty()
        ? m_stationery.say(QT_TRANSLATE_NOOP("documents", "Sign this page and return it, or simply tell us."))
        : m_stationery.say(QT_TRANSLATE_NOOP("documents", "Sign this page and return it, or simply tell us: %1."))
              .arg(where);
    if (m_event.offer && m_event.offer->validUntil)
        words += u' '
            + m_stationery.say(QT_TRANSLATE_NOOP("documents", "This proposal is valid until %1."))
                  .arg(m_stationery.language.date(*m_event.offer->validUntil).replace(u' ', u'\u00a0'));
    return words;
}

/// Below what is in the box already.
void CloseWriter::addBoxText(Block &box, const PrintType &type, const QString &text, const QColor &colour) const
{
    for (const QString &line : type.settled(text, m_width - 2 * kInBox)) {
        box.marks.append(TextMark{&type, {kInBox, box.height}, line, colour});
        box.height += type.lineHeight();
    }
}

/// Tints the box in the shop's colour, below its content.
void CloseWriter::addBox(Block box)
{
    box.height += kInBox;
    box.marks.prepend(
        ShapeMark{.place = QRectF(0, 0, m_width, box.height), .fill = m_stationery.inks.tint, .outline = {}});
    if (!m_blocks.isEmpty())
        m_blocks.last().keepsWithNext = true;
    box.keepsWithNext = true;
    m_blocks.append(box);
}

/// The box where the client signs, and the thanks below; or who has agreed, and when.
void CloseWriter::addAcceptance()
{
    if (m_event.acceptance) {
        addAccepted();
        return;
    }
    Block box{.height = kInBox, .spaceBefore = kBeforePart};
    addBoxText(box, m_types.subsection, m_stationery.say(QT_TRANSLATE_NOOP("documents", "How to say yes")),
               m_stationery.inks.accent);
    box.height += pt(3);
    addBoxText(box, m_types.text, howToAccept(), ink::kText);
    box.height += kToSign;
    const qreal inner = m_width - 2 * kInBox;
    constexpr std::array kShares{0.4, 0.24, 0.36};
    constexpr std::array kFields{QT_TRANSLATE_NOOP("documents", "Name"), QT_TRANSLATE_NOOP("documents", "Date"),
                                 QT_TRANSLATE_NOOP("documents", "Signature")};
    qreal left = kInBox;
    for (size_t i = 0; i < kFields.size(); ++i) {
        const qreal room = inner * kShares[i];
        box.marks.append(
            RuleMark{{left, box.height}, room - (i + 1 < kFields.size() ? pt(16) : 0), pt(0.6), ink::kQuiet});
        box.marks.append(
            TextMark{&m_types.small, {left, box.height + pt(3)}, m_stationery.say(kFields[i]), ink::kQuiet});
        left += room;
    }
    box.height += pt(3) + m_types.small.lineHeight();
    addBox(box);
    addThanks();
}

void CloseWriter::addAccepted()
{
    Block box{.height = kInBox, .spaceBefore = kBeforePart};
    addBoxText(box, m_types.subsection, m_stationery.say(QT_TRANSLATE_NOOP("documents", "Accepted")),
               m_stationery.inks.accent);
    box.height += pt(3);
    const QString day = m_stationery.language.date(m_event.acceptance->at).replace(u' ', u'\u00a0');
    addBoxText(box, m_types.text,
               m_stationery.say(QT_TRANSLATE_NOOP("documents", "Accepted by %1 on %2."))
                   .arg(m_event.acceptance->by.simplified(), day),
               ink::kText);
    addBox(box);
    addThanks();
}

void CloseWriter::addThanks()
{
    const QString thanks = m_stationery.say(QT_TRANSLATE_NOOP("documents", "Thank you for your trust."));
    const qreal start = (m_width - m_types.aside.width(thanks)) / 2;
    m_blocks.append({.height = m_types.aside.lineHeight(),
                     .marks = {TextMark{&m_types.aside, {start, 0}, thanks, m_stationery.inks.accent}},
                     .spaceBefore = pt(16)});
}

} // namespace

ProposalClose proposalClose(const PrintedEvent &event, const ProposalPrices &prices, const Stationery &stationery)
{
    CloseWriter writer(event, prices, stationery);
    writer.addPrice();
    writer.addInstalments();
    ProposalClose close{.price = writer.take(), .answer = {}};
    writer.addTerms();
    writer.addAcceptance();
    close.answer = writer.take();
    return close;
}

} // namespace stemdesk
