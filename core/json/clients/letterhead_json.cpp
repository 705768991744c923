#include "core/json/clients/letterhead_json.h"

#include "core/json/json_writer.h"
#include "core/json/object_reader.h"

namespace stemdesk {

namespace {

struct ShopText {
    const char *name;
    QString Shop::*text;
};

constexpr ShopText kShopTexts[] = {{"name", &Shop::name},
                                   {"currency", &Shop::currency},
                                   {"timeZone", &Shop::timeZone},
                                   {"documentLanguage", &Shop::documentLanguage},
                                   {"country", &Shop::country},
                                   {"proposalTerms", &Shop::proposalTerms},
                                   {"address", &Shop::address},
                                   {"phone", &Shop::phone},
                                   {"email", &Shop::email},
                                   {"website", &Shop::website},
                                   {"taxNumber", &Shop::taxNumber},
                                   {"electronicAddress", &Shop::electronicAddress},
                                   {"invoiceTerms", &Shop::invoiceTerms},
                                   {"bankDetails", &Shop::bankDetails}};

} // namespace

void writeLetterhead(JsonWriter &json, const Shop &shop)
{
    for (const ShopText &text : kShopTexts)
        json.field(text.name, shop.*text.text);
    json.field("logoId", shop.logoId);
}

void readLetterhead(ObjectReader &reader, Shop &shop)
{
    for (const ShopText &text : kShopTexts)
        reader.read(text.name, shop.*text.text);
    std::optional<std::optional<ImageId>> logo;
    reader.read("logoId", logo);
    shop.logoId = logo.value_or(std::nullopt).value_or(ImageId());
}

} // namespace stemdesk
