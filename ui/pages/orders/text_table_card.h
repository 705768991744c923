#pragma once

#include "ui/models/text_table_model.h"
#include "ui/widgets/layout/card.h"

namespace stemdesk::ui {

class TableView;

/// A card with a read-only table; hidden without rows.
class TextTableCard : public Card {
    Q_OBJECT

public:
    /// `firstNumber` is the first column with figures; the first column takes the width that is left.
    TextTableCard(const QString &title, const QStringList &headings, int firstNumber, QWidget *parent = nullptr);

    void setRows(const QList<QList<TextCell>> &rows);

private:
    TextTableModel *m_model;
    TableView *m_table;
};

} // namespace stemdesk::ui
