#pragma once

#include "tests/support/api_client.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <utility>

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
    /// The result of a tool, checked against the tool's output schema; empty if the tool refused.
    QJsonObject answerOf(const QByteArray &tool, const QByteArray &arguments)
    {
        const Answer answer = call(tool, arguments);
        const QJsonObject result = answer.at(u"result.structuredContent").toObject();
        if (!answer.at(u"result.isError").toBool() && !result.isEmpty())
            checkFits(tool, result);
        return result;
    }
    /// The reason of a tool's refusal; empty if it did not refuse.
    QByteArray refusalOf(const QByteArray &tool, const QByteArray &arguments)
    {
        const Answer answer = call(tool, arguments);
        return answer.at(u"result.isError").toBool() ? answer.text(u"result.content.0.text") : QByteArray();
    }

private:
    /// Where the value breaks the schema, and how; empty if it is valid.
    static QString misfit(const QJsonValue &value, const QJsonObject &schema, const QString &place)
    {
        if (schema.contains(QStringLiteral("anyOf")))
            return misfitOfAll(value, schema[QStringLiteral("anyOf")].toArray(), place);
        const QString type = schema[QStringLiteral("type")].toString();
        if (!isOfType(value, type))
            return place + QStringLiteral(" is no ") + type;
        const QString wrong = misfitOfMembers(value.toObject(), schema, place);
        return wrong.isEmpty() ? misfitOfItems(value.toArray(), schema, place) : wrong;
    }

    /// That of the first schema; empty if one of them fits.
    static QString misfitOfAll(const QJsonValue &value, const QJsonArray &schemas, const QString &place)
    {
        QString first;
        for (const QJsonValue one : schemas) {
            const QString found = misfit(value, one.toObject(), place);
            if (found.isEmpty())
                return {};
            first = first.isEmpty() ? found : first;
        }
        return first;
    }

    static bool isOfType(const QJsonValue &value, const QString &type)
    {
        if (type == u"object")
            return value.isObject();
        if (type == u"array")
            return value.isArray();
        if (type == u"string")
            return value.isString();
        if (type == u"boolean")
            return value.isBool();
        if (type == u"null")
            return value.isNull();
        return value.isDouble() && (type != u"integer" || value.toDouble() == std::trunc(value.toDouble()));
    }

    static QString misfitOfMembers(const QJsonObject &value, const QJsonObject &schema, const QString &place)
    {
        for (const QJsonValue name : schema[QStringLiteral("required")].toArray()) {
            if (!value.contains(name.toString()))
                return place + QStringLiteral(" lacks ") + name.toString();
        }
        const QJsonObject members = schema[QStringLiteral("properties")].toObject();
        for (auto member = members.begin(); member != members.end(); ++member) {
            const QJsonValue found = value.value(member.key());
            const QString wrong =
                found.isUndefined() ? QString() : misfit(found, member->toObject(), place + u'.' + member.key());
            if (!wrong.isEmpty())
                return wrong;
        }
        return {};
    }

    static QString misfitOfItems(const QJsonArray &items, const QJsonObject &schema, const QString &place)
    {
        for (qsizetype at = 0; at < items.size(); ++at) {
            const QString wrong =
                misfit(items.at(at), schema[QStringLiteral("items")].toObject(), place + u'.' + QString::number(at));
            if (!wrong.isEmpty())
                return wrong;
        }
        return {};
    }

    void checkFits(const QByteArray &tool, const QJsonObject &result)
    {
        if (m_tools.isEmpty()) // Fetched once, because tests count requests.
            m_tools = request("tools/list").at(u"result.tools").toArray();
        for (const QJsonValue one : std::as_const(m_tools)) {
            if (one[QStringLiteral("name")].toString().toUtf8() != tool)
                continue;
            const QString wrong =
                misfit(result, one[QStringLiteral("outputSchema")].toObject(), QString::fromUtf8(tool));
            if (!wrong.isEmpty())
                QTest::qFail(qUtf8Printable(wrong), __FILE__, __LINE__);
        }
    }

    ApiClient &m_api;
    QJsonArray m_tools;
};

} // namespace stemdesk
