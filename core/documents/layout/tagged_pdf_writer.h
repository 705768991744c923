#pragma once

#include "core/documents/layout/page_tags.h"

#include <QByteArray>
#include <QList>
#include <QPdfWriter>
#include <QString>

#include <optional>

class QPainter;

namespace stemdesk {

/// A structure element of PDF: "P", "Table"... Its parent comes before it.
struct PdfElement {
    QByteArray type;
    int parent = 0; ///< Its place in the list; the first one is the whole document.
    QString words; ///< Alternative text of a picture.
};

/// The logical structure of a PDF.
struct PdfStructure {
    static constexpr int kArtifact = -1;

    QList<PdfElement> elements;
    QList<int> runs; ///< The element of each run of marks, or kArtifact.
};

/// A PDF/A writer that records which marks belong to which part of the text. QPdfWriter has no API for tags: the writer
/// puts a rectangle far off the page before each run, from which finishedPdf() makes the tags of the standard.
class TaggedPdfWriter : public QPdfWriter {
public:
    explicit TaggedPdfWriter(QIODevice *device);

    /// If off, nothing is recorded.
    void setTagged(bool isTagged) { m_isTagged = isTagged; }
    /// Sets the tag of the marks that follow.
    void beginPart(PageTag tag);
    // Before each mark:
    void beginText(QPainter &painter, qreal left);
    void beginPicture(QPainter &painter, const QString &words);
    void beginArtifact(QPainter &painter) { run(painter, PdfStructure::kArtifact); }

    bool newPage() override;
    const PdfStructure &structure() const { return m_structure; }

    /// Position of the rectangles; their `y` is the number of the run.
    static constexpr int kOffPage = -90'210;

private:
    int add(const QByteArray &type, int parent, const QString &words = {});
    void run(QPainter &painter, int element);

    PdfStructure m_structure;
    bool m_isTagged = true;
    std::optional<int> m_run; ///< The element whose marks are being painted.
    PageTag m_tag = PageTag::Artifact;
    std::optional<int> m_element; ///< The current part's, created with its first mark.
    std::optional<int> m_paragraph;
    std::optional<int> m_table;
    qreal m_cellLeft = 0;
    int m_row = 0;
};

} // namespace stemdesk
