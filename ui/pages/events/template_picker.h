#pragma once

#include "core/domain/events/event_template.h"

#include <QFrame>

class QLineEdit;

namespace stemdesk::ui {

class Button;
class TableView;
class TemplatesModel;
class TextLabel;
struct UiContext;

/// The templates as a menu of a button; with a search field if there are many.
class TemplatePicker : public QFrame {
    Q_OBJECT

public:
    explicit TemplatePicker(UiContext &context, QWidget *parent = nullptr);

    void openBelow(const QWidget &anchor);

Q_SIGNALS:
    void chosen(const stemdesk::EventTemplateSummary &value);
    void manageRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildList();
    void choose();
    void onListed();

    TemplatesModel *m_model;
    QLineEdit *m_search;
    TableView *m_list;
    TextLabel *m_empty;
    Button *m_manage;
};

} // namespace stemdesk::ui
