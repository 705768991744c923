#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <QString>

#include <array>

namespace stemdesk {

struct Shop;

/// The first page of a proposal: a picture above the text, a coloured panel beside a picture, or a framed sheet.
enum class ProposalCover { Picture, Panel, Classic };

inline constexpr std::array kProposalCovers{ProposalCover::Picture, ProposalCover::Panel, ProposalCover::Classic};

/// The look of a shop's documents, beside its logo.
struct DocumentLook {
    ProposalCover cover = ProposalCover::Picture;
    QString accent; ///< "#rrggbb"; empty: Stemdesk's colour.
    QString words; ///< The shop's own line on the cover.
    ImageId pictureId; ///< On the covers of events without a picture; null: none.

    friend bool operator==(const DocumentLook &, const DocumentLook &) = default;
};

/// The stored text: "picture", "panel" or "classic".
QString coverText(ProposalCover cover);
/// Any other text gives the first one.
ProposalCover coverFrom(const QString &text);

// Setters of withSetting().
Status setProposalCover(Shop &shop, const QString &key, const QString &value);
Status setAccentColour(Shop &shop, const QString &key, const QString &value);
Status setCoverWords(Shop &shop, const QString &key, const QString &value);
Status setCoverPicture(Shop &shop, const QString &key, const QString &value);

/// Sets the id of a stored image, or none for "none".
Status setImage(ImageId &target, const QString &key, const QString &value);

enum class Paper { A4, Letter };

/// The paper that a shop prints on: Letter in North America and the countries south of it that follow its standards, A4
/// everywhere else. If the shop's country is not set, its currency is the best hint; the language is not, because
/// English and Spanish are printed on both.
Paper paperOf(const Shop &shop);

} // namespace stemdesk
