#pragma once

#include "ui/widgets/layout/card.h"

namespace stemdesk::ui {

class DesignTimeModel;
class EventDocument;
class TableView;
class TextLabel;

/// How long designing the event takes, beside what is charged for labour.
class DesignTimeCard : public Card {
    Q_OBJECT

public:
    explicit DesignTimeCard(EventDocument &document, QWidget *parent = nullptr);

    void refresh();

private:
    void showSpent();

    EventDocument &m_document;
    DesignTimeModel *m_model;
    TableView *m_table;
    TextLabel *m_sum;
    TextLabel *m_spent; ///< The time that the event's tasks took, compared with the plan.
};

} // namespace stemdesk::ui
