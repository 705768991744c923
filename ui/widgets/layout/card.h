#pragma once

#include "ui/theme/metrics.h"

#include <QFrame>
#include <QScrollArea>

#include <array>

class QBoxLayout;
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
    void placeEnd();

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

/// Cards in two columns that scroll together, each as high as its content; in one column if the window is too
/// narrow. Full-width cards are above or below them.
class CardColumns : public QScrollArea {
    Q_OBJECT

public:
    struct Measures {
        int top = metric::kSpace16; ///< Above the first card.
        std::array<int, 2> shares{1, 1}; ///< How the columns share the width.
        int leastColumn = 0; ///< Narrower columns are below each other, also where their cards would have room.
    };

    explicit CardColumns(const Measures &measures, QWidget *parent = nullptr);

    void addWide(QWidget *widget);
    void addWideBelow(QWidget *widget);
    // In tab order: left column first.
    void addLeft(QWidget *card);
    void addRight(QWidget *card);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();

    QVBoxLayout *m_wide;
    QVBoxLayout *m_below;
    QBoxLayout *m_columns;
    QVBoxLayout *m_left;
    QVBoxLayout *m_right;
    Measures m_measures;
};

} // namespace stemdesk::ui
