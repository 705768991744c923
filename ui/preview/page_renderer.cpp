#include "ui/preview/page_renderer.h"

#include "core/services/service_thread.h"

#include <QPainter>

namespace stemdesk::ui {

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

} // namespace stemdesk::ui
