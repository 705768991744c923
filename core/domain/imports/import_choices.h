#pragma once

#include "core/base/id.h"

#include <QDate>
#include <QHash>
#include <QString>

namespace stemdesk {

/// The price list for the prices in a file of products: one list, or one per type of product, created if there is none
/// with that name, day and type. Neither: prices are not imported.
struct ImportPriceTarget {
    PriceListId list;
    QString newName;
    QDate newDate;

    bool isWanted() const { return !list.isNull() || !newName.isEmpty(); }

    friend bool operator==(const ImportPriceTarget &, const ImportPriceTarget &) = default;
};

/// How to treat a row with the e-mail address or phone of a known contact with another name.
enum class KnownContact { LeaveOut, Update, Add };

/// The choices for a file of products as a whole.
struct ImportChoices {
    /// The lists of a variant (suppliers, colours, minimums) are replaced by those of its row; else they are extended.
    bool replacesLists = false;
    ImportPriceTarget prices;
    QHash<QString, QString> swatches; ///< The choices for colours that are new to the shop, by caseFolded() name.
};

} // namespace stemdesk
