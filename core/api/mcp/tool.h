#pragma once

#include "core/api/request_queue.h"
#include "core/json/json_reader.h"
#include "core/security/scope.h"
#include "core/services/services.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace stemdesk::mcp {

/// The caller and its shop.
struct Caller {
    ShopServices &shop;
    const Shop &settings;
    Scopes scopes;
};

struct ToolCall {
    const Caller &caller;
    JsonObject arguments;

    ShopServices &shop() const { return caller.shop; }
};

struct ToolAnswer {
    ToolAnswer(QByteArray structured) : json(std::move(structured)) {} // NOLINT(google-explicit-constructor): most are.
    ToolAnswer(QByteArray structured, QStringList sentences) : json(std::move(structured)), notes(std::move(sentences))
    {}

    QByteArray json;
    QStringList notes; ///< To be read before it.
};

/// A tool that an assistant can call. tools.json describes its name, arguments and results.
struct Tool {
    std::string_view name;
    std::vector<Scope> scopes;
    RequestQueue queue;
    /// An error tells the assistant what to change.
    Result<ToolAnswer> (*run)(const ToolCall &);

    bool isFor(Scopes granted) const;
};

/// In the order in which they are listed.
std::span<const Tool> allTools();
/// nullptr where there is none.
const Tool *findTool(QByteArrayView name);
/// Its name, description and schemas, as JSON on one line.
const QByteArray &formOf(const Tool &tool);
/// The schema of its arguments.
const QJsonObject &argumentForm(const Tool &tool);

} // namespace stemdesk::mcp
