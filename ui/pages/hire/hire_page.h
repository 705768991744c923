#pragma once

#include "core/base/id.h"

#include <QWidget>

class QStackedWidget;

namespace stemdesk::ui {

class Button;
class Chip;
class EmptyState;
class HireGrid;
class HireModel;
class InlineMessage;
class ListStack;
class PageHeader;
class PeriodBar;
class ReturnsView;
class SearchField;
class Splitter;
class TabStrip;
class ThingPanel;
struct UiContext;

/// The hire calendar: what is available on which day, which events hold the rest, and the returns of the last events.
class HirePage : public QWidget {
    Q_OBJECT

public:
    explicit HirePage(UiContext &context, QWidget *parent = nullptr);

    /// Opens the days at the first shortage from today on.
    void showShortage();
    void showThing(const VariantId &thing, QDate day);

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    void productsWanted();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void buildHeader();
    void showAllDays(); ///< Without filters.
    QWidget *buildDays();
    QWidget *buildLegend();
    void connectDays();
    void setLive(bool isLive);
    void showState();
    void showCurrent();

    UiContext &m_context;
    PageHeader *m_header;
    TabStrip *m_tabs = nullptr;
    SearchField *m_search = nullptr;
    Chip *m_short = nullptr; ///< Filters.
    InlineMessage *m_refusal;
    HireModel *m_model;
    HireGrid *m_grid;
    PeriodBar *m_period;
    EmptyState *m_first;
    ListStack *m_centre;
    ThingPanel *m_panel;
    Splitter *m_splitter = nullptr;
    ReturnsView *m_returns;
    QStackedWidget *m_views;
    Button *m_toShortage; ///< How many things are short; leads to the first day.
};

} // namespace stemdesk::ui
