#include "core/documents/report_pages.h"

#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"
#include "core/domain/reports/report_tables.h"
#include "core/domain/shops/document_look.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kBetweenTables = pt(20);
constexpr qreal kBetweenFigures = pt(9);
constexpr qreal kFigureRowPadding = pt(2.5);
constexpr qreal kLeastName = pt(44);
constexpr qsizetype kMostTitleLines = 4;
constexpr qsizetype kMostNameLines = 3;
constexpr qsizetype kWideTable = 6; ///< Tables with this many columns leave out the currency sign.

constexpr auto kFigures = QT_TRANSLATE_NOOP("documents", "Figures");

/// Sets one table: the names of the rows on the left, figures on the right of their columns.
class TableSetter {
public:
    TableSetter(const ReportTable &table, const PeriodReport &report, const Stationery &stationery);

    Block head() const;
    Blocks rows() const;
    QString textOf(const ReportCell &cell) const;

private:
    QString moneyText(double amount) const;
    Block row(const QList<ReportCell> &cells) const;
    qreal widthOf(qsizetype column, qsizetype lines) const;
    qreal longestName() const;
    qreal nameWidth() const { return m_rights.constFirst(); }

    const ReportTable &m_table;
    const PeriodReport &m_report;
    const Stationery &m_stationery;
    const PrintTypes &m_types;
    QList<qreal> m_widths;
    QList<qreal> m_rights; ///< The right edge of each column.
};

TableSetter::TableSetter(const ReportTable &table, const PeriodReport &report, const Stationery &stationery)
    : m_table(table), m_report(report), m_stationery(stationery), m_types(stationery.types)
{
    const qreal width = stationery.frame.body().width();
    // The fewest title lines that leave enough room for the names.
    for (qsizetype lines = 1; lines <= kMostTitleLines; ++lines) {
        m_widths = {0};
        qreal figures = 0;
        for (qsizetype column = 1; column < table.columns.size(); ++column) {
            m_widths.append(widthOf(column, lines));
            figures += m_widths.constLast() + kBetweenFigures;
        }
        m_widths.first() = std::max(kLeastName, width - figures);
        if (width - figures >= longestName())
            break;
    }
    qreal right = 0;
    for (qsizetype column = 0; column < m_widths.size(); ++column) {
        right += m_widths.at(column) + (column == 0 ? 0 : kBetweenFigures);
        m_rights.append(right);
    }
}

QString TableSetter::moneyText(double amount) const
{
    if (m_table.columns.size() < kWideTable)
        return m_stationery.language.money(amount);
    return m_stationery.language.locale().toString(amount, 'f', m_report.unit().digits());
}

QString TableSetter::textOf(const ReportCell &cell) const
{
    const DocumentLanguage &language = m_stationery.language;
    if (cell.kind == ReportCell::Kind::Text)
        return cell.text;
    if (!cell.number)
        return u"–"_s;
    switch (cell.kind) {
    case ReportCell::Kind::Money: return moneyText(*cell.number);
    case ReportCell::Kind::Percent: {
        constexpr double kTenthsOfPerCent = 1000;
        return language.percent(std::round(*cell.number * kTenthsOfPerCent) / kTenthsOfPerCent);
    }
    default: return language.number(*cell.number);
    }
}

/// The width of the figures, and of the title when it is broken into this many lines.
qreal TableSetter::widthOf(qsizetype column, qsizetype lines) const
{
    constexpr qreal kStep = pt(4);
    const QString title = m_table.columns.at(column).title;
    qreal width = 0;
    for (const QString &word : title.split(u' '))
        width = std::max(width, m_types.head.width(word));
    for (const QList<ReportCell> &cells : m_table.rows)
        width = std::max(width, m_types.number.width(textOf(cells.at(column))));
    if (lines < kMostTitleLines) {
        while (m_types.head.wrapped(title, width, kMostTitleLines).size() > lines)
            width += kStep;
    }
    return width;
}

/// The width that the names need, at most half of the page.
qreal TableSetter::longestName() const
{
    qreal width = kLeastName;
    for (const QList<ReportCell> &cells : m_table.rows)
        width = std::max(width, m_types.cell.width(textOf(cells.constFirst())));
    return std::min(width, m_stationery.frame.body().width() / 2);
}

Block TableSetter::head() const
{
    Block head{.height = 0, .keepsWithNext = true, .tag = PageTag::HeadRow};
    QList<QStringList> titles;
    qsizetype most = 1;
    for (qsizetype column = 0; column < m_table.columns.size(); ++column) {
        titles.append(m_types.head.wrapped(m_table.columns.at(column).title, m_widths.at(column), kMostTitleLines));
        most = std::max(most, titles.constLast().size());
    }
    for (qsizetype column = 0; column < titles.size(); ++column) {
        qreal top = qreal(most - titles.at(column).size()) * m_types.head.lineHeight();
        for (const QString &line : titles.at(column)) {
            head.marks.append(m_table.columns.at(column).isNumber
                                  ? rightText(m_types.head, m_rights.at(column), top, line, ink::kQuiet)
                                  : Mark(TextMark{&m_types.head, {0, top}, line, ink::kQuiet}));
            top += m_types.head.lineHeight();
        }
    }
    head.height = qreal(most) * m_types.head.lineHeight() + pt(3);
    head.marks.append(RuleMark{{0, head.height}, m_rights.constLast(), pt(0.5), ink::kHairline});
    return head;
}

Block TableSetter::row(const QList<ReportCell> &cells) const
{
    Block row{.height = kFigureRowPadding, .tag = PageTag::Row};
    for (qsizetype column = 1; column < cells.size(); ++column)
        row.marks.append(
            rightText(m_types.number, m_rights.at(column), kFigureRowPadding, textOf(cells.at(column)), ink::kText));
    for (const QString &line : m_types.cell.wrapped(textOf(cells.constFirst()), nameWidth(), kMostNameLines)) {
        row.marks.append(TextMark{&m_types.cell, {0, row.height}, line, ink::kText});
        row.height += m_types.cell.lineHeight();
    }
    row.height += kFigureRowPadding;
    row.marks.append(RuleMark{{0, row.height}, m_rights.constLast(), pt(0.4), ink::kHairline});
    return row;
}

Blocks TableSetter::rows() const
{
    Blocks rows;
    for (const QList<ReportCell> &cells : m_table.rows)
        rows.append(row(cells));
    keepFew(rows); // Also used for the months of a year.
    return rows;
}

Blocks titleBlocks(const PeriodReport &report, const Stationery &stationery)
{
    const PrintTypes &types = stationery.types;
    const qreal width = stationery.frame.body().width();
    Block title{.tag = PageTag::Title};
    title.marks.append(TextMark{&types.label, {0, 0}, stationery.name.toUpper(), stationery.inks.accent});
    title.height = types.label.lineHeight() + pt(5);
    title.marks.append(
        TextMark{&types.title, {0, title.height}, periodName(report.figures.period, stationery.language), ink::kText});
    title.height += types.title.lineHeight() + pt(3);
    return Blocks{title}
    + textBlocks(contactLines(stationery.shop).join(u" · "_s), {types.body, ink::kQuiet, 0, width});
}

/// One of the figures that are looked for first.
struct HeadFigure {
    QString name;
    QString amount;
    QString note{};
};

QList<HeadFigure> headFigures(const PeriodReport &report, const Stationery &stationery)
{
    constexpr double kHundred = 100;
    const PeriodFigures &of = report.figures;
    const auto money = [&](qint64 count) { return stationery.language.money(report.unit().amount(count)); };
    const auto share = [&](const std::optional<double> &percent) {
        return percent ? stationery.language.percent(std::round(*percent) / kHundred) : QString();
    };
    return {{stationery.say(QT_TRANSLATE_NOOP("documents", "Invoiced before tax")), money(of.invoiced.exclTax)},
            {stationery.say(QT_TRANSLATE_NOOP("documents", "Margin before tax")), money(of.events.marginExclTax()),
             share(of.events.marginPercent())},
            {stationery.say(QT_TRANSLATE_NOOP("documents", "Open invoices at the end")), money(of.outstanding)},
            {stationery.say(QT_TRANSLATE_NOOP("documents", "Waste before tax")), money(of.waste.costExclTax),
             share(of.wastePercentOfCost())}};
}

Block headBlock(const QList<HeadFigure> &figures, const Stationery &stationery)
{
    const PrintTypes &types = stationery.types;
    const qreal column = stationery.frame.body().width() / qreal(figures.size());
    const qreal below = 2 * types.small.lineHeight() + pt(2);
    Block block{.height = below + types.section.lineHeight() + types.small.lineHeight(),
                .spaceBefore = kBetweenTables,
                .keepsWithNext = true};
    qreal left = 0;
    for (const HeadFigure &figure : figures) {
        const QStringList name = types.small.wrapped(figure.name, column - kBetweenFigures, 2);
        qreal top = below - pt(2) - qreal(name.size()) * types.small.lineHeight();
        for (const QString &line : name) {
            block.marks.append(TextMark{&types.small, {left, top}, line, ink::kQuiet});
            top += types.small.lineHeight();
        }
        block.marks.append(TextMark{&types.section, {left, below}, figure.amount, stationery.inks.accent});
        block.marks.append(
            TextMark{&types.small, {left, below + types.section.lineHeight()}, figure.note, ink::kQuiet});
        left += column;
    }
    return block;
}

/// The other figures side by side in two columns, leaving out zeros.
Blocks summaryBlocks(const ReportTable &summary, const PeriodReport &report, const Stationery &stationery)
{
    const PrintTypes &types = stationery.types;
    const TableSetter setter(summary, report, stationery);
    const QList<HeadFigure> first = headFigures(report, stationery);
    QList<std::array<QString, 2>> shown;
    for (const QList<ReportCell> &cells : summary.rows) {
        const QString name = cells.constFirst().text;
        if (cells.at(1).number.value_or(0) != 0 && std::ranges::find(first, name, &HeadFigure::name) == first.cend())
            shown.append({name, setter.textOf(cells.at(1))});
    }
    Blocks blocks{headBlock(first, stationery)};
    const qreal column = (stationery.frame.body().width() - pt(28)) / 2;
    const qsizetype rows = (shown.size() + 1) / 2;
    for (qsizetype place = 0; place < rows; ++place) {
        Block row{.height = types.cell.lineHeight() + 2 * kFigureRowPadding,
                  .spaceBefore = place == 0 ? kBetweenTables : 0,
                  .keepsWithNext = place + 1 < rows,
                  .tag = PageTag::Row};
        for (qsizetype half = 0; half < 2 && place + half * rows < shown.size(); ++half) {
            const auto &[name, figure] = shown.at(place + half * rows);
            const qreal left = qreal(half) * (column + pt(28));
            const QString words = types.cell.elided(name, column - types.number.width(figure) - kBetweenFigures);
            row.marks.append(TextMark{&types.cell, {left, kFigureRowPadding}, words, ink::kText});
            row.marks.append(rightText(types.number, left + column, kFigureRowPadding, figure, ink::kText));
            row.marks.append(RuleMark{{left, row.height}, column, pt(0.4), ink::kHairline});
        }
        blocks.append(row);
    }
    return blocks;
}

/// A bar for the value of each month's events.
Block monthBars(const PeriodReport &report, const Stationery &stationery)
{
    constexpr qreal kBars = pt(64);
    constexpr qreal kLeastBar = pt(1);
    const PrintType &type = stationery.types.small;
    qint64 most = 1;
    for (const PeriodFigures &of : report.months)
        most = std::max(most, of.events.customerPriceExclTax);
    const qreal column = stationery.frame.body().width() / qreal(report.months.size());
    Block block{.height = kBars + pt(3) + type.lineHeight() + pt(8), .keepsWithNext = true, .tag = PageTag::Artifact};
    qreal left = 0;
    for (const PeriodFigures &of : report.months) {
        const qreal share = qreal(std::max<qint64>(of.events.customerPriceExclTax, 0)) / qreal(most);
        const qreal height = std::max(kBars * share, kLeastBar);
        block.marks.append(ShapeMark{.place = QRectF(left, kBars - height, column - pt(10), height),
                                     .fill = share > 0 ? stationery.inks.accent : ink::kHairline,
                                     .outline = {}});
        const QString name =
            stationery.language.locale().standaloneMonthName(of.period.from().month(), QLocale::ShortFormat);
        block.marks.append(TextMark{&type, {left, kBars + pt(3)}, name, ink::kQuiet});
        left += column;
    }
    return block;
}

EventText reportText(const PeriodReport &report, const Stationery &stationery)
{
    EventText text{.blocks = titleBlocks(report, stationery)};
    const PrintTypes &types = stationery.types;
    const qreal width = stationery.frame.body().width();
    if (report.isEmpty()) {
        Blocks nothing =
            textBlocks(stationery.say(QT_TRANSLATE_NOOP("documents", "Nothing was invoiced, paid, made or asked for.")),
                       {types.body, ink::kQuiet, 0, width});
        nothing.first().spaceBefore = kBetweenTables;
        text.blocks += nothing;
        return text;
    }
    QList<ReportTable> tables = reportTables(report, stationery.language);
    text.blocks += summaryBlocks(tables.takeFirst(), report, stationery);
    bool isMonths = !report.months.isEmpty(); // The table of months is the first of the others.
    for (const ReportTable &table : std::as_const(tables)) {
        const TableSetter setter(table, report, stationery);
        Block heading = headingBlock(table.title, {types.heading, ink::kText, 0, width});
        heading.spaceBefore = kBetweenTables;
        heading.height += pt(3);
        Blocks blocks{heading};
        if (std::exchange(isMonths, false))
            blocks.append(monthBars(report, stationery));
        blocks.append(setter.head());
        blocks += setter.rows();
        setSection(blocks, text.runningHeads.size());
        text.runningHeads.append(setter.head());
        text.blocks += blocks;
    }
    return text;
}

} // namespace

ReportPages::ReportPages(const PeriodReport &report, const Shop &shop, QPageSize::PageSizeId size)
    : StationeryPages(size, std::make_unique<Stationery>(shop, size, kFigures, QString()))
{
    lay(u"%1 · %2"_s.arg(stationery().name, periodName(report.figures.period, stationery().language)),
        reportText(report, stationery()));
}

Result<QByteArray> reportPdf(const PeriodReport &report, const Shop &shop, const DocumentPages::GoOn &goOn)
{
    const QPageSize::PageSizeId size = paperOf(shop) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
    return pdfOf(ReportPages(report, shop, size), goOn);
}

} // namespace stemdesk
