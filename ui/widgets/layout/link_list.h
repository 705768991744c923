#pragma once

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QVBoxLayout;

namespace stemdesk::ui {

/// The rows of a side panel that lead elsewhere: a link, what is said beside and below it, notes between them. They are
/// made again when what they show has changed.
class LinkList : public QWidget {
    Q_OBJECT

public:
    explicit LinkList(QWidget *parent = nullptr);

    /// `fill` adds what takes the place of the rows before. The keyboard stays at its place, and so does the page.
    void rebuild(const std::function<void()> &fill);
    bool isEmpty() const { return !m_rows; }
    /// nullptr if there is none.
    QWidget *firstLink() const;

    // For `fill`, from top to bottom.
    /// Returns the line of the link, for what stands at its right. `name` is read by screen readers instead of `words`.
    QHBoxLayout *addLink(const QString &words, const std::function<void()> &open, const QString &name = {});
    /// A small line below the link added last; `figure` at its right.
    void addBelow(const QString &text, QWidget *figure = nullptr);
    void addNote(const QString &text);
    void addCaption(const QString &text);
    void addRow(QWidget *row);

private:
    QWidget *m_rows = nullptr;
    QVBoxLayout *m_column = nullptr; ///< Of the rows.
    QVBoxLayout *m_link = nullptr; ///< Of the link added last.
};

} // namespace stemdesk::ui
