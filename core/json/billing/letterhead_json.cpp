#include "core/json/billing/letterhead_json.h"

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

void readImage(ObjectReader &reader, const char *name, ImageId &target)
{
    std::optional<std::optional<ImageId>> image;
    reader.read(name, image);
    target = image.value_or(std::nullopt).value_or(ImageId());
}

} // namespace

void writeLetterhead(JsonWriter &json, const Shop &shop)
{
    for (const ShopText &text : kShopTexts)
        json.field(text.name, shop.*text.text);
    json.field("logoId", shop.logoId);
    json.field("cover", coverText(shop.look.cover));
    json.field("accent", shop.look.accent);
    json.field("coverWords", shop.look.words);
    json.field("coverPictureId", shop.look.pictureId);
}

void readLetterhead(ObjectReader &reader, Shop &shop)
{
    for (const ShopText &text : kShopTexts)
        reader.read(text.name, shop.*text.text);
    readImage(reader, "logoId", shop.logoId);
    QString cover;
    reader.read("cover", cover);
    shop.look.cover = coverFrom(cover);
    reader.read("accent", shop.look.accent);
    reader.read("coverWords", shop.look.words);
    readImage(reader, "coverPictureId", shop.look.pictureId);
}

} // namespace stemdesk
