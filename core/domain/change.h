#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QList>
#include <QMetaType>

#include <optional>
#include <string_view>

namespace stemdesk {

enum class ChangeAction { Created, Updated, Deleted };

/// The contract's table name ("price_lists").
inline std::string_view tableOf(Resource resource)
{
    return kindOf(resource).table;
}
/// The id as the contract writes it: "sup_01j...".
QByteArray idText(Resource resource, const IdBytes &id);
/// Whether the number is a valid Resource or ChangeAction.
bool isResource(qint64 number);
bool isChangeAction(qint64 number);
Resource resourceOfTable(std::string_view table);
/// The same for its singular name ("price_list").
Resource resourceNamed(std::string_view name);
std::string_view textOf(ChangeAction action);

/// One committed change, as the feed stores it and the bus announces it.
struct Change {
    qint64 seq = 0; ///< Commit order within the database; 0 until stored.
    ShopId shop;
    Instant at = 0;
    Resource resource = Resource::Shop;
    IdBytes id{};
    std::optional<IdBytes> parent; ///< For a nested row: its parent.
    ChangeAction action = ChangeAction::Updated;

    friend bool operator==(const Change &, const Change &) = default;
};

using Changes = QList<Change>;

/// A history of a feed. A copied feed continues in two places, each with its own changes under the same numbers, and so
/// in two histories.
struct FeedHistory {
    QByteArray name; ///< Unique among the histories of all shops.
    qint64 lastSeq = 0; ///< The last change that this database's feed and that history share.

    friend bool operator==(const FeedHistory &, const FeedHistory &) = default;
};

} // namespace stemdesk

Q_DECLARE_METATYPE(stemdesk::Changes)
