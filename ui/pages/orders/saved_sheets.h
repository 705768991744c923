#pragma once

#include "ui/models/lookup.h"
#include "ui/order_sheets/order_lines_model.h"
#include "ui/pages/orders/saved_sheet_view.h"

#include <QWidget>

#include <functional>
#include <optional>

class QListView;
class QStackedWidget;

namespace stemdesk {
struct Change;
}

namespace stemdesk::ui {

class EmptyState;
class InlineMessage;
class SavedSheetsModel;
class UnstoredQuestion;
struct UiContext;

/// The saved sheets, and the one that is open.
class SavedSheets : public QWidget {
    Q_OBJECT

public:
    explicit SavedSheets(UiContext &context, QWidget *parent = nullptr);

    /// After asking, if something typed for the open sheet cannot be stored.
    void open(const OrderSheetId &id);
    /// The open sheet, once it was read.
    const std::optional<OrderSheet> &sheet() const { return m_sheet; }
    void setSwatches(const ColourSwatches &swatches) { m_swatches = swatches; }
    QListView *list() const { return m_list; }

Q_SIGNALS:
    /// Another sheet is open, or none, or it was read again.
    void sheetChanged();
    void emailRequested(const stemdesk::SupplierId &supplier);
    void claimRequested(const stemdesk::SupplierId &supplier);
    void draftRequested(const stemdesk::SupplierId &supplier);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildList();
    void buildBody();
    void onListed();
    void onChanges(const QList<Change> &changes);
    void choose(const OrderSheetId &id);
    void read();
    void readOutcome();
    void onSheet(const Result<OrderSheet> &sheet);
    void close();
    QString currency() const;

    UiContext &m_context;
    SavedSheetsModel *m_model;
    QListView *m_list;
    InlineMessage *m_refusal;
    SavedSheetView *m_view;
    QWidget *m_blank; ///< While a sheet is read.
    UnstoredQuestion *m_unstored; ///< For sheets that are not in the list.
    EmptyState *m_none;
    QStackedWidget *m_right;
    ColourSwatches m_swatches;
    OrderSheetId m_id; ///< The open sheet, or the one being opened.
    std::optional<OrderSheet> m_sheet;
    Lookup m_reading{m_context};
    Lookup m_outcome{m_context};
    bool m_isStale = false; ///< Something changed while another page was shown.
};

} // namespace stemdesk::ui
