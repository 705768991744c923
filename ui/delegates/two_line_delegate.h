#pragma once

#include "ui/theme/metrics.h"

#include <QStyledItemDelegate>

namespace stemdesk::ui {

/// Paints a name with a quiet second line, in lists to choose from; with a box before them where they can be ticked, a
/// chip or a figure at the right (ChipTextRole, kFigureRole), and a heading above the first row of several.
class TwoLineDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int kSecondLineRole = Qt::UserRole + 1;
    static constexpr int kHeadingRole = Qt::UserRole + 2;
    static constexpr int kFigureRole = Qt::UserRole + 3;
    static constexpr int kLeadRole = Qt::UserRole + 4;
    static constexpr int kLeadToneRole = Qt::UserRole + 5;

    using QStyledItemDelegate::QStyledItemDelegate;

    /// Before and after the texts. At the edge of a page they begin where its title does.
    void setPadding(int padding) { m_padding = padding; }
    /// Makes a column before the names, wide enough for any of these texts (kLeadRole).
    void setLeads(const QStringList &texts);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

Q_SIGNALS:
    /// The mouse was released on the text before the name, once the row is the current one.
    void leadClicked(const QModelIndex &index);

private:
    QRect leadRect(const QRect &row, const QModelIndex &index) const;
    QRect checkRect(const QRect &row) const;

    int m_padding = metric::kSpace16;
    int m_leadWidth = 0;
};

} // namespace stemdesk::ui
