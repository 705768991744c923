#pragma once

#include "core/documents/page_tags.h"

#include <QByteArray>
#include <QList>
#include <QPdfWriter>
#include <QString>

#include <optional>

class QPainter;

namespace stemdesk {

/// A part of a document as PDF knows it: "P", "Table"... Its parent comes before it.
struct PdfElement {
    QByteArray type;
    int parent = 0; ///< Its place in the list; the first one is the whole document.
    QString words; ///< Said in place of a picture.
};

/// What belongs together in a PDF.
struct PdfStructure {
    static constexpr int kArtifact = -1;

    QList<PdfElement> elements;
    QList<int> runs; ///< Of marks that are painted one after the other: the element, or kArtifact.
};

/// A PDF/A writer that notes which marks are which part of the text. QPdfWriter has no words for that: before each run
/// it gets a rectangle far off the page, from which finishedPdf() makes the tags of the standard.
class TaggedPdfWriter : public QPdfWriter {
public:
    explicit TaggedPdfWriter(QIODevice *device);

    /// Off: nothing is noted.
    void setTagged(bool isTagged) { m_isTagged = isTagged; }
    /// What the marks that follow are.
    void beginPart(PageTag tag);
    // Before each mark:
    void beginText(QPainter &painter, qreal left);
    void beginPicture(QPainter &painter, const QString &words);
    void beginArtifact(QPainter &painter) { run(painter, PdfStructure::kArtifact); }

    bool newPage() override;
    const PdfStructure &structure() const { return m_structure; }

    /// Where the rectangles stand; their `y` is the number of the run.
    static constexpr int kOffPage = -90'210;

private:
    int add(const QByteArray &type, int parent, const QString &words = {});
    void run(QPainter &painter, int element);

    PdfStructure m_structure;
    bool m_isTagged = true;
    std::optional<int> m_run; ///< The element whose marks are being painted.
    PageTag m_tag = PageTag::Artifact;
    std::optional<int> m_element; ///< Of the part; begins with its first mark.
    std::optional<int> m_paragraph;
    std::optional<int> m_table;
    qreal m_cellLeft = 0;
    int m_row = 0;
};

} // namespace stemdesk
