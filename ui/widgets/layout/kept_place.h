#pragma once

#include <QList>
#include <QPointer>
#include <QScrollBar>
#include <QWidget>

#include <utility>

namespace stemdesk::ui {

/// Around a rebuild of rows: where the keyboard was in one that went, Qt would hand it on and scroll to wherever it
/// goes. The page stays where it is, and the keyboard goes to what takes the old one's place.
class KeptPlace {
public:
    /// `otherwise` gets the keyboard where no row is left.
    explicit KeptPlace(QWidget *rows, QWidget *otherwise = nullptr);
    ~KeptPlace();
    Q_DISABLE_COPY_MOVE(KeptPlace)

private:
    using Bars = QList<std::pair<QPointer<QScrollBar>, int>>;

    QPointer<QWidget> m_rows;
    QPointer<QWidget> m_otherwise;
    QPointer<QWidget> m_focused;
    const QMetaObject *m_kind = nullptr; ///< Class of the focused widget.
    qsizetype m_place = -1; ///< Its index among the focusable widgets of that class.
    Bars m_bars; ///< Scroll bars of the areas around the rows.
};

} // namespace stemdesk::ui
