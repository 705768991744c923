#pragma once

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"

#include <QDate>
#include <QHeaderView>
#include <QString>

#include <functional>
#include <initializer_list>

class QHeaderView;
class QMenu;
class QPainter;

namespace stemdesk::ui {

/// Small quiet column headings over a hairline. A heading is aligned by the model's Qt::TextAlignmentRole: to the right
/// for numbers; a centred one uses its whole column, without padding. One with a Qt::ForegroundRole is in that colour.
class HeaderView : public QHeaderView {
    Q_OBJECT

public:
    explicit HeaderView(QWidget *parent = nullptr);

    /// Before the first heading and after the last one, where it is not a table's usual padding.
    void setEdgePadding(int padding);
    /// Before the first heading, and before what stands under it. At the edge of a page its title begins there, too.
    int leadingPadding() const { return m_isAtPageEdge && !m_isOwnPadding ? metric::kPageEdge : m_edgePadding; }

    /// After what the section shows. In a table that ends with its page, the last shown one ends where the page's
    /// buttons do.
    int trailingPadding(int section) const;
    /// The most of it: columns are measured before the table has its place.
    int trailingRoom(int section) const { return isLastShown(section) ? metric::kPageEdge : metric::kCellPadding; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    QSize sectionSizeFromContents(int section) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    Qt::Alignment alignmentOf(int section) const;
    QString titleOf(int section) const;
    bool isLastShown(int section) const;
    int spanOf(int section) const;
    void paintSpan(QPainter &painter, int section) const;

    int m_edgePadding = metric::kEdgePadding;
    bool m_isOwnPadding = false; ///< Not a table's usual one.
    bool m_isAtPageEdge = false;
    int m_beyond = -1; ///< Width of the scroll bar beside a table that ends with its page; -1 if it does not.
};

/// The width that shows a column's title, in whatever language it is, and a text like `usual` below it.
int columnWidth(const QHeaderView &header, int section, const QString &usual, TextStyle style = TextStyle::Body);

/// The widest date of a year as a column writes it: which day and month that is depends on the language.
QString widestDate(const std::function<QString(QDate)> &written, TextStyle style = TextStyle::Body);

/// Hides the columns of `spared` one by one while `width` is too small for a name such as `usual`; without one, for a
/// flower's. Returns the remaining width, negative if some is still missing.
int giveWayToNames(QHeaderView &header, int nameColumn, int width, std::initializer_list<int> spared,
                   const QString &usual = {});

/// Gives a column its share of a table's width, up to the maximum for tables, but never less than its title needs.
void resizeToPart(QHeaderView &header, int section, double part, int width);

/// How a table remembers the order of its rows; the window connects it with the settings.
struct OrderMemory {
    std::function<QString()> load;
    std::function<void(const QString &)> save;
};

/// Sorts by the head that is pressed, as the view's setSortingEnabled() does, and remembers that. `initial` is the
/// column of the first time; -1: the model's own order, which the third press on a head brings back.
void sortByHeads(QHeaderView &heads, int initial, const OrderMemory &memory);

/// The same orders as a submenu, for those who have no mouse for the heads. `unsorted` names the model's own.
QMenu *addOrders(QMenu &menu, QHeaderView &heads, const QString &unsorted);

} // namespace stemdesk::ui
