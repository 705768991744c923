#pragma once

#include "core/base/id.h"
#include "core/domain/reports/period_report.h"
#include "core/domain/reports/report_tables.h"
#include "ui/models/lookup.h"

#include <QWidget>

#include <functional>

class QStackedWidget;

namespace stemdesk::ui {

class BarChart;
class Card;
class DocumentOutput;
class FigureGrid;
class FigureList;
class FigureRowsView;
class InlineMessage;
class PageHeader;
class PeriodBar;
class TabStrip;
class TextLabel;
class ViewSwitch;
struct UiContext;

/// A month or a year in figures and charts, compared with the previous one. Each figure leads to the rows behind it.
class FiguresPage : public QWidget {
    Q_OBJECT

public:
    explicit FiguresPage(UiContext &context, QWidget *parent = nullptr);

    void showPeriod(const ReportPeriod &period);
    const ReportPeriod &period() const { return m_period; }

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    void paymentsRequested(const stemdesk::EventId &id);
    void invoicesRequested();
    void supplierChosen(const stemdesk::SupplierId &id);
    void variantChosen(const stemdesk::ProductId &product, const stemdesk::VariantId &variant);
    /// A message for the bottom of the window; `run` performs `action`.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// A period and the one beside it.
    struct Reports {
        ComparedReport now;
        PeriodReport before;
    };

    void buildHeader();
    QWidget *buildOverview();
    void connectLists();
    void read();
    void showReports();
    void showChart();
    void showRows(ReportFigure figure);
    void readRows();
    void openVariant(const QString &key);
    void savePdf();
    void saveWorkbook();

    UiContext &m_context;
    Lookup m_lookup;
    Lookup m_rowsLookup;
    ReportPeriod m_period;
    Reports m_reports;
    PageHeader *m_header;
    TabStrip *m_kinds = nullptr;
    PeriodBar *m_bar;
    ViewSwitch *m_beside; ///< The month before, or the same month of the year before.
    InlineMessage *m_refusal;
    QStackedWidget *m_body;
    TextLabel *m_nothing;
    Card *m_chartCard;
    BarChart *m_chart;
    FigureGrid *m_money;
    FigureGrid *m_work;
    FigureGrid *m_waste;
    FigureGrid *m_enquiries;
    FigureList *m_invoiced;
    FigureList *m_received;
    FigureList *m_sources;
    FigureList *m_suppliers;
    FigureList *m_flowers;
    FigureRowsView *m_rows;
    DocumentOutput *m_documents;
    std::optional<ReportFigure> m_figure; ///< The figure whose rows are shown.
    bool m_isStale = true;
};

} // namespace stemdesk::ui
