#include "core/documents/layout/stationery_pages.h"

#include "core/documents/layout/stationery.h"

#include <QPainter>

#include <utility>

namespace stemdesk {

StationeryPages::StationeryPages(QPageSize::PageSizeId size, std::unique_ptr<Stationery> stationery)
    : DocumentPages(size), m_stationery(std::move(stationery))
{}

StationeryPages::~StationeryPages() = default;

QString StationeryPages::author() const
{
    return m_stationery->shop.name;
}

QString StationeryPages::language() const
{
    return m_stationery->language.locale().bcp47Name();
}

void StationeryPages::lay(const QString &title, const EventText &text)
{
    m_title = title;
    m_hasCover = text.cover.has_value();
    if (m_hasCover)
        m_pages.append(*text.cover);
    append(flowed(text.blocks, text.runningHeads, m_stationery->frame.body().height()));
}

void StationeryPages::append(const QList<PaperPage> &pages)
{
    for (PaperPage page : pages) {
        for (PagePart &part : page)
            part.marks = moved(part.marks, m_stationery->frame.body().topLeft());
        m_pages.append(page);
    }
}

void StationeryPages::paintPage(QPainter &painter, int page) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PagePart &part : m_pages.at(page))
        paintPart(painter, part);
    if (page > 0 || !m_hasCover)
        paintPart(painter, m_stationery->frame.part(page + 1, count()));
}

} // namespace stemdesk
