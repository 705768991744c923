#include "core/documents/statement_pages.h"

#include "core/documents/print_ink.h"
#include "core/documents/stationery.h"
#include "core/documents/text_blocks.h"
#include "core/domain/shops/paper.h"

#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kStatementPadding = pt(4);
constexpr qreal kStatementMoney = pt(84);
constexpr qreal kDayColumn = pt(92);
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
    QString day(QDate date) const { return m_stationery.language.date(date); }
    QString kindName(StatementRow::Kind kind) const;
    QString textOf(const StatementRow &row) const;
    Block row(const Cells &cells, const PrintType &words, const PrintType &numbers, const QColor &colour) const;
    void addHead();
    void addRows();

    const AccountStatement &m_statement;
    const Stationery &m_stationery;
    const PrintTypes &m_types;
    qreal m_width;
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
    for (const QString &line : words.wrapped(cells[1].simplified(), m_width - kDayColumn - 2 * kStatementMoney, 3)) {
        row.marks.append(TextMark{&words, {kDayColumn, row.height}, line, colour});
        row.height += words.lineHeight();
    }
    row.marks.append(rightText(numbers, m_width - kStatementMoney, top, cells[2], colour));
    row.marks.append(rightText(numbers, m_width, top, cells[3], colour));
    row.height += kStatementPadding;
    row.marks.append(RuleMark{{0, row.height}, m_width, pt(0.4), ink::kHairline});
    return row;
}

void StatementWriter::addHead()
{
    const Contact &contact = m_statement.contact;
    Block head{.keepsWithNext = true, .tag = PageTag::Title};
    const auto add = [&](const PrintType &type, const QString &text, const QColor &colour) {
        for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
            for (const QString &part : type.wrapped(line.simplified(), m_width, 3)) {
                head.marks.append(TextMark{&type, {0, head.height}, part, colour});
                head.height += type.lineHeight();
            }
        }
    };
    add(m_types.label, m_stationery.name.toUpper(), m_stationery.inks.accent);
    add(m_types.displaySmallest, contact.company.isEmpty() ? contact.name : contact.company, ink::kText);
    add(m_types.text, contact.address, ink::kText);
    const QString to = day(m_statement.to);
    add(m_types.body,
        m_statement.from ? u"%1 – %2"_s.arg(day(*m_statement.from), to)
                         : say(QT_TRANSLATE_NOOP("documents", "To %1")).arg(to),
        ink::kQuiet);
    for (const QString &line : contactLines(m_stationery.shop))
        add(m_types.body, line, ink::kQuiet);
    head.height += kAfterStatementHead;
    m_blocks.append(head);
}

void StatementWriter::addRows()
{
    Block head = row({say(QT_TRANSLATE_NOOP("documents", "Date")), say(QT_TRANSLATE_NOOP("documents", "Description")),
                      say(QT_TRANSLATE_NOOP("documents", "Amount")), say(QT_TRANSLATE_NOOP("documents", "Balance"))},
                     m_types.head, m_types.head, ink::kQuiet);
    head.keepsWithNext = true;
    head.tag = PageTag::HeadRow;
    Blocks rows{
        row({m_statement.from ? day(*m_statement.from) : QString(),
             say(QT_TRANSLATE_NOOP("documents", "Opening balance")), QString(), money(m_statement.openingBalance)},
            m_types.text, m_types.number, ink::kText)};
    for (const StatementRow &one : m_statement.rows)
        rows.append(row({day(one.on), textOf(one), money(one.amount), money(one.balance)}, m_types.text, m_types.number,
                        ink::kText));
    rows.append(row({day(m_statement.to), say(QT_TRANSLATE_NOOP("documents", "Closing balance")), QString(),
                     money(m_statement.closingBalance)},
                    m_types.strong, m_types.total, ink::kText));
    if (m_statement.overdue > 0)
        rows.append(row(
            {QString(), say(QT_TRANSLATE_NOOP("documents", "Of this overdue")), QString(), money(m_statement.overdue)},
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
