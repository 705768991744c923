#pragma once

#include "ui/widgets/fields/draft.h"

#include <QTextEdit>

class QLineEdit;
class QToolButton;

namespace stemdesk::ui {

/// The text itself: loads nothing from files or the network, and pastes only plain words from the clipboard.
class DescriptionEdit : public QTextEdit {
    Q_OBJECT

public:
    explicit DescriptionEdit(QWidget *parent = nullptr);

Q_SIGNALS:
    void left();

protected:
    QMimeData *createMimeDataFromSelection() const override;
    void insertFromMimeData(const QMimeData *source) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

/// A description with bold, italic, lists and links. Saves itself when the user leaves it; text being typed is never
/// overwritten. A description with other elements, written by another program, is read-only.
class DescriptionField : public QWidget {
    Q_OBJECT

public:
    explicit DescriptionField(QWidget *parent = nullptr);
    ~DescriptionField() override;
    Q_DISABLE_COPY_MOVE(DescriptionField)

    void setHtml(const QString &html);
    DescriptionEdit *edit() const { return m_edit; }
    /// Sets where to store a link's address while it is being typed.
    void keepLinkIn(const DraftMemory &memory);
    /// The outcome of the last commit.
    void setOutcome(bool isStored);

Q_SIGNALS:
    void committed(const QString &html);

private:
    void buildTools();
    QToolButton *addTool(const QString &text, const QString &name, const QKeySequence &key);
    void toggleBold();
    void toggleItalic();
    void toggleList(int style);
    void askLink();
    void setLink(const QString &address);
    void showHtml(const QString &html);
    bool isTyped() const;
    void commitAtRest();
    void commit();

    DescriptionEdit *m_edit;
    QWidget *m_tools;
    QLineEdit *m_address;
    Draft *m_link; ///< Stores the typed address.
    DraftMemory m_memory;
    QString m_html; ///< The stored HTML.
    QString m_shown; ///< The HTML that the field would store for it.
    bool m_isRefused = false;
    bool m_isAwaited = false; ///< A text stored at rest was not read back yet.
};

} // namespace stemdesk::ui
