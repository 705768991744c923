#include "core/documents/billing/statement_pages.h"

#include "core/documents/billing/letter_head.h"
#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/print_pictures.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"
#include "core/domain/shops/document_look.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kStatementPadding = pt(4);
constexpr qreal kStatementMoney = pt(84);
constexpr qreal kDayColumn = pt(92); ///< Wider for longer days, like the amounts.
constexpr qreal kBetweenCells = pt(8);
constexpr qreal kAfterStatementHead = pt(24);
constexpr auto kStatementName = QT_TRANSLATE_NOOP("documents", "Statement of account");

class StatementWriter {
public:
    StatementWriter(const AccountStatement &statement, const Stationery &stationery)
        : m_statement(statement), m_stationery(stationery), m_types(stationery.types),
          m_width(stationery.frame.body().width())
    {}

    EventText write();

private:
    using Cells = std::array<QString, 4>; ///< Day, what it is, amount, balance.

    QString say(const char *text) const { return m_stationery.say(text); }
    QString money(qint64 count) const { return m_stationery.language.money(m_statement.unit().amount(count)); }
    /// The balance of an account: other languages have another word for the last payment of a price.
    QString balanceWord() const { return m_stationery.language.translate("documents", "Balance", "account"); }
    QString day(QDate date) const { return m_stationery.language.date(date); }
    QString kindName(StatementRow::Kind kind) const;
    QString textOf(const StatementRow &row) const;
    Block row(const Cells &cells, const PrintType &words, const PrintType &numbers, const QColor &colour) const;
    void addHead();
    void measure();
    void addRows();
    void addPayment();

    const AccountStatement &m_statement;
    const Stationery &m_stationery;
    const PrintTypes &m_types;
    qreal m_width;
    qreal m_dayColumn = kDayColumn;
    qreal m_moneyColumn = kStatementMoney;
    Blocks m_blocks;
    Block m_runningHead;
};

QString StatementWriter::kindName(StatementRow::Kind kind) const
{
    switch (kind) {
    case StatementRow::Kind::Invoice: return say(QT_TRANSLATE_NOOP("documents", "Invoice"));
    case StatementRow::Kind::CreditNote: return say(QT_TRANSLATE_NOOP("documents", "Credit note"));
    case StatementRow::Kind::Payment: return say(QT_TRANSLATE_NOOP("documents", "Payment"));
    }
    Q_UNREACHABLE();
}

/// "Invoice 2026-0007 · Hotel lobby".
QString StatementWriter::textOf(const StatementRow &row) const
{
    const QString named = (kindName(row.kind) + u' ' + row.number).trimmed();
    return row.eventName.isEmpty() ? named : named + u" · "_s + row.eventName;
}

Block StatementWriter::row(const Cells &cells, const PrintType &words, const PrintType &numbers,
                           const QColor &colour) const
{
    Block row{.height = kStatementPadding, .tag = PageTag::Row};
    const qreal top = row.height + words.ascent() - numbers.ascent();
    row.marks.append(TextMark{&words, {0, row.height}, cells[0], colour});
    for (const QString &line : words.wrapped(cells[1].simplified(), m_width - m_dayColumn - 2 * m_moneyColumn, 3)) {
        row.marks.append(TextMark{&words, {m_dayColumn, row.height}, line, colour});
        row.height += words.lineHeight();
    }
    row.marks.append(rightText(numbers, m_width - m_moneyColumn, top, cells[2], colour));
    row.marks.append(rightText(numbers, m_width, top, cells[3], colour));
    row.height += kStatementPadding;
    row.marks.append(RuleMark{{0, row.height}, m_width, pt(0.4), ink::kHairline});
    return row;
}

void StatementWriter::addHead()
{
    const Contact &contact = m_statement.contact;
    PrintPictures none; // The letter of an account has the shop's name instead of its logo.
    m_blocks.append(senderBlock(m_stationery.shop, m_stationery, none));
    m_blocks.append(letterTitle(contact.company.isEmpty() ? contact.name : contact.company, m_stationery));
    TextColumn left(0, rightHalf(m_stationery) - kBetweenHalves);
    left.add(m_types.text, contact.address, ink::kText);
    LetterFacts facts(m_stationery);
    const QString to = day(m_statement.to).replace(u' ', u'\u00a0');
    if (m_statement.from)
        facts.add(say(QT_TRANSLATE_NOOP("documents", "Period")),
                  u"%1\u00a0– %2"_s.arg(day(*m_statement.from).replace(u' ', u'\u00a0'), to));
    else
        facts.add(say(QT_TRANSLATE_NOOP("documents", "Date")), to);
    facts.add(balanceWord(), money(m_statement.closingBalance));
    const Block beside = facts.block();
    m_blocks.append({.height = std::max(left.bottom(), beside.height) + kAfterStatementHead,
                     .marks = left.marks() + beside.marks,
                     .keepsWithNext = true});
}

/// The payment details for the open amount.
void StatementWriter::addPayment()
{
    Blocks bank = textBlocks(m_stationery.shop.bankDetails, {m_types.body, ink::kText, 0, m_width});
    if (bank.isEmpty() || m_statement.closingBalance <= 0)
        return;
    keepFew(bank);
    Block heading =
        headingBlock(say(QT_TRANSLATE_NOOP("documents", "To be paid to")), {m_types.strong, ink::kText, 0, m_width});
    heading.spaceBefore = pt(18);
    m_blocks.append(heading);
    m_blocks += bank;
}

/// No day or amount touches what is beside it. The closing balance is larger, but has nothing at its left.
void StatementWriter::measure()
{
    const auto addDay = [&](QDate date, const PrintType &type) {
        m_dayColumn = std::max(m_dayColumn, type.width(day(date)) + kBetweenCells);
    };
    const auto addAmount = [&](qint64 count, const PrintType &type) {
        m_moneyColumn = std::max(m_moneyColumn, type.width(money(count)) + kBetweenCells);
    };
    if (m_statement.from)
        addDay(*m_statement.from, m_types.text);
    addAmount(m_statement.openingBalance, m_types.number);
    for (const StatementRow &row : m_statement.rows) {
        addDay(row.on, m_types.text);
        addAmount(row.amount, m_types.number);
        addAmount(row.balance, m_types.number);
    }
    addDay(m_statement.to, m_types.heading);
    addAmount(m_statement.overdue, m_types.total);
}

void StatementWriter::addRows()
{
    measure();
    Block head = row({say(QT_TRANSLATE_NOOP("documents", "Date")), say(QT_TRANSLATE_NOOP("documents", "Description")),
                      say(QT_TRANSLATE_NOOP("documents", "Amount")), balanceWord()},
                     m_types.head, m_types.head, ink::kQuiet);
    head.keepsWithNext = true;
    head.tag = PageTag::HeadRow;
    Blocks rows;
    if (m_statement.from || m_statement.openingBalance != 0)
        rows.append(
            row({m_statement.from ? day(*m_statement.from) : QString(),
                 say(QT_TRANSLATE_NOOP("documents", "Opening balance")), QString(), money(m_statement.openingBalance)},
                m_types.text, m_types.number, ink::kText));
    for (const StatementRow &one : m_statement.rows)
        rows.append(row({day(one.on), textOf(one), money(one.amount), money(one.balance)}, m_types.text, m_types.number,
                        ink::kText));
    Block closing = row({day(m_statement.to), say(QT_TRANSLATE_NOOP("documents", "Closing balance")), QString(),
                         money(m_statement.closingBalance)},
                        m_types.heading, m_types.sum, ink::kText);
    closing.spaceBefore = pt(6);
    rows.append(closing);
    if (m_statement.overdue > 0)
        rows.append(row(
            {QString(), say(QT_TRANSLATE_NOOP("documents", "of which overdue")), QString(), money(m_statement.overdue)},
            m_types.strong, m_types.total, ink::kText));
    keepEnds(rows);
    rows.prepend(head);
    setSection(rows, 0);
    m_runningHead = head;
    m_blocks += rows;
}

EventText StatementWriter::write()
{
    addHead();
    addRows();
    addPayment();
    return {.blocks = std::move(m_blocks), .runningHeads = {m_runningHead}};
}

} // namespace

StatementPages::StatementPages(const AccountStatement &statement, const Shop &shop, QPageSize::PageSizeId size)
    : StationeryPages(size, std::make_unique<Stationery>(shop, size, kStatementName, QString()))
{
    lay(u"%1 · %2"_s.arg(stationery().name, statement.contact.name), StatementWriter(statement, stationery()).write());
}

Result<QByteArray> statementPdf(const AccountStatement &statement, const Shop &shop, const DocumentPages::GoOn &goOn)
{
    const QPageSize::PageSizeId size = paperOf(shop) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
    return pdfOf(StatementPages(statement, shop, size), goOn);
}

} // namespace stemdesk
