#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <QString>

#include <array>

namespace stemdesk {

struct Shop;

/// The first page of a proposal: a picture above the words, a coloured panel beside a picture, or a framed sheet.
enum class ProposalCover { Picture, Panel, Classic };

inline constexpr std::array kProposalCovers{ProposalCover::Picture, ProposalCover::Panel, ProposalCover::Classic};

/// How a shop's documents look, beside its logo.
struct DocumentLook {
    ProposalCover cover = ProposalCover::Picture;
    QString accent; ///< "#rrggbb"; empty: that of Stemdesk.
    QString words; ///< A line of the shop's own on the cover.
    ImageId pictureId; ///< On the covers of events without a picture; null: none.

    friend bool operator==(const DocumentLook &, const DocumentLook &) = default;
};

/// As it is stored and set: "picture", "panel" or "classic".
QString coverText(ProposalCover cover);
/// The first one for any other text.
ProposalCover coverFrom(const QString &text);

// Setters of withSetting().
Status setProposalCover(Shop &shop, const QString &key, const QString &value);
Status setAccentColour(Shop &shop, const QString &key, const QString &value);
Status setCoverWords(Shop &shop, const QString &key, const QString &value);
Status setCoverPicture(Shop &shop, const QString &key, const QString &value);

/// Sets the id of a stored image, or none for "none".
Status setImage(ImageId &target, const QString &key, const QString &value);

} // namespace stemdesk
