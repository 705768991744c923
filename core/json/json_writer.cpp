#include "core/json/json_writer.h"

#include <charconv>
#include <cmath>
#include <string_view>
#include <utility>

namespace stemdesk {

namespace {

constexpr qsizetype kNumberRoom = 40;
constexpr qsizetype kEscapedUnit = 6; // "\u001f"
constexpr qsizetype kChunk = 1024; // Limits what is reserved in advance for escapes.
constexpr double kExactIntegers = 9007199254740992.0; // 2^53
constexpr char16_t kReplacement = 0xfffd;

/// Four UTF-16 units, or eight bytes, examined as one number: which of them have to be escaped?
template <class Lane>
struct Lanes {
    static constexpr int kCount = sizeof(quint64) / sizeof(Lane);
    static constexpr quint64 kOnes = ~quint64(0) / static_cast<Lane>(~Lane(0));
    static constexpr quint64 kTops = kOnes << (sizeof(Lane) * 8 - 1);

    static quint64 load(const void *from)
    {
        quint64 word = 0;
        std::memcpy(&word, from, sizeof word);
        return word;
    }
    /// The top bit of each lane that equals `c`. Exact only for the question whether there is any.
    static quint64 equal(quint64 word, char c)
    {
        const quint64 difference = word ^ (kOnes * static_cast<unsigned char>(c));
        return (difference - kOnes) & ~difference & kTops;
    }
    static bool needsEscape(quint64 word)
    {
        const quint64 controls = (word - kOnes * 0x20) & ~word & kTops;
        return (controls | equal(word, '"') | equal(word, '\\')) != 0;
    }
};

using Units = Lanes<quint16>;
using Bytes = Lanes<quint8>;

constexpr bool isPlain(char16_t unit)
{
    return unit >= 0x20 && unit != u'"' && unit != u'\\';
}

/// Copies a run of plain ASCII, four units at a time; returns where it ended.
const char16_t *copyAscii(const char16_t *from, const char16_t *end, char *&out)
{
    for (; end - from >= Units::kCount; from += Units::kCount, out += Units::kCount) {
        quint64 word = Units::load(from);
        if ((word & ~(Units::kOnes * 0x7f)) != 0 || Units::needsEscape(word))
            break;
        word = (word | (word >> 8)) & 0x0000ffff0000ffff;
        const auto packed = static_cast<quint32>(word | (word >> 16));
        std::memcpy(out, &packed, sizeof packed);
    }
    for (; from != end && *from < 0x80 && isPlain(*from); ++from)
        *out++ = static_cast<char>(*from);
    return from;
}

char *putUtf8(char *out, char32_t character)
{
    const auto put = [&out](char32_t bits) { *out++ = static_cast<char>(bits); };
    const auto tail = [&put, character](int shift) { put(0x80 | ((character >> shift) & 0x3f)); };
    if (character < 0x800) {
        put(0xc0 | (character >> 6));
    } else if (character < 0x10000) {
        put(0xe0 | (character >> 12));
        tail(6);
    } else {
        put(0xf0 | (character >> 18));
        tail(12);
        tail(6);
    }
    tail(0);
    return out;
}

/// Takes one character beyond ASCII; half a surrogate pair becomes U+FFFD.
const char16_t *copyCharacter(const char16_t *from, const char16_t *end, char *&out)
{
    const char16_t unit = *from++;
    if (!QChar::isSurrogate(unit)) {
        out = putUtf8(out, unit);
    } else if (QChar::isHighSurrogate(unit) && from != end && QChar::isLowSurrogate(*from)) {
        out = putUtf8(out, QChar::surrogateToUcs4(unit, *from++));
    } else {
        out = putUtf8(out, kReplacement);
    }
    return from;
}

/// Removes the plus sign and the leading zero that C++ writes from an exponent. Returns the new end.
char *withShortExponent(char *from, char *end)
{
    char *const e = std::find(from, end, 'e');
    if (e == end)
        return end;
    char *digits = e + 1;
    char *to = digits;
    if (*digits == '-')
        ++to;
    digits = std::find_if(digits, end, [](char c) { return c >= '1' && c <= '9'; });
    return std::copy(digits, end, to);
}

} // namespace

JsonWriter::JsonWriter(qsizetype expectedSize)
{
    grow(expectedSize);
}

void JsonWriter::grow(qsizetype size)
{
    const qsizetype used = m_at ? m_at - m_bytes.constData() : 0;
    m_bytes.resize(qMax(used + size, 2 * m_bytes.size()));
    m_at = m_bytes.data() + used;
    m_limit = m_bytes.data() + m_bytes.size();
}

QByteArray JsonWriter::take()
{
    m_bytes.resize(m_at ? m_at - m_bytes.constData() : 0);
    m_at = m_limit = nullptr;
    m_needsComma = false;
    return std::exchange(m_bytes, {});
}

void JsonWriter::beginValue(qsizetype size)
{
    reserve(size + 1);
    if (m_needsComma)
        *m_at++ = ',';
    m_needsComma = true;
}

void JsonWriter::open(char bracket)
{
    beginValue(1);
    *m_at++ = bracket;
    m_needsComma = false;
}

void JsonWriter::close(char bracket)
{
    reserve(1);
    *m_at++ = bracket;
    m_needsComma = true;
}

void JsonWriter::key(QByteArrayView name)
{
    beginValue(name.size() + 3);
    *m_at++ = '"';
    append(name.data(), name.size());
    *m_at++ = '"';
    *m_at++ = ':';
    m_needsComma = false;
}

void JsonWriter::key(QStringView name)
{
    value(name);
    reserve(1);
    *m_at++ = ':';
    m_needsComma = false;
}

void JsonWriter::value(QStringView text)
{
    beginValue(2);
    quoted(text);
}

void JsonWriter::value(QByteArrayView utf8)
{
    beginValue(2);
    quoted(utf8);
}

void JsonWriter::value(double number)
{
    Q_ASSERT(std::isfinite(number));
    if (!std::isfinite(number)) {
        value(nullptr);
    } else if (const double size = std::fabs(number); size < kExactIntegers && std::trunc(number) == number) {
        integer(static_cast<qint64>(number)); // Turns -0 into 0, too.
    } else {
        beginValue(kNumberRoom);
        m_at = size > 1e-5 && size < kExactIntegers ? std::to_chars(m_at, m_limit, number, std::chars_format::fixed).ptr
                                                    : withShortExponent(m_at, std::to_chars(m_at, m_limit, number).ptr);
    }
}

void JsonWriter::value(std::nullptr_t)
{
    literal("null");
}

void JsonWriter::rawValue(QByteArrayView json)
{
    literal(json);
}

void JsonWriter::nullableText(QByteArrayView name, QStringView text)
{
    key(name);
    if (text.isEmpty())
        value(nullptr);
    else
        value(text);
}

void JsonWriter::literal(QByteArrayView text)
{
    beginValue(text.size());
    append(text.data(), text.size());
}

void JsonWriter::integer(qint64 number)
{
    beginValue(kNumberRoom);
    m_at = std::to_chars(m_at, m_limit, number).ptr;
}

void JsonWriter::identifier(std::string_view prefix, const IdBytes &bytes)
{
    if (bytes == IdBytes{}) {
        value(nullptr);
        return;
    }
    const auto length = static_cast<qsizetype>(prefix.size());
    beginValue(length + kIdTextLength + 3);
    *m_at++ = '"';
    append(prefix.data(), length);
    *m_at++ = '_';
    writeIdText(bytes, m_at);
    m_at += kIdTextLength;
    *m_at++ = '"';
}

void JsonWriter::quoted(QStringView text)
{
    reserve(2);
    *m_at++ = '"';
    const char16_t *from = text.utf16();
    const char16_t *const end = from + text.size();
    while (from != end) {
        const char16_t *const stop = end - from > kChunk ? from + kChunk : end;
        reserve((stop - from) * kEscapedUnit + 4); // A pair may reach one unit beyond `stop`.
        while (from < stop) {
            from = copyAscii(from, stop, m_at);
            if (from >= stop)
                break;
            if (*from < 0x80)
                escape(*from++);
            else
                from = copyCharacter(from, end, m_at);
        }
    }
    reserve(1);
    *m_at++ = '"';
}

void JsonWriter::quoted(QByteArrayView utf8)
{
    reserve(utf8.size() + 2);
    *m_at++ = '"';
    const char *from = utf8.data();
    const char *const end = from + utf8.size();
    while (from != end) {
        const char *run = from;
        while (end - run >= Bytes::kCount && !Bytes::needsEscape(Bytes::load(run)))
            run += Bytes::kCount;
        while (run != end && isPlain(static_cast<unsigned char>(*run)))
            ++run;
        reserve(end - from + kEscapedUnit + 1);
        append(from, run - from);
        from = run;
        if (from != end)
            escape(static_cast<unsigned char>(*from++));
    }
    *m_at++ = '"';
}

void JsonWriter::escape(char16_t unit)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    constexpr std::string_view kShort = "\"\\\b\f\n\r\t";
    constexpr std::string_view kLetters = "\"\\bfnrt";
    *m_at++ = '\\';
    if (const size_t at = kShort.find(static_cast<char>(unit)); at != std::string_view::npos) {
        *m_at++ = kLetters[at];
        return;
    }
    append("u00", 3);
    *m_at++ = kHex[unit >> 4];
    *m_at++ = kHex[unit & 15];
}

} // namespace stemdesk
