#pragma once

#include "core/api/lane.h"
#include "core/json/json_reader.h"
#include "core/security/scope.h"
#include "core/services/services.h"

#include <QByteArray>

#include <span>
#include <string_view>
#include <vector>

namespace stemdesk::mcp {

/// Who asks, and in which shop.
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

/// Something an assistant can have done. What it is called, takes and answers is told in tools.json.
struct Tool {
    std::string_view name;
    std::vector<Scope> scopes;
    Lane lane;
    /// The JSON of its answer. An error tells the assistant what to change.
    Result<QByteArray> (*run)(const ToolCall &);

    bool isFor(Scopes granted) const;
};

/// In the order in which they are told.
std::span<const Tool> allTools();
/// nullptr where there is none.
const Tool *findTool(QByteArrayView name);
/// Its name, description and schemas, as JSON on one line.
const QByteArray &formOf(const Tool &tool);

} // namespace stemdesk::mcp
