#pragma once

#include "core/base/result.h"
#include "core/services/orders/saved_order_service.h"
#include "ui/models/lookup.h"

#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace stemdesk::ui {

class Button;
class Card;
class EventDocument;
class InlineMessage;
class LinkList;
class SheetFiles;
class SheetView;
class TextLabel;
struct WorkedSheet;

/// The order for the open event alone, by supplier, and its saved sheets.
class OrdersTab : public QWidget {
    Q_OBJECT

public:
    explicit OrdersTab(EventDocument &document, QWidget *parent = nullptr);

Q_SIGNALS:
    void ordersRequested();
    void previewRequested();
    void savedSheetRequested(const stemdesk::OrderSheetId &id);
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildHead(QVBoxLayout *column);
    void buildOrdered(QVBoxLayout *column);
    void onOpened();
    void onChanged();
    void work();
    void readSaved();
    void onSheet(const Result<WorkedSheet> &sheet);
    void showSaved(const QList<SavedSheet> &sheets);

    EventDocument &m_document;
    TextLabel *m_state;
    InlineMessage *m_refusal;
    Button *m_preview;
    Button *m_orders;
    SheetView *m_view;
    QWidget *m_ordered; ///< The saved sheets, and the suppliers with nothing left to order.
    Card *m_saved;
    LinkList *m_list; ///< In that card.
    TextLabel *m_nothingMore;
    SheetFiles *m_files;
    Lookup m_working;
    Lookup m_reading;
    bool m_isAllOrdered = false;
    bool m_isStale = true; ///< Something changed while another tab was shown.
};

} // namespace stemdesk::ui
