#pragma once

#include "core/http/hosts.h"
#include "core/http/message.h"
#include "core/http/refusal.h"

#include <memory>
#include <optional>

namespace stemdesk::http {

/// A parsed request head, before the rules that the parser does not check.
struct RequestHead {
    QByteArray method;
    QByteArray target;
    bool isHttp10 = false;
    Headers headers;
};

/// Facts from a head that passed the rules.
struct HeadFacts {
    Method method = Method::Get;
    QByteArray host;
    QByteArray target; ///< A path with its query, or "*".
    bool wantsContinue = false; ///< The client waits for "100 Continue" before it sends the body.
};

/// Applies the contract's rules for methods, targets, framing fields and Host; returns the refusal, or fills `facts`.
std::optional<Refusal> refusalOf(const RequestHead &head, const HostList &hosts, HeadFacts &facts);

/// Wraps Boost.Beast's parser for one request: tokens, fields, lengths and chunks.
class MessageParser {
public:
    enum class Outcome { NeedsMore, HeadDone, Done, BadVersion, BodyTooLarge, Malformed };
    struct Step {
        Outcome outcome = Outcome::NeedsMore;
        qsizetype consumed = 0;
    };

    explicit MessageParser(qsizetype bodyLimit);
    ~MessageParser();
    Q_DISABLE_COPY_MOVE(MessageParser)

    /// Exactly the head of a request, with its empty line.
    Outcome putHead(QByteArrayView head);
    /// Body bytes; pass unconsumed ones again together with more.
    Step putBody(QByteArrayView bytes);

    RequestHead &head();
    QByteArray &body();
    bool keepsAlive() const;
    /// A Content-Length over zero, or chunks.
    bool hasBody() const;
    bool exceeds(qsizetype bodyLimit) const;
    /// The Content-Length; none with chunks.
    std::optional<qsizetype> announcedBody() const;
    /// Reserves memory for an announced body, at most `most`: the client may never send it.
    void reserveBody(qint64 most);

private:
    class Beast;
    std::unique_ptr<Beast> m_beast;
};

} // namespace stemdesk::http
