#pragma once

#include "core/domain/shops/shop.h"

namespace stemdesk {

class JsonWriter;
class ObjectReader;

// The shop's data on documents, as quotes and invoices store it. Not part of the API.

void writeLetterhead(JsonWriter &json, const Shop &shop);
void readLetterhead(ObjectReader &reader, Shop &shop);

} // namespace stemdesk
