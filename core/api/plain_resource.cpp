#include "core/api/plain_resource.h"

namespace stemdesk {

CrudRoutes routesOf(const ResourceSpec &spec)
{
    const IdKind &kind = kindOf(spec.resource);
    const ScopeArea &area = scopeArea(kind.area);
    CrudRoutes routes{.path =
                          "/api/v1/" + QByteArray(kind.table.data(), qsizetype(kind.table.size())).replace('_', '-'),
                      .object = "/{id}",
                      .read = area.read,
                      .write = area.write};
    if (spec.fieldThatIs(kSearched | kSearchedDigits))
        routes.filters.emplace_back("q");
    if (spec.fieldNamed("status"))
        routes.filters.emplace_back("status");
    if (spec.fieldNamed("externalId"))
        routes.filters.emplace_back("externalId");
    return routes;
}

Status validatePatch(const ResourceSpec &spec, const void *patch)
{
    const std::shared_ptr<void> sample = spec.types->newObject();
    for (const ResourceField &field : spec.fields) {
        if (field.kind == FieldKind::Text && field.rule.isRequired)
            field.in<QString>(sample.get()) = QStringLiteral("-");
    }
    spec.version(sample.get()) = 1;
    return applyPatch(spec, sample.get(), patch);
}

} // namespace stemdesk
