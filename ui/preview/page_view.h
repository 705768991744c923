#pragma once

#include <QAbstractScrollArea>

namespace stemdesk::ui {

class PageRenderer;

/// The pages of a document as sheets below each other on a ground.
class PageView : public QAbstractScrollArea {
    Q_OBJECT

public:
    /// `renderer` must outlive this widget.
    explicit PageView(PageRenderer &renderer, QWidget *parent = nullptr);

    enum class Fit { Page, Width, None };

    void setFit(Fit fit);
    void setZoom(qreal zoom); ///< Fits nothing then.
    void zoomIn();
    void zoomOut();
    qreal zoom() const; ///< The effective zoom; 1 is the size on paper.
    Fit fit() const { return m_fit; }

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
    void applyZoom(Fit fit, qreal zoom);
    QSizeF sheetSize() const;
    QRectF sheetRect(int page) const; ///< On the viewport.
    qreal pitch() const; ///< Distance from one sheet to the next.
    void turn(int pages);

    PageRenderer &m_renderer;
    Fit m_fit = Fit::Page; ///< A document is seen whole first.
    qreal m_zoom = 1; ///< The zoom if nothing is fitted.
};

} // namespace stemdesk::ui
