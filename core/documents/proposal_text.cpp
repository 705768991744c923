#include "core/documents/proposal_text.h"

#include "core/documents/picture_blocks.h"
#include "core/documents/print_ink.h"
#include "core/documents/proposal_cover.h"
#include "core/documents/stationery.h"
#include "core/documents/text_blocks.h"
#include "core/domain/money_text.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

ProposalPrices proposalPrices(const PrintedEvent &event, const QString &currency)
{
    // Round sums of rounded amounts again: doubles leave a fraction of a penny.
    const auto rounded = [&currency](double amount) { return roundedMoney(amount, currency); };
    ProposalPrices prices{
        .labour = rounded(event.labour), .travel = rounded(event.travel), .total = rounded(event.customerPriceIncTax)};
    for (const PrintedGroup &group : event.groups) {
        const double each = rounded(group.customerPriceIncTax / group.quantity);
        prices.groups.append({.each = each, .amount = rounded(each * group.quantity)});
        prices.arrangements = rounded(prices.arrangements + prices.groups.constLast().amount);
    }
    double sum = prices.arrangements + prices.labour + prices.travel;
    for (const PrintedCharge &fee : event.fees) {
        prices.fees.append(rounded(fee.amountIncTax));
        sum += prices.fees.constLast();
    }
    prices.discount = std::min(rounded(event.discount), rounded(sum));
    prices.rounding = rounded(prices.total - (sum - prices.discount));
    prices.tax = rounded(event.customerPriceIncTax - event.customerPriceExclTax);
    return prices;
}

namespace {

constexpr qreal kBetweenChapters = pt(30);
constexpr qreal kAfterChapterHeading = pt(8);
constexpr qreal kAroundGroup = pt(9);
constexpr qreal kGroupPicture = pt(215);
constexpr qreal kEventPicture = pt(210);
constexpr qreal kProposalTotalsWidth = pt(300);
constexpr qreal kTextShare = 0.72; ///< Longer lines are hard to read.
constexpr qreal kProposalRowPadding = pt(4);

class ProposalWriter {
public:
    ProposalWriter(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures)
        : m_event(event), m_stationery(stationery), m_types(stationery.types), m_pictures(pictures),
          m_prices(proposalPrices(event, stationery.shop.currency)), m_width(stationery.frame.body().width())
    {}

    void addIdea(const QList<ImageId> &pictures);
    void addGroups();
    void addTotals();
    void addTerms();
    Blocks take() { return std::move(m_blocks); }

private:
    TextPlace place(const PrintType &type, const QColor &colour = ink::kText) const
    {
        return {type, colour, 0, m_width * kTextShare};
    }
    void addSection(const char *heading);
    Block groupHead(const PrintedGroup &group, const ProposalPrice &priced) const;
    Blocks picturesAndWords(const PrintedGroup &group) const;
    void addGroup(const PrintedGroup &group, const ProposalPrice &priced);
    Block totalRow(const QString &name, double amount) const;
    void addTotal(const char *name, double amount);
    Block sumBlock() const;

    const PrintedEvent &m_event;
    const Stationery &m_stationery;
    const PrintTypes &m_types;
    PrintPictures &m_pictures;
    ProposalPrices m_prices;
    qreal m_width;
    Blocks m_blocks;
};

void ProposalWriter::addSection(const char *heading)
{
    Block block = headingBlock(m_stationery.say(heading), place(m_types.section, m_stationery.inks.accent));
    block.spaceBefore = kBetweenChapters;
    block.height += kAfterChapterHeading;
    m_blocks.append(block);
}

void ProposalWriter::addIdea(const QList<ImageId> &pictures)
{
    const Blocks text = textBlocks(plainParagraphs(m_event.descriptionHtml), place(m_types.text));
    Blocks rows = pictureBlocks(pictures, m_pictures, {m_width, kEventPicture}, m_event.name.simplified());
    if (text.isEmpty() && rows.isEmpty())
        return;
    addSection(QT_TRANSLATE_NOOP("documents", "Our idea"));
    if (!text.isEmpty() && !rows.isEmpty())
        rows.first().spaceBefore = pt(12);
    m_blocks += text + rows;
}

Block ProposalWriter::groupHead(const PrintedGroup &group, const ProposalPrice &priced) const
{
    const QString price = m_stationery.language.money(priced.amount);
    const PrintType &type = m_types.subsection;
    Block head{.tag = PageTag::Subheading};
    const qreal room = m_width - m_types.price.width(price) - pt(20);
    for (const QString &line : type.wrapped(group.name.simplified(), room, 6)) {
        head.marks.append(TextMark{&type, {0, head.height}, line, ink::kText});
        head.height += type.lineHeight();
    }
    const qreal priceTop = type.ascent() - m_types.price.ascent();
    head.marks.append(rightText(m_types.price, m_width, priceTop, price, ink::kText));
    if (group.quantity == 1)
        return head;
    const QString copies =
        u"%1 × %2"_s.arg(m_stationery.language.number(group.quantity), m_stationery.language.money(priced.each));
    head.marks.append(TextMark{&m_types.body, {0, head.height}, copies, ink::kQuiet});
    head.height += m_types.body.lineHeight();
    return head;
}

/// The text beside pictures that leave half of the width, or below them.
Blocks ProposalWriter::picturesAndWords(const PrintedGroup &group) const
{
    constexpr qreal kBeside = pt(16);
    Blocks rows = pictureBlocks(group.pictures, m_pictures, {m_width, kGroupPicture}, group.name.simplified());
    if (rows.size() == 1) {
        Block &row = rows.first();
        const qreal left = std::get<PictureMark>(row.marks.constLast()).place.right() + kBeside;
        const Blocks words = textBlocks(group.description, {m_types.text, ink::kText, left, m_width - left});
        qreal y = 0;
        Marks beside;
        for (const Block &line : words) {
            beside += moved(line.marks, {0, y + line.spaceBefore});
            y += line.spaceBefore + line.height;
        }
        if (left < m_width / 2 + kBeside && y <= row.height) {
            row.marks += beside;
            return rows;
        }
    }
    Blocks words = textBlocks(group.description, place(m_types.text));
    if (words.isEmpty())
        return rows;
    words.first().spaceBefore = rows.isEmpty() ? pt(3) : pt(8);
    for (Block &row : rows)
        row.keepsWithNext = true;
    return rows + words;
}

void ProposalWriter::addGroup(const PrintedGroup &group, const ProposalPrice &priced)
{
    // Above each, so that no page ends with a line.
    m_blocks.append({.height = kAroundGroup,
                     .marks = {RuleMark{{0, 0}, m_width, pt(0.5), ink::kHairline}},
                     .spaceBefore = kAroundGroup,
                     .keepsWithNext = true,
                     .tag = PageTag::Artifact});
    m_blocks.append(groupHead(group, priced));
    const Blocks rest = picturesAndWords(group);
    m_blocks.last().keepsWithNext = !rest.isEmpty();
    m_blocks += rest;
}

void ProposalWriter::addGroups()
{
    addSection(QT_TRANSLATE_NOOP("documents", "Flowers and arrangements"));
    if (m_event.groups.isEmpty())
        m_blocks += textBlocks(m_stationery.say(QT_TRANSLATE_NOOP("documents", "There are no arrangements yet.")),
                               place(m_types.text, ink::kQuiet));
    for (qsizetype place = 0; place < m_event.groups.size(); ++place)
        addGroup(m_event.groups.at(place), m_prices.groups.at(place));
}

Block ProposalWriter::totalRow(const QString &name, double amount) const
{
    const qreal left = m_width - kProposalTotalsWidth;
    const QString money = m_stationery.language.money(amount);
    const qreal room = kProposalTotalsWidth - m_types.price.width(money) - pt(12);
    Block row{.keepsWithNext = true, .tag = PageTag::Row};
    const qreal top = kProposalRowPadding;
    row.height = top;
    for (const QString &line : m_types.text.wrapped(name.simplified(), room, 2)) {
        row.marks.append(TextMark{&m_types.text, {left, row.height}, line, ink::kText});
        row.height += m_types.text.lineHeight();
    }
    row.marks.append(
        rightText(m_types.price, m_width, top + m_types.text.ascent() - m_types.price.ascent(), money, ink::kText));
    row.height += kProposalRowPadding;
    row.marks.append(RuleMark{{left, row.height}, kProposalTotalsWidth, pt(0.4), ink::kHairline});
    return row;
}

Block ProposalWriter::sumBlock() const
{
    const bool isTaxed = m_prices.tax != 0;
    const qreal left = m_width - kProposalTotalsWidth;
    Block sum{.height = pt(8), .tag = PageTag::Row};
    const QString label = m_stationery.say(isTaxed ? QT_TRANSLATE_NOOP("documents", "Total with tax")
                                                   : QT_TRANSLATE_NOOP("documents", "Total"));
    const qreal labelTop = sum.height + m_types.sum.ascent() - m_types.heading.ascent();
    sum.marks.append(TextMark{&m_types.heading, {left, labelTop}, label, ink::kText});
    sum.marks.append(
        rightText(m_types.sum, m_width, sum.height, m_stationery.language.money(m_prices.total), ink::kText));
    sum.height += m_types.sum.lineHeight();
    if (!isTaxed)
        return sum;
    const QString note = m_stationery.say(QT_TRANSLATE_NOOP("documents", "of which tax: %1"))
                             .arg(m_stationery.language.money(m_prices.tax));
    sum.marks.append(rightText(m_types.body, m_width, sum.height, note, ink::kQuiet));
    sum.height += m_types.body.lineHeight();
    return sum;
}

void ProposalWriter::addTotal(const char *name, double amount)
{
    if (amount != 0)
        m_blocks.append(totalRow(m_stationery.say(name), amount));
}

void ProposalWriter::addTotals()
{
    addSection(QT_TRANSLATE_NOOP("documents", "Price"));
    const bool isMore = m_prices.total != m_prices.arrangements || !m_event.fees.isEmpty() || m_prices.labour != 0
        || m_prices.travel != 0 || m_prices.discount != 0;
    if (isMore)
        m_blocks.append(totalRow(m_stationery.say(QT_TRANSLATE_NOOP("documents", "Flowers and arrangements")),
                                 m_prices.arrangements));
    addTotal(QT_TRANSLATE_NOOP("documents", "Design and making"), m_prices.labour);
    for (qsizetype fee = 0; fee < m_event.fees.size(); ++fee)
        m_blocks.append(totalRow(m_event.fees.at(fee).name, m_prices.fees.at(fee)));
    addTotal(QT_TRANSLATE_NOOP("documents", "Delivery and travel"), m_prices.travel);
    addTotal(QT_TRANSLATE_NOOP("documents", "Discount"), -m_prices.discount);
    addTotal(QT_TRANSLATE_NOOP("documents", "Rounding"), m_prices.rounding);
    m_blocks.append(sumBlock());
}

void ProposalWriter::addTerms()
{
    Blocks terms = textBlocks(m_stationery.shop.proposalTerms, place(m_types.text));
    if (terms.isEmpty())
        return;
    keepFew(terms);
    addSection(QT_TRANSLATE_NOOP("documents", "Terms"));
    m_blocks += terms;
}

} // namespace

EventText proposalText(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures)
{
    EventText text;
    QList<ImageId> left = event.pictures;
    text.cover = proposalCover(event, stationery, pictures, left);
    ProposalWriter writer(event, stationery, pictures);
    writer.addIdea(left);
    writer.addGroups();
    writer.addTotals();
    writer.addTerms();
    text.blocks = writer.take();
    return text;
}

} // namespace stemdesk
