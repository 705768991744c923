#include "core/documents/layout/tagged_pdf_writer.h"

#include <QPainter>

namespace stemdesk {

namespace {

const char *typeOf(PageTag tag)
{
    switch (tag) {
    case PageTag::Title: return "H1";
    case PageTag::Heading: return "H2";
    case PageTag::Subheading: return "H3";
    case PageTag::HeadRow: return "TH";
    case PageTag::Row: return "TD";
    case PageTag::Artifact:
    case PageTag::Paragraph:
    case PageTag::ParagraphGoesOn: break;
    }
    return "P";
}

bool isRow(PageTag tag)
{
    return tag == PageTag::HeadRow || tag == PageTag::Row;
}

} // namespace

TaggedPdfWriter::TaggedPdfWriter(QIODevice *device) : QPdfWriter(device)
{
    setPdfVersion(PdfVersion_A1b); // The strictest that all versions of Qt support: fonts and colours are embedded.
    m_structure.elements.append({.type = "Document"});
}

void TaggedPdfWriter::beginPart(PageTag tag)
{
    m_tag = tag;
    if (!isRow(tag) && tag != PageTag::Artifact)
        m_table.reset();
    m_element = tag == PageTag::ParagraphGoesOn ? m_paragraph : std::nullopt;
}

void TaggedPdfWriter::beginText(QPainter &painter, qreal left)
{
    if (!m_isTagged)
        return;
    if (m_tag == PageTag::Artifact) {
        beginArtifact(painter);
        return;
    }
    if (isRow(m_tag)) {
        if (!m_table)
            m_table = add("Table", 0);
        if (!m_element)
            m_row = add("TR", *m_table);
        if (!m_element || m_cellLeft != left)
            m_element = add(typeOf(m_tag), m_row);
        m_cellLeft = left;
    }
    if (!m_element)
        m_element = add(typeOf(m_tag), 0);
    if (!isRow(m_tag))
        m_paragraph = m_element;
    run(painter, *m_element);
}

void TaggedPdfWriter::beginPicture(QPainter &painter, const QString &words)
{
    if (words.isEmpty())
        beginArtifact(painter);
    else
        run(painter, add("Figure", 0, words));
}

bool TaggedPdfWriter::newPage()
{
    m_run.reset();
    return QPdfWriter::newPage();
}

int TaggedPdfWriter::add(const QByteArray &type, int parent, const QString &words)
{
    m_structure.elements.append({.type = type, .parent = parent, .words = words});
    return int(m_structure.elements.size()) - 1;
}

void TaggedPdfWriter::run(QPainter &painter, int element)
{
    if (!m_isTagged || m_run == element)
        return;
    m_run = element;
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    painter.drawRect(QRectF(kOffPage, qreal(m_structure.runs.size()), 1, 1));
    m_structure.runs.append(element);
}

} // namespace stemdesk
