#pragma once

#include "ui/widgets/layout/card.h"

namespace stemdesk::ui {

class NewRow;
class Button;
class InlineMessage;
class ProductTypesModel;
class TableView;
struct UiContext;

/// The types of product: a table with markups, and a row for the next one.
class ProductTypesCard : public Card {
    Q_OBJECT

public:
    explicit ProductTypesCard(UiContext &context, QWidget *parent = nullptr);

    void startNew();

private:
    void buildTable();
    void buildFoot();
    void add();
    void removeCurrent();
    void showCurrent();

    UiContext &m_context;
    ProductTypesModel *m_model;
    TableView *m_table;
    Button *m_delete;
    InlineMessage *m_refusal;
    NewRow *m_new;
};

} // namespace stemdesk::ui
