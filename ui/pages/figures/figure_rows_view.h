#pragma once

#include "core/domain/reports/period_report.h"
#include "core/domain/reports/report_tables.h"
#include "ui/models/merged_table_model.h"

#include <QWidget>

namespace stemdesk::ui {

class Button;
class ListStack;
class TableView;
class TextLabel;

/// A row of a figure as it is shown.
struct ShownFigureRow {
    int place = 0;
    ReportRow row;
    QString amount;

    friend bool operator==(const ShownFigureRow &, const ShownFigureRow &) = default;
};

class FigureRowsModel : public MergedTableModel<ShownFigureRow, int> {
    Q_OBJECT

public:
    enum Column { Day, EventName, Number, Amount };

    explicit FigureRowsModel(QObject *parent = nullptr) : MergedTableModel(parent) {}

protected:
    int keyOf(const ShownFigureRow &row) const override { return row.place; }
    Columns columns() const override;
};

/// The rows behind one figure of a report.
class FigureRowsView : public QWidget {
    Q_OBJECT

public:
    explicit FigureRowsView(QWidget *parent = nullptr);

    void show(ReportFigure figure, const PeriodReport &report, const QList<ReportRow> &rows);
    const FigureRowsModel &model() const { return *m_model; }

Q_SIGNALS:
    void backWanted();
    void opened(const stemdesk::EventId &event, bool isMoney);

private:
    void open();

    FigureRowsModel *m_model;
    Button *m_back;
    TextLabel *m_title;
    TextLabel *m_sum;
    TableView *m_table;
    ListStack *m_stack;
    ReportFigure m_figure = ReportFigure::Received;
};

} // namespace stemdesk::ui
