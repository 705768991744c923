#pragma once

#include "ui/widgets/fields/draft.h"

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLineEdit;
class QVBoxLayout;

namespace stemdesk::ui {

class ConflictNote;
class HeldKeys;
class TextLabel;

/// The row in which something new gets its name and other initial values: one field or several, Enter adds.
class NewRow : public QWidget {
    Q_OBJECT

public:
    enum class Place {
        AboveTable, ///< Opened for each one; Escape closes it.
        InCard, ///< Opened and closed in the same way.
        FootOfCard, ///< Always there.
    };

    explicit NewRow(Place place, QWidget *parent = nullptr);

    /// `placeholder` also names the field.
    QLineEdit *addField(const QString &placeholder);
    /// A field with its name above it. The row has either all fields with their names or none.
    QLineEdit *addLabelled(const QString &name, const QString &placeholder = {});
    /// Whether the names are seen: a table with the same columns above says them already.
    void setNamed(bool isNamed);
    void add(QWidget *widget);
    /// At the foot of a card whose table follows.
    void setRuledBelow();
    /// Does what Enter does. A refusal is then shown beside it, otherwise below the fields.
    void addButton();
    /// `text` is what a screen reader says.
    void addClose(const QString &text);

    /// Without spaces around it.
    QString text(int field) const;
    /// Before the typed text is submitted; false if it is already. Keys typed from now on are for the next one: they
    /// wait for clear() or refuse(), and are dropped if the row is hidden.
    bool beginSending();
    /// The typed text is stored: clears the row for the next one.
    void clear();
    /// Shows the row and gives it the focus; empty, except for stored input. `subject` is what it is about.
    void open(const QString &subject = {});
    /// The same, without giving it the focus.
    void begin(const QString &subject = {});
    /// Stores input here until the row is stored or cancelled. A row that is always there restarts with the stored
    /// draft, else with these texts; other rows are reopened by their owner if the draft still applies.
    bool keepIn(const DraftMemory &memory, const QStringList &first = {});
    /// Keeps what was typed and says why it was refused; `field`, if one is to blame, has to be typed again.
    void refuse(const QString &reason, int field = -1);
    QString reason() const;
    /// Whether the text of `field` can be accepted: it is plausible, or the user has confirmed it. Otherwise asks;
    /// entered() follows after the answer.
    bool isMeant(int field, const QString &question);

Q_SIGNALS:
    void entered();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showReason(const QString &reason);
    /// The subject of the stored draft.
    QString keptSubject() const { return Draft::subjectOf(m_memory).value_or(QString()); }
    /// Fills in the initial values of an opened row.
    virtual void prefill() {}

private:
    QLineEdit *makeField(const QString &name, const QString &placeholder);
    void makeHigh();
    void empty();
    void endSending();
    void dropSending();

    Place m_place;
    bool m_isLabelled = false;
    bool m_isHigh = false; ///< Its fields are.
    bool m_isRuledBelow = false;
    QHBoxLayout *m_line;
    QVBoxLayout *m_column;
    QList<QLineEdit *> m_fields;
    QList<TextLabel *> m_names;
    HeldKeys *m_keys;
    bool m_isSending = false;
    ConflictNote *m_question = nullptr;
    QString m_asked; ///< The text that was asked about last.
    TextLabel *m_reason;
    Draft *m_draft = nullptr;
    DraftMemory m_memory;
};

} // namespace stemdesk::ui
