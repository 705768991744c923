#include "ui/pages/hire/hire_grid.h"

#include "core/base/day.h"
#include "core/domain/tasks/week.h"
#include "ui/pages/hire/hire_delegate.h"
#include "ui/pages/hire/hire_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kWeekLength = 7;
constexpr int kMostWeeks = 6;

/// Fits the heading and a signed figure of three digits.
int dayWidth()
{
    constexpr int kMonths = 12;
    const QFontMetrics metrics(fontFor(TextStyle::Small));
    int width = metrics.horizontalAdvance(u"−888"_s) + kSpace4;
    for (int month = 1; month <= kMonths; ++month)
        width = std::max(width, metrics.horizontalAdvance(firstOf(month)) + kSpace2);
    return width;
}

int nameWidth()
{
    return QFontMetrics(fontFor(TextStyle::Body)).averageCharWidth() * 26;
}

} // namespace

HireGrid::HireGrid(HireModel &model, QWidget *parent) : QTableView(parent), m_model(model), m_day(model.today())
{
    setAccessibleName(tr("What is free on each day"));
    auto *header = new HeaderView(this);
    setHorizontalHeader(header);
    setModel(&model);
    setItemDelegate(new HireDelegate(model, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(metric::rowHeight());
    header->setMinimumSectionSize(1);
    showFrom(model.today());
    connect(&model, &HireModel::listed, this, &HireGrid::onListed);
    connect(this, &QAbstractItemView::doubleClicked, this, &HireGrid::chosen);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update)); // The last row.
}

/// Assumes a scroll bar even if there is none now: it disappears while other days are read.
int HireGrid::weeksThatFit() const
{
    const int ownedWidth = ui::columnWidth(*horizontalHeader(), HireModel::Owned, u"8888"_s);
    const int room = width() - verticalScrollBar()->sizeHint().width() - nameWidth() - ownedWidth;
    return std::clamp(room / (kWeekLength * dayWidth()), 1, kMostWeeks);
}

void HireGrid::showFrom(QDate day)
{
    const QDate monday = mondayOf(day);
    m_model.setDays({monday, plusDays(monday, qint64(weeksThatFit()) * kWeekLength - 1)});
    auto *header = horizontalHeader();
    const int ownedWidth = ui::columnWidth(*header, HireModel::Owned, u"8888"_s);
    const int days = m_model.columnCount() - HireModel::FirstDay;
    const int each = dayWidth();
    header->setSectionResizeMode(QHeaderView::Fixed);
    for (int column = HireModel::FirstDay; column < m_model.columnCount(); ++column)
        header->resizeSection(column, each);
    header->resizeSection(HireModel::Owned, ownedWidth);
    header->resizeSection(HireModel::Thing, std::max(nameWidth() / 2, viewport()->width() - ownedWidth - days * each));
    fitRows();
}

/// If a name is wider than its column, all rows get a second line for the variety.
void HireGrid::fitRows()
{
    const QFontMetrics metrics(fontFor(TextStyle::Body));
    const int room = columnWidth(HireModel::Thing) - kPageEdge - kSpace8;
    bool isTight = false;
    for (int row = 0; row < m_model.rowCount() && !isTight; ++row)
        isTight = metrics.horizontalAdvance(m_model.nameOf(row)) > room;
    verticalHeader()->setDefaultSectionSize(isTight ? HireDelegate::twoLinesHeight() : metric::rowHeight());
}

void HireGrid::goTo(QDate day)
{
    m_day = day;
    if (!m_model.days().has(day))
        showFrom(day);
    onListed();
}

void HireGrid::goTo(const VariantId &thing, QDate day)
{
    m_thing = thing;
    goTo(day);
}

/// A line between the items that are out on one of the days and the others.
void HireGrid::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    const int width = viewport()->width();
    if (const int row = m_model.firstFree(); row > 0)
        painter.fillRect(QRect(0, rowViewportPosition(row) - kHairline, width, kHairline), themeTokens().quiet);
    hideCutRow(*this, painter, width);
}

void HireGrid::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    showFrom(m_model.days().from);
}

void HireGrid::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid() && m_model.rowCount() > 0)
        setCurrentIndex(m_model.index(0, std::max<int>(m_model.columnOf(m_day), HireModel::FirstDay)));
}

/// Selects the previously current cell again, wherever its row is now.
void HireGrid::onListed()
{
    fitRows();
    if (m_model.rowCount() == 0) {
        Q_EMIT currentShown();
        return;
    }
    const QScopedValueRollback showing(m_isShowing, true);
    if (!m_model.days().has(m_day))
        m_day = m_model.days().from;
    const int row = std::max(0, m_model.rowOf(m_thing));
    setCurrentIndex(m_model.index(row, m_model.columnOf(m_day)));
    m_thing = m_model.rowAt(currentIndex().row()).id; // The one before, while what is typed for it is asked about.
    Q_EMIT currentShown();
}

void HireGrid::currentChanged(const QModelIndex &index, const QModelIndex &previous)
{
    QTableView::currentChanged(index, previous);
    if (!index.isValid() || m_isShowing)
        return;
    m_thing = m_model.rowAt(index.row()).id;
    if (const QDate day = m_model.dayAt(index); day.isValid())
        m_day = day;
    Q_EMIT currentShown();
}

void HireGrid::keyPressEvent(QKeyEvent *event)
{
    const bool isControl = event->modifiers() == Qt::ControlModifier;
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const int days = (isRightToLeft() ? -step : step) * (isControl ? kWeekLength : 1);
    const QModelIndex current = currentIndex();
    const QDate next = m_model.dayAt(current).isValid() ? plusDays(m_model.dayAt(current), days) : QDate();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT chosen();
    else if (days != 0 && next.isValid() && (isControl || (days > 0 && !m_model.days().has(next))))
        goTo(next);
    else
        QTableView::keyPressEvent(event);
}

} // namespace stemdesk::ui
