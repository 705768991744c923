#include "core/domain/catalogue/category.h"
#include "core/domain/catalogue/colour.h"
#include "core/json/catalogue/product_json.h"
#include "core/json/catalogue/supplier_json.h"
#include "core/json/events/event_group_json.h"
#include "core/json/events/event_json.h"
#include "core/json/orders/order_sheet_json.h"
#include "core/json/prices/price_list_json.h"
#include "core/json/prices/tax_group_json.h"
#include "core/json/resource_codec.h"
#include "core/json/webhooks/webhook_json.h"
#include "tests/fuzz/demand.h"

#include <array>

using namespace stemdesk;

namespace {

/// A refusal has a code and a message, and reading the same bytes again gives the same result.
template <class Body>
void check(const Result<Body> &first, const Result<Body> &second)
{
    demand(first.has_value() == second.has_value());
    if (first)
        return;
    demand(!first.error().code.isEmpty() && !first.error().message.isEmpty());
    demand(first.error().code == second.error().code && first.error().field == second.error().field);
}

template <auto BodyFrom>
void read(JsonObject object, BodyKind kind)
{
    check(BodyFrom(object, kind), BodyFrom(object, kind));
}

template <auto BodyFrom>
void readPlain(JsonObject object, BodyKind)
{
    check(BodyFrom(object), BodyFrom(object));
}

constexpr std::array kDecoders{
    read<ResourceCodec<categorySpec>::bodyFrom>,
    read<ResourceCodec<colourSpec>::bodyFrom>,
    read<eventBodyFrom>,
    read<eventGroupBodyFrom>,
    read<eventItemBodyFrom>,
    read<orderSheetBodyFrom>,
    read<priceListBodyFrom>,
    read<priceEntryBodyFrom>,
    read<supplierBodyFrom>,
    read<taxGroupBodyFrom>,
    read<webhookBodyFrom>,
    readPlain<productRowFrom>,
    readPlain<productPatchFrom>,
    readPlain<variantPatchFrom>,
};
constexpr std::array kKinds{BodyKind::Create, BodyKind::Row, BodyKind::Patch};

} // namespace

/// The first byte selects the decoder and the purpose of the body; the rest is the body.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    if (size < 2)
        return 0;
    const Result<JsonDocument> document =
        JsonDocument::parse({reinterpret_cast<const char *>(data + 1), qsizetype(size - 1)});
    if (!document) {
        demand(document.error().code == "invalid_json" || document.error().code == "body_required");
        return 0;
    }
    kDecoders[data[0] % kDecoders.size()](document->root(), kKinds[data[0] / kDecoders.size() % kKinds.size()]);
    return 0;
}
