#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <QWidget>

#include <functional>

class QAction;
class QStackedWidget;

namespace stemdesk::ui {

class BelowCostQuestion;
class Button;
class ConflictNote;
class DocumentsTab;
class EmptyState;
class EventDocument;
class InlineMessage;
class LazyStack;
class OccurrenceStrip;
class PageHeader;
class RecipeView;
class StatusButton;
class Splitter;
class SummaryPanel;
class TabStrip;
class TitleField;
class UnstoredQuestion;
struct UiContext;

/// One event: its recipe with the live summary beside it, its details, its pricing, and everything else about it.
class EventPage : public QWidget {
    Q_OBJECT

public:
    explicit EventPage(UiContext &context, QWidget *parent = nullptr);

    /// Shows the event, and calls `then`: after asking, if something typed for the previous one cannot be stored.
    void open(const EventId &id, const std::function<void()> &then = {});
    /// Opens an event that was just created, with its name ready to be typed.
    void openNew(const EventId &id);
    void openQuotes(const EventId &id);
    void openPayments(const EventId &id);
    /// The same, with the next amount in the form, for Enter.
    void startPayment(const EventId &id);

Q_SIGNALS:
    void backRequested();
    void ordersRequested(const stemdesk::EventId &id);
    void savedSheetRequested(const stemdesk::OrderSheetId &id);
    /// The calendar of a hire item on a day.
    void hireRequested(const stemdesk::VariantId &thing, QDate day);
    void seriesRequested(const stemdesk::SeriesId &id);
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

private:
    enum Tab { Recipe, Details, Pricing, Quotes, Payments, Orders, RunSheet, Documents, History };

    void buildHeader();
    void buildActs();
    void buildSeries(UiContext &context);
    void buildEventActions(UiContext &context);
    void buildBody(UiContext &context);
    QWidget *makeQuotes();
    QWidget *makePayments();
    QWidget *makeOrders();
    QWidget *makeRunSheet();
    QWidget *makeDocuments();
    /// The document that `choose` selects, on its tab.
    void showDocument(void (DocumentsTab::*choose)());
    void buildKeys();
    void doNext(); ///< The main action of the event's status.
    void showNext();
    void showControls(bool isThere);
    void askForDate();
    void sendProposal();
    void acceptQuote();
    void invoice();
    void order();
    void startPayment();
    void addToTab(); ///< Adds the new item of the shown tab.
    void onChanged();
    /// The price in the header, shown while the summary is hidden.
    void showPrice();
    void onLost(const QString &reason);
    void onNameCommitted(const QString &name);
    void onStatusChosen(const QString &status);
    void storeStatus(const QString &status);
    void onStatusStored(const QString &status, const Status &outcome);
    ConflictNote *addConflict();
    QString stateText() const;
    bool arePricesPinned() const; ///< Every list in use is.

    EventDocument *m_document;
    PageHeader *m_header;
    TitleField *m_name;
    StatusButton *m_status;
    Button *m_noDate; ///< Leads to where a date is set.
    Button *m_next = nullptr;
    Button *m_proposal = nullptr;
    QAction *m_order = nullptr; ///< In the menu, while the button beside it does something else.
    ConflictNote *m_statusConflict = nullptr; ///< For the chosen status.
    QString m_chosenStatus;
    OccurrenceStrip *m_series;
    InlineMessage *m_refusal;
    BelowCostQuestion *m_belowCost;
    QStackedWidget *m_body;
    LazyStack *m_tabs; ///< In the order of Tab.
    RecipeView *m_recipe;
    Splitter *m_splitter = nullptr;
    SummaryPanel *m_summary = nullptr;
    TabStrip *m_strip = nullptr;
    EmptyState *m_gone;
    UnstoredQuestion *m_unstored;
};

} // namespace stemdesk::ui
