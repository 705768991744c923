#pragma once

#include "core/base/id.h"

#include <QDate>
#include <QHash>
#include <QString>

namespace stemdesk {

/// Where the prices in a file of products go: into one list, or into one for each type of its products, which is made
/// where there is none of that name, day and type. Neither: nowhere.
struct ImportPriceTarget {
    PriceListId list;
    QString newName;
    QDate newDate;

    bool isWanted() const { return !list.isNull() || !newName.isEmpty(); }

    friend bool operator==(const ImportPriceTarget &, const ImportPriceTarget &) = default;
};

/// What becomes of a row with the e-mail address or the phone of somebody whom the shop knows by another name.
enum class KnownContact { LeaveOut, Update, Add };

/// What was decided about a file of products as a whole.
struct ImportChoices {
    /// Suppliers, colours and minimums of a variant become those of its row; else they are added.
    bool replacesLists = false;
    ImportPriceTarget prices;
    QHash<QString, QString> swatches; ///< Of colours that the shop does not know, by caseFolded() name.
};

} // namespace stemdesk
