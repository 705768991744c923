#pragma once

#include "core/domain/fields/resource.h"
#include "core/exchange/exports/exported_tables.h"

namespace stemdesk {

/// The names of the exported fields.
QStringList exportedColumns(const ResourceSpec &spec);
/// Writes a row with the exported fields of an object.
void writeRow(TableWriter &file, const ResourceSpec &spec, const void *object);

/// The rows of a list of objects. `Read` is Result<Page<Object>> (ShopServices &, const PageRequest
/// &).
template <class Object, class Read>
struct ResourceList {
    const ResourceSpec &spec;
    Read readPage;

    static Status prepare(ShopServices &) { return {}; }
    Result<Page<Object>> read(ShopServices &shop, const PageRequest &page) const { return readPage(shop, page); }
    Status write(ShopServices &, TableWriter &file, const QList<Object> &objects) const
    {
        for (const Object &object : objects)
            writeRow(file, spec, &object);
        return {};
    }
};

template <class Object, class Patch, class Read>
TableForm tableOf(const SpecOf<Object, Patch> &spec, Read read)
{
    using List = ResourceList<Object, Read>;
    return {.columns = exportedColumns(spec), .walk = std::make_unique<PagedWalk<List>>(List{spec, std::move(read)})};
}

} // namespace stemdesk
