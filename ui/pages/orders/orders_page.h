#pragma once

#include "core/domain/order_sheet.h"
#include "ui/pages/orders/order_lines_model.h"

#include <QWidget>

#include <functional>
#include <optional>

class QAbstractButton;
class QStackedWidget;

namespace stemdesk {
struct Change;
}

namespace stemdesk::ui {

class EmptyState;
class EventPicker;
class InlineMessage;
class PageHeader;
class SheetFiles;
class SheetView;
struct UiContext;

/// What to order from whom, for one or several events together.
class OrdersPage : public QWidget {
    Q_OBJECT

public:
    explicit OrdersPage(UiContext &context, QWidget *parent = nullptr);

    using QWidget::show;
    /// Chooses these events and no others.
    void show(const QList<EventId> &events);

Q_SIGNALS:
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildHeader();
    void buildBody();
    void buildKeys();
    void onChanges(const QList<Change> &changes);
    void readColours();
    void work();
    void onSheet(const Result<OrderSheet> &sheet);
    void showSheet();
    void showChips();
    void dropLostEvents();

    UiContext &m_context;
    PageHeader *m_header;
    InlineMessage *m_refusal;
    EventPicker *m_picker;
    SheetView *m_view;
    EmptyState *m_first;
    QStackedWidget *m_right;
    SheetFiles *m_files;
    QList<QAbstractButton *> m_exports;
    ColourSwatches m_swatches;
    std::optional<OrderSheet> m_sheet;
    int m_asked = 0; ///< Counts the sheets asked for: an answer that was overtaken is not shown.
    bool m_isStale = false; ///< Something changed while another page was shown.
};

} // namespace stemdesk::ui
