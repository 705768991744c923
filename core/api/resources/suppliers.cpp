#include "core/api/api.h"
#include "core/api/plain_resource.h"
#include "core/json/catalogue/supplier_json.h"

namespace stemdesk {

namespace {

struct Suppliers
    : PlainResource<supplierSpec, &ShopServices::suppliers, CodecOf<kSupplierFields, supplierBodyFrom, writeSupplier>> {
    using PlainResource::PlainResource;
    static Result<Suppliers> of(const Call &call) { return Suppliers(call); }

    Result<Written<Supplier>> create(const Body &body) const
    {
        TRY(statusAgrees(body, false));
        return written(own().create(body.patch));
    }
    Result<Written<Supplier>> patch(const SupplierId &id, const Body &body) const
    {
        if (body.status) {
            const Supplier supplier = TRY(own().find(id));
            TRY(statusAgrees(body, supplier.isArchived));
        }
        return written(own().patch(id, body.patch));
    }
};

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
    addCrud<Suppliers>(routes, routesOf(supplierSpec()));
    routes.add(Post, "/api/v1/suppliers/{id}/archive",
               {moveHandler<&SupplierService::archive>, Scope::SuppliersWrite, id, {}});
    routes.add(Post, "/api/v1/suppliers/{id}/unarchive",
               {moveHandler<&SupplierService::unarchive>, Scope::SuppliersWrite, id, {}});
}

} // namespace stemdesk
