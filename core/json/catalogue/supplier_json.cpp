#include "core/json/catalogue/supplier_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QLatin1StringView statusText(bool isArchived)
{
    return isArchived ? "archived"_L1 : "active"_L1;
}

} // namespace

void writeSupplier(JsonWriter &json, const Supplier &supplier, const FieldSelection &fields)
{
    constexpr auto &kFields = kSupplierFields;
    ObjectWriter out(json, fields);
    out.field(kFields["supplierId"], supplier.id);
    out.field(kFields["name"], supplier.name);
    out.nullableText(kFields["contactEmail"], supplier.contactEmail);
    out.nullableText(kFields["phone"], supplier.phone);
    out.nullableText(kFields["website"], supplier.website);
    out.nullableText(kFields["address"], supplier.address);
    out.nullableText(kFields["accountNumber"], supplier.accountNumber);
    out.nullableText(kFields["notes"], supplier.notes);
    out.field(kFields["claimHours"], supplier.claimHours);
    out.nullableText(kFields["claimEmail"], supplier.claimEmail);
    out.field(kFields["status"], QByteArrayView(statusText(supplier.isArchived)));
    out.nullableText(kFields["externalId"], supplier.externalId);
    out.field(kFields["createdAt"], supplier.createdAt);
    out.field(kFields["updatedAt"], supplier.updatedAt);
}

Result<SupplierBody> supplierBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    SupplierBody body;
    SupplierPatch &patch = body.patch;
    readOwnId(reader, "supplierId", kind, body.id);
    reader.read("name", patch.name);
    reader.nullableText("contactEmail", patch.contactEmail);
    reader.nullableText("phone", patch.phone);
    reader.nullableText("website", patch.website);
    reader.nullableText("address", patch.address);
    reader.nullableText("accountNumber", patch.accountNumber);
    reader.nullableText("notes", patch.notes);
    reader.nullableText("externalId", patch.externalId);
    reader.read("claimHours", patch.claimHours);
    reader.nullableText("claimEmail", patch.claimEmail);
    reader.read("status", body.status);
    reader.ignore("createdAt", "updatedAt");
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
