#include "core/json/catalogue/supplier_json.h"

#include "core/json/resource_codec.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QLatin1StringView statusText(bool isArchived)
{
    return isArchived ? "archived"_L1 : "active"_L1;
}

} // namespace

constinit const FieldList kSupplierFields(specOf<supplierSpec>);

void writeSupplier(JsonWriter &json, const Supplier &supplier, const FieldSelection &fields)
{
    writeResource(json, supplierSpec(), supplier, fields);
}

Result<SupplierBody> supplierBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    SupplierBody body;
    reader.read("status", body.status);
    readResource(reader, supplierSpec(), kind, body);
    return finished(reader, std::move(body));
}

Status statusAgrees(const SupplierBody &body, bool isArchived)
{
    if (!body.status || *body.status == statusText(isArchived))
        return {};
    return invalid(u"status"_s,
                   u"Leave \"status\" out, or as it is, %1: POST /api/v1/suppliers/{id}/%2 changes it."_s.arg(
                       statusText(isArchived), isArchived ? "unarchive"_L1 : "archive"_L1));
}

} // namespace stemdesk
