#include "core/http/message_parser.h"

#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/error.hpp>

#include <algorithm>
#include <limits>

namespace stemdesk::http {

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
