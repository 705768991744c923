#pragma once

#include <QWidget>

namespace stemdesk {
struct PrintedEvent;
}

namespace stemdesk::ui {

class TableView;
class TextTableModel;
class ValueRow;

/// The rows of an event as a quote's documents show them, with their prices and the total. Hidden without any.
class QuoteParts : public QWidget {
    Q_OBJECT

public:
    /// `name` is what a screen reader says of the table.
    explicit QuoteParts(const QString &name, QWidget *parent = nullptr);

    void setEvent(const PrintedEvent &event, const QString &currency);
    void clear();

private:
    TextTableModel *m_parts;
    TableView *m_table;
    ValueRow *m_total;
};

} // namespace stemdesk::ui
