#pragma once

#include "ui/models/merged_table_model.h"
#include "ui/widgets/layout/card.h"

#include <array>
#include <utility>

namespace stemdesk::ui {

class TableView;

/// A row of a list of figures: its name, and up to three figures.
struct FigureLine {
    QString key; ///< The id to open, or any text that identifies the row.
    QString name;
    std::array<QString, 3> figures;

    friend bool operator==(const FigureLine &, const FigureLine &) = default;
};

class FigureListModel : public MergedTableModel<FigureLine, QString> {
    Q_OBJECT

public:
    /// Four columns; the first has the rows' names.
    explicit FigureListModel(QStringList titles, QObject *parent = nullptr)
        : MergedTableModel(parent), m_titles(std::move(titles))
    {}

protected:
    QString keyOf(const FigureLine &line) const override { return line.key; }
    Columns columns() const override;
    QString titleOf(int column) const override { return m_titles.value(column); }

private:
    QStringList m_titles;
};

/// A list of figures in a card, which is hidden if it has no rows.
class FigureList : public Card {
    Q_OBJECT

public:
    FigureList(const QString &title, const QStringList &columns, QWidget *parent = nullptr);

    void setLines(const QList<FigureLine> &lines);
    /// Shows only the first lines, until the link `rest` is chosen.
    void setMost(int lines, const QString &rest);
    const FigureListModel &model() const { return *m_model; }

Q_SIGNALS:
    /// A row was opened by a double click or Enter.
    void opened(const QString &key);

private:
    void showLines();

    FigureListModel *m_model;
    TableView *m_table;
    CardRow *m_foot = nullptr; ///< With the link to the rest.
    QList<FigureLine> m_lines;
    int m_most = 0; ///< 0: all of them.
};

} // namespace stemdesk::ui
