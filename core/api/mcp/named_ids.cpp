#include "core/api/mcp/named_ids.h"

#include "core/json/json_again.h"

namespace stemdesk::mcp {

namespace {

/// Every member, and behind an id its name.
struct NamedMembers {
    JsonWriter &json;
    const NamesById &names;

    // NOLINTNEXTLINE(misc-no-recursion): as writeAgain().
    void operator()(const JsonObject &object) const
    {
        for (const JsonValue member : object) {
            writeKeyAgain(json, member);
            writeAgain(json, member, *this);
            writeName(member);
        }
    }
    void writeName(const JsonValue &member) const
    {
        constexpr QByteArrayView kId = "Id";
        if (member.type() != JsonValue::Type::String || !member.name().endsWith(kId))
            return;
        const auto name = names.find(member.utf8().toByteArray());
        if (name == names.end())
            return;
        json.key(QByteArrayView(member.name().chopped(kId.size()).toByteArray() + "Name"));
        json.value(QStringView(*name));
    }
};

} // namespace

QByteArray withNames(JsonObject object, const NamesById &names)
{
    JsonWriter json;
    writeAgain(json, JsonValue(object.node()), NamedMembers{json, names});
    return json.take();
}

} // namespace stemdesk::mcp
