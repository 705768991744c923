#pragma once

#include "core/documents/page_marks.h"
#include "core/domain/shops/document_language.h"

#include <QRectF>
#include <QString>

namespace stemdesk {

/// What stands around the contents of every page: the mark of a draft above, the page's number below.
class PageFrame {
public:
    /// `paper` in twentieths of a point; an empty `draft` is none.
    PageFrame(const QRectF &paper, QString draft, QString foot, const DocumentLanguage &language,
              const PrintTypes &types);

    /// What is left for the contents.
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
