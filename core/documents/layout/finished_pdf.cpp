#include "core/documents/layout/finished_pdf.h"

#include "core/base/text.h"

#include <QDateTime>
#include <QTimeZone>

#define POINTERHOLDER_TRANSITION 4 // Without the pointers that qpdf had before C++11.
#if defined(__clang__) && __clang_major__ < 15 // It cannot read this header as C++20; nothing of it is used here.
#define JSON_HH
class JSON;
#endif
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <exception>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using Object = QPDFObjectHandle;

Object nameObject(const char *name)
{
    return Object::newName(std::string("/") + name);
}

Object textObject(const QString &text)
{
    return Object::newUnicodeString(fileText(text).toStdString());
}

/// Turns the runs of each page into marked content, and records where each element's is.
class Tagger {
public:
    Tagger(QPDF &pdf, const PdfStructure &structure) : m_pdf(pdf), m_structure(structure) {}

    void addPage(Object page);
    /// Adds the tags to the document, if there are any.
    void finish();

private:
    std::string tagged(QByteArrayView content, const Object &page);
    QByteArray beginOf(int element, const Object &page);
    Object elementAt(int place);

    QPDF &m_pdf;
    const PdfStructure &m_structure;
    QList<Object> m_elements;
    Object m_root = Object::newNull();
    Object m_parents = Object::newArray(); ///< By page: the page's number and the elements of its contents.
    Object m_ofPage = Object::newArray();
    int m_pages = 0;
    bool m_isTagged = false;
};

/// Elements are created with their first content, parents first.
Object Tagger::elementAt(int place)
{
    while (m_elements.size() <= place) {
        const PdfElement &element = m_structure.elements.at(m_elements.size());
        Object made = m_pdf.makeIndirectObject(Object::newDictionary());
        made.replaceKey("/Type", nameObject("StructElem"));
        made.replaceKey("/S", nameObject(element.type));
        made.replaceKey("/K", Object::newArray());
        if (!element.words.isEmpty())
            made.replaceKey("/Alt", textObject(element.words));
        if (element.type == "TH")
            made.replaceKey("/A", Object::parse("<< /O /Table /Scope /Column >>"));
        if (m_elements.isEmpty()) {
            m_root = m_pdf.makeIndirectObject(Object::newDictionary());
            m_root.replaceKey("/K", made);
            made.replaceKey("/P", m_root);
        } else {
            Object parent = m_elements.at(element.parent);
            made.replaceKey("/P", parent);
            parent.getKey("/K").appendItem(made);
        }
        m_elements.append(made);
    }
    return m_elements.at(place);
}

QByteArray Tagger::beginOf(int element, const Object &page)
{
    if (element == PdfStructure::kArtifact)
        return "/Artifact BMC\n"_ba;
    const int number = m_ofPage.getArrayNItems();
    Object made = elementAt(element);
    m_ofPage.appendItem(made);
    if (!made.hasKey("/Pg"))
        made.replaceKey("/Pg", page);
    Object content = Object::newInteger(number);
    if (made.getKey("/Pg").getObjGen() != page.getObjGen()) { // It continues on another page.
        content = Object::newDictionary();
        content.replaceKey("/Type", nameObject("MCR"));
        content.replaceKey("/Pg", page);
        content.replaceKey("/MCID", Object::newInteger(number));
    }
    made.getKey("/K").appendItem(content);
    return '/' + m_structure.elements.at(element).type + " <</MCID " + QByteArray::number(number) + ">> BDC\n";
}

std::string Tagger::tagged(QByteArrayView content, const Object &page)
{
    static const QByteArray kRun = QByteArray::number(TaggedPdfWriter::kOffPage) + ' ';
    constexpr QByteArrayView kRest = " 1 1 re\nf\n";
    QByteArray result;
    result.reserve(content.size());
    bool isOpen = false;
    qsizetype from = 0;
    for (qsizetype at = content.indexOf(kRun); at >= 0; at = content.indexOf(kRun, from)) {
        const qsizetype digits = at + kRun.size();
        const qsizetype end = content.indexOf(kRest, digits);
        bool isNumber = false;
        const int number = end < 0 ? -1 : content.sliced(digits, end - digits).toInt(&isNumber);
        result += content.sliced(from, at - from);
        from = end < 0 ? digits : end + kRest.size();
        if (!isNumber || number < 0 || number >= m_structure.runs.size())
            continue;
        result += (isOpen ? "EMC\n"_ba : QByteArray()) + beginOf(m_structure.runs.at(number), page);
        isOpen = true;
    }
    result += content.sliced(from);
    if (isOpen)
        result += "\nEMC\n";
    m_isTagged = m_isTagged || isOpen;
    return result.toStdString();
}

void Tagger::addPage(Object page)
{
    Object contents = page.getKey("/Contents");
    if (!contents.isStream() || m_structure.runs.isEmpty())
        return;
    m_ofPage = Object::newArray();
    const auto data = contents.getStreamData();
    const QByteArrayView bytes(data->getBuffer(), qsizetype(data->getSize()));
    contents.replaceStreamData(tagged(bytes, page), Object::newNull(), Object::newNull());
    page.replaceKey("/StructParents", Object::newInteger(m_pages));
    page.replaceKey("/Tabs", nameObject("S"));
    m_parents.appendItem(Object::newInteger(m_pages));
    m_parents.appendItem(m_pdf.makeIndirectObject(m_ofPage));
    ++m_pages;
}

void Tagger::finish()
{
    if (!m_isTagged || m_elements.isEmpty())
        return;
    Object parents = m_pdf.makeIndirectObject(Object::newDictionary());
    parents.replaceKey("/Nums", m_parents);
    m_root.replaceKey("/Type", nameObject("StructTreeRoot"));
    m_root.replaceKey("/ParentTree", parents);
    m_root.replaceKey("/ParentTreeNextKey", Object::newInteger(m_pages));
    m_pdf.getRoot().replaceKey("/StructTreeRoot", m_root);
    m_pdf.getRoot().replaceKey("/MarkInfo", Object::parse("<< /Marked true >>"));
}

QString xmlText(const QString &text)
{
    return fileText(text).toHtmlEscaped();
}

QByteArray metadata(const PdfFacts &facts, const QDateTime &made)
{
    const QString time = made.toString(u"yyyy-MM-ddThh:mm:ssZ"_s);
    const QString times = made.isValid()
        ? u"<xmp:CreateDate>%1</xmp:CreateDate>\n<xmp:ModifyDate>%1</xmp:ModifyDate>\n"_s.arg(time)
        : QString();
    return uR"(<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">%1</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>%2</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>%3</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>Stemdesk</xmp:CreatorTool>
%4<pdf:Producer>Qt and qpdf</pdf:Producer>
<pdfaid:part>2</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>)"_s.arg(xmlText(facts.title), xmlText(facts.author), xmlText(facts.language), times)
        .toUtf8();
}

/// The same in both places, as PDF/A asks.
void writeFacts(QPDF &pdf, const PdfFacts &facts)
{
    const QDateTime made = facts.madeAt ? QDateTime::fromMSecsSinceEpoch(facts.madeAt, QTimeZone::utc()) : QDateTime();
    Object info = pdf.makeIndirectObject(Object::newDictionary());
    info.replaceKey("/Title", textObject(facts.title));
    info.replaceKey("/Author", textObject(facts.author));
    info.replaceKey("/Creator", textObject(u"Stemdesk"_s));
    info.replaceKey("/Producer", textObject(u"Qt and qpdf"_s));
    if (made.isValid()) {
        const Object date = Object::newString(made.toString(u"'D:'yyyyMMddhhmmss'Z'"_s).toStdString());
        info.replaceKey("/CreationDate", date);
        info.replaceKey("/ModDate", date);
    }
    pdf.getTrailer().replaceKey("/Info", info);
    pdf.getTrailer().removeKey("/ID"); // Qt's is another one each time.
    Object root = pdf.getRoot();
    root.replaceKey("/Lang", textObject(facts.language));
    root.replaceKey("/ViewerPreferences", Object::parse("<< /DisplayDocTitle true >>"));
    Object stream = Object::newStream(&pdf, metadata(facts, made).toStdString());
    stream.getDict().replaceKey("/Type", nameObject("Metadata"));
    stream.getDict().replaceKey("/Subtype", nameObject("XML"));
    root.replaceKey("/Metadata", stream);
}

QByteArray writtenAnew(QPDF &pdf)
{
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setMinimumPDFVersion("1.7");
    writer.setObjectStreamMode(qpdf_o_generate);
    writer.setDeterministicID(true);
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char *>(buffer->getBuffer()), qsizetype(buffer->getSize())};
}

} // namespace

Result<QByteArray> finishedPdf(const QByteArray &written, const PdfFacts &facts, const PdfStructure &structure)
{
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.processMemoryFile("document", written.constData(), size_t(written.size()));
        Tagger tagger(pdf, structure);
        for (const QPDFPageObjectHelper &page : QPDFPageDocumentHelper(pdf).getAllPages())
            tagger.addPage(QPDFPageObjectHelper(page).getObjectHandle());
        tagger.finish();
        writeFacts(pdf, facts);
        return writtenAnew(pdf);
    } catch (const std::exception &error) {
        return internal(u"the PDF could not be finished: %1"_s.arg(QString::fromUtf8(error.what())));
    }
}

} // namespace stemdesk
