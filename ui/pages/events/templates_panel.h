#pragma once

#include "core/domain/events/event_template.h"

#include <QWidget>

namespace stemdesk::ui {

class InlineMessage;
class TableView;
class TemplatesModel;
class TextLabel;
struct UiContext;

/// A panel beside the events: the shop's templates, to be renamed and deleted, with the variants each of them has lost.
class TemplatesPanel : public QWidget {
    Q_OBJECT

public:
    explicit TemplatesPanel(UiContext &context, QWidget *parent = nullptr);

    void open();
    /// Opens the panel with its name ready to be edited.
    void openAt(const EventTemplateId &id);

Q_SIGNALS:
    void eventWanted(const stemdesk::EventTemplateSummary &from);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *buildHead();
    QWidget *buildActions();
    void buildTable();
    void onListed();
    void onCurrentChanged();
    void remove();
    void close();

    UiContext &m_context;
    TemplatesModel *m_model;
    TableView *m_table;
    TextLabel *m_empty;
    InlineMessage *m_refusal;
    InlineMessage *m_missing;
    QWidget *m_actions;
    EventTemplateId m_current;
    EventTemplateId m_edited; ///< Its name is edited as soon as it is listed.
};

} // namespace stemdesk::ui
