#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "core/api/mcp/mcp_server.h"
#include "core/services/database/serialization_retry.h"

#include <cstdio>
#include <optional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostBytes = 4'194'304; // The limit of a request over HTTP.

mcp::Reply replyTo(const mcp::Caller &caller, const mcp::RpcMessage &message)
{
    if (message.fault)
        return mcp::refusal(message, *message.fault);
    if (message.id.isEmpty() || !mcp::namedVersion(message))
        return mcp::answered(caller, message, mcp::Era::Handshake);
    if (const auto fault = mcp::metadataFault(message))
        return mcp::refusal(message, *fault);
    return mcp::answered(caller, message, mcp::Era::PerRequest);
}

/// A line of standard input, without its end.
struct Line {
    QByteArray text;
    bool isTooLong = false; ///< If so, the rest was read and discarded.
};

/// nullopt at the end of the input.
std::optional<Line> nextLine()
{
    Line line;
    int letter = std::getchar();
    if (letter == EOF)
        return std::nullopt;
    for (; letter != EOF && letter != '\n'; letter = std::getchar()) {
        line.isTooLong = line.text.size() == kMostBytes;
        if (!line.isTooLong)
            line.text += char(letter);
    }
    return line;
}

mcp::Reply replyTo(FolderSession &session, const mcp::Caller &caller, const mcp::RpcMessage &message)
{
    SerializationRetry retry(session.services->session());
    mcp::Reply reply;
    do
        reply = replyTo(caller, message);
    while (reply.status == 503 && retry.isDue());
    return reply;
}

/// Reads the settings for each message, because they may change. If a server is unreachable, a later message may
/// succeed.
Status answerLine(FolderSession &session, ShopServices &shop, Scopes scopes, const QByteArray &line)
{
    const mcp::RpcMessage message = mcp::rpcMessageFrom(line);
    const Result<Shop> settings = session.services->shops().find(shop.id());
    if (!settings && settings.error().kind != Error::Kind::Unavailable)
        return settings.error();
    const mcp::Reply reply =
        settings ? replyTo(session, {shop, *settings, scopes}, message) : mcp::unanswered(message, settings.error());
    if (!reply.json.isEmpty())
        print(reply.json + '\n');
    return {};
}

void refuseLong()
{
    const mcp::RpcError tooLong{.code = mcp::RpcCode::InvalidRequest,
                                .message = u"Send at most %1 bytes in a line."_s.arg(kMostBytes)};
    print(mcp::refusal({}, tooLong).json + '\n');
}

} // namespace

int runMcp(const Arguments &arguments)
{
    const Result<Scopes> scopes =
        Scopes::parse(arguments.has(u"scopes"_s) ? arguments.option(u"scopes"_s).toUtf8() : QByteArray("all"));
    if (!scopes)
        return refusedOption(scopes.error());
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const Result<ShopServices *> shop = shopFor(**session, arguments);
    if (!shop)
        return failed(shop.error());
    while (const std::optional<Line> line = nextLine()) {
        const QByteArray text = line->text.trimmed();
        if (line->isTooLong)
            refuseLong();
        if (line->isTooLong || text.isEmpty())
            continue;
        if (const Status answered = answerLine(**session, **shop, *scopes, text); !answered)
            return failed(answered.error());
    }
    return 0;
}

} // namespace stemdesk
