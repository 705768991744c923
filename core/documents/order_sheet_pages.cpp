#include "core/documents/order_sheet_pages.h"

#include "core/documents/order_sheet_head.h"
#include "core/documents/order_sheet_summary.h"
#include "core/documents/page_frame.h"
#include "core/documents/print_ink.h"
#include "core/documents/stationery.h"
#include "core/domain/orders/delivery_day.h"
#include "core/domain/orders/delivery_words.h"

#include <QPainter>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kSummary = -1;
constexpr qreal kRunningHead = pt(24);
constexpr qreal kBeforeTotals = pt(7);
constexpr qreal kTotalPadding = pt(3);
constexpr qreal kTotalsWidth = pt(230);

/// A part of one supplier, or of the summary, that fits on one page.
struct Sheet {
    qsizetype supplier = kSummary;
    qsizetype firstRow = 0;
    qsizetype rows = 0;
    bool isFirst = false;
    bool isLast = false;
};

/// Name and day of each.
QStringList wordsOf(const QList<OrderSheetEvent> &events, const DocumentLanguage &language)
{
    QStringList words;
    for (const OrderSheetEvent &event : events) {
        words.append(event.name);
        if (event.startsAt) // A date is not broken over two lines.
            words.last() += u" (%1)"_s.arg(language.date(*event.startsAt).replace(u' ', u'\u00a0'));
    }
    return words;
}

QString draftReason(const OrderSheet &sheet, const Shop &shop, const DocumentLanguage &language)
{
    if (!sheet.isDraft())
        return {};
    if (!shop.namesEventsOnOrders)
        return language.translate("documents", "not a firm order yet, please do not deliver.");
    QStringList names;
    for (const OrderSheetEvent &event : sheet.events) {
        if (!event.isCleared)
            names.append(event.name);
    }
    return language.translate("documents", "Not approved yet: %1").arg(names.join(u", "_s));
}

} // namespace

class OrderSheetPages::Layout {
public:
    Layout(OrderSheet sheet, const Shop &shop, QPageSize::PageSizeId size);

    int count() const { return int(m_pages.size()); }
    QString title() const;
    void paint(QPainter &painter, int page) const;

private:
    OrderSheetHead headOf(qsizetype supplier) const;
    qsizetype rowCount(qsizetype supplier) const;
    qreal rowHeight(qsizetype supplier, qsizetype row) const;
    qreal tableHeadHeight(qsizetype supplier) const;
    qsizetype unpricedCount(qsizetype supplier) const;
    qreal totalsHeight(qsizetype supplier) const;

    void addPages(qsizetype supplier);
    void paintNothing(QPainter &painter, qreal top) const;
    void paintRunningHead(QPainter &painter, qsizetype supplier, qreal top) const;
    void paintRows(QPainter &painter, const Sheet &page, qreal top) const;
    void paintTotals(QPainter &painter, qsizetype supplier, qreal top) const;

    OrderSheet m_sheet;
    Shop m_shop;
    DocumentLanguage m_language;
    PrintTypes m_types;
    QRectF m_paper;
    PageFrame m_frame;
    OrderSheetTable m_table;
    OrderSheetSummary m_summary;
    QList<Sheet> m_pages;
    QList<int> m_firstPages; ///< By supplier, counted from 1.
};

OrderSheetPages::Layout::Layout(OrderSheet sheet, const Shop &shop, QPageSize::PageSizeId size)
    : m_sheet(std::move(sheet)), m_shop(shop), m_language(shop),
      m_paper({}, QPageSize(size).size(QPageSize::Point) * pt(1)),
      m_frame(m_paper, draftReason(m_sheet, shop, m_language),
              u"%1 · %2"_s.arg(shop.name, m_language.translate("documents", "Supplier order")), m_language, m_types),
      m_table(m_sheet, m_language, m_types, m_frame.body().width()),
      m_summary(m_sheet, m_language, m_types, m_frame.body().width())
{
    if (m_sheet.suppliers.size() != 1)
        addPages(kSummary);
    for (qsizetype supplier = 0; supplier < m_sheet.suppliers.size(); ++supplier) {
        m_firstPages.append(int(m_pages.size()) + 1);
        addPages(supplier);
    }
}

OrderSheetHead OrderSheetPages::Layout::headOf(qsizetype supplier) const
{
    OrderSheetHead::Words words{.shop = m_shop.name, .shopLines = contactLines(m_shop).mid(1)};
    // The summary is the shop's own; what suppliers read names clients only where the shop wants that.
    if (supplier == kSummary || m_shop.namesEventsOnOrders) {
        words.events = wordsOf(m_sheet.events, m_language);
        words.eventsLabel = m_language.translate("documents", "For %n event(s)", nullptr, int(m_sheet.events.size()));
    }
    if (m_sheet.createdAt != 0)
        words.date = m_language.date(m_sheet.createdAt);
    if (supplier == kSummary) {
        words.label = m_language.translate("documents", "Summary");
        words.title = m_language.translate("documents", "Supplier order");
        words.maxEventLines = 14;
        return {words, m_types, m_frame.body().width()};
    }
    const OrderSheetSupplier &whom = m_sheet.suppliers[supplier];
    words.label = m_language.translate("documents", "Supplier order");
    words.title = printedName(whom, m_language);
    words.lines = whom.address.split(u'\n');
    words.lines.append(whom.contactEmail);
    if (!whom.accountNumber.isEmpty())
        words.lines.append(
            m_language.translate("documents", "Our account number with you: %1").arg(whom.accountNumber));
    if (const auto day = deliveryDay(m_sheet, whom, m_shop))
        words.deliver = m_language.translate("documents", "Deliver on %1").arg(m_language.weekdayAndDate(*day));
    words.asked = deliveryWords(whom.delivery, m_language);
    if (whom.supplierId.isNull())
        words.warning = m_language.translate("documents", "These lines name no supplier yet.");
    else if (whom.isArchived)
        words.warning = m_language.translate("documents", "This supplier is archived.");
    return {words, m_types, m_frame.body().width()};
}

qsizetype OrderSheetPages::Layout::rowCount(qsizetype supplier) const
{
    return supplier == kSummary ? m_sheet.suppliers.size() : m_sheet.suppliers[supplier].lines.size();
}

qreal OrderSheetPages::Layout::rowHeight(qsizetype supplier, qsizetype row) const
{
    return supplier == kSummary ? m_summary.rowHeight() : m_table.rowHeight(supplier, row);
}

qreal OrderSheetPages::Layout::tableHeadHeight(qsizetype supplier) const
{
    return supplier == kSummary ? m_summary.headHeight() : m_table.headHeight();
}

qsizetype OrderSheetPages::Layout::unpricedCount(qsizetype supplier) const
{
    const auto isUnpriced = [](const OrderSheetLine &line) { return !line.isPriced; };
    qsizetype count = 0;
    for (qsizetype i = 0; i < m_sheet.suppliers.size(); ++i) {
        if (supplier == kSummary || supplier == i)
            count += std::ranges::count_if(m_sheet.suppliers[i].lines, isUnpriced);
    }
    return count;
}

qreal OrderSheetPages::Layout::totalsHeight(qsizetype supplier) const
{
    const qreal lines = 2 * (m_types.total.lineHeight() + 2 * kTotalPadding);
    const qreal note = unpricedCount(supplier) > 0 ? m_types.body.lineHeight() + kBeforeTotals : 0;
    return kBeforeTotals + lines + note;
}

void OrderSheetPages::Layout::addPages(qsizetype supplier)
{
    const qsizetype rows = rowCount(supplier);
    const qreal space = m_frame.body().height();
    const qreal totals = totalsHeight(supplier);
    qreal used = headOf(supplier).height() + tableHeadHeight(supplier);
    Sheet page{.supplier = supplier, .isFirst = true};
    for (qsizetype row = 0; row < rows; ++row) {
        const qreal height = rowHeight(supplier, row);
        // The last row stays with the totals, so that no page has only these.
        const qreal needed = height + (row + 1 == rows ? totals : 0);
        if (used + needed > space && page.rows > 0) {
            m_pages.append(page);
            page = {.supplier = supplier, .firstRow = row};
            used = kRunningHead + tableHeadHeight(supplier);
        }
        used += height;
        ++page.rows;
    }
    page.isLast = true;
    m_pages.append(page);
}

QString OrderSheetPages::Layout::title() const
{
    const QString title = m_language.translate("documents", "Supplier order");
    const bool isNamed = m_shop.namesEventsOnOrders && m_sheet.events.size() == 1;
    return u"%1 · %2"_s.arg(title, isNamed ? m_sheet.events.first().name : m_shop.name);
}

void OrderSheetPages::Layout::paint(QPainter &painter, int page) const
{
    const Sheet &sheet = m_pages[page];
    m_frame.paint(painter, page + 1, count());
    qreal y = m_frame.body().top();
    if (sheet.isFirst) {
        const OrderSheetHead head = headOf(sheet.supplier);
        head.paint(painter, {m_frame.body().left(), y});
        y += head.height();
    } else {
        paintRunningHead(painter, sheet.supplier, y);
        y += kRunningHead;
    }
    if (sheet.rows == 0)
        paintNothing(painter, y);
    else
        paintRows(painter, sheet, y);
}

void OrderSheetPages::Layout::paintNothing(QPainter &painter, qreal top) const
{
    const qreal left = m_frame.body().left();
    m_types.heading.drawLeft(painter, left, top, m_language.translate("documents", "There is nothing to order."),
                             ink::kText);
    const QString why =
        m_language.translate("documents", "No visible group of these events has a line that needs stems.");
    m_types.body.drawLeft(painter, left, top + m_types.heading.lineHeight() + pt(3), why, ink::kQuiet);
}

void OrderSheetPages::Layout::paintRunningHead(QPainter &painter, qsizetype supplier, qreal top) const
{
    const QRectF body = m_frame.body();
    const QString name = supplier == kSummary ? m_language.translate("documents", "Supplier order")
                                              : printedName(m_sheet.suppliers[supplier], m_language);
    const QString continued = m_language.translate("documents", "continued");
    const qreal forName = body.width() - m_types.body.width(continued) - pt(8);
    const QString shown = m_types.heading.elided(name, forName);
    m_types.heading.drawLeft(painter, body.left(), top, shown, ink::kText);
    m_types.body.drawLeft(painter, body.left() + m_types.heading.width(shown) + pt(8),
                          top + m_types.heading.ascent() - m_types.body.ascent(), continued, ink::kQuiet);
}

void OrderSheetPages::Layout::paintRows(QPainter &painter, const Sheet &page, qreal top) const
{
    const qreal left = m_frame.body().left();
    if (page.supplier == kSummary)
        m_summary.paintHead(painter, {left, top});
    else
        m_table.paintHead(painter, left, top);
    qreal y = top + tableHeadHeight(page.supplier);
    for (qsizetype row = page.firstRow; row < page.firstRow + page.rows; ++row) {
        if (page.supplier == kSummary)
            m_summary.paintRow(painter, row, m_firstPages[row], {left, y});
        else
            m_table.paintRow(painter, page.supplier, row, {left, y});
        y += rowHeight(page.supplier, row);
    }
    if (page.isLast)
        paintTotals(painter, page.supplier, y + kBeforeTotals);
}

void OrderSheetPages::Layout::paintTotals(QPainter &painter, qsizetype supplier, qreal top) const
{
    const OrderSheetTotals &totals = supplier == kSummary ? m_sheet.totals : m_sheet.suppliers[supplier].totals;
    const qreal right = m_frame.body().right();
    const qreal left = right - kTotalsWidth;
    qreal y = top + kTotalPadding;
    m_types.body.drawLeft(painter, left, y, m_language.translate("documents", "Total before tax"), ink::kText);
    m_types.total.drawRight(painter, right, y, m_language.money(totals.orderCostExclTax), ink::kText);
    y += m_types.total.lineHeight() + kTotalPadding;
    painter.setPen(QPen(ink::kHairline, pt(0.4)));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
    y += kTotalPadding;
    m_types.body.drawLeft(painter, left, y, m_language.translate("documents", "Total with tax"), ink::kText);
    m_types.total.drawRight(painter, right, y, m_language.money(totals.orderCostIncTax), ink::kText);
    const qsizetype unpriced = unpricedCount(supplier);
    if (unpriced == 0)
        return;
    const QString note = m_language.translate("documents", "* %n line(s) have no price yet: the total is not complete.",
                                              nullptr, int(unpriced));
    y += m_types.total.lineHeight() + kTotalPadding + kBeforeTotals;
    m_types.body.drawRight(painter, right, y, note, ink::kWarning);
}

OrderSheetPages::OrderSheetPages(const OrderSheet &sheet, const Shop &shop, QPageSize::PageSizeId size)
    : DocumentPages(size), m_layout(std::make_unique<Layout>(sheet, shop, size))
{}

OrderSheetPages::~OrderSheetPages() = default;

int OrderSheetPages::count() const
{
    return m_layout->count();
}

QString OrderSheetPages::title() const
{
    return m_layout->title();
}

void OrderSheetPages::paintPage(QPainter &painter, int page) const
{
    m_layout->paint(painter, page);
}

} // namespace stemdesk
