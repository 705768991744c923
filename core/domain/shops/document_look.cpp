#include "core/domain/shops/document_look.h"

#include "core/base/wording.h"
#include "core/domain/catalogue/colour.h"
#include "core/domain/field_rules.h"
#include "core/domain/shops/shop.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct LetterLand {
    QLatin1StringView country;
    QLatin1StringView currency;
};

constexpr std::array kLetterLands{
    LetterLand{"US"_L1, "USD"_L1}, LetterLand{"CA"_L1, "CAD"_L1}, LetterLand{"MX"_L1, "MXN"_L1},
    LetterLand{"BZ"_L1, "BZD"_L1}, LetterLand{"CL"_L1, "CLP"_L1}, LetterLand{"CO"_L1, "COP"_L1},
    LetterLand{"CR"_L1, "CRC"_L1}, LetterLand{"GT"_L1, "GTQ"_L1}, LetterLand{"NI"_L1, "NIO"_L1},
    LetterLand{"PA"_L1, "PAB"_L1}, LetterLand{"PH"_L1, "PHP"_L1}, LetterLand{"PR"_L1, "USD"_L1},
    LetterLand{"VE"_L1, "VES"_L1}};

} // namespace

QString coverText(ProposalCover cover)
{
    switch (cover) {
    case ProposalCover::Picture: return u"picture"_s;
    case ProposalCover::Panel: return u"panel"_s;
    case ProposalCover::Classic: return u"classic"_s;
    }
    return {};
}

ProposalCover coverFrom(const QString &text)
{
    const auto *const found = std::ranges::find(kProposalCovers, text, coverText);
    return found == kProposalCovers.end() ? ProposalCover::Picture : *found;
}

Status setProposalCover(Shop &shop, const QString &key, const QString &value)
{
    const auto *const found = std::ranges::find(kProposalCovers, value, coverText);
    if (found == kProposalCovers.end())
        return unfit(key, u"picture, panel or classic"_s, quoted(value));
    shop.look.cover = *found;
    return {};
}

Status setAccentColour(Shop &shop, const QString &key, const QString &value)
{
    const QString colour = value.toLower();
    if (!colour.isEmpty() && !isHexColour(colour))
        return unfit(key, u"a colour like #7a3b52, or as nothing"_s, quoted(value));
    shop.look.accent = colour;
    return {};
}

Status setCoverWords(Shop &shop, const QString &key, const QString &value)
{
    Result<QString> text = lineText(value, key);
    if (!text)
        return std::move(text.error());
    shop.look.words = *std::move(text);
    return {};
}

Status setCoverPicture(Shop &shop, const QString &key, const QString &value)
{
    return setImage(shop.look.pictureId, key, value);
}

Status setImage(ImageId &target, const QString &key, const QString &value)
{
    if (value == "none"_L1) {
        target = {};
        return {};
    }
    const Result<ImageId> id = idFrom<ImageTag>(value.toUtf8(), key);
    if (!id)
        return id.error().kind == Error::Kind::NotFound
            ? unfit(key, u"the id of a stored image (img_...) or \"none\""_s, quoted(value))
            : id.error();
    target = *id;
    return {};
}

Paper paperOf(const Shop &shop)
{
    const bool isLetter = std::ranges::any_of(kLetterLands, [&](const LetterLand &land) {
        return shop.country.isEmpty() ? shop.currency == land.currency : shop.country == land.country;
    });
    return isLetter ? Paper::Letter : Paper::A4;
}

} // namespace stemdesk
