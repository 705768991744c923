#pragma once

#include "core/documents/layout/document_pages.h"
#include "core/documents/layout/page_flow.h"

#include <memory>
#include <optional>

namespace stemdesk {

class Stationery;

/// The content of a document, before it is split into pages.
struct EventText {
    std::optional<PaperPage> cover{}; ///< A page without frame before the others, relative to the corner of the paper.
    Blocks blocks{};
    Blocks runningHeads{}; ///< By section of the blocks.
};

/// A document with the shop's stationery around it.
class StationeryPages : public DocumentPages {
public:
    ~StationeryPages() override;
    Q_DISABLE_COPY_MOVE(StationeryPages)

    int count() const override { return int(m_pages.size()); }
    QString title() const override { return m_title; }
    QString author() const override;
    QString language() const override;

protected:
    StationeryPages(QPageSize::PageSizeId size, std::unique_ptr<Stationery> stationery);

    const Stationery &stationery() const { return *m_stationery; }
    /// Called once, when the document is made.
    void lay(const QString &title, const EventText &text);
    /// Appends pages whose contents are relative to the text area.
    void append(const QList<PaperPage> &pages);
    void setTitle(const QString &title) { m_title = title; }
    void paintPage(QPainter &painter, int page) const override;

private:
    const std::unique_ptr<Stationery> m_stationery; // Marks name its type.
    QString m_title;
    QList<PaperPage> m_pages; ///< From the corner of the paper.
    bool m_hasCover = false;
};

} // namespace stemdesk
