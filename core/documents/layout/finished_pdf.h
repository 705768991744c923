#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/documents/layout/tagged_pdf_writer.h"

namespace stemdesk {

/// Document properties shown by readers and archives.
struct PdfFacts {
    QString title;
    QString author;
    QString language; ///< "de-DE".
    Instant madeAt = 0; ///< 0: omitted.
};

/// Adds to the output of a TaggedPdfWriter what Qt cannot write: author, language and tags, as PDF/A-2b. Leaves the
/// tags out if it cannot find the writer's runs.
Result<QByteArray> finishedPdf(const QByteArray &written, const PdfFacts &facts, const PdfStructure &structure);

} // namespace stemdesk
