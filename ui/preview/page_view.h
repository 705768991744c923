#pragma once

#include "ui/preview/print_jobs.h"

#include <QAbstractScrollArea>
#include <QHash>
#include <QImage>
#include <QObject>
#include <QSizeF>

#include <atomic>

namespace stemdesk {
class ServiceThread;
}

namespace stemdesk::ui {

/// Lays a document out and paints its pages on the tasks thread, so that the window never blocks.
class PageRenderer : public QObject {
    Q_OBJECT

public:
    /// `tasks` must outlive this object.
    explicit PageRenderer(ServiceThread &tasks, QObject *parent = nullptr);
    ~PageRenderer() override;
    Q_DISABLE_COPY_MOVE(PageRenderer)

    /// Lays a document out. The previous pages stay until the new ones are ready.
    void show(const PrintJob &job, QPageSize::PageSizeId size);

    /// The pages that were asked for last are neither ready nor refused.
    bool isPreparing() const { return *m_newest != m_edition && *m_newest != m_refused; }

    int count() const { return m_count; }
    QSizeF paperSize() const { return m_paperSize; }

    /// The page at this size in pixels. Until painted() is emitted: another size, an older state, or a null image.
    QImage image(int page, QSize pixels);
    /// Drops the images of all other pages.
    void keepOnly(int first, int last);

Q_SIGNALS:
    void laidOut();
    void failed(const stemdesk::Error &error);
    void painted(int page);

private:
    struct Layout {
        int count = 0;
        QSizeF paperSize;
    };
    struct Painted {
        QImage image;
        int edition = 0; ///< Edition of the pages it was painted from.
        QSize asked; ///< Size of the current or last painting.
        int askedEdition = 0;
    };

    void onLaidOut(int edition, const Layout &layout);
    void paint(int page, QSize pixels);

    /// Used on the tasks thread only.
    struct Held {
        PrintJob::Pages pages;
        int edition = 0;
    };

    ServiceThread &m_tasks;
    std::shared_ptr<Held> m_held;
    std::shared_ptr<std::atomic_int> m_newest; ///< The edition requested last: jobs for older ones do nothing.
    int m_edition = 0; ///< The last edition laid out.
    int m_refused = 0; ///< The last one that failed.
    int m_count = 0;
    QSizeF m_paperSize;
    QHash<int, Painted> m_images;
};

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
