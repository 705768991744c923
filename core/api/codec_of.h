#pragma once

#include "core/json/json_reader.h"
#include "core/json/resource_body.h"

#include <type_traits>

namespace stemdesk {

class FieldSelection;
class JsonWriter;

/// The JSON of a resource: struct Suppliers : CodecOf<kSupplierFields, supplierBodyFrom, writeSupplier>.
template <const auto &kTable, auto kRead, auto kWrite>
struct CodecOf {
    template <class T>
    static T objectOf(void (*write)(JsonWriter &, const T &, const FieldSelection &));

    using Object = decltype(objectOf(kWrite));
    using IdType = decltype(Object::id);
    using Body = typename std::invoke_result_t<decltype(kRead), JsonObject, BodyKind>::value_type;
    static constexpr const auto &kFields = kTable;
    static constexpr auto bodyFrom = kRead;
    static constexpr auto write = kWrite;
};

} // namespace stemdesk
