#include "core/exchange/files/xml_part.h"

#include <algorithm>
#include <array>

#include <zip.h>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kUnpackedAtOnce = 64LL * 1024;
constexpr qint64 kMostUnpacked = 512LL * 1024 * 1024; // Enough: a million rows of ten columns need 400 MB.
constexpr qint64 kLongestToken = 4LL * 1024 * 1024;
constexpr int kDeepest = 64;
constexpr zip_int64_t kMostParts = 100'000;
constexpr int kMostAttributes = 100; // QXmlStreamReader compares each with every other one of its element.
constexpr std::array kEncodings{"UTF-8"_L1, "US-ASCII"_L1, "ISO-8859-1"_L1, "WINDOWS-1252"_L1};

/// Other encodings are refused: the raw bytes are searched before parsing. No office program writes one.
bool isReadable(QStringView encoding)
{
    return encoding.isEmpty() || std::ranges::any_of(kEncodings, [&](QLatin1StringView known) {
               return encoding.compare(known, Qt::CaseInsensitive) == 0;
           });
}

bool isUtf16(QByteArrayView start)
{
    return start.startsWith("\xff\xfe") || start.startsWith("\xfe\xff")
        || start.first(std::min(start.size(), qsizetype(4))).contains('\0');
}

QByteArray plainPart(QByteArray part)
{
    return part.replace('\\', '/').toLower();
}

} // namespace

Result<std::unique_ptr<ZipArchive>> ZipArchive::open(QByteArray bytes, const QString &name)
{
    auto archive = std::unique_ptr<ZipArchive>(new ZipArchive(std::move(bytes), name));
    zip_source_t *source =
        zip_source_buffer_create(archive->m_bytes.constData(), zip_uint64_t(archive->m_bytes.size()), 0, nullptr);
    archive->m_zip = source ? zip_open_from_source(source, ZIP_RDONLY, nullptr) : nullptr;
    if (source && !archive->m_zip)
        zip_source_free(source);
    if (!archive->m_zip)
        return archive->damaged();
    const zip_int64_t parts = std::min<zip_int64_t>(zip_get_num_entries(archive->m_zip, 0), kMostParts);
    for (zip_int64_t place = parts - 1; place >= 0; --place)
        archive->m_places.insert(plainPart(zip_get_name(archive->m_zip, zip_uint64_t(place), 0)), quint64(place));
    return archive;
}

ZipArchive::~ZipArchive()
{
    if (m_zip)
        zip_discard(m_zip);
}

bool ZipArchive::contains(const QByteArray &part) const
{
    return m_places.contains(plainPart(part));
}

zip_file *ZipArchive::open(const QByteArray &part) const
{
    const auto place = m_places.constFind(plainPart(part));
    return place == m_places.cend() ? nullptr : zip_fopen_index(m_zip, *place, 0);
}

namespace {

/// Uses the complete tags from `at` on. Returns where to go on once more of the text is known.
qsizetype useTags(const QByteArray &text, qsizetype at, const ZipArchive::TagUse &tag)
{
    for (qsizetype found = text.indexOf(tag.name, at); found >= 0; found = text.indexOf(tag.name, at)) {
        const qsizetype begin = found + tag.name.size();
        const qsizetype end = text.indexOf('>', begin);
        const char before = found > 0 ? text.at(found - 1) : ' ';
        if (end < 0)
            return std::max<qsizetype>(found - 1, 0); // It waits for the next piece, with the sign before it.
        at = end;
        if (before == '<' || before == ':')
            tag.use(text.sliced(begin, end - begin));
    }
    return at;
}

} // namespace

Status ZipArchive::eachTag(const QByteArray &part, const QList<TagUse> &uses) const
{
    constexpr qsizetype kLongestTag = 256;
    const std::unique_ptr<zip_file, decltype(&zip_fclose)> file(open(part), &zip_fclose);
    if (!file)
        return damaged();
    QByteArray piece(kUnpackedAtOnce, Qt::Uninitialized);
    QByteArray text;
    QList<qsizetype> from(uses.size()); // Where to go on in the text, by use.
    for (qint64 unpacked = 0; unpacked < kMostUnpacked;) {
        const zip_int64_t size = zip_fread(file.get(), piece.data(), zip_uint64_t(piece.size()));
        if (size <= 0)
            return {}; // Damage is reported when the part is parsed.
        unpacked += size;
        const qsizetype gone = std::max<qsizetype>(text.size() - kLongestTag, 0);
        text = text.sliced(gone) + piece.first(qsizetype(size));
        for (qsizetype use = 0; use < uses.size(); ++use)
            from[use] = useTags(text, std::max<qsizetype>(from.at(use) - gone, 0), uses.at(use));
    }
    return {};
}

Error ZipArchive::damaged() const
{
    return refused("file_damaged", {}, u"%1 is damaged, or no workbook after all."_s.arg(m_name));
}

Error ZipArchive::tooManyAttributes() const
{
    return refused(
        "file_damaged", {},
        u"%1 is no workbook of an office program: one of its elements has more than %2 attributes."_s.arg(m_name).arg(
            kMostAttributes));
}

Error ZipArchive::tooLarge() const
{
    return refused(
        "file_too_large", {},
        u"%1 holds more than a workbook of a million rows; save the sheet as CSV and take that file."_s.arg(m_name));
}

Result<std::unique_ptr<XmlPart>> XmlPart::open(const ZipArchive &archive, const QByteArray &part)
{
    zip_file *file = archive.open(part);
    if (!file)
        return archive.damaged();
    return std::unique_ptr<XmlPart>(new XmlPart(archive, file));
}

XmlPart::XmlPart(const ZipArchive &archive, zip_file *file) : m_archive(archive), m_file(file)
{
    m_xml.setNamespaceProcessing(
        false); // Local names are enough, and each prefix would be looked up among all that are open.
}

XmlPart::~XmlPart()
{
    zip_fclose(m_file);
}

Status XmlPart::feed()
{
    if (m_isRefused)
        return m_archive.tooManyAttributes();
    QByteArray piece(kUnpackedAtOnce, Qt::Uninitialized);
    const zip_int64_t size = zip_fread(m_file, piece.data(), zip_uint64_t(piece.size()));
    if (size <= 0) // The archive ended before the document did.
        return m_archive.damaged();
    piece.truncate(qsizetype(size));
    if (m_unpacked == 0 && isUtf16(piece))
        return m_archive.damaged();
    if (const auto tag =
            tooManyAttributes(piece)) { // Parse what comes before it first, so that the error names the right place.
        m_isRefused = true;
        piece.truncate(*tag);
    }
    m_unpacked += size;
    m_unread += size;
    if (m_unpacked > kMostUnpacked || m_unread > kLongestToken)
        return m_archive.tooLarge();
    m_xml.addData(piece);
    return {};
}

/// The offset of an element with too many attributes, found before it is parsed. A "<" always starts a tag: it cannot
/// occur in a value.
std::optional<qsizetype> XmlPart::tooManyAttributes(QByteArrayView piece)
{
    qsizetype tag = 0;
    for (qsizetype at = 0; at < piece.size(); ++at) {
        const char c = piece.at(at);
        if (c == '<') {
            tag = at;
            m_isInTag = true;
            m_quote = 0;
            m_attributes = 0;
        } else if (!m_isInTag) {
            continue;
        } else if (m_quote != 0) {
            m_quote = c == m_quote ? '\0' : m_quote;
        } else if (c == '"' || c == '\'') {
            m_quote = c;
        } else if (c == '>') {
            m_isInTag = false;
        } else if (c == '=' && ++m_attributes > kMostAttributes) {
            return tag;
        }
    }
    return {};
}

Result<QXmlStreamReader::TokenType> XmlPart::next()
{
    while (m_xml.readNext() == QXmlStreamReader::Invalid) {
        if (m_xml.error() != QXmlStreamReader::PrematureEndOfDocumentError)
            return m_archive.damaged();
        TRY(feed());
    }
    m_unread = 0;
    if (m_xml.isStartElement() && ++m_depth > kDeepest)
        return m_archive.damaged();
    if (m_xml.isEndElement())
        --m_depth;
    if (m_xml.isStartDocument() && !isReadable(m_xml.documentEncoding()))
        return m_archive.damaged();
    if (m_xml.isDTD()) // No office program writes a DTD, and it can define entities.
        return m_archive.damaged();
    return m_xml.tokenType();
}

Result<QXmlStreamReader::TokenType> XmlPart::nextOutside(QStringView element)
{
    for (;;) {
        const auto token = next();
        if (!token || !m_xml.isStartElement() || m_xml.name() != element)
            return token;
        TRY(skip());
    }
}

Result<bool> XmlPart::find(QStringView element, QStringView within)
{
    for (;;) {
        TRY(next());
        if (m_xml.isStartElement() && m_xml.name() == element)
            return true;
        if (m_xml.isEndDocument() || (m_xml.isEndElement() && m_xml.name() == within))
            return false;
    }
}

Status XmlPart::skip()
{
    for (const int outside = m_depth - 1; m_depth > outside;) {
        TRY(next());
    }
    return {};
}

QString XmlPart::attribute(QStringView name) const
{
    const QXmlStreamAttributes attributes = m_xml.attributes();
    const auto found = std::find_if(attributes.cbegin(), attributes.cend(),
                                    [name](const QXmlStreamAttribute &each) { return each.name() == name; });
    return found == attributes.cend() ? QString() : found->value().toString();
}

QString XmlPart::prefixedAttribute(QStringView name) const
{
    return m_xml.attributes().value(name.toString()).toString();
}

} // namespace stemdesk
