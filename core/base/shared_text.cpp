#include "core/base/shared_text.h"

#include <algorithm>
#include <array>

namespace stemdesk {

namespace {

constexpr qsizetype kLongest = 16;
constexpr size_t kPlaces = 64;

/// Equal texts have the same place, others mostly another.
size_t placeOf(QByteArrayView utf8)
{
    const auto at = [utf8](qsizetype index) { return size_t(static_cast<unsigned char>(utf8[index])); };
    return (size_t(utf8.size()) + 5 * at(0) + 11 * at(utf8.size() / 2) + 31 * at(utf8.size() - 1)) % kPlaces;
}

/// False for every text beyond ASCII.
bool isSame(const QString &text, QByteArrayView utf8)
{
    const auto isSameUnit = [](QChar unit, char byte) {
        return unit.unicode() == ushort(byte) && unit.unicode() < 0x80;
    };
    return text.size() == utf8.size() && std::equal(text.cbegin(), text.cend(), utf8.cbegin(), isSameUnit);
}

} // namespace

QString sharedText(QByteArrayView utf8)
{
    if (utf8.isEmpty() || utf8.size() > kLongest)
        return QString::fromUtf8(utf8);
    thread_local std::array<QString, kPlaces> texts;
    QString &text = texts[placeOf(utf8)];
    if (!isSame(text, utf8))
        text = QString::fromUtf8(utf8);
    return text;
}

} // namespace stemdesk
