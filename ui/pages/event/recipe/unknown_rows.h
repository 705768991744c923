#pragma once

#include "ui/pages/event/recipe/pasted_lines.h"
#include "ui/widgets/fields/draft.h"

#include <QWidget>

class QVBoxLayout;

namespace stemdesk::ui {

class ConflictNote;
class EventDocument;
class FlowerField;
class TextLabel;

/// Pasted rows that may mean several flowers or none, or whose numbers are unlikely: each stays with its number until
/// the user chooses the flower or discards it, so that no pasted row is lost, however the window is closed. Hidden
/// while there are none.
class UnknownRows : public QWidget {
    Q_OBJECT

public:
    /// They are stored in `memory`; rows stored there are restored.
    UnknownRows(EventDocument &document, DraftMemory memory, QWidget *parent = nullptr);

    void add(const QList<TypedLine> &lines);
    /// Adds them, and asks once whether all are meant.
    void ask(const QList<RecognisedLine> &lines, const QString &question);
    QList<FlowerField *> fields() const;

Q_SIGNALS:
    void matchChosen(const stemdesk::VariantMatch &match, std::optional<double> quantity);
    void newFlowerWanted(const stemdesk::ui::TypedLine &line);
    /// The lines asked about, without rows that were matched or left out one by one.
    void meant(const QList<stemdesk::ui::RecognisedLine> &lines);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Asked {
        QWidget *row = nullptr;
        RecognisedLine line;
    };

    QWidget *addRow(const TypedLine &line);
    void keepMeant();
    void correct();
    void leaveOut(QWidget *row);
    void clear();
    void remember();

    EventDocument &m_document;
    DraftMemory m_memory;
    ConflictNote *m_question;
    QVBoxLayout *m_rows;
    TextLabel *m_which;
    QList<Asked> m_asked;
};

} // namespace stemdesk::ui
