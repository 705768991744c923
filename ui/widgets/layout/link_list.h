#pragma once

#include "ui/theme/fonts.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QVBoxLayout;

namespace stemdesk::ui {

/// Rows of links in a side panel, with text beside and below them and notes in between. Rebuilt when their content
/// changes.
class LinkList : public QWidget {
    Q_OBJECT

public:
    explicit LinkList(QWidget *parent = nullptr);

    /// `fill` adds the new rows. Focus and scroll position stay.
    void rebuild(const std::function<void()> &fill);
    bool isEmpty() const { return !m_rows; }
    /// nullptr if there is none.
    QWidget *firstLink() const;

    // For `fill`, from top to bottom. Returns the link's line, for adding widgets at its right. Screen readers read
    // `name` instead of `words`.
    QHBoxLayout *addLink(const QString &words, const std::function<void()> &open, const QString &name = {},
                         TextStyle style = TextStyle::Strong);
    /// A small line below the link added last; `figure` at its right.
    void addBelow(const QString &text, QWidget *figure = nullptr);
    /// The same, on as many lines as it takes.
    void addWrapped(const QString &text);
    void addNote(const QString &text, int above = 0);
    void addCaption(const QString &text);
    void addRow(QWidget *row);
    /// A hairline between two links.
    void addRule();

private:
    QWidget *m_rows = nullptr;
    QVBoxLayout *m_column = nullptr; ///< The rows' layout.
    QVBoxLayout *m_link = nullptr; ///< The layout of the last added link.
};

} // namespace stemdesk::ui
