#include "core/documents/stationery_pages.h"

#include "core/documents/stationery.h"

#include <QPainter>

#include <utility>

namespace stemdesk {

StationeryPages::StationeryPages(QPageSize::PageSizeId size, std::unique_ptr<Stationery> stationery)
    : DocumentPages(size), m_stationery(std::move(stationery))
{}

StationeryPages::~StationeryPages() = default;

void StationeryPages::lay(const QString &title, const EventText &text)
{
    m_title = title;
    m_hasCover = text.cover.has_value();
    const QRectF &body = m_stationery->frame.body();
    if (m_hasCover)
        m_pages.append(moved(*text.cover, body.topLeft()));
    for (const Marks &page : flowed(text.blocks, text.runningHeads, body.height()))
        m_pages.append(moved(page, body.topLeft()));
}

void StationeryPages::paintPage(QPainter &painter, int page) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintMarks(painter, m_pages.at(page));
    if (page > 0 || !m_hasCover)
        m_stationery->frame.paint(painter, page + 1, count());
}

} // namespace stemdesk
