#pragma once

#include "core/domain/orders/order_sheet.h"
#include "ui/models/lookup.h"
#include "ui/order_sheets/order_lines_model.h"
#include "ui/palette/command.h"
#include "ui/words/order_words.h"

#include <QWidget>

#include <functional>
#include <optional>

class QAbstractButton;
class QMenu;
class QShortcut;
class QStackedWidget;

namespace stemdesk {
struct Change;
} // namespace stemdesk

namespace stemdesk::ui {

class BelowMinimumQuestion;
class Button;
class DeliveryRow;
class DocumentPreview;
class EmptyState;
class EventPicker;
class InlineMessage;
class OrderedSheets;
class PageHeader;
class SavedSheets;
class SheetFiles;
class SheetView;
class StatusChip;
class TabStrip;
struct UiContext;
struct WorkedSheet;

/// The order by supplier, for one or several events together.
class OrdersPage : public QWidget, public CommandSource {
    Q_OBJECT

public:
    explicit OrdersPage(UiContext &context, QWidget *parent = nullptr);

    using QWidget::show;
    /// Chooses these events and no others.
    void show(const QList<EventId> &events);
    Commands commands() override;
    /// Shows the saved sheet with its received goods.
    void openSaved(const OrderSheetId &id);

Q_SIGNALS:
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);
    /// There is no event to order for.
    void eventsRequested();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildHeader();
    void buildBody();
    void buildExports();
    void setDelivery(const OrderDelivery &asked);
    void onChanges(const QList<Change> &changes);
    void readColours();
    void readDue();
    QString dueText() const;
    void work();
    void onSheet(const Result<WorkedSheet> &sheet);
    void showSheet();
    void showBody();
    void showHeader();
    QString stateText(const OrderSheet &sheet) const;
    void showActs();
    void save();
    void order();
    void orderShown();
    void orderParts();
    void mark(const OrderSheet &sheet);
    void markAs(const OrderSheetId &sheet, SheetState state);
    QList<SheetChoice> parts() const;
    void showOrdered();
    bool isSavedShown() const;
    const std::optional<OrderSheet> &shownSheet() const;
    void showChips();
    void addDayChip();
    void chooseDay(const std::optional<QDate> &day);
    SheetChoice choice() const;
    void dropLostEvents();

    UiContext &m_context;
    PageHeader *m_header;
    StatusChip *m_draft; ///< Beside the title, while a draft is open.
    TabStrip *m_tabs = nullptr;
    QAbstractButton *m_save = nullptr;
    QAbstractButton *m_order = nullptr; ///< Marks what is shown as ordered.
    QAbstractButton *m_new = nullptr; ///< Checked while only what is new is ordered.
    QAbstractButton *m_look = nullptr; ///< Checked while the pages are shown.
    QShortcut *m_back = nullptr; ///< Leaves the pages.
    InlineMessage *m_refusal;
    BelowMinimumQuestion *m_belowMinimum;
    EventPicker *m_picker;
    SheetView *m_view;
    DeliveryRow *m_deliver;
    OrderDelivery m_asked; ///< Chosen on this page, for the events that are chosen now.
    QWidget *m_sheetPart; ///< The sheet and the controls above it.
    OrderedSheets *m_ordered;
    EmptyState *m_first;
    QStackedWidget *m_right;
    QWidget *m_choice = nullptr; ///< Events and the sheet for them.
    SavedSheets *m_saved;
    DocumentPreview *m_preview;
    QStackedWidget *m_body;
    SheetFiles *m_files;
    Button *m_export = nullptr;
    QList<QAction *> m_exports; ///< In the menu of that button.
    QList<EventId> m_late; ///< Their order days are over.
    QList<EventId> m_dueNext; ///< With those.
    ColourSwatches m_swatches;
    SheetAdvice m_advice;
    HireShortages m_shortages;
    std::optional<OrderSheet> m_sheet; ///< Goods still to order.
    OrderSheet m_needed; ///< The same sheet with everything that is needed.
    bool m_isAllOrdered = false;
    QMenu *m_dayMenu; ///< The delivery days.
    QList<QDate> m_days;
    std::optional<QDate> m_day; ///< The only delivery day that is shown and ordered.
    Lookup m_working{m_context};
    Lookup m_reading{m_context};
    bool m_isStale = false; ///< Something changed while another page was shown.
};

} // namespace stemdesk::ui
