#include "core/api/api.h"
#include "core/api/handlers.h"
#include "core/api/list_filters.h"
#include "core/json/catalogue/supplier_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Suppliers {
    using Object = Supplier;
    using IdType = SupplierId;
    using Body = SupplierBody;
    static constexpr QByteArrayView kIdField = "supplierId";
    static constexpr const auto &kFields = kSupplierFields;
    static constexpr qsizetype kIdAt = 0;
    static constexpr auto bodyFrom = supplierBodyFrom;
    static constexpr auto write = writeSupplier;

    const Call &call;

    static Supplier sample() { return {.name = u"-"_s, .version = 1}; }
    static Result<Suppliers> of(const Call &call) { return Suppliers{call}; }
    Result<Page<Supplier>> list(const PageRequest &page, const FieldSelection &fields) const;
    Result<Supplier> find(const SupplierId &id, const FieldSelection &) const { return call.shop.suppliers.find(id); }
    Result<Written<Supplier>> create(const Body &body) const
    {
        TRY(statusAgrees(body, false));
        return written(call.shop.suppliers.create(body.patch));
    }
    Result<QList<QByteArray>> patch(const SupplierId &id, const Body &body) const
    {
        if (body.status) {
            const Supplier supplier = TRY(call.shop.suppliers.find(id));
            TRY(statusAgrees(body, supplier.isArchived));
        }
        return changed(call.shop.suppliers.patch(id, body.patch));
    }
};

Result<Page<Supplier>> Suppliers::list(const PageRequest &page, const FieldSelection &) const
{
    const Result<SupplierFilter> filter = supplierFilterOf(call);
    return filter ? call.shop.suppliers.list(*filter, page) : Result<Page<Supplier>>(filter.error());
}

using Move = Result<Supplier> (SupplierService::*)(SupplierId);

template <Move move>
http::Response moveHandler(const Call &call)
{
    const auto id = call.id<SupplierId>();
    if (!id)
        return failed(call, id.error());
    if (const Status empty = requireNoProperties(call); !empty)
        return failed(call, empty.error());
    const Result<Supplier> supplier = (call.shop.suppliers.*move)(*id);
    return supplier ? writtenAnswer<Suppliers>(*supplier) : failed(call, supplier.error());
}

} // namespace

void addSupplierRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> id{requireIdOf<SupplierId>};
    routes.add(Get, "/api/v1/suppliers",
               {listHandler<Suppliers>,
                Scope::SuppliersRead,
                {},
                {"limit", "cursor", "ids", "fields", "updatedSince", "q", "status", "externalId"}});
    routes.add(Post, "/api/v1/suppliers", {postHandler<Suppliers>, Scope::SuppliersWrite, {}, {}});
    routes.add(Get, "/api/v1/suppliers/{id}", {readHandler<Suppliers>, Scope::SuppliersRead, id, {"fields"}});
    routes.add(Patch, "/api/v1/suppliers/{id}", {patchHandler<Suppliers>, Scope::SuppliersWrite, id, {}});
    routes.add(Post, "/api/v1/suppliers/{id}/archive",
               {moveHandler<&SupplierService::archive>, Scope::SuppliersWrite, id, {}});
    routes.add(Post, "/api/v1/suppliers/{id}/unarchive",
               {moveHandler<&SupplierService::unarchive>, Scope::SuppliersWrite, id, {}});
}

} // namespace stemdesk
