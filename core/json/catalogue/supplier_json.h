#pragma once

#include "core/domain/catalogue/supplier.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;

extern const FieldList kSupplierFields;

struct SupplierBody : ResourceBody<SupplierId, SupplierPatch> {
    std::optional<QString> status; ///< Read-only; see statusAgrees().
};

void writeSupplier(JsonWriter &json, const Supplier &supplier, const FieldSelection &fields);
Result<SupplierBody> supplierBodyFrom(JsonObject object, BodyKind kind);

/// invalid_status if a body has another status than the supplier (a new one is active).
Status statusAgrees(const SupplierBody &body, bool isArchived);

} // namespace stemdesk
