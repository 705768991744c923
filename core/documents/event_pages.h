#pragma once

#include "core/documents/document_pages.h"
#include "core/documents/page_flow.h"
#include "core/documents/print_pictures.h"
#include "core/domain/events/printed_event.h"
#include "core/domain/shops/shop.h"

#include <memory>

namespace stemdesk {

class Stationery;

/// The documents that one event is written into; its supplier orders are OrderSheetPages.
enum class EventPaper { Proposal, Recipes, PackingList };

/// What a document says, before it is distributed over pages.
struct EventText {
    std::optional<Marks> cover; ///< A page without frame before the others; from the corner of what a page holds.
    Blocks blocks;
    Blocks runningHeads; ///< By section of the blocks.
};

/// A document of an event, laid out on paper.
class EventPages : public DocumentPages {
public:
    /// `pictures` is read from while the pages are laid out only.
    EventPages(EventPaper paper, const PrintedEvent &event, const Shop &shop, QPageSize::PageSizeId size,
               PrintPictures &pictures);
    ~EventPages() override;

    int count() const override { return int(m_pages.size()); }
    QString title() const override { return m_title; }

protected:
    void paintPage(QPainter &painter, int page) const override;

private:
    std::unique_ptr<Stationery> m_stationery; // Marks name its type.
    QString m_title;
    QList<Marks> m_pages;
    bool m_hasCover = false;
};

} // namespace stemdesk
