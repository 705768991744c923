#include "core/exchange/files/text_source.h"

#include "core/base/files.h"
#include "core/exchange/files/code_pages.h"
#include "core/exchange/files/file_kind.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kPiece = 64LL * 1024;

/// Replaces unpaired surrogates by U+FFFD.
void mendSurrogates(QString &text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text.at(i).isSurrogate())
            continue;
        if (text.at(i).isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate())
            ++i;
        else
            text[i] = QChar::ReplacementCharacter;
    }
}

/// The length of the UTF-8 character at the end of the piece if its rest is missing.
qsizetype unfinishedBytes(QByteArrayView piece)
{
    for (qsizetype length = 1; length <= std::min<qsizetype>(piece.size(), 3); ++length) {
        const auto byte = static_cast<unsigned char>(piece[piece.size() - length]);
        if ((byte & 0xc0U) == 0x80U)
            continue;
        const qsizetype whole = byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
        return whole > length ? length : 0;
    }
    return 0;
}

/// Examines all bytes of a file to find its encoding.
class Evidence {
public:
    void take(const QByteArray &bytes)
    {
        for (const char byte : bytes)
            take(static_cast<unsigned char>(byte));
    }

    /// For a file without a byte order mark. Text in a single-byte encoding almost never contains valid multi-byte
    /// UTF-8, so a file with more valid than broken sequences is damaged UTF-8.
    TextEncoding encoding() const
    {
        const qint64 pairs = m_bytes / 2;
        const bool isOften = m_zeros[0] + m_zeros[1] > pairs / 4;
        if (isOften && m_zeros[0] > 8 * m_zeros[1])
            return TextEncoding::Utf16BigEndian;
        if (isOften && m_zeros[1] > 8 * m_zeros[0])
            return TextEncoding::Utf16LittleEndian;
        if (m_twice.isFound())
            return TextEncoding::Utf8Twice;
        const qint64 broken = m_broken + (m_pending > 0 ? 1 : 0);
        return broken == 0 || m_whole > broken ? TextEncoding::Utf8 : m_page.likeliest();
    }

    /// Whether there are more control characters than damage would explain. UTF-16 text is full of zeros.
    bool isBinary() const
    {
        constexpr qint64 kDamage = 16;
        constexpr qint64 kBytesOfOne = 50;
        const bool isUtf16 =
            encoding() == TextEncoding::Utf16LittleEndian || encoding() == TextEncoding::Utf16BigEndian;
        return !isUtf16 && m_controls > kDamage && m_controls * kBytesOfOne > m_bytes;
    }

private:
    void take(unsigned char byte)
    {
        if (byte == 0)
            ++m_zeros.at(size_t(m_bytes % 2));
        if (byte < 0x20 && (byte < '\t' || byte > '\r') && byte != 0x1a) // 0x1a is an old end-of-file mark.
            ++m_controls;
        ++m_bytes;
        m_page.take(byte);
        m_twice.take(byte);
        takeUtf8(byte);
    }

    void takeUtf8(unsigned char byte)
    {
        if (m_pending > 0 && (byte & 0xc0U) == 0x80U) {
            if (--m_pending == 0)
                ++m_whole;
            return;
        }
        if (m_pending > 0)
            ++m_broken;
        m_pending = 0;
        if (byte < 0x80)
            return;
        if (byte < 0xc2 || byte > 0xf4)
            ++m_broken;
        else
            m_pending = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    }

    qint64 m_bytes = 0;
    std::array<qint64, 2> m_zeros{}; // At even and at odd offsets.
    qint64 m_controls = 0; // Control characters other than white space.
    int m_pending = 0; // Bytes missing from the current UTF-8 character.
    qint64 m_whole = 0; // Valid multi-byte characters.
    qint64 m_broken = 0;
    CodePageSearch m_page;
    TwiceSearch m_twice;
};

struct Mark {
    QByteArrayView bytes;
    TextEncoding encoding;
};

constexpr std::array kMarks{Mark{"\xef\xbb\xbf", TextEncoding::Utf8}, Mark{"\xff\xfe", TextEncoding::Utf16LittleEndian},
                            Mark{"\xfe\xff", TextEncoding::Utf16BigEndian}};
constexpr QByteArrayView kMarkTwice = "\xc3\xaf\xc2\xbb\xc2\xbf"; ///< In TextEncoding::Utf8Twice.

} // namespace

Result<std::unique_ptr<TextSource>> TextSource::open(const QString &name, std::optional<TextEncoding> encoding)
{
    auto source = std::unique_ptr<TextSource>(new TextSource(name));
    TRY(source->openFile());
    TRY(source->recognise(encoding));
    TRY(source->rewind());
    if (source->m_encoding == TextEncoding::Utf8Twice && source->m_file.peek(kMarkTwice.size()) == kMarkTwice) {
        source->m_markBytes += kMarkTwice.size();
        TRY(source->rewind());
    }
    return source;
}

Status TextSource::openFile()
{
    TRY(openPlain(m_file));
    m_stamp = stampNow();
    if (m_file.size() == 0)
        return refused("file_empty", {}, u"%1 is empty; it needs a first row with names of columns."_s.arg(name()));
    return {};
}

/// Whether the file begins with a byte order mark that fits.
bool TextSource::takeMark(const QByteArray &start, std::optional<TextEncoding> wanted)
{
    const bool isTwice = wanted == TextEncoding::Utf8Twice;
    for (const Mark &mark : kMarks) {
        const TextEncoding fitting = isTwice ? TextEncoding::Utf8 : wanted.value_or(mark.encoding);
        if (!start.startsWith(mark.bytes) || nameOf(fitting) != nameOf(mark.encoding))
            continue;
        m_encoding = isTwice ? TextEncoding::Utf8Twice : mark.encoding;
        m_markBytes = mark.bytes.size();
        return true;
    }
    return false;
}

Status TextSource::recognise(std::optional<TextEncoding> wanted)
{
    const QByteArray start = m_file.peek(kBytesOfKind);
    if (const auto other = otherKindOf(start))
        return noTable(*other);
    const bool isMarked = takeMark(start, wanted);
    if (isMarked && (wanted || m_encoding != TextEncoding::Utf8))
        return {};
    Evidence evidence;
    if (!m_file.seek(m_markBytes))
        return unreadable();
    while (m_file.pos() < m_stamp.bytes) { // Not to the end: the file may grow faster than it is read.
        const QByteArray bytes = m_file.read(kPiece);
        if (bytes.isEmpty())
            return unreadable();
        evidence.take(bytes);
        if (!isMarked && evidence.isBinary())
            return noTable({"other", "no text"});
    }
    const TextEncoding found = wanted.value_or(evidence.encoding());
    if (!isMarked || found == TextEncoding::Utf8Twice)
        m_encoding = found;
    return {};
}

Error TextSource::noTable(const FileKind &kind) const
{
    return refused("not_csv:" + QByteArray(kind.name), {},
                   u"%1 is %2, no table; give CSV, XLSX or ODS."_s.arg(name(), QLatin1StringView(kind.what)));
}

FileStamp TextSource::stampNow() const
{
    return {.bytes = m_file.size(), .written = m_file.fileTime(QFile::FileModificationTime)};
}

Status TextSource::requireUnchanged() const
{
    if (stampNow() == m_stamp)
        return {};
    return unavailable(
        "file_changed",
        u"%1 was changed while it was read; save and close it in the other program, then try again."_s.arg(
            m_file.fileName()));
}

Error TextSource::unreadable() const
{
    return unavailable("file_not_read", u"%1 cannot be read: %2."_s.arg(m_file.fileName(), m_file.errorString()));
}

QString TextSource::name() const
{
    return QFileInfo(m_file.fileName()).fileName();
}

Status TextSource::rewind()
{
    TRY(requireUnchanged());
    if (!m_file.seek(m_markBytes))
        return unreadable();
    m_held.clear();
    m_heldBytes.clear();
    if (m_encoding == TextEncoding::Utf16LittleEndian)
        m_decoder = QStringDecoder(QStringDecoder::Utf16LE);
    else if (m_encoding == TextEncoding::Utf16BigEndian)
        m_decoder = QStringDecoder(QStringDecoder::Utf16BE);
    return {};
}

Result<QByteArray> TextSource::next()
{
    while (m_file.pos() < m_stamp.bytes) {
        const QByteArray bytes = m_file.read(kPiece);
        if (bytes.isEmpty())
            break;
        if (QByteArray text = utf8From(bytes); !text.isEmpty())
            return text;
    }
    if (m_file.error() != QFile::NoError)
        return unreadable();
    TRY(requireUnchanged());
    if (!m_held.isEmpty() || !m_heldBytes.isEmpty()) {
        m_held.clear();
        m_heldBytes.clear();
        return QString(QChar::ReplacementCharacter).toUtf8();
    }
    return QByteArray();
}

QByteArray TextSource::utf8From(const QByteArray &bytes)
{
    if (m_encoding == TextEncoding::Utf8)
        return bytes;
    if (m_encoding == TextEncoding::Utf8Twice) {
        const QByteArray all = m_heldBytes + bytes;
        m_heldBytes = all.last(unfinishedBytes(all));
        return onceEncoded(all.chopped(m_heldBytes.size()));
    }
    if (m_encoding != TextEncoding::Utf16LittleEndian && m_encoding != TextEncoding::Utf16BigEndian)
        return textFrom(bytes, m_encoding).toUtf8();
    QString text = m_held + QString(m_decoder.decode(bytes));
    m_held.clear();
    if (!text.isEmpty() && text.back().isHighSurrogate()) {
        m_held = text.back();
        text.chop(1);
    }
    mendSurrogates(text);
    return text.toUtf8();
}

} // namespace stemdesk
