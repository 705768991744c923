#include "core/base/id.h"

#include <QtEndian>

#include <openssl/rand.h>

#include <algorithm>
#include <chrono>
#include <mutex>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";

constexpr unsigned kNoValue = 32;

constexpr IdBytes kNull{};
/// Replaces a null id in requests; not a valid UUID, so no object has it.
constexpr IdBytes kNamedNull{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f, 0x1e,
                             0x2d, 0x3c, 0x4b, 0x5a, 0x69, 0x78, 0x87, 0x96};

/// Value of each character.
constexpr auto kValues = [] {
    std::array<unsigned char, 256> values{};
    values.fill(kNoValue);
    for (size_t i = 0; i < kAlphabet.size(); ++i)
        values[static_cast<unsigned char>(kAlphabet[i])] = static_cast<unsigned char>(i);
    return values;
}();

/// The kind whose ids callers of the API give; nullptr if there is none: its keys and shops are unknown there.
const IdKind *kindCalled(std::string_view IdKind::*what, std::string_view name)
{
    const auto kind =
        std::ranges::find_if(kResources, [&](const IdKind &known) { return known.isOfApi && known.*what == name; });
    return kind == kResources.end() ? nullptr : &*kind;
}

/// Milliseconds, and a counter that starts at a random place in each millisecond, so that ids of one process ascend.
class Sequence {
public:
    IdBytes next()
    {
        const std::scoped_lock lock(m_mutex); // Guards the members below: ids are made on every thread.
        const auto now =
            std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
                .count();
        if (now > m_millisecond) {
            m_millisecond = now;
            quint16 seed = 0;
            RAND_bytes(reinterpret_cast<unsigned char *>(&seed), sizeof seed);
            m_counter = seed & 0x7ff; // The upper half of the 12 bits stays free for counting.
        } else if (++m_counter > 0xfff) {
            ++m_millisecond; // Borrow from the future: order matters more than a millisecond.
            m_counter = 0;
        }
        return bytesOf(m_millisecond, m_counter);
    }

private:
    IdBytes bytesOf(qint64 millisecond, unsigned counter)
    {
        if (m_used == m_random.size()) {
            RAND_bytes(m_random.data(), int(m_random.size()));
            m_used = 0;
        }
        IdBytes bytes;
        std::copy_n(m_random.begin() + qsizetype(m_used), 8, bytes.begin() + 8);
        m_used += 8;
        for (size_t i = 0; i < 6; ++i)
            bytes[i] = static_cast<unsigned char>(millisecond >> (40 - 8 * i));
        bytes[6] = static_cast<unsigned char>(0x70 | (counter >> 8));
        bytes[7] = static_cast<unsigned char>(counter);
        bytes[8] = static_cast<unsigned char>((bytes[8] & 0x3f) | 0x80);
        return bytes;
    }

    std::mutex m_mutex;
    std::array<unsigned char, 1024> m_random{}; // Buffered, because asking for a few bytes costs as much as for many.
    size_t m_used = m_random.size();
    qint64 m_millisecond = 0;
    unsigned m_counter = 0;
};

} // namespace

IdBytes newIdBytes()
{
    static Sequence sequence;
    return sequence.next();
}

QByteArray idText(const IdBytes &bytes)
{
    QByteArray text(kIdTextLength, Qt::Uninitialized);
    writeIdText(bytes, text.data());
    return text;
}

void writeIdText(const IdBytes &bytes, char *out)
{
    const IdBytes &shown = bytes == kNamedNull ? kNull : bytes;
    const auto high = qFromBigEndian<quint64>(shown.data());
    const auto low = qFromBigEndian<quint64>(shown.data() + 8);
    // Each half of the text has 65 bits, five to a character, the lowest in the last one: the upper half all but the
    // lowest of `high`, which is the top of the lower half.
    const auto write = [out](qsizetype last, quint64 bits) {
        for (qsizetype at = last; at > last - kIdTextLength / 2; --at, bits >>= 5)
            out[at] = kAlphabet[bits & 31];
    };
    write(kIdTextLength / 2 - 1, high >> 1);
    write(kIdTextLength - 1, low);
    out[kIdTextLength / 2] = kAlphabet[(low >> 60) | ((high & 1) << 4)];
}

std::optional<IdBytes> idBytesFrom(QByteArrayView text)
{
    if (text.size() != kIdTextLength || text.front() > '7')
        return std::nullopt;
    unsigned seen = 0;
    const auto bitsOf = [&seen](QByteArrayView half) { // See writeIdText().
        quint64 bits = 0;
        for (const char c : half) {
            const unsigned value = kValues[static_cast<unsigned char>(c)];
            seen |= value;
            bits = (bits << 5) | value;
        }
        return bits;
    };
    const quint64 upper = bitsOf(text.first(kIdTextLength / 2));
    const quint64 low = bitsOf(text.sliced(kIdTextLength / 2));
    if ((seen & kNoValue) != 0)
        return std::nullopt;
    const unsigned middle = kValues[static_cast<unsigned char>(text[kIdTextLength / 2])];
    IdBytes bytes{};
    qToBigEndian((upper << 1) | (middle >> 4), bytes.data());
    qToBigEndian(low, bytes.data() + 8);
    return bytes;
}

std::optional<IdBytes> namedIdBytesFrom(QByteArrayView text)
{
    std::optional<IdBytes> bytes = idBytesFrom(text);
    if (bytes == kNull)
        bytes = kNamedNull;
    return bytes;
}

const IdKind *idKindOf(QByteArrayView text)
{
    const qsizetype underscore = text.indexOf('_');
    if (underscore <= 0)
        return nullptr;
    return kindCalled(&IdKind::prefix, std::string_view(text.data(), size_t(underscore)));
}

Error wrongIdType(std::string_view expectedTable, std::string_view gotTable, const QString &field)
{
    const auto bytes = [](std::string_view view) { return QByteArray(view.data(), qsizetype(view.size())); };
    const auto words = [&](std::string_view view) { return QString::fromLatin1(bytes(view)).replace(u'_', u' '); };
    const IdKind *kind = kindCalled(&IdKind::table, expectedTable);
    const QString prefix = kind ? u" (%1_...)"_s.arg(words(kind->prefix)) : QString();
    return refused(
        "wrong_id_type:expected_" + bytes(expectedTable) + "_got_" + bytes(gotTable), field,
        u"Give %1 the id of one of the %2%3, not one of the %4."_s.arg(
            field.isEmpty() ? u"the path"_s : u'"' + field + u'"', words(expectedTable), prefix, words(gotTable)));
}

} // namespace stemdesk
