#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/api/list_filters.h"
#include "core/json/catalogue/supplier_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Suppliers : CodecOf<kSupplierFields, supplierBodyFrom, writeSupplier> {
    static constexpr QByteArrayView kIdField = "supplierId";
    static constexpr qsizetype kIdAt = 0;

    const Call &call;

    static Supplier sample() { return {.name = u"-"_s, .version = 1}; }
    static Result<Suppliers> of(const Call &call) { return Suppliers{{}, call}; }
    Result<Page<Supplier>> list(const PageRequest &page, const FieldSelection &fields) const;
    Result<Supplier> find(const SupplierId &id, const FieldSelection &) const { return call.shop.suppliers.find(id); }
    Result<Written<Supplier>> create(const Body &body) const
    {
        TRY(statusAgrees(body, false));
        return written(call.shop.suppliers.create(body.patch));
    }
    Result<Written<Supplier>> patch(const SupplierId &id, const Body &body) const
    {
        if (body.status) {
            const Supplier supplier = TRY(call.shop.suppliers.find(id));
            TRY(statusAgrees(body, supplier.isArchived));
        }
        return written(call.shop.suppliers.patch(id, body.patch));
    }
};

Result<Page<Supplier>> Suppliers::list(const PageRequest &page, const FieldSelection &) const
{
    const SupplierFilter filter = TRY(supplierFilterOf(call));
    return call.shop.suppliers.list(filter, page);
}

using Move = Result<Supplier> (SupplierService::*)(SupplierId);

template <Move move>
Result<http::Response> moveHandler(const Call &call)
{
    const auto id = TRY(call.id<SupplierId>());
    TRY(requireNoProperties(call));
    const Supplier supplier = TRY((call.shop.suppliers.*move)(id));
    return writtenAnswer(shown<Suppliers>(supplier));
}

} // namespace

void addSupplierRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> id{requireIdOf<SupplierId>};
    addCrud<Suppliers>(routes,
                       {.path = "/api/v1/suppliers",
                        .object = "/{id}",
                        .read = Scope::SuppliersRead,
                        .write = Scope::SuppliersWrite,
                        .filters = {"q", "status", "externalId"}});
    routes.add(Post, "/api/v1/suppliers/{id}/archive",
               {moveHandler<&SupplierService::archive>, Scope::SuppliersWrite, id, {}});
    routes.add(Post, "/api/v1/suppliers/{id}/unarchive",
               {moveHandler<&SupplierService::unarchive>, Scope::SuppliersWrite, id, {}});
}

} // namespace stemdesk
