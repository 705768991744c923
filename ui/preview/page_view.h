#pragma once

#include <QAbstractScrollArea>

#include <optional>

namespace stemdesk::ui {

class PageRenderer;

/// The pages of a document as sheets below each other on a ground.
class PageView : public QAbstractScrollArea {
    Q_OBJECT

public:
    /// `renderer` must outlive this widget.
    explicit PageView(PageRenderer &renderer, QWidget *parent = nullptr);

    /// nullopt: fit to width.
    void setZoom(std::optional<qreal> zoom);
    void zoomIn();
    void zoomOut();
    void fitWidth() { setZoom({}); }
    qreal zoom() const; ///< The effective zoom; 1 is the size on paper.
    bool fitsWidth() const { return !m_zoom; }

    int currentPage() const;
    void goTo(int page);
    void toTop();

    QSize sizeHint() const override;

Q_SIGNALS:
    /// The current page or the zoom may have changed.
    void viewChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;

private:
    void onLaidOut();
    void place();
    QSizeF sheetSize() const;
    QRectF sheetRect(int page) const; ///< On the viewport.
    qreal pitch() const; ///< Distance from one sheet to the next.
    void turn(int pages);

    PageRenderer &m_renderer;
    std::optional<qreal> m_zoom;
};

} // namespace stemdesk::ui
