#pragma once

#include "core/domain/keys/api_key.h"

#include <QWidget>

class QMenu;
class QTimer;

namespace stemdesk::ui {

class Chip;
class EmptyState;
class ListStack;
class RequestLogModel;
class TableView;
struct UiContext;

/// Requests of other programs to the shop, live.
class RequestLogTab : public QWidget {
    Q_OBJECT

public:
    explicit RequestLogTab(UiContext &context, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildFilters();
    void buildTable();
    void fillKeys();
    void chooseKey(const ApiKey &key);
    void showAllKeys();
    void onListed();
    void onInserted(int first, int count);

    UiContext &m_context;
    RequestLogModel *m_model;
    TableView *m_table;
    Chip *m_errors = nullptr;
    Chip *m_key = nullptr;
    QMenu *m_keys;
    QWidget *m_filters = nullptr; ///< Hidden while the log is empty.
    EmptyState *m_none;
    ListStack *m_centre;
    QTimer *m_timer;
};

} // namespace stemdesk::ui
