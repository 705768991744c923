#pragma once

#include <QLayout>
#include <QList>

#include <limits>
#include <optional>

namespace stemdesk::ui {

/// Lays widgets out like words: left to right, then on the next line.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;
    Q_DISABLE_COPY_MOVE(FlowLayout)

    /// Widgets are in columns of one width, which share the layout's, are at most `most` wide and `gap` apart.
    void setEven(int most, std::optional<int> gap = {});
    void setMostColumns(int count); ///< Of even widgets, however much room there is.

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect &rect) override;

private:
    enum class Pass { Measure, Place };
    int arrange(const QRect &rect, Pass pass) const;
    int columnWidth(int width) const;
    int gap() const;

    QList<QLayoutItem *> m_items;
    int m_mostColumns = std::numeric_limits<int>::max();
    int m_most = 0; ///< 0: each widget is as wide as it wants.
    std::optional<int> m_gap; ///< Beside each other, if not the spacing.
};

} // namespace stemdesk::ui
