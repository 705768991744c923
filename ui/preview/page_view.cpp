#include "ui/preview/page_view.h"

#include "core/services/service_thread.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace stemdesk::ui {

using namespace metric;

namespace {

QImage paintedPage(const DocumentPages &pages, int page, QSize pixels)
{
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    const QSizeF paper = pages.paperSize();
    painter.scale(pixels.width() / paper.width(), pixels.height() / paper.height());
    pages.paint(painter, page);
    return image;
}

constexpr std::array kZooms{0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1.0, 1.25, 1.5, 2.0, 3.0};
constexpr qreal kSlack = 0.01; ///< Zoom factors closer than this are equal.
constexpr qreal kGap = kSpace16;
constexpr qreal kMargin = kSpace24;
constexpr qreal kWidestFit = 1.5; ///< Wide screens do not enlarge a page further.

} // namespace

PageRenderer::PageRenderer(ServiceThread &tasks, QObject *parent)
    : QObject(parent), m_tasks(tasks), m_held(std::make_shared<Held>()), m_newest(std::make_shared<std::atomic_int>(0))
{}

PageRenderer::~PageRenderer()
{
    ++*m_newest;
    // The pages belong to the tasks thread to the end.
    m_tasks.run([held = std::move(m_held)](Services &) { held->pages.reset(); });
}

void PageRenderer::show(const PrintJob &job, QPageSize::PageSizeId size)
{
    const int edition = ++*m_newest;
    auto work = [held = m_held, newest = m_newest, edition, size,
                 make = job.make](Services &services) -> Result<Layout> {
        if (*newest != edition)
            return Layout();
        PrintJob::Pages pages = TRY(make(services, size));
        held->pages = std::move(pages);
        held->edition = edition;
        return Layout{.count = held->pages->count(), .paperSize = held->pages->paperSize()};
    };
    m_tasks.run(this, std::move(work), [this, edition](const Result<Layout> &layout) {
        if (edition != *m_newest)
            return; // Overtaken.
        if (layout)
            return onLaidOut(edition, *layout);
        m_refused = edition;
        Q_EMIT failed(layout.error());
    });
}

void PageRenderer::onLaidOut(int edition, const Layout &layout)
{
    m_edition = edition;
    m_count = layout.count;
    m_paperSize = layout.paperSize;
    m_images.removeIf([this](const auto &entry) { return entry.key() >= m_count; });
    Q_EMIT laidOut();
}

QImage PageRenderer::image(int page, QSize pixels)
{
    const Painted &painted = m_images[page];
    const bool isCurrent = painted.edition == m_edition && painted.image.size() == pixels;
    const bool isAsked = painted.askedEdition == m_edition && painted.asked == pixels;
    if (!isCurrent && !isAsked && !pixels.isEmpty())
        paint(page, pixels);
    return m_images[page].image;
}

void PageRenderer::keepOnly(int first, int last)
{
    m_images.removeIf([=](const auto &entry) { return entry.key() < first || entry.key() > last; });
}

void PageRenderer::paint(int page, QSize pixels)
{
    const int edition = m_edition;
    m_images[page].asked = pixels;
    m_images[page].askedEdition = edition;
    auto work = [held = m_held, newest = m_newest, edition, page, pixels](Services &) -> Result<QImage> {
        const bool isWanted = *newest == edition && held->edition == edition && held->pages;
        if (!isWanted)
            return QImage();
        auto image = madeInTime<QImage>([pages = held->pages, page, pixels](const TimedWork &) {
            return Result<QImage>(paintedPage(*pages, page, pixels));
        });
        if (!image)
            held->pages.reset(); // Whoever was abandoned has them.
        return image;
    };
    m_tasks.run(this, std::move(work), [this, page, pixels, edition](const Result<QImage> &image) {
        const auto entry = m_images.find(page);
        const bool isWanted = entry != m_images.end() && entry->asked == pixels && entry->askedEdition == edition;
        if (isWanted && !image)
            Q_EMIT failed(image.error());
        if (!isWanted || !image || image->isNull())
            return;
        entry->image = *image;
        entry->edition = edition;
        Q_EMIT painted(page);
    });
}

PageView::PageView(PageRenderer &renderer, QWidget *parent) : QAbstractScrollArea(parent), m_renderer(renderer)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // Otherwise the zoom to fit would oscillate.
    setAccessibleName(tr("Pages"));
    for (QScrollBar *bar : {verticalScrollBar(), horizontalScrollBar()})
        bar->setProperty("kind", QStringLiteral("desk"));
    connect(&m_renderer, &PageRenderer::laidOut, this, &PageView::onLaidOut);
    connect(&m_renderer, &PageRenderer::painted, viewport(), [this] { viewport()->update(); });
}

void PageView::onLaidOut()
{
    place();
    viewport()->update();
    Q_EMIT viewChanged();
}

qreal PageView::zoom() const
{
    if (m_fit == Fit::None)
        return m_zoom;
    const QSizeF paper = m_renderer.paperSize() * (logicalDpiX() / 72.0);
    if (paper.isEmpty())
        return 1;
    qreal fitted = (viewport()->width() - 2 * kMargin) / paper.width();
    if (m_fit == Fit::Page)
        fitted = std::min(fitted, (viewport()->height() - 2 * kMargin) / paper.height());
    return std::clamp(fitted, kZooms.front(), kWidestFit);
}

QSizeF PageView::sheetSize() const
{
    return m_renderer.paperSize() * (zoom() * logicalDpiX() / 72);
}

qreal PageView::pitch() const
{
    return sheetSize().height() + kGap;
}

QRectF PageView::sheetRect(int page) const
{
    const QSizeF size = sheetSize();
    const qreal room = viewport()->width() - size.width();
    const qreal left = room > 0 ? room / 2 : kMargin - horizontalScrollBar()->value();
    const qreal top = kMargin + page * pitch() - verticalScrollBar()->value();
    return {QPointF(std::round(left), std::round(top)), QSizeF(std::round(size.width()), std::round(size.height()))};
}

void PageView::place()
{
    const qreal height = 2 * kMargin + m_renderer.count() * pitch() - kGap;
    const qreal width = 2 * kMargin + sheetSize().width();
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(3 * kSpace16);
    verticalScrollBar()->setRange(0, std::max(0, int(std::ceil(height)) - viewport()->height()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0,
                                    m_fit != Fit::None ? 0 : std::max(0, int(std::ceil(width)) - viewport()->width()));
}

void PageView::setFit(Fit fit)
{
    applyZoom(fit, m_zoom);
}

void PageView::setZoom(qreal zoom)
{
    applyZoom(Fit::None, zoom);
}

void PageView::applyZoom(Fit fit, qreal zoom)
{
    // Keep the position at the top of the view.
    const qreal place = pitch() > kGap ? verticalScrollBar()->value() / pitch() : 0;
    m_fit = fit;
    m_zoom = zoom;
    this->place();
    verticalScrollBar()->setValue(qRound(place * pitch()));
    viewport()->update();
    Q_EMIT viewChanged();
}

void PageView::zoomIn()
{
    const auto larger = std::ranges::find_if(kZooms, [now = zoom()](qreal step) { return step > now + kSlack; });
    if (larger != kZooms.end())
        setZoom(*larger);
}

void PageView::zoomOut()
{
    const auto same = std::ranges::find_if(kZooms, [now = zoom()](qreal step) { return step > now - kSlack; });
    if (same != kZooms.begin())
        setZoom(*std::prev(same));
}

int PageView::currentPage() const
{
    if (m_renderer.count() == 0)
        return 0;
    // The sheet at the middle of the view.
    const qreal middle = verticalScrollBar()->value() + viewport()->height() / 2.0 - kMargin;
    return std::clamp(int(middle / pitch()), 0, m_renderer.count() - 1);
}

void PageView::goTo(int page)
{
    const int last = std::max(m_renderer.count() - 1, 0);
    verticalScrollBar()->setValue(qRound(std::clamp(page, 0, last) * pitch()));
}

void PageView::toTop()
{
    verticalScrollBar()->setValue(0);
    horizontalScrollBar()->setValue(0);
}

/// Turns pages; a page that is higher than the view is scrolled through first.
void PageView::turn(int pages)
{
    if (sheetSize().height() > viewport()->height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + pages * (viewport()->height() - kSpace24));
    else
        goTo(currentPage() + pages);
}

void PageView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::ZoomIn) || event->key() == Qt::Key_Plus)
        zoomIn();
    else if (event->matches(QKeySequence::ZoomOut) || event->key() == Qt::Key_Minus)
        zoomOut();
    else if (event->key() == Qt::Key_0)
        setFit(Fit::Width);
    else if (event->key() == Qt::Key_PageDown || event->key() == Qt::Key_Space)
        turn(1);
    else if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_Backspace)
        turn(-1);
    else if (event->key() == Qt::Key_Home)
        goTo(0);
    else if (event->key() == Qt::Key_End)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void PageView::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    if (event->angleDelta().y() > 0)
        zoomIn();
    else if (event->angleDelta().y() < 0)
        zoomOut();
    event->accept();
}

void PageView::resizeEvent(QResizeEvent *)
{
    place();
    Q_EMIT viewChanged();
}

void PageView::scrollContentsBy(int, int)
{
    viewport()->update();
    Q_EMIT viewChanged();
}

void PageView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void PageView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const ColourTokens &tokens = themeTokens();
    const QRectF view = viewport()->rect();
    painter.fillRect(view, tokens.desk);
    int first = m_renderer.count();
    int last = -1;
    for (int page = 0; page < m_renderer.count(); ++page) {
        const QRectF sheet = sheetRect(page);
        if (!sheet.intersects(view))
            continue;
        first = std::min(first, page);
        last = page;
        paintSheet(painter, sheet, tokens);
        const QImage image = m_renderer.image(page, (sheet.size() * devicePixelRatioF()).toSize());
        if (!image.isNull())
            painter.drawImage(sheet, image);
    }
    m_renderer.keepOnly(first - 2, last + 2);
    if (m_renderer.count() == 0 && m_renderer.isPreparing()) {
        painter.setPen(tokens.quiet);
        painter.drawText(view, Qt::AlignCenter, tr("Preparing the pages…"));
    }
    if (hasFocus())
        paintFocusFrame(painter, view, tokens);
}

QSize PageView::sizeHint() const
{
    return {kSidePanelWidth * 2, kSidePanelWidth * 2};
}

} // namespace stemdesk::ui
