#include "core/json/catalogue/product_json.h"
#include "core/json/events/event_json.h"
#include "core/json/field_selection.h"
#include "tests/fuzz/demand.h"

#include <span>

using namespace stemdesk;

namespace {

void check(QByteArrayView names, std::span<const FieldNode> table)
{
    const Result<FieldSelection> selection = FieldSelection::parse(names, table);
    if (!selection) {
        demand(selection.error().code.startsWith("unknown_fields:"));
        return;
    }
    // An object always includes its id; the order and repetition of names do not matter.
    const QByteArray twice = names.toByteArray() + ',' + names.toByteArray();
    const Result<FieldSelection> again = FieldSelection::parse(twice, table);
    for (const FieldNode &node : table) {
        const Field field{QByteArrayView(node.name.data(), qsizetype(node.name.size())),
                          unsigned(&node - table.data())};
        demand(field.index != 0 || selection->has(field));
        demand(!again || again->has(field) == selection->has(field));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArrayView names(reinterpret_cast<const char *>(data), qsizetype(size));
    check(names, kProductFields);
    check(names, kEventFields);
    check(names, kEventRowFields);
    return 0;
}
