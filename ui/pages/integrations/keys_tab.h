#pragma once

#include "core/base/id.h"

#include <QWidget>

class QStackedWidget;
class QTimer;

namespace stemdesk::ui {

class EmptyState;
class KeyPanel;
class KeysModel;
class ListStack;
class NewKeyForm;
class SecretPanel;
class TableView;
struct UiContext;

/// The keys of programs: a table, and beside it the selected one, or a new one.
class KeysTab : public QWidget {
    Q_OBJECT

public:
    explicit KeysTab(UiContext &context, QWidget *parent = nullptr);

    void startNew();
    /// Creates an address where calendar programs read the events.
    void startNewCalendar();
    /// "3 keys", for the page's header.
    QString stateText() const;
    /// Nothing is being created, so that the button can be offered.
    bool isIdle() const;
    bool hasKeys() const;

Q_SIGNALS:
    void stateChanged();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTable();
    void buildBody();
    void connectSignals();
    void openForm(bool isCalendar);
    void onListed();
    void onCurrentChanged();
    void showKeys();
    void sizeColumns();

    UiContext &m_context;
    KeysModel *m_model;
    TableView *m_table;
    EmptyState *m_first;
    ListStack *m_left;
    KeyPanel *m_panel;
    NewKeyForm *m_form;
    SecretPanel *m_secret;
    QStackedWidget *m_right;
    QTimer *m_timer;
    ApiKeyId m_current;
};

} // namespace stemdesk::ui
