#include "core/webhooks/answer_reader.h"

#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/error.hpp>

#include <QList>

#include <algorithm>
#include <limits>

namespace stemdesk {

namespace beast = boost::beast;

namespace {

/// The position after the empty line that ends a head; -1 if there is none yet.
qsizetype headEnd(QByteArrayView bytes)
{
    for (qsizetype at = bytes.indexOf('\n'); at >= 0; at = bytes.indexOf('\n', at + 1)) {
        const QByteArrayView next = bytes.sliced(at + 1);
        if (next.startsWith('\n'))
            return at + 2;
        if (next.startsWith("\r\n"))
            return at + 3;
    }
    return -1;
}

bool mayBeHttp(QByteArrayView bytes)
{
    constexpr QByteArrayView kStart = "HTTP/";
    return kStart.startsWith(bytes.first(std::min(bytes.size(), kStart.size())));
}

/// Some receivers end lines with LF alone, or leave out the space after the status, which all kinds of clients accept.
QByteArray strictHead(QByteArrayView head)
{
    constexpr qsizetype kStatusLine = 12; // "HTTP/1.1 200"
    QByteArray strict;
    for (QByteArray line : head.chopped(1).toByteArray().split('\n')) {
        if (line.endsWith('\r'))
            line.chop(1);
        if (strict.isEmpty() && line.size() == kStatusLine)
            line += ' ';
        strict += line + "\r\n";
    }
    return strict;
}

} // namespace

class AnswerReader::Parser final : public beast::http::basic_parser<false> {
public:
    Parser()
    {
        eager(true);
        header_limit(quint32(kMaxHeadBytes));
        body_limit(std::numeric_limits<std::uint64_t>::max()); // Counted here, so that long bodies have a status too.
    }

    std::optional<int> status; // Known once the head is whole.

    bool isInterim() const { return status && *status >= 100 && *status < 200 && *status != 101; }
    /// The part read so far.
    State state() const
    {
        if (is_done())
            return State::Done;
        return status ? State::Body : State::Head;
    }
    /// If it cannot read on.
    State endedState() const { return status && !isInterim() ? State::Over : State::Malformed; }

private:
    using ErrorCode = beast::error_code;
    using Text = beast::string_view;

    void on_request_impl(beast::http::verb /*verb*/, Text /*method*/, Text /*target*/, int /*version*/,
                         ErrorCode & /*error*/) override
    {}
    void on_response_impl(int code, Text /*reason*/, int /*version*/, ErrorCode & /*error*/) override { m_code = code; }
    void on_field_impl(beast::http::field /*field*/, Text /*name*/, Text /*value*/, ErrorCode & /*error*/) override {}
    void on_header_impl(ErrorCode & /*error*/) override { status = m_code; }
    void on_body_init_impl(const boost::optional<std::uint64_t> &length, ErrorCode &error) override
    {
        if (length)
            limitTo(*length, error);
    }
    std::size_t on_body_impl(Text bytes, ErrorCode &error) override
    {
        m_bodyBytes += bytes.size();
        limitTo(m_bodyBytes, error);
        return bytes.size();
    }
    void on_chunk_header_impl(std::uint64_t size, Text /*extensions*/, ErrorCode &error) override
    {
        limitTo(size, error);
    }
    std::size_t on_chunk_body_impl(std::uint64_t /*remaining*/, Text bytes, ErrorCode &error) override
    {
        return on_body_impl(bytes, error);
    }
    void on_finish_impl(ErrorCode & /*error*/) override {}

    static void limitTo(std::uint64_t bytes, ErrorCode &error)
    {
        if (bytes > std::uint64_t(kMaxBodyBytes))
            error = beast::http::error::body_limit;
    }

    int m_code = 0;
    std::uint64_t m_bodyBytes = 0;
};

AnswerReader::AnswerReader()
{
    reset();
}

AnswerReader::~AnswerReader() = default;

void AnswerReader::reset()
{
    m_parser = std::make_unique<Parser>();
    m_isHeadTaken = false;
}

AnswerReader::State AnswerReader::takeHead()
{
    const qsizetype end = headEnd(m_pending);
    if (!mayBeHttp(m_pending) || (end < 0 && m_pending.size() > kMaxHeadBytes)) {
        m_pending.clear();
        return State::Malformed;
    }
    if (end < 0)
        return State::Head;
    m_pending.replace(0, end, strictHead(QByteArrayView(m_pending).first(end)));
    m_isHeadTaken = true;
    return State::Body;
}

AnswerReader::State AnswerReader::feed(QByteArrayView bytes)
{
    m_pending.append(bytes);
    if (m_parser->is_done())
        return State::Over; // More was not asked for.
    for (;;) {
        if (!m_isHeadTaken) {
            if (const State head = takeHead(); head != State::Body)
                return head;
        }
        beast::error_code error;
        const std::size_t consumed = m_parser->put({m_pending.constData(), size_t(m_pending.size())}, error);
        m_pending.remove(0, qsizetype(consumed));
        if (error && error != beast::http::error::need_more) {
            m_pending.clear();
            return m_parser->endedState();
        }
        if (!m_parser->is_done() || !m_parser->isInterim())
            return m_parser->state();
        reset();
        if (m_pending.isEmpty())
            return State::Head;
    }
}

std::optional<int> AnswerReader::status() const
{
    return m_parser->status;
}

bool AnswerReader::keepsConnection() const
{
    return m_parser->is_done() && m_parser->keep_alive() && m_pending.isEmpty();
}

} // namespace stemdesk
