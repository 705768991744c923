#pragma once

#include "core/documents/document_pages.h"
#include "core/documents/page_marks.h"
#include "core/documents/print_pictures.h"
#include "core/domain/clients/invoice.h"

#include <memory>

namespace stemdesk {

class Stationery;

/// An invoice or a credit note, laid out on paper in the look of a proposal.
class InvoicePages : public DocumentPages {
public:
    /// `pictures` is read from while the pages are laid out only.
    InvoicePages(const Invoice &invoice, QPageSize::PageSizeId size, PrintPictures &pictures);
    ~InvoicePages() override;

    int count() const override { return int(m_pages.size()); }
    QString title() const override { return m_title; }

protected:
    void paintPage(QPainter &painter, int page) const override;

private:
    std::unique_ptr<Stationery> m_stationery; // Marks name its type.
    QString m_title;
    QList<Marks> m_pages;
};

/// On the paper of the shop, and in the language in which it was issued.
Result<QByteArray> invoicePdf(const Invoice &invoice, PrintPictures::Read pictures);

} // namespace stemdesk
