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
    if (cell.number.value_or(0) == 0)
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
    title.marks.append(TextMark{
        &types.displaySmallest, {0, title.height}, periodName(report.figures.period, stationery.language), ink::kText});
    title.height += types.displaySmallest.lineHeight() + pt(3);
    return Blocks{title}
    + textBlocks(contactLines(stationery.shop).join(u" · "_s), {types.body, ink::kQuiet, 0, width});
}

/// One of the figures that are looked for first.
struct HeadFigure {
    QString name;
    QString amount;
    QString before; ///< "2026: £1,200.00"; empty if nothing is known of that year.
    QString note{};
};

QList<HeadFigure> headFigures(const ComparedReport &report, const Stationery &stationery)
{
    constexpr double kHundred = 100;
    const PeriodFigures &of = report.now.figures;
    const auto share = [&](const std::optional<double> &percent) {
        return percent ? stationery.language.percent(std::round(*percent) / kHundred) : QString();
    };
    const auto figure = [&](const char *name, const auto &countOf, const QString &note) {
        const auto money = [&](const PeriodFigures &figures) {
            return stationery.language.money(report.now.unit().amount(countOf(figures)));
        };
        HeadFigure head{.name = stationery.say(name), .amount = money(of), .before = {}, .note = note};
        if (report.isCompared())
            head.before = u"%1: %2"_s.arg(QString::number(report.yearBefore.figures.period.from().year()),
                                          money(report.yearBefore.figures));
        return head;
    };
    return {figure(QT_TRANSLATE_NOOP("documents", "Invoiced before tax"),
                   [](const PeriodFigures &figures) { return figures.invoiced.exclTax; }, {}),
            figure(
                QT_TRANSLATE_NOOP("documents", "Margin before tax"),
                [](const PeriodFigures &figures) { return figures.events.marginExclTax(); },
                share(of.events.marginPercent())),
            figure(QT_TRANSLATE_NOOP("documents", "Open invoices at the end"),
                   [](const PeriodFigures &figures) { return figures.outstanding; }, {}),
            figure(
                QT_TRANSLATE_NOOP("documents", "Waste before tax"),
                [](const PeriodFigures &figures) { return figures.waste.costExclTax; },
                share(of.wastePercentOfCost()))};
}

Block headBlock(const QList<HeadFigure> &figures, const Stationery &stationery)
{
    const PrintTypes &types = stationery.types;
    const qreal column = stationery.frame.body().width() / qreal(figures.size());
    const qreal below = 2 * types.small.lineHeight() + pt(2);
    const bool isLarge = std::ranges::any_of(figures, [&](const HeadFigure &figure) {
        return types.section.width(figure.amount) > column - kBetweenFigures;
    });
    const PrintType &amounts = isLarge ? types.subsection : types.section; // None touches the next.
    Block block{.height = below + types.section.lineHeight() + 2 * types.small.lineHeight(),
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
        block.marks.append(TextMark{&amounts,
                                    {left, below + types.section.ascent() - amounts.ascent()},
                                    figure.amount,
                                    stationery.inks.accent});
        top = below + types.section.lineHeight();
        for (const QString &line : {figure.note, figure.before}) {
            if (line.isEmpty())
                continue;
            block.marks.append(TextMark{&types.small, {left, top}, line, ink::kQuiet});
            top += types.small.lineHeight();
        }
        left += column;
    }
    return block;
}

/// The rows of the summary that are no head figures and have something to say.
ReportTable otherFigures(ReportTable summary, const QList<HeadFigure> &first)
{
    summary.rows.removeIf([&](const QList<ReportCell> &cells) {
        const auto isFigure = [](const ReportCell &cell) { return cell.number.value_or(0) != 0; };
        return std::ranges::none_of(cells, isFigure)
            || std::ranges::find(first, cells.constFirst().text, &HeadFigure::name) != first.cend();
    });
    return summary;
}

/// The figures side by side in two columns.
Blocks pairBlocks(const ReportTable &table, const TableSetter &setter, const Stationery &stationery)
{
    constexpr qreal kBetweenHalves = pt(28);
    const PrintTypes &types = stationery.types;
    const qreal column = (stationery.frame.body().width() - kBetweenHalves) / 2;
    const qsizetype rows = (table.rows.size() + 1) / 2;
    Blocks blocks;
    for (qsizetype place = 0; place < rows; ++place) {
        Block row{.height = types.cell.lineHeight() + 2 * kFigureRowPadding,
                  .spaceBefore = place == 0 ? kBetweenTables : 0,
                  .keepsWithNext = place + 1 < rows,
                  .tag = PageTag::Row};
        for (qsizetype half = 0; half < 2 && place + half * rows < table.rows.size(); ++half) {
            const QList<ReportCell> &cells = table.rows.at(place + half * rows);
            const QString figure = setter.textOf(cells.at(1));
            const qreal left = qreal(half) * (column + kBetweenHalves);
            const QString words =
                types.cell.elided(cells.constFirst().text, column - types.number.width(figure) - kBetweenFigures);
            row.marks.append(TextMark{&types.cell, {left, kFigureRowPadding}, words, ink::kText});
            row.marks.append(rightText(types.number, left + column, kFigureRowPadding, figure, ink::kText));
            row.marks.append(RuleMark{{left, row.height}, column, pt(0.4), ink::kHairline});
        }
        blocks.append(row);
    }
    return blocks;
}

/// The head figures, and the others in two columns, or beside those of the year before.
Blocks summaryBlocks(const ReportTable &summary, const ComparedReport &report, const Stationery &stationery)
{
    const QList<HeadFigure> first = headFigures(report, stationery);
    const ReportTable others = otherFigures(summary, first);
    Blocks blocks{headBlock(first, stationery)};
    if (others.rows.isEmpty())
        return blocks;
    const TableSetter setter(others, report.now, stationery);
    if (!report.isCompared())
        return blocks + pairBlocks(others, setter, stationery);
    Block head = setter.head();
    head.spaceBefore = kBetweenTables;
    return blocks + Blocks{head} + setter.rows();
}

/// A bar for what the events of each month are worth, beside a pale one for the year before.
Block monthBars(const ComparedReport &report, const Stationery &stationery)
{
    constexpr qreal kBars = pt(64);
    constexpr qreal kLeastBar = pt(1);
    constexpr qreal kBetweenMonths = pt(10);
    const PrintType &type = stationery.types.small;
    QList<const PeriodReport *> years{&report.now};
    if (report.isCompared())
        years.prepend(&report.yearBefore);
    qint64 most = 1;
    for (const PeriodReport *year : std::as_const(years)) {
        for (const PeriodFigures &of : year->months)
            most = std::max(most, of.events.customerPriceExclTax);
    }
    const qreal column = stationery.frame.body().width() / qreal(report.now.months.size());
    const qreal bar = (column - kBetweenMonths) / qreal(years.size());
    const qreal bars = type.lineHeight() + pt(6); // Below what they show.
    Block block{
        .height = bars + kBars + pt(3) + type.lineHeight() + pt(8), .keepsWithNext = true, .tag = PageTag::Artifact};
    block.marks.append(TextMark{
        &type, {0, 0}, stationery.say(QT_TRANSLATE_NOOP("documents", "Customer price before tax")), ink::kQuiet});
    qreal left = 0;
    for (qsizetype at = 0; at < report.now.months.size(); ++at) {
        for (qsizetype year = 0; year < years.size(); ++year) {
            const qint64 price = std::max<qint64>(years.at(year)->months.at(at).events.customerPriceExclTax, 0);
            const qreal height = std::max(kBars * qreal(price) / qreal(most), kLeastBar);
            const bool isNow = year + 1 == years.size();
            block.marks.append(ShapeMark{.place = QRectF(left + qreal(year) * bar, bars + kBars - height, bar, height),
                                         .fill = price > 0 && isNow ? stationery.inks.accent : ink::kHairline,
                                         .outline = {}});
        }
        const QString name = stationery.language.locale().standaloneMonthName(
            report.now.months.at(at).period.from().month(), QLocale::ShortFormat);
        block.marks.append(TextMark{&type, {left, bars + kBars + pt(3)}, name, ink::kQuiet});
        left += column;
    }
    return block;
}

EventText reportText(const ComparedReport &report, const Stationery &stationery)
{
    EventText text{.blocks = titleBlocks(report.now, stationery)};
    const PrintTypes &types = stationery.types;
    const qreal width = stationery.frame.body().width();
    if (report.now.isEmpty()) {
        Blocks nothing =
            textBlocks(stationery.say(QT_TRANSLATE_NOOP("documents", "Nothing was invoiced, paid, made or asked for.")),
                       {types.body, ink::kQuiet, 0, width});
        nothing.first().spaceBefore = kBetweenTables;
        text.blocks += nothing;
        return text;
    }
    QList<ReportTable> tables = reportTables(report, stationery.language);
    text.blocks += summaryBlocks(tables.takeFirst(), report, stationery);
    bool isMonths = !report.now.months.isEmpty(); // The first of the others.
    for (const ReportTable &table : std::as_const(tables)) {
        const TableSetter setter(table, report.now, stationery);
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

ReportPages::ReportPages(const ComparedReport &report, const Shop &shop, QPageSize::PageSizeId size)
    : StationeryPages(size, std::make_unique<Stationery>(shop, size, kFigures, QString()))
{
    lay(u"%1 · %2"_s.arg(stationery().name, periodName(report.now.figures.period, stationery().language)),
        reportText(report, stationery()));
}

Result<QByteArray> reportPdf(const ComparedReport &report, const Shop &shop, const DocumentPages::GoOn &goOn)
{
    const QPageSize::PageSizeId size = paperOf(shop) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
    return pdfOf(ReportPages(report, shop, size), goOn);
}

} // namespace stemdesk
