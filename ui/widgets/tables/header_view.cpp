#include "ui/widgets/tables/header_view.h"

#include "ui/delegates/cell_roles.h"
#include "ui/icons.h"
#include "ui/theme/paint.h"
#include "ui/widgets/layout/page_header.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QHash>
#include <QLocale>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kTitlePadding = kSpace12 / 2; ///< Above and below titles.

bool isCentred(const QHeaderView &header, int section)
{
    const QVariant alignment = header.model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole);
    return alignment.isValid() && Qt::Alignment(alignment.toInt()).testFlag(Qt::AlignHCenter);
}

struct HeadSorting {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::HeadSorting)
};

/// "3" or, downwards, "3 down".
QString orderText(int column, Qt::SortOrder direction)
{
    return QString::number(column) + (direction == Qt::DescendingOrder ? u" down"_s : QString());
}

} // namespace

HeaderView::HeaderView(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
{
    setFont(fontFor(TextStyle::Caption));
    setHighlightSections(false);
    setSectionsMovable(false);
    setSectionsClickable(true);
    setStretchLastSection(false);
    setMinimumSectionSize(2 * kSpace24);
    setAccessibleName(tr("Columns"));
}

void HeaderView::resizeEvent(QResizeEvent *event)
{
    QHeaderView::resizeEvent(event);
    const QWidget *page = parentWidget();
    while (page && !page->findChild<PageHeader *>(QString(), Qt::FindDirectChildrenOnly))
        page = page->parentWidget();
    m_isAtPageEdge = page && mapTo(page, QPoint()).x() == 0;
    const int beyond = page ? page->width() - mapTo(page, QPoint(width(), 0)).x() : -1;
    m_beyond = beyond < kPageEdge && !m_isOwnPadding ? beyond : -1;
}

bool HeaderView::isLastShown(int section) const
{
    int last = count() - 1;
    while (last > 0 && isSectionHidden(logicalIndex(last)))
        --last;
    return visualIndex(section) >= last;
}

int HeaderView::trailingPadding(int section) const
{
    if (m_beyond >= 0)
        return isLastShown(section) ? kPageEdge - m_beyond : kCellPadding;
    return isLastShown(section) ? m_edgePadding : kCellPadding;
}

void HeaderView::setEdgePadding(int padding)
{
    m_edgePadding = padding;
    m_isOwnPadding = true;
}

QString HeaderView::titleOf(int section) const
{
    return model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
}

Qt::Alignment HeaderView::alignmentOf(int section) const
{
    const QVariant alignment = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole);
    const bool right = alignment.isValid() && Qt::Alignment(alignment.toInt()).testFlag(Qt::AlignRight);
    return (right ? Qt::AlignRight : isCentred(*this, section) ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignBottom;
}

void HeaderView::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const ColourTokens &tokens = themeTokens();
    const bool sorted = isSortIndicatorShown() && sortIndicatorSection() == section;
    painter->save();
    painter->fillRect(rect, tokens.panel);
    QFont font = fontFor(TextStyle::Caption);
    font.setWeight(sorted ? QFont::DemiBold : QFont::Medium);
    const QFontMetrics metrics(font);
    const int visual = visualIndex(section);
    QRect area = rect.adjusted(0, 0, 0, -kTitlePadding); // Beside titles of two lines, others stand by the second.
    if (!isCentred(*this, section))
        area.adjust(visual == 0 ? leadingPadding() : kCellPadding, 0, -trailingPadding(section), 0);
    if (model()->headerData(section, orientation(), BlankRole).toBool())
        area.setRight(area.right() - kSpace8); // Above texts in a frame.
    if (sorted)
        area.setWidth(area.width() - kSpace12);
    QStringList lines = titleOf(section).split(u'\n');
    if (spanOf(section) > 1)
        lines.removeFirst(); // Over the others too.
    for (QString &line : lines)
        line =
            metrics.elidedText(line, lines.size() > 1 ? Qt::ElideMiddle : Qt::ElideRight, area.width()); // Two names.
    const QString shown = lines.join(u'\n');
    painter->setFont(font);
    const QVariant own = model()->headerData(section, orientation(), Qt::ForegroundRole);
    painter->setPen(own.isValid() ? own.value<QColor>() : sorted ? tokens.text : tokens.quiet);
    painter->drawText(area, int(alignmentOf(section)), shown);
    if (sorted) {
        const bool right = alignmentOf(section).testFlag(Qt::AlignRight);
        const int left = right ? area.right() : area.left() + metrics.horizontalAdvance(lines.constLast());
        const QRect place(left + kSpace4, area.bottom() - (metrics.height() + kChevron) / 2, kChevron, kChevron);
        const bool ascending = sortIndicatorOrder() == Qt::AscendingOrder;
        paintIcon(*painter, place, ascending ? u"chevron-up"_s : u"chevron-down"_s, tokens.text);
    }
    paintHairlineBelow(*painter, rect, tokens.hairline);
    painter->restore();
}

QSize HeaderView::sectionSizeFromContents(int section) const
{
    const QFontMetrics metrics(fontFor(TextStyle::Caption));
    const QSize title = metrics.size(0, titleOf(section)); // Some have two lines.
    const int between = spanOf(section) > 1 ? 2 * kSpace2 : 0; // Above and below the line of a span.
    return {title.width() + 2 * kCellPadding + kSpace16,
            std::max(title.height(), metrics.height()) + between + 2 * kTitlePadding};
}

void HeaderView::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(viewport());
        const ColourTokens &tokens = themeTokens();
        painter.fillRect(viewport()->rect(), tokens.panel);
        paintHairlineBelow(painter, viewport()->rect(), tokens.hairline);
    }
    QHeaderView::paintEvent(event);
    QPainter painter(viewport());
    for (int section = 0; section < count(); ++section) {
        if (spanOf(section) > 1)
            paintSpan(painter, section);
    }
}

int HeaderView::spanOf(int section) const
{
    return model()->headerData(section, orientation(), HeadSpanRole).toInt();
}

/// The first line of a title, above a line as long as its columns.
void HeaderView::paintSpan(QPainter &painter, int section) const
{
    const ColourTokens &tokens = themeTokens();
    QFont font = fontFor(TextStyle::Caption);
    font.setWeight(QFont::Medium);
    int end = 0;
    for (int each = section; each < section + spanOf(section); ++each) {
        if (!isSectionHidden(each))
            end = sectionViewportPosition(each) + sectionSize(each) - trailingPadding(each);
    }
    const int begin = sectionViewportPosition(section) + kCellPadding;
    const int height = QFontMetrics(font).height() + kSpace2;
    const QRect area(begin, kTitlePadding, end - begin, height);
    painter.setFont(font);
    painter.setPen(tokens.quiet);
    painter.drawText(
        area, Qt::AlignHCenter | Qt::AlignTop,
        QFontMetrics(font).elidedText(titleOf(section).section(u'\n', 0, 0), Qt::ElideMiddle, area.width()));
    paintHairlineBelow(painter, area, tokens.hairline);
}

int columnWidth(const QHeaderView &header, int section, const QString &usual, TextStyle style)
{
    QFont titleFont = fontFor(TextStyle::Caption);
    titleFont.setWeight(QFont::Medium);
    const QString title = header.model()->headerData(section, header.orientation(), Qt::DisplayRole).toString();
    const int wanted = std::max(QFontMetrics(titleFont).size(0, title).width() + kSpace2,
                                QFontMetrics(fontFor(style)).horizontalAdvance(usual));
    if (isCentred(header, section))
        return wanted;
    const int visual = header.visualIndex(section);
    const auto *own = qobject_cast<const HeaderView *>(&header);
    const int left = visual > 0 ? kCellPadding : own ? own->leadingPadding() : kEdgePadding;
    const int right = own ? own->trailingRoom(section) : visual == header.count() - 1 ? kEdgePadding : kCellPadding;
    return wanted + left + right;
}

QString widestDate(const std::function<QString(QDate)> &written, TextStyle style)
{
    constexpr int kMonths = 12;
    constexpr int kLastDay = 28;
    static QHash<QString, QString> known; // Columns are measured whenever their page is resized.
    const QFont font = fontFor(style);
    QString &widest = known[written(QDate(2026, kMonths, kLastDay)) + QLocale().name() + font.key()];
    if (!widest.isEmpty())
        return widest;
    const QFontMetrics metrics(font);
    for (int month = 1; month <= kMonths; ++month) {
        for (int day = kLastDay - 6; day <= kLastDay; ++day) { // A week, with all its names.
            const QString text = written(QDate(2026, month, day));
            if (metrics.horizontalAdvance(text) > metrics.horizontalAdvance(widest))
                widest = text;
        }
    }
    return widest;
}

int giveWayToNames(QHeaderView &header, int nameColumn, int width, std::initializer_list<int> spared,
                   const QString &usual)
{
    const QString name = usual.isEmpty() ? u"Delphinium ‘Guardian Blue’ 80 cm"_s : usual;
    for (const int column : spared)
        header.setSectionHidden(column, false); // A hidden column has no width to count.
    int spare = width - QFontMetrics(fontFor(TextStyle::Body)).horizontalAdvance(name) - 2 * metric::kEdgePadding
        - metric::kSpace24;
    for (int column = 0; column < header.count(); ++column) {
        if (column != nameColumn)
            spare -= header.sectionSize(column);
    }
    for (const int column : spared) {
        if (spare >= 0)
            break;
        spare += header.sectionSize(column);
        header.setSectionHidden(column, true);
    }
    return spare;
}

void resizeToPart(QHeaderView &header, int section, double part, int width)
{
    const int wanted = qRound(part * std::min(width, metric::kPageMeasure));
    header.resizeSection(section, std::max(wanted, columnWidth(header, section, {})));
}

void sortByHeads(QHeaderView &heads, int initial, const OrderMemory &memory)
{
    heads.setSortIndicatorClearable(initial < 0);
    bool isNumber = false;
    const QString kept = memory.load();
    const int column = kept.section(u' ', 0, 0).toInt(&isNumber);
    if (isNumber && column >= -1 && column < heads.count())
        heads.setSortIndicator(column, kept.endsWith("down"_L1) ? Qt::DescendingOrder : Qt::AscendingOrder);
    else
        heads.setSortIndicator(initial, Qt::AscendingOrder);
    QObject::connect(&heads, &QHeaderView::sortIndicatorChanged, &heads,
                     [save = memory.save](int sorted, Qt::SortOrder direction) { save(orderText(sorted, direction)); });
}

QMenu *addOrders(QMenu &menu, QHeaderView &heads, const QString &unsorted)
{
    QMenu *orders = menu.addMenu(HeadSorting::tr("Sort by"));
    const auto add = [orders, &heads](const QString &name, int column) {
        QAction *action = orders->addAction(name, &heads, [&heads, column] {
            const bool isAgain =
                heads.sortIndicatorSection() == column && heads.sortIndicatorOrder() == Qt::AscendingOrder;
            heads.setSortIndicator(column, isAgain ? Qt::DescendingOrder : Qt::AscendingOrder);
        });
        action->setCheckable(true);
        QObject::connect(orders, &QMenu::aboutToShow, action,
                         [action, &heads, column] { action->setChecked(heads.sortIndicatorSection() == column); });
    };
    for (int column = 0; column < heads.count(); ++column) {
        const QString title = heads.model()->headerData(column, Qt::Horizontal).toString().replace(u'\n', u", "_s);
        if (!title.isEmpty())
            add(title, column);
    }
    if (!unsorted.isEmpty()) {
        orders->addSeparator();
        add(unsorted, -1);
    }
    return orders;
}

} // namespace stemdesk::ui
