#pragma once

#include "core/base/id.h"

#include <QWidget>

namespace stemdesk::ui {

class Button;
class InlineMessage;
class ListStack;
class ReturnsModel;
class TableView;
struct UiContext;

/// The returns of the last events, checked in by editing the table.
class ReturnsView : public QWidget {
    Q_OBJECT

public:
    explicit ReturnsView(UiContext &context, QWidget *parent = nullptr);

    const ReturnsModel &model() const { return *m_model; }
    /// The buttons, for the page's title.
    QWidget *acts() const { return m_acts; }
    void setLive(bool isLive);

Q_SIGNALS:
    void listed();
    void eventChosen(const stemdesk::EventId &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildActs();
    void buildTable();
    void sizeFigures();
    QList<int> chosenRows() const;
    void showRows();
    void showButtons();

    ReturnsModel *m_model;
    TableView *m_table;
    ListStack *m_centre;
    InlineMessage *m_refusal; ///< Why a count cannot be.
    QWidget *m_acts;
    Button *m_checkIn;
    Button *m_takeOff;
    Button *m_open;
};

} // namespace stemdesk::ui
