#include "core/documents/billing/invoice_pages.h"

#include "core/base/day.h"
#include "core/documents/billing/letter_head.h"
#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/qr_code.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"
#include "core/domain/billing/payment_reference.h"
#include "core/domain/shops/country.h"
#include "core/domain/shops/document_look.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kAfterHeadOfInvoice = pt(20);
constexpr qreal kInvoiceRowPadding = pt(4.5);
constexpr qreal kTightRowPadding = pt(2.8); ///< Used if it saves a page.
constexpr qreal kInvoiceTotalsWidth = pt(380);
constexpr qreal kTaxColumn = pt(66);
constexpr qreal kMoneyColumn = pt(80);
constexpr qreal kUnitColumn = pt(74);
constexpr qreal kQuantityColumn = pt(46);
constexpr qreal kBetweenAmounts = pt(8);
constexpr qreal kBeforeParagraphs = pt(18);
constexpr qreal kTextShareOfInvoice = 0.8;
constexpr qreal kCodeSide = pt(82);
constexpr qreal kQuietZone = pt(10); ///< Empty space around the code, which scanners need.
constexpr qreal kCodeWords = pt(132);
constexpr qreal kCodeColumn = kCodeSide + kCodeWords + pt(34); ///< Code, its text and the space before them.
constexpr qreal kMostOfPageForFoot = 0.6;
constexpr qreal kMostBeside = pt(260); ///< Longer text goes above the code, not beside it.

/// A row of the table: a charge at all its rates, or the name of a delivery.
struct TableLine {
    QString text;
    bool isHeading = false;
    double quantity = 0; ///< 0: it is not sold by the piece.
    QStringList rates{};
    qint64 exclTax = 0;
    qint64 incTax = 0;
};

/// Whether the line is the one before it at the next tax rate.
bool isSameAtNextRate(const QList<InvoiceLine> &lines, qsizetype at)
{
    if (at == 0)
        return false;
    const InvoiceLine &line = lines.at(at);
    const InvoiceLine &before = lines.at(at - 1);
    return !line.isHeading && line.text == before.text && line.eventId == before.eventId
        && before.taxRate < line.taxRate;
}

TableLine newTableLine(const InvoiceLine &line)
{
    const auto copies = line.isHeading ? std::nullopt : copiesOf(line.text);
    return {.text = copies ? copies->name : line.text,
            .isHeading = line.isHeading,
            .quantity = copies ? copies->quantity : 0};
}

/// An arrangement is one row, even if it has several tax rates: two rows would look like two charges. The sums below
/// are by rate.
QList<TableLine> tableLines(const Invoice &invoice, const DocumentLanguage &language)
{
    QList<TableLine> lines;
    qsizetype delivery = -1; // The index of its heading row, which shows the amount.
    for (qsizetype at = 0; at < invoice.lines.size(); ++at) {
        const InvoiceLine &line = invoice.lines.at(at);
        if (!isSameAtNextRate(invoice.lines, at))
            lines.append(newTableLine(line));
        if (line.isHeading) {
            delivery = lines.size() - 1;
            continue;
        }
        TableLine &row = lines.last();
        row.rates.append(language.percent(line.taxRate));
        row.exclTax += line.exclTax;
        row.incTax += line.incTax;
        if (delivery >= 0)
            lines[delivery].incTax += line.incTax;
    }
    return lines;
}

class InvoiceWriter {
public:
    InvoiceWriter(const Invoice &invoice, const Stationery &stationery, qreal rowPadding)
        : m_invoice(invoice), m_stationery(stationery), m_types(stationery.types),
          m_width(stationery.frame.body().width()), m_rowPadding(rowPadding),
          m_lines(tableLines(invoice, stationery.language)),
          m_hasPieces(std::ranges::any_of(m_lines, [](const TableLine &line) { return line.quantity > 0; }))
    {
        measure();
    }

    void add(const Block &block) { m_blocks.append(block); }
    void addHead();
    void addLines();
    void addTotals();
    void addTexts();
    EventText take() { return {.blocks = std::move(m_blocks), .runningHeads = std::move(m_runningHeads)}; }

private:
    QString money(qint64 count) const { return m_stationery.language.money(m_invoice.unit().amount(count)); }
    QString day(const std::optional<QDate> &date) const;
    QString creditedText() const;
    struct Cells {
        QString text;
        QString quantity{};
        QString unitPrice{};
        QString net{};
        QString tax{};
        QString gross{};
    };

    Cells cellsOf(const TableLine &line) const;
    Block tableRow(const Cells &cells, const PrintType &words, const PrintType &numbers, const QColor &colour) const;
    void measure();
    // The right edges of the columns, which the sums below the table have too.
    qreal taxRight() const { return m_width - m_moneyColumn; }
    qreal netRight() const { return taxRight() - m_taxColumn; }
    qreal unitRight() const { return netRight() - m_moneyColumn; }
    qreal quantityRight() const { return unitRight() - m_unitColumn; }
    /// As far as the row's first figure.
    qreal textWidth(const Cells &cells) const;
    Block totalRow(const QString &label, const QStringList &amounts, const PrintType &words, const PrintType &numbers,
                   const QColor &colour) const;
    void addTaxes();
    Block sumBlock(const QString &label, qint64 amount) const;
    void addParagraphs(const QString &label, const QString &text, qreal width);
    void addPayment();
    void keepFoot();
    /// Whether it was fully paid on the day of issue.
    bool isPaid() const { return m_invoice.paidBefore != 0 && m_invoice.toBePaid() <= 0; }
    void addCode(const Marks &code, qsizetype beside);
    QStringList reasons() const;
    QString headingText(const QString &text) const;
    Block goesOnWith(const Block &tableHead, const QString &delivery) const;

    const Invoice &m_invoice;
    const Stationery &m_stationery;
    const PrintTypes &m_types;
    qreal m_width;
    Blocks m_blocks;
    qreal m_rowPadding;
    QList<TableLine> m_lines;
    bool m_hasPieces; ///< Some are sold by the piece.
    qreal m_taxColumn = kTaxColumn;
    qreal m_moneyColumn = kMoneyColumn;
    qreal m_unitColumn = kUnitColumn;
    qsizetype m_totalsAt = 0; ///< Index of the first block of the sums.
    Blocks m_runningHeads; ///< Repeated heads: the table's, then the delivery's.
};

QString InvoiceWriter::day(const std::optional<QDate> &date) const
{
    return date ? m_stationery.language.date(*date) : QString();
}

/// "2026-0007 · 21 March 2026", with a break only before the day; empty unless it is a credit note.
QString InvoiceWriter::creditedText() const
{
    if (m_invoice.creditsNumber.isEmpty() || !m_invoice.creditsIssuedOn.isValid())
        return m_invoice.creditsNumber;
    return u"%1\u00a0· %2"_s.arg(m_invoice.creditsNumber, day(m_invoice.creditsIssuedOn).replace(u' ', u'\u00a0'));
}

/// The kind of document, the buyer, and the dates.
void InvoiceWriter::addHead()
{
    const InvoiceBuyer &buyer = m_invoice.buyer;
    m_blocks.append(letterTitle(m_invoice.number, m_stationery));
    TextColumn left(0, rightHalf(m_stationery) - kBetweenHalves);
    left.add(m_types.heading, buyer.name, ink::kText);
    left.add(m_types.text, buyer.address, ink::kText);
    if (!buyer.taxNumber.isEmpty())
        left.add(m_types.body, taxNumberText(buyer.taxNumber, m_stationery), ink::kQuiet);
    LetterFacts facts(m_stationery);
    const auto add = [&](const char *label, const QString &value) { facts.add(m_stationery.say(label), value); };
    add(QT_TRANSLATE_NOOP("documents", "Date"), day(m_invoice.issuedOn));
    add(QT_TRANSLATE_NOOP("documents", "Due on"), day(m_invoice.dueOn));
    add(QT_TRANSLATE_NOOP("documents", "Event"), m_invoice.eventName.simplified());
    if (m_invoice.period)
        add(QT_TRANSLATE_NOOP("documents", "Period"),
            u"%1\u00a0– %2"_s.arg(day(m_invoice.period->from).replace(u' ', u'\u00a0'),
                                  day(m_invoice.period->to).replace(u' ', u'\u00a0')));
    else
        add(QT_TRANSLATE_NOOP("documents", "Delivery date"), day(m_invoice.eventOn));
    add(QT_TRANSLATE_NOOP("documents", "Your reference"), buyer.reference.simplified());
    add(QT_TRANSLATE_NOOP("documents", "Credits invoice"), creditedText());
    const Block beside = facts.block();
    m_blocks.append(Block{.height = std::max(left.bottom(), beside.height) + kAfterHeadOfInvoice,
                          .marks = left.marks() + beside.marks});
}

Block InvoiceWriter::tableRow(const Cells &cells, const PrintType &words, const PrintType &numbers,
                              const QColor &colour) const
{
    Block row{.height = m_rowPadding, .tag = PageTag::Row};
    const qreal top = row.height + words.ascent() - numbers.ascent();
    for (const QString &line : words.wrapped(cells.text.simplified(), textWidth(cells), 4)) {
        row.marks.append(TextMark{&words, {0, row.height}, line, colour});
        row.height += words.lineHeight();
    }
    const auto add = [&](qreal right, const QString &text) {
        if (!text.isEmpty())
            row.marks.append(rightText(numbers, right, top, text, colour));
    };
    add(quantityRight(), cells.quantity);
    add(unitRight(), cells.unitPrice);
    add(netRight(), cells.net);
    add(taxRight(), cells.tax);
    add(m_width, cells.gross);
    row.height += m_rowPadding;
    row.marks.append(RuleMark{{0, row.height}, m_width, pt(0.4), ink::kHairline});
    return row;
}

/// Widens the columns for large amounts, so that none touches the one before it.
void InvoiceWriter::measure()
{
    const auto widen = [](qreal &column, const PrintType &type, const QString &text) {
        column = std::max(column, type.width(text) + kBetweenAmounts);
    };
    for (const TableLine &line : std::as_const(m_lines)) {
        const PrintType &type = line.isHeading ? m_types.strongNumber : m_types.number;
        const Cells cells = cellsOf(line);
        widen(m_moneyColumn, type, cells.net);
        widen(m_moneyColumn, type, cells.gross);
        widen(m_taxColumn, type, cells.tax);
        widen(m_unitColumn, type, cells.unitPrice);
    }
    widen(m_moneyColumn, m_types.number, money(m_invoice.totalExclTax()));
    widen(m_moneyColumn, m_types.number, money(m_invoice.totalIncTax()));
    widen(m_taxColumn, m_types.number, money(m_invoice.totalIncTax() - m_invoice.totalExclTax()));
}

qreal InvoiceWriter::textWidth(const Cells &cells) const
{
    if (!cells.quantity.isEmpty())
        return quantityRight() - kQuantityColumn - pt(8);
    return (cells.net.isEmpty() ? taxRight() : unitRight()) - pt(8);
}

InvoiceWriter::Cells InvoiceWriter::cellsOf(const TableLine &line) const
{
    if (line.isHeading)
        return {.text = headingText(line.text), .gross = money(line.incTax)};
    const DocumentLanguage &language = m_stationery.language;
    Cells cells{
        .text = line.text, .net = money(line.exclTax), .tax = line.rates.join(u" + "_s), .gross = money(line.incTax)};
    if (line.quantity > 0) {
        cells.quantity = language.number(line.quantity);
        cells.unitPrice = language.unitMoney(m_invoice.unit().amount(line.exclTax) / line.quantity);
    }
    return cells;
}

void InvoiceWriter::addLines()
{
    const auto say = [&](const char *text) { return m_stationery.say(text); };
    Cells titles{.text = say(QT_TRANSLATE_NOOP("documents", "Description")),
                 .net = say(QT_TRANSLATE_NOOP("documents", "Net")),
                 .tax = m_stationery.taxName(),
                 .gross = say(QT_TRANSLATE_NOOP("documents", "Gross"))};
    if (m_hasPieces) {
        titles.quantity = say(QT_TRANSLATE_NOOP("documents", "Quantity"));
        titles.unitPrice = say(QT_TRANSLATE_NOOP("documents", "Unit price"));
    }
    Block head = tableRow(titles, m_types.head, m_types.head, ink::kQuiet);
    head.keepsWithNext = true;
    head.tag = PageTag::HeadRow;
    m_runningHeads = {head};
    Blocks rows;
    qsizetype section = 0;
    for (const TableLine &line : std::as_const(m_lines)) {
        const auto words = line.isHeading ? &m_types.strong : &m_types.text;
        const auto numbers = line.isHeading ? &m_types.strongNumber : &m_types.number;
        const Cells cells = cellsOf(line);
        Block row = tableRow(cells, *words, *numbers, ink::kText);
        if (line.isHeading) {
            m_runningHeads.append(goesOnWith(head, cells.text));
            section = m_runningHeads.size() - 1;
            row.keepsWithNext = true;
        }
        row.section = section;
        rows.append(row);
    }
    keepEnds(rows);
    head.section = 0;
    rows.prepend(head);
    rows.last().keepsWithNext = true;
    m_blocks += rows;
}

/// The head of the table, and below it the delivery that is continued.
Block InvoiceWriter::goesOnWith(const Block &tableHead, const QString &delivery) const
{
    const QString continued = m_stationery.say(QT_TRANSLATE_NOOP("documents", "continued"));
    const Block name =
        tableRow({.text = u"%1, %2"_s.arg(delivery, continued)}, m_types.strong, m_types.number, ink::kText);
    return {.height = tableHead.height + name.height,
            .marks = tableHead.marks + moved(name.marks, {0, tableHead.height})};
}

/// The day of an event above its lines, as the language writes it.
QString InvoiceWriter::headingText(const QString &text) const
{
    constexpr qsizetype kDayLength = 10;
    const std::optional<QDate> on = dayFrom(text.left(kDayLength));
    return on ? day(on) + u" · "_s + text.mid(kDayLength).trimmed() : text;
}

/// A row below the table: three amounts under its columns, or fewer, from the right.
Block InvoiceWriter::totalRow(const QString &label, const QStringList &amounts, const PrintType &words,
                              const PrintType &numbers, const QColor &colour) const
{
    const qreal left = m_width - kInvoiceTotalsWidth;
    Block row{.height = kInvoiceRowPadding, .keepsWithNext = true, .tag = PageTag::Row};
    row.marks.append(TextMark{&words, {left, row.height}, label, colour});
    const qreal rights[] = {netRight(), taxRight(), m_width};
    auto right = std::end(rights) - amounts.size();
    for (const QString &amount : amounts)
        row.marks.append(rightText(numbers, *right++, row.height + words.ascent() - numbers.ascent(), amount, colour));
    row.height += words.lineHeight() + kInvoiceRowPadding;
    row.marks.append(RuleMark{{left, row.height}, kInvoiceTotalsWidth, pt(0.4), ink::kHairline});
    return row;
}

/// Each rate with its amounts, which add up across and down.
void InvoiceWriter::addTaxes()
{
    const QString name = m_stationery.taxName();
    const QList<InvoiceTax> taxes = m_invoice.taxes();
    const auto say = [&](const char *text) { return m_stationery.say(text); };
    m_blocks.append(
        totalRow({}, {say(QT_TRANSLATE_NOOP("documents", "Net")), name, say(QT_TRANSLATE_NOOP("documents", "Gross"))},
                 m_types.head, m_types.head, ink::kQuiet));
    const auto add = [&](const QString &label, qint64 exclTax, qint64 incTax) {
        m_blocks.append(totalRow(label, {money(exclTax), money(incTax - exclTax), money(incTax)}, m_types.body,
                                 m_types.number, ink::kText));
    };
    for (const InvoiceTax &tax : taxes) {
        const QString label = u"%1 %2"_s.arg(name, m_stationery.language.percent(tax.rate));
        const bool isUsual = !wantsExemptionReason(tax.taxCategory());
        add(isUsual ? label : u"%1 (%2)"_s.arg(label, tax.taxCategory()), tax.exclTax, tax.incTax);
    }
    if (taxes.size() > 1)
        add(say(QT_TRANSLATE_NOOP("documents", "Total")), m_invoice.totalExclTax(), m_invoice.totalIncTax());
}

/// A label with a prominent amount.
Block InvoiceWriter::sumBlock(const QString &label, qint64 amount) const
{
    const qreal left = m_width - kInvoiceTotalsWidth;
    Block sum{.height = pt(8), .keepsWithNext = true, .tag = PageTag::Row};
    const qreal labelTop = sum.height + m_types.sum.ascent() - m_types.heading.ascent();
    sum.marks.append(TextMark{&m_types.heading, {left, labelTop}, label, ink::kText});
    sum.marks.append(rightText(m_types.sum, m_width, sum.height, money(amount), ink::kText));
    sum.height += m_types.sum.lineHeight();
    return sum;
}

void InvoiceWriter::addTotals()
{
    m_totalsAt = m_blocks.size();
    const auto say = [&](const char *text) { return m_stationery.say(text); };
    m_blocks.append({.height = pt(14), .keepsWithNext = true, .tag = PageTag::Artifact});
    addTaxes();
    m_blocks.append(sumBlock(m_stationery.totalWithTax(), m_invoice.totalIncTax()));
    if (m_invoice.paidBefore != 0) {
        m_blocks.append(totalRow(say(QT_TRANSLATE_NOOP("documents", "Paid so far")), {money(-m_invoice.paidBefore)},
                                 m_types.body, m_types.number, ink::kText));
        if (isPaid()) {
            Block thanks =
                headingBlock(say(QT_TRANSLATE_NOOP("documents", "Paid in full. Thank you.")),
                             {m_types.heading, ink::kText, m_width - kInvoiceTotalsWidth, kInvoiceTotalsWidth});
            thanks.spaceBefore = pt(8);
            m_blocks.append(thanks);
        } else {
            m_blocks.append(sumBlock(say(QT_TRANSLATE_NOOP("documents", "Still to pay")), m_invoice.toBePaid()));
        }
    }
    if (m_invoice.dueOn && !isPaid() && m_invoice.kind != InvoiceKind::CreditNote) {
        const QString due = say(QT_TRANSLATE_NOOP("documents", "Due on %1")).arg(day(m_invoice.dueOn));
        m_blocks.append({.height = m_types.body.lineHeight(),
                         .marks = {TextMark{&m_types.body, {m_width - kInvoiceTotalsWidth, 0}, due, ink::kQuiet}},
                         .keepsWithNext = true});
    }
    m_blocks.last().keepsWithNext = false;
}

void InvoiceWriter::addParagraphs(const QString &label, const QString &text, qreal width)
{
    Blocks paragraphs = textBlocks(text, {m_types.body, ink::kText, 0, width});
    if (paragraphs.isEmpty())
        return;
    keepFew(paragraphs);
    Block heading = headingBlock(label, {m_types.strong, ink::kText, 0, m_width});
    heading.spaceBefore = kBeforeParagraphs;
    m_blocks.append(heading);
    m_blocks += paragraphs;
}

/// Why no tax is charged, a line for each category.
QStringList InvoiceWriter::reasons() const
{
    QStringList reasons;
    for (const InvoiceTax &tax : m_invoice.taxes()) {
        if (tax.taxCategory() == "AE"_L1)
            reasons += reverseChargeWords(m_invoice.seller.country);
        if (wantsExemptionReason(tax.taxCategory()))
            reasons += tax.tax.reason;
    }
    reasons.removeDuplicates();
    return reasons;
}

/// The payment details, beside a code that fills them in.
void InvoiceWriter::addPayment()
{
    const qsizetype before = m_blocks.size();
    const QString transfer = paymentCodeText(m_invoice);
    const Marks code = transfer.isEmpty() ? Marks() : qrCodeMarks(transfer, kCodeSide);
    const qreal width = code.isEmpty() ? m_width * kTextShareOfInvoice : m_width - kCodeColumn;
    QString text = m_invoice.seller.bankDetails;
    const QString reference = m_invoice.reference.isEmpty() ? m_invoice.number : m_invoice.reference;
    if (!text.isEmpty() || !m_invoice.reference.isEmpty())
        text += u'\n' + m_stationery.say(QT_TRANSLATE_NOOP("documents", "Payment reference: %1")).arg(reference);
    addParagraphs(m_stationery.say(QT_TRANSLATE_NOOP("documents", "To be paid to")), text, width);
    for (qsizetype i = before + 1; i < m_blocks.size(); ++i)
        m_blocks[i].spaceBefore = 0; // Lines of one account, rather than paragraphs.
    addParagraphs(m_stationery.say(QT_TRANSLATE_NOOP("documents", "Terms")), m_invoice.seller.invoiceTerms, width);
    if (!code.isEmpty())
        addCode(code, m_blocks.size() - before);
}

/// The code at the right edge, beside the last blocks.
void InvoiceWriter::addCode(const Marks &code, qsizetype beside)
{
    const qreal left = m_width - kCodeSide;
    Block block{.marks = moved(code, {left, kQuietZone})};
    const QString words =
        m_stationery.say(QT_TRANSLATE_NOOP("documents", "Scan this code with your bank’s app to pay %1."))
            .arg(money(m_invoice.toBePaid()));
    qreal top = kQuietZone;
    const qreal right = left - kQuietZone - pt(4);
    for (const QString &line : m_types.small.wrapped(words, kCodeWords, 6)) {
        block.marks.append(rightText(m_types.small, right, top, line, ink::kQuiet));
        top += m_types.small.lineHeight();
    }
    qreal height = 0;
    for (qsizetype i = m_blocks.size() - beside; i < m_blocks.size(); ++i) {
        height += m_blocks.at(i).height + (height > 0 ? m_blocks.at(i).spaceBefore : 0);
        m_blocks[i].keepsWithNext = true;
    }
    const bool isBeside = beside > 0 && height <= kMostBeside;
    const qreal own = std::max(kCodeSide, top) + 2 * kQuietZone;
    block.spaceBefore = isBeside ? -height : kBeforeParagraphs;
    block.height = isBeside ? std::max(height, own) : own;
    m_blocks.append(block);
}

void InvoiceWriter::addTexts()
{
    addParagraphs(m_stationery.say(QT_TRANSLATE_NOOP("documents", "Tax")), reasons().join(u'\n'),
                  m_width * kTextShareOfInvoice);
    addParagraphs(m_stationery.say(QT_TRANSLATE_NOOP("documents", "Notes")), m_invoice.note,
                  m_width * kTextShareOfInvoice);
    if (m_invoice.kind != InvoiceKind::CreditNote && !isPaid())
        addPayment();
    keepFoot();
}

/// The sums, how to pay them and the last two lines stay on one page, so that no page holds a few lines of the foot.
void InvoiceWriter::keepFoot()
{
    const qsizetype first = std::max<qsizetype>(0, m_totalsAt - 2);
    qreal height = 0;
    for (qsizetype at = first; at < m_blocks.size(); ++at)
        height += m_blocks.at(at).spaceBefore + m_blocks.at(at).height;
    if (height > m_stationery.frame.body().height() * kMostOfPageForFoot)
        return;
    for (qsizetype at = first; at + 1 < m_blocks.size(); ++at)
        m_blocks[at].keepsWithNext = true;
}

/// The content of an invoice, before it is split into pages.
EventText invoiceText(const Invoice &invoice, const Stationery &stationery, PrintPictures &pictures)
{
    EventText best;
    qsizetype fewest = 0;
    for (const qreal padding : {kInvoiceRowPadding, kTightRowPadding}) {
        InvoiceWriter writer(invoice, stationery, padding);
        writer.add(senderBlock(invoice.seller, stationery, pictures));
        writer.addHead();
        writer.addLines();
        writer.addTotals();
        writer.addTexts();
        EventText text = writer.take();
        const qsizetype pages = flowed(text.blocks, text.runningHeads, stationery.frame.body().height()).size();
        if (fewest == 0 || pages < fewest) {
            fewest = pages;
            best = std::move(text);
        }
        if (pages == 1)
            break;
    }
    return best;
}

const char *nameOf(InvoiceKind kind)
{
    return kind == InvoiceKind::CreditNote ? QT_TRANSLATE_NOOP("documents", "Credit note")
                                           : QT_TRANSLATE_NOOP("documents", "Invoice");
}

} // namespace

InvoicePages::InvoicePages(const Invoice &invoice, QPageSize::PageSizeId size, PrintPictures &pictures)
    : StationeryPages(
        size,
        std::make_unique<Stationery>(PrintedEvent{.name = invoice.number}, invoice.seller, size, nameOf(invoice.kind)))
{
    setMadeAt(invoice.createdAt);
    lay(u"%1 %2"_s.arg(stationery().name, invoice.number), invoiceText(invoice, stationery(), pictures));
}

Result<QByteArray> invoicePdf(const Invoice &invoice, PrintPictures::Read pictures, const DocumentPages::GoOn &goOn)
{
    PrintPictures prints;
    prints.setRead(std::move(pictures));
    const QPageSize::PageSizeId size = paperOf(invoice.seller) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
    return pdfOf(InvoicePages(invoice, size, prints), goOn);
}

} // namespace stemdesk
