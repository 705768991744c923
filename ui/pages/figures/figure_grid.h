#pragma once

#include "core/domain/reports/report_tables.h"
#include "ui/widgets/layout/card.h"

#include <QList>

class QGridLayout;

namespace stemdesk {
struct PeriodReport;
}

namespace stemdesk::ui {

class Button;
class TextLabel;

/// Figures of a period compared with the previous one; the name of each leads to its rows.
class FigureGrid : public Card {
    Q_OBJECT

public:
    FigureGrid(const QString &title, const QList<ReportFigure> &figures, QWidget *parent = nullptr);

    void setReports(const PeriodReport &now, const PeriodReport &before);
    /// Adds a percentage computed from the figures, as a separate row without a link.
    void addShare(const QString &name);
    void setShare(std::optional<double> now, std::optional<double> before);

Q_SIGNALS:
    void figureChosen(stemdesk::ReportFigure figure);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line {
        ReportFigure figure;
        Button *name;
        TextLabel *now;
        TextLabel *before;
        TextLabel *change;
    };
    static QString changeName(const QString &figure);
    TextLabel *addHead(int column);
    TextLabel *addLabel(int row, int column, bool isQuiet);

    QGridLayout *m_grid;
    TextLabel *m_nowTitle;
    TextLabel *m_beforeTitle;
    TextLabel *m_changeTitle;
    QList<Line> m_lines;
    TextLabel *m_shareNow = nullptr;
    TextLabel *m_shareBefore = nullptr;
    TextLabel *m_shareChange = nullptr;
    QString m_shareName;
};

} // namespace stemdesk::ui
