#pragma once

#include "tests/support/api_client.h"

#include <QJsonDocument>

namespace stemdesk {

/// Speaks the Model Context Protocol to a server, by the rules of 2025-11-25.
class McpClient {
public:
    explicit McpClient(ApiClient &api) : m_api(api) {}

    Answer send(const QByteArray &message, const http::Headers &headers = {{"MCP-Protocol-Version", "2025-11-25"}})
    {
        return m_api.post("/mcp", message, headers);
    }
    /// `params`: JSON.
    Answer request(const QByteArray &method, const QByteArray &params = "{}")
    {
        return send(R"({"jsonrpc":"2.0","id":7,"method":")" + method + R"(","params":)" + params + '}');
    }
    Answer call(const QByteArray &tool, const QByteArray &arguments)
    {
        return request("tools/call", R"({"name":")" + tool + R"(","arguments":)" + arguments + '}');
    }
    /// The result of a tool; empty if it refused.
    QJsonObject answerOf(const QByteArray &tool, const QByteArray &arguments)
    {
        return call(tool, arguments).at(u"result.structuredContent").toObject();
    }
    /// The reason of a tool's refusal; empty if it did not refuse.
    QByteArray refusalOf(const QByteArray &tool, const QByteArray &arguments)
    {
        const Answer answer = call(tool, arguments);
        return answer.at(u"result.isError").toBool() ? answer.text(u"result.content.0.text") : QByteArray();
    }

private:
    ApiClient &m_api;
};

} // namespace stemdesk
