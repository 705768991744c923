#pragma once

#include "core/documents/page_marks.h"
#include "core/domain/shops/document_language.h"

#include <QRectF>
#include <QString>

namespace stemdesk {

/// The frame around the contents of every page: the draft mark above, the page number below.
class PageFrame {
public:
    /// `paper` is in twentieths of a point; without a `draft` there is no mark.
    PageFrame(const QRectF &paper, QString draft, QString foot, const DocumentLanguage &language,
              const PrintTypes &types);

    /// The area left for the contents.
    const QRectF &body() const { return m_body; }
    /// `page` counts from 1.
    PagePart part(int page, int count) const;

private:
    Marks draftMarks() const;

    const DocumentLanguage &m_language;
    const PrintTypes &m_types;
    QRectF m_body;
    QRectF m_band;
    QString m_draft;
    QString m_foot;
};

} // namespace stemdesk
