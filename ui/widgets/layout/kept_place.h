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
    const QMetaObject *m_kind = nullptr; ///< Of what has the keyboard.
    qsizetype m_place = -1; ///< Of the same, among what can have it.
    Bars m_bars; ///< Of the scroll areas around the rows.
};

} // namespace stemdesk::ui
