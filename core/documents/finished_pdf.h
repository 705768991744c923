#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/documents/tagged_pdf_writer.h"

namespace stemdesk {

/// What readers and archives show of a PDF.
struct PdfFacts {
    QString title;
    QString author;
    QString language; ///< "de-DE".
    Instant madeAt = 0; ///< 0: it does not say.
};

/// What a TaggedPdfWriter wrote with what Qt cannot say: author, language and tags, as PDF/A-2b. Without tags where its
/// runs are not found again.
Result<QByteArray> finishedPdf(const QByteArray &written, const PdfFacts &facts, const PdfStructure &structure);

} // namespace stemdesk
