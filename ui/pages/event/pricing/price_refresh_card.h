#pragma once

#include "core/services/prices/price_freeze_service.h"
#include "ui/undo/edits.h"
#include "ui/widgets/layout/card.h"

namespace stemdesk::ui {

class Button;
class EventDocument;
class RefreshLinesModel;
class TableView;
class TextLabel;
class ValueRow;

/// A preview of the changes by the newest price lists, line by line. Stays up to date; Escape changes nothing.
class PriceRefreshCard : public Card {
    Q_OBJECT

public:
    explicit PriceRefreshCard(EventDocument &document, QWidget *parent = nullptr);

    /// Shows itself with the focus on "Apply", or emits nothingToDo() with the reason.
    void open();
    /// The same for releasing the prices that the event keeps.
    void openToday();

Q_SIGNALS:
    void nothingToDo(const QString &sentence);
    void refused(const QString &reason);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildTable();
    void buildFoot();
    /// False if there is nothing left to change.
    bool read();
    void show(const PriceRefresh &refresh);
    void sizeTable();
    void apply();
    void close();
    void onTouched();
    QString reasonForNothing() const;
    void openFor(bool isOfKept);
    Result<PriceRefresh> refresh() const;
    bool hasSomething() const;
    Edit edit() const;

    EventDocument &m_document;
    bool m_isOfKept = false; ///< Shows the effect of releasing kept prices, rather than that of newer lists.
    PriceRefresh m_shown;
    TextLabel *m_lists;
    RefreshLinesModel *m_lines;
    TableView *m_table;
    ValueRow *m_cost;
    ValueRow *m_price;
    Button *m_apply;
    Button *m_cancel;
};

} // namespace stemdesk::ui
