#pragma once

#include <QStyledItemDelegate>

namespace stemdesk::ui {

class HireModel;

/// Paints what is free of a thing on a day: out of the house on a tinted ground, short in red. A row that is high
/// enough has the variety below the product.
class HireDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit HireDelegate(const HireModel &model, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// Height of a row with two lines.
    static int twoLinesHeight();

private:
    void paintWords(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintDay(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;

    const HireModel &m_model;
};

} // namespace stemdesk::ui
