#pragma once

#include "ui/theme/metrics.h"

#include <QByteArray>
#include <QList>
#include <QSplitter>

#include <functional>

class QFrame;

namespace stemdesk::ui {

class IconButton;

/// How a splitter remembers its sizes; the window connects it with the settings.
struct SplitterMemory {
    std::function<QByteArray(const QString &name)> load;
    std::function<void(const QString &name, const QByteArray &state)> save;
};

/// A hairline between master and detail that keeps its place under its object name.
class Splitter : public QSplitter {
    Q_OBJECT

public:
    Splitter(const QString &name, SplitterMemory memory, Qt::Orientation orientation = Qt::Horizontal,
             QWidget *parent = nullptr);

    /// The first part is this wide on a large screen, to fit long names; one that the user resized stays.
    void setWideFirst(int width) { m_wideFirst = width; }
    /// If there is too little width for both, this last part folds to a narrow edge; clicking it opens the part over
    /// the other.
    void setFoldable(QWidget *panel, const QString &name, int leastWidth = metric::kMasterAndDetail);
    /// The button that opens the folded panel, for a page with a row for it. The splitter then shows no edge.
    QWidget *takeOpener();
    /// Opens the panel if it is folded; the caller then moves the focus there.
    void reveal();
    /// Closes the panel that covers the page, if it is folded.
    void conceal();
    /// Whether it is reduced to an edge for lack of room.
    bool isFolded() const { return m_isFolded; }

Q_SIGNALS:
    void folded(bool isFolded);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fold(bool folds);
    void makeOver();
    void widenPanel();
    void widenFirst();
    void openPanel(bool opens);
    void placePanel();
    void showOpener(bool isShown);
    int edgeWidth() const;

    SplitterMemory m_memory;
    QWidget *m_panel = nullptr; ///< The foldable part.
    QFrame *m_over = nullptr; ///< Holds it while it is folded.
    QWidget *m_edge = nullptr;
    int m_leastWidth = metric::kMasterAndDetail; ///< For both.
    IconButton *m_opener = nullptr;
    bool m_isOpenerTaken = false;
    int m_wideFirst = 0; ///< 0 if it stays as it is.
    int m_usualFirst = 0;
    int m_unfolded = 0; ///< Its width before it was folded.
    bool m_isFolded = false;
    bool m_restored = false;
    bool m_isPlaced = false; ///< The user has moved the handle.
    bool m_isWide = false;
};

} // namespace stemdesk::ui
