#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace stemdesk::ui {

/// Stores what is typed into an editor automatically: after a pause, and when the window closes or shows something
/// else. (When the user leaves the editor, the editor does so itself.) A child of the editor, by which unstored text is
/// found.
class AutoSave : public QObject {
    Q_OBJECT

public:
    static constexpr int kRest = 2'000; ///< Milliseconds.

    struct Steps {
        std::function<void()> atRest; ///< Submits what is typed, while the user may type on.
        std::function<void()> atEnd; ///< Submits it for the last time.
        std::function<bool()> isUnstored; ///< The text was refused, is being asked about, or was not submitted.
        std::function<QString()> text = {}; ///< The typed value, if it is not the editor's own text.
    };

    AutoSave(QWidget *editor, Steps steps);

    /// Something was typed.
    void touch() { m_rest->start(); }
    void store();
    bool isUnstored() const { return m_steps.isUnstored(); }
    QWidget *editor() const { return m_editor; }
    QString text() const;

private:
    QWidget *m_editor;
    Steps m_steps;
    QTimer *m_rest;
};

/// A typed text that is not stored.
struct UnstoredText {
    QString record; ///< The name of what it belongs to; empty if that is not known.
    QString field; ///< The field's name.
    QString text;
    QPointer<QWidget> editor;
};

/// Submits everything typed in `root`.
void storeTyped(const QWidget &root);
/// What was refused, or is being asked about, after storeTyped().
QList<UnstoredText> refusedIn(const QWidget &root);
/// What is still unstored after storeTyped(): refused and pending fields, and text in forms without a draft that wait
/// for a button or Enter.
QList<UnstoredText> unstoredIn(const QWidget &root);
/// What is typed into `editor` now.
UnstoredText typedIn(QWidget &editor, const QString &text);
/// Whether closing the window would ask about it: it is shown, or will be again as it was left.
bool isShownAgain(const QWidget &editor);
/// Marks a search field, whose text is never stored.
void markAsSearch(QWidget *field);
/// Says which event, client, supplier … the fields in `part` are about.
void nameRecord(QWidget &part, const QString &name);

} // namespace stemdesk::ui
