#include "core/base/shared_text.h"

#include <array>
#include <cstring>

namespace stemdesk {

namespace {

using Words = std::array<quint64, 2>; // Room for the bytes of a short text; the rest is zero.

struct SharedText {
    Words bytes{};
    qsizetype size = 0;
    QString text;
};

constexpr int kPlaceBits = 7;

/// Which of the places a text has; another one mostly has another.
size_t placeOf(const Words &bytes)
{
    return size_t((bytes[0] * 0x9e37'79b9'7f4a'7c15 ^ bytes[1] * 0xd6e8'feb8'6659'fd93) >> (64 - kPlaceBits));
}

} // namespace

QString sharedText(QByteArrayView utf8)
{
    Words bytes{};
    if (utf8.isEmpty() || utf8.size() > qsizetype(sizeof bytes))
        return QString::fromUtf8(utf8);
    std::memcpy(bytes.data(), utf8.data(), size_t(utf8.size()));
    thread_local std::array<SharedText, 1U << kPlaceBits> places;
    SharedText &place = places[placeOf(bytes)];
    if (place.bytes != bytes || place.size != utf8.size())
        place = {bytes, utf8.size(), QString::fromUtf8(utf8)};
    return place.text;
}

} // namespace stemdesk
