#include "core/http/request_rules.h"

#include <algorithm>

namespace stemdesk::http {

namespace {

/// Fields that decide where a request ends and who sent it; at most one of each.
struct FramingFields {
    int hosts = 0;
    int lengths = 0;
    int codings = 0;
    int authorizations = 0;
    QByteArray host;
    QByteArray length;
    QByteArray coding;
    QByteArray expect;
};

bool is(const QByteArray &name, QByteArrayView other)
{
    return name.size() == other.size() && name.compare(other, Qt::CaseInsensitive) == 0;
}

FramingFields framingFieldsOf(const Headers &headers)
{
    FramingFields fields;
    for (const Header &header : headers) {
        if (is(header.name, "host")) {
            ++fields.hosts;
            fields.host = header.value;
        } else if (is(header.name, "content-length")) {
            ++fields.lengths;
            fields.length = header.value;
        } else if (is(header.name, "transfer-encoding")) {
            ++fields.codings;
            fields.coding = header.value;
        } else if (is(header.name, "authorization")) {
            ++fields.authorizations;
        } else if (is(header.name, "expect")) {
            fields.expect = header.value;
        }
    }
    return fields;
}

bool isChunkedTwice(const QByteArray &coding)
{
    return coding.toLower().count("chunked") > 1;
}

std::optional<Refusal> codingRefusal(const FramingFields &fields, bool isHttp10)
{
    if (fields.codings == 0)
        return std::nullopt;
    if (fields.lengths > 0)
        return badRequest("Send either Content-Length or Transfer-Encoding, not both.");
    if (fields.codings > 1 || fields.coding.isEmpty() || isChunkedTwice(fields.coding))
        return badRequest("Send one Transfer-Encoding.");
    if (fields.coding.compare("chunked", Qt::CaseInsensitive) != 0)
        return notImplemented("The only transfer coding understood is chunked.");
    if (isHttp10)
        return badRequest("HTTP/1.0 knows no Transfer-Encoding; send a Content-Length.");
    return std::nullopt;
}

std::optional<Refusal> framingRefusal(const FramingFields &fields, bool isHttp10)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (fields.lengths > 1 || !std::ranges::all_of(fields.length, isDigit))
        return badRequest("Send one Content-Length, a plain number.");
    if (fields.authorizations > 1)
        return badRequest("Send one Authorization field.");
    return codingRefusal(fields, isHttp10);
}

/// Index of the host in "http://host:port/path"; 0 if the target is no URL.
qsizetype authorityAt(const QByteArray &target)
{
    for (const QByteArrayView scheme : {QByteArrayView("http://"), QByteArrayView("https://")}) {
        if (is(target.first(std::min(scheme.size(), target.size())), scheme))
            return scheme.size();
    }
    return 0;
}

/// Proxies, and clients configured for one, send the whole URL. Then its host counts, whatever the field says.
void takeAuthority(const RequestHead &head, HeadFacts &facts)
{
    const qsizetype begin = authorityAt(head.target);
    if (begin == 0)
        return;
    const auto end =
        std::find_if(head.target.cbegin() + begin, head.target.cend(), [](char c) { return c == '/' || c == '?'; });
    const qsizetype length = end - head.target.cbegin();
    facts.host = head.target.sliced(begin, length - begin);
    facts.target = head.target.sliced(length);
    if (facts.target.isEmpty() && head.method == "OPTIONS")
        facts.target = "*";
    else if (!facts.target.startsWith('/'))
        facts.target.prepend('/');
}

std::optional<Refusal> targetRefusal(const RequestHead &head, const HeadFacts &facts)
{
    const auto isVisible = [](char c) { return c > 0x20 && c < 0x7f && c != '#'; };
    if (!std::ranges::all_of(head.target, isVisible))
        return badRequest("The target holds a character that must be percent-encoded.");
    if (!facts.target.startsWith('/') && !(facts.target == "*" && head.method == "OPTIONS"))
        return badRequest("The target must be a path that begins with a slash.");
    return std::nullopt;
}

std::optional<Refusal> nameRefusal(const QByteArray &name, const HostList &hosts)
{
    switch (hosts.validate(name)) {
    case HostList::Verdict::Known: return std::nullopt;
    case HostList::Verdict::Unknown: return unknownHost(name);
    case HostList::Verdict::Malformed: break;
    }
    return badRequest("The host is not a name with an optional port.");
}

std::optional<Refusal> hostRefusal(const FramingFields &fields, bool isHttp10, const HostList &hosts)
{
    if (fields.hosts == 0 && isHttp10)
        return std::nullopt;
    if (fields.hosts != 1)
        return badRequest("Send exactly one Host field.");
    return nameRefusal(fields.host, hosts);
}

Refusal unknownMethod(const QByteArray &method)
{
    const QByteArray capitals = method.toUpper();
    return notImplemented(methodFrom(capitals)
                              ? "Methods are told apart by case: write " + capitals + " in capital letters."
                              : QByteArray("The method is none that this server knows."));
}

} // namespace

std::optional<Refusal> refusalOf(const RequestHead &head, const HostList &hosts, HeadFacts &facts)
{
    const auto method = methodFrom(head.method);
    if (!method)
        return unknownMethod(head.method);
    const FramingFields fields = framingFieldsOf(head.headers);
    if (auto refusal = framingRefusal(fields, head.isHttp10))
        return refusal;
    facts.host = fields.host;
    facts.target = head.target;
    takeAuthority(head, facts);
    if (auto refusal = targetRefusal(head, facts))
        return refusal;
    if (auto refusal = hostRefusal(fields, head.isHttp10, hosts))
        return refusal;
    if (auto refusal = facts.host == fields.host ? std::nullopt : nameRefusal(facts.host, hosts))
        return refusal;
    facts.method = *method;
    facts.wantsContinue = !head.isHttp10 && fields.expect.compare("100-continue", Qt::CaseInsensitive) == 0;
    return std::nullopt;
}

} // namespace stemdesk::http
