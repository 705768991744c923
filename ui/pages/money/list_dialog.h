#pragma once

#include <QDialog>

class QHBoxLayout;
class QListView;
class QStandardItemModel;
class QVBoxLayout;

namespace stemdesk::ui {

class Button;
class Card;
class ListStack;
class SidePanel;
class TextLabel;

/// A dialog for a list of things to check: a summary, the list beside a preview of the current one, and buttons.
class ListDialog : public QDialog {
    Q_OBJECT

protected:
    struct Words {
        QString title;
        QString list;
        QString preview;
        QString close;
        QString empty; ///< Why there is nothing to list.
    };
    struct Row {
        QString name;
        QString more;
        QString figure; ///< At the right.
        bool isTicked = false; ///< Can be ticked, and is.
    };

    /// `act` is the green button.
    ListDialog(const Words &words, Button *act, QWidget *parent);

    Button *act() const { return m_act; }
    QStandardItemModel &model() const { return *m_model; }
    /// -1 if there is none.
    int currentRow() const;
    /// Once the model is filled: this row is selected, or the page says that there is none.
    void showRows(int row);
    void addRow(const Row &row);
    void showMessage(const QString &text);
    /// The total of the chosen rows, shown at the head of the list.
    void setTotal(const QString &total);
    SidePanel &preview() { return *m_preview; }

    void addAboveAll(QWidget *choice);
    void addAbovePreview(QWidget *choice);
    /// Before the green one.
    void addAct(Button *act);

    virtual void showCurrent() = 0;

private:
    void choose(int row);

    QStandardItemModel *m_model;
    QListView *m_list;
    SidePanel *m_preview;
    TextLabel *m_message;
    QVBoxLayout *m_column;
    QWidget *m_sides;
    ListStack *m_stack;
    Card *m_chosen;
    Card *m_shown;
    QHBoxLayout *m_foot = nullptr;
    Button *m_act;
};

} // namespace stemdesk::ui
