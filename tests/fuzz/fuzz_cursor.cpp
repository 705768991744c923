#include "core/api/cursor.h"
#include "tests/fuzz/demand.h"

#include <algorithm>
#include <cstring>
#include <limits>

using namespace stemdesk;

namespace {

bool isCursorLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/// An accepted cursor has exactly one position, which survives a round trip.
void checkForeign(QByteArrayView text, QByteArrayView list)
{
    const Result<qint64> position = positionFrom(text, list);
    if (position)
        demand(positionFrom(cursorText(*position, list), list) == *position);
    else
        demand(position.error().code == "invalid_cursor");
}

void checkOwn(qint64 position, QByteArrayView list)
{
    const QByteArray text = cursorText(position, list);
    demand(std::ranges::all_of(text, isCursorLetter));
    const Result<qint64> back = positionFrom(text, list);
    demand(back && *back == position);
    demand(!positionFrom(text, list.toByteArray() + "&q=other"));
}

} // namespace

/// The first eight bytes are a position, the rest is the name of a list; the whole is also tried as a foreign cursor.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArrayView bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    checkForeign(bytes, "/api/v1/products");
    if (size < sizeof(qint64))
        return 0;
    qint64 position = 0;
    std::memcpy(&position, data, sizeof position);
    checkOwn(position & std::numeric_limits<qint64>::max(), bytes.sliced(sizeof position));
    return 0;
}
