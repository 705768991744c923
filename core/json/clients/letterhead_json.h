#pragma once

#include "core/domain/shops/shop.h"

namespace stemdesk {

class JsonWriter;
class ObjectReader;

// What papers say of a shop, as quotes and invoices keep it. Callers of the API never see it.

void writeLetterhead(JsonWriter &json, const Shop &shop);
void readLetterhead(ObjectReader &reader, Shop &shop);

} // namespace stemdesk
