#include "core/http/request_parser.h"

#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/error.hpp>

#include <algorithm>
#include <limits>

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

namespace beast = boost::beast;

namespace {

QByteArray bytesOf(beast::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

} // namespace

/// We check the contract's limits ourselves, in its order; Beast's own are opened wide.
class MessageParser::Beast final : public beast::http::basic_parser<true> {
public:
    explicit Beast(qsizetype bodyLimit) : m_bodyLimit(quint64(bodyLimit))
    {
        eager(true);
        header_limit(std::numeric_limits<std::uint32_t>::max());
        body_limit(std::numeric_limits<std::uint64_t>::max()); // "None" refuses every body in Boost 1.74.
    }

    RequestHead head;
    QByteArray body;

private:
    using ErrorCode = beast::error_code;
    using Text = beast::string_view;

    void on_request_impl(beast::http::verb /*verb*/, Text method, Text target, int version,
                         ErrorCode & /*error*/) override
    {
        head.method = bytesOf(method);
        head.target = bytesOf(target);
        head.isHttp10 = version < 11;
    }
    void on_response_impl(int /*code*/, Text /*reason*/, int /*version*/, ErrorCode & /*error*/) override {}
    void on_field_impl(beast::http::field /*field*/, Text name, Text value, ErrorCode & /*error*/) override
    {
        if (!m_isHeadDone) // Drop trailers: as header fields they would be unchecked.
            head.headers.append({bytesOf(name), bytesOf(value)});
    }
    void on_header_impl(ErrorCode & /*error*/) override { m_isHeadDone = true; }
    void on_body_init_impl(const boost::optional<std::uint64_t> & /*length*/, ErrorCode & /*error*/) override {}
    std::size_t on_body_impl(Text bytes, ErrorCode & /*error*/) override
    {
        body.append(bytes.data(), qsizetype(bytes.size()));
        return bytes.size();
    }
    void on_chunk_header_impl(std::uint64_t size, Text /*extensions*/, ErrorCode &error) override
    {
        if (size > m_bodyLimit - quint64(body.size()))
            error = beast::http::error::body_limit;
    }
    std::size_t on_chunk_body_impl(std::uint64_t /*remaining*/, Text bytes, ErrorCode &error) override
    {
        return on_body_impl(bytes, error);
    }
    void on_finish_impl(ErrorCode & /*error*/) override {}

    const quint64 m_bodyLimit;
    bool m_isHeadDone = false;
};

namespace {

MessageParser::Outcome outcomeOf(const beast::error_code &code, bool isDone)
{
    using beast::http::error;
    using Outcome = MessageParser::Outcome;
    if (!code || code == error::need_more)
        return isDone ? Outcome::Done : Outcome::NeedsMore;
    if (code == error::bad_version)
        return Outcome::BadVersion;
    return code == error::body_limit ? Outcome::BodyTooLarge : Outcome::Malformed;
}

} // namespace

MessageParser::MessageParser(qsizetype bodyLimit) : m_beast(std::make_unique<Beast>(bodyLimit)) {}

MessageParser::~MessageParser() = default;

MessageParser::Outcome MessageParser::putHead(QByteArrayView head)
{
    beast::error_code error;
    const std::size_t consumed = m_beast->put({head.data(), size_t(head.size())}, error);
    const Outcome outcome = outcomeOf(error, m_beast->is_done());
    if (outcome == Outcome::NeedsMore)
        return m_beast->is_header_done() && consumed == size_t(head.size()) ? Outcome::HeadDone : Outcome::Malformed;
    return outcome;
}

MessageParser::Step MessageParser::putBody(QByteArrayView bytes)
{
    beast::error_code error;
    const std::size_t consumed = m_beast->put({bytes.data(), size_t(bytes.size())}, error);
    return {outcomeOf(error, m_beast->is_done()), qsizetype(consumed)};
}

RequestHead &MessageParser::head()
{
    return m_beast->head;
}

QByteArray &MessageParser::body()
{
    return m_beast->body;
}

bool MessageParser::keepsAlive() const
{
    return m_beast->keep_alive();
}

bool MessageParser::hasBody() const
{
    return m_beast->chunked() || m_beast->content_length().value_or(0) > 0;
}

bool MessageParser::exceeds(qsizetype bodyLimit) const
{
    return m_beast->content_length().value_or(0) > quint64(bodyLimit);
}

std::optional<qsizetype> MessageParser::announcedBody() const
{
    const auto length = m_beast->content_length();
    return length ? std::optional(qsizetype(*length)) : std::nullopt;
}

void MessageParser::reserveBody(qint64 most)
{
    m_beast->body.reserve(std::min(announcedBody().value_or(0), qsizetype(most)));
}

} // namespace stemdesk::http
