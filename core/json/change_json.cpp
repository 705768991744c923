#include "core/json/change_json.h"

#include "core/json/object_writer.h"

#include <array>

namespace stemdesk {

namespace {

QByteArrayView viewOf(std::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

/// The parent resource of a nested row.
Resource parentOf(Resource resource)
{
    switch (resource) {
    case Resource::Variant: return Resource::Product;
    case Resource::PriceEntry: return Resource::PriceList;
    case Resource::EventItem: return Resource::EventGroup;
    default: return Resource::Event;
    }
}

void writeId(JsonWriter &json, Resource resource, const IdBytes &id)
{
    const std::string_view prefix = kindOf(resource).prefix;
    if (prefix.empty()) {
        json.value(nullptr);
        return;
    }
    std::array<char, 48> text{};
    char *end = std::ranges::copy(prefix, text.begin()).out;
    *end++ = '_';
    writeIdText(id, end);
    json.value(QByteArrayView(text.data(), end + kIdTextLength));
}

} // namespace

void writeChange(JsonWriter &json, const Change &change, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kChangeFields["seq"], change.seq);
    out.field(kChangeFields["at"], change.at);
    out.field(kChangeFields["resource"], viewOf(tableOf(change.resource)));
    if (out.begins(kChangeFields["id"]))
        writeId(json, change.resource, change.id);
    out.field(kChangeFields["action"], viewOf(textOf(change.action)));
    if (!out.begins(kChangeFields["parentId"]))
        return;
    if (change.parent)
        writeId(json, parentOf(change.resource), *change.parent);
    else
        json.value(nullptr);
}

} // namespace stemdesk
