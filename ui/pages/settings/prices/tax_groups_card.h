#pragma once

#include "ui/widgets/layout/card.h"

class QComboBox;

namespace stemdesk::ui {

class NewRow;
class Button;
class FormRow;
class InlineMessage;
class TableView;
class TaxGroupsModel;
class ValueField;
struct UiContext;

/// The tax groups: a table, a row to add one, and the default for events that name none.
class TaxGroupsCard : public Card {
    Q_OBJECT

public:
    explicit TaxGroupsCard(UiContext &context, QWidget *parent = nullptr);

private:
    void buildTable();
    void buildFoot();
    void buildDefaultGroup();
    void buildCategory();
    void add();
    void removeCurrent();
    void setDefaultGroup();
    void setCategory();
    void setReason(const QString &reason);
    void onListed();
    void showCurrent();

    UiContext &m_context;
    TaxGroupsModel *m_model;
    TableView *m_table;
    Button *m_delete;
    InlineMessage *m_refusal;
    NewRow *m_new;
    QComboBox *m_default;
    FormRow *m_usualRow = nullptr;
    QComboBox *m_category; ///< The selected group's, like the reason.
    FormRow *m_categoryRow = nullptr;
    ValueField *m_reason;
    FormRow *m_reasonRow = nullptr;
};

} // namespace stemdesk::ui
