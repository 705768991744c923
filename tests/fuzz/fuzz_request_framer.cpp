#include "core/http/request_framer.h"
#include "tests/fuzz/demand.h"

#include <algorithm>

using namespace stemdesk;
using namespace stemdesk::http;

namespace {

Limits fuzzLimits()
{
    Limits limits; // Small, so that short inputs reach them.
    limits.requestLine = 128;
    limits.headerBlock = 512;
    limits.headerFields = 8;
    limits.body = 64;
    return limits;
}

void checkRequest(const Request &request, const Limits &limits)
{
    demand(request.path.startsWith('/') || request.path == "*");
    demand(request.path.size() + request.query.size() <= limits.requestLine);
    demand(request.headers.size() <= limits.headerFields);
    demand(request.body.size() <= limits.body);
    demand(request.headerValues("host").size() <= 1);
    demand(request.headerValues("authorization").size() <= 1);
    demand(request.headerValues("content-length").size() + request.headerValues("transfer-encoding").size() <= 1);
    for (const Header &header : request.headers)
        demand(!header.value.contains('\n') && !header.value.contains('\r') && !header.value.contains('\0'));
}

/// Everything that came out, in a form that two runs can be compared by.
QByteArray storyOf(QByteArrayView bytes, qsizetype pieceSize)
{
    static const Limits limits = fuzzLimits();
    static const HostList hosts(QHostAddress(QHostAddress::LocalHost), {"h"});
    RequestFramer framer(limits, hosts);
    QByteArray story;
    while (!bytes.isEmpty() && framer.stage() != RequestFramer::Stage::Refused) {
        const qsizetype taken = framer.feed(bytes.first(std::min(pieceSize, bytes.size())));
        demand(taken > 0 && taken <= bytes.size());
        bytes = bytes.sliced(taken);
        if (framer.stage() != RequestFramer::Stage::Complete)
            continue;
        const Request request = framer.takeRequest();
        checkRequest(request, limits);
        story.append(methodName(request.method)).append(' ').append(request.path).append('?');
        story.append(request.query).append('\n').append(request.body).append('\n');
        story.append(QByteArray::number(request.headers.size())).append(framer.keepsAlive() ? "k" : "c");
    }
    if (framer.stage() == RequestFramer::Stage::Refused)
        story.append("refused ").append(QByteArray::number(framer.refusal().status));
    return story;
}

} // namespace

/// The first byte decides how the rest is cut into pieces, which must not affect the result.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    if (size < 2)
        return 0;
    const QByteArrayView bytes(data + 1, qsizetype(size - 1));
    const QByteArray whole = storyOf(bytes, bytes.size());
    const QByteArray pieces = storyOf(bytes, 1 + data[0] % 17);
    // In small pieces a refusal may come earlier or later, but never another request before it.
    const auto requestsOf = [](const QByteArray &story) {
        return story.contains("refused ") ? story.first(story.lastIndexOf("refused ")) : story;
    };
    demand(requestsOf(whole) == requestsOf(pieces));
    return 0;
}
