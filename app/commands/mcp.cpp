#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "core/api/mcp/mcp_server.h"
#include "core/services/database/clash_retry.h"

#include <iostream>
#include <string>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr size_t kMostBytes = 4'194'304; // As of a request over HTTP.

mcp::Reply replyTo(const mcp::Caller &caller, const mcp::RpcMessage &message)
{
    if (message.fault)
        return mcp::refusal(message, *message.fault);
    if (!mcp::namedVersion(message))
        return mcp::answered(caller, message, mcp::Era::Handshake);
    if (const auto fault = mcp::metadataFault(message))
        return mcp::refusal(message, *fault);
    return mcp::answered(caller, message, mcp::Era::PerRequest);
}

/// One line of standard input, without its end; nothing at the end of the input.
std::optional<QByteArray> nextLine()
{
    std::string line;
    if (!std::getline(std::cin, line))
        return std::nullopt;
    if (line.size() > kMostBytes)
        return QByteArray("{"); // Refused as what it is not: JSON.
    return QByteArray::fromStdString(line).trimmed();
}

/// Settings are read anew for each message: others may change them meanwhile.
Status answerLine(FolderSession &session, ShopServices &shop, Scopes scopes, const QByteArray &line)
{
    const Result<Shop> settings = session.services->shops().find(shop.id());
    if (!settings)
        return settings.error();
    const mcp::RpcMessage message = mcp::rpcMessageFrom(line);
    ClashRetry retry(session.services->session());
    mcp::Reply reply;
    do
        reply = replyTo({shop, *settings, scopes}, message);
    while (reply.status == 503 && retry.isDue());
    if (!reply.json.isEmpty())
        print(reply.json + '\n');
    return {};
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
    while (const std::optional<QByteArray> line = nextLine()) {
        if (line->isEmpty())
            continue;
        if (const Status answered = answerLine(**session, **shop, *scopes, *line); !answered)
            return failed(answered.error());
    }
    return 0;
}

} // namespace stemdesk
