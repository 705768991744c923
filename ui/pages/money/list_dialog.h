#pragma once

#include <QDialog>

class QHBoxLayout;
class QListView;
class QPlainTextEdit;
class QStandardItemModel;
class QVBoxLayout;

namespace stemdesk::ui {

class Button;
class TextLabel;

/// A dialog for a list of things to check: a summary, the list beside a preview of the current one, and buttons.
class ListDialog : public QDialog {
    Q_OBJECT

protected:
    struct Words {
        QString title;
        QString list; ///< Read by screen readers, like the preview's.
        QString preview;
        QString close;
    };

    /// `previewShare` is the preview's width as a multiple of the list's.
    ListDialog(const Words &words, int previewShare, QWidget *parent);

    QStandardItemModel &model() const { return *m_model; }
    /// -1 if there is none.
    int currentRow() const;
    /// Selects this row if the keyboard is in the list when it is filled again.
    void choose(int row);
    void addRow(const QString &name, const QString &more, bool isTicked = false);
    void showMessage(const QString &text);
    void preview(const QString &text);

    void addAboveAll(QWidget *choice);
    void addAbovePreview(QWidget *choice);
    /// To the right of earlier ones.
    void addAct(Button *act);

    virtual void showCurrent() = 0;

private:
    QStandardItemModel *m_model;
    QListView *m_list;
    QPlainTextEdit *m_preview;
    TextLabel *m_message;
    QVBoxLayout *m_column;
    QVBoxLayout *m_above;
    QWidget *m_sides;
    QVBoxLayout *m_right;
    QHBoxLayout *m_foot;
};

} // namespace stemdesk::ui
