#pragma once

#include "ui/pages/event/recipe/pasted_lines.h"

#include <QWidget>

class QVBoxLayout;

namespace stemdesk::ui {

class FlowerField;
class EventDocument;

/// Pasted rows that may mean several flowers or none: each stays with its number until the flower is chosen or it is
/// left out, so that nothing that was pasted is lost. Not to be seen while there are none.
class UnknownRows : public QWidget {
    Q_OBJECT

public:
    explicit UnknownRows(EventDocument &document, QWidget *parent = nullptr);

    void add(const QList<TypedLine> &lines);
    QList<FlowerField *> fields() const;

Q_SIGNALS:
    void matchChosen(const stemdesk::VariantMatch &match, std::optional<double> quantity);
    void newFlowerWanted(const stemdesk::ui::TypedLine &line);

private:
    void addRow(const TypedLine &line);
    void leaveOut(QWidget *row);
    void clear();

    EventDocument &m_document;
    QVBoxLayout *m_rows;
};

} // namespace stemdesk::ui
