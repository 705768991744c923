#pragma once

#include <QColor>
#include <QStyledItemDelegate>

#include <optional>

namespace stemdesk::ui {

class HireModel;

/// Paints the free units of an item on a day, on a ground that says whether any is left. Tall rows show the variety
/// below the product.
class HireDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit HireDelegate(const HireModel &model, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    enum class Stock { Free, NoneFree, Short };
    /// Behind the figures of a day on which some are out.
    static QColor ground(Stock stock);
    /// Of the figure of a day; `isHeld`: some are out.
    static QColor figureColour(std::optional<Stock> stock, bool isHeld);

    /// Height of a row with two lines.
    static int twoLinesHeight();

private:
    void paintWords(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    /// Nothing where the shop has not counted the item.
    std::optional<Stock> stockAt(const QModelIndex &index) const;
    void paintDay(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;

    const HireModel &m_model;
};

} // namespace stemdesk::ui
