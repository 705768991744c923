#pragma once

#include <QFrame>

class QHBoxLayout;
class QMenu;
class QVBoxLayout;

namespace stemdesk::ui {

class IconButton;
class TextLabel;

/// A rounded panel with a header row (title, widgets, note, figure, menu) and a body under it.
class Card : public QFrame {
    Q_OBJECT

public:
    explicit Card(const QString &title = {}, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setNote(const QString &note); ///< quiet, after the title
    /// A sentence, below the title where it has no room beside it; others are elided.
    void setSentence(const QString &note);
    void setFigure(const QString &figure); ///< strong, at the right (a group's price)
    void addHeaderWidget(QWidget *widget); ///< between title and note
    void addHeaderEnd(QWidget *widget); ///< after the figure, beside the "more" button
    void setMenu(QMenu *menu); ///< behind the "more" button; not owned
    /// The figure ends the header, as the last column of the table below does; the menu comes before it, at the same
    /// place in every card whose figure is not wider than this one.
    void putFigureLast(const QString &widest);
    void setMuted(bool muted); ///< a hidden group: present, but quiet

    /// Flush with the card's edges; a table or a row with its own padding belongs here.
    QVBoxLayout *body() const { return m_body; }

    /// A widget in the body with the card's side padding.
    void addPadded(QWidget *widget);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    /// For assistive technology, if no title says it.
    void nameAs(const QString &name);

private:
    void buildHeader();
    void placeSentence();

    TextLabel *m_title;
    TextLabel *m_note;
    TextLabel *m_below = nullptr; ///< Has the sentence while it has no room as a note.
    QString m_sentence;
    TextLabel *m_figure;
    IconButton *m_more;
    QHBoxLayout *m_header;
    QVBoxLayout *m_body;
};

/// A row at the foot of a card, set off by a hairline ("add a line").
class CardRow : public QWidget {
    Q_OBJECT

public:
    explicit CardRow(QWidget *parent = nullptr);

    QHBoxLayout *row() const { return m_row; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QHBoxLayout *m_row;
};

} // namespace stemdesk::ui
