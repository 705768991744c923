#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QList>
#include <QMetaType>

#include <optional>
#include <string_view>

namespace stemdesk {

/// What kind of row changed. Shop, ApiKey, Delivery, ProductType and EventTemplate are in no
/// feed of the API; the others appear there under their `<table>` name. The numbers are stored: add at the end only.
enum class Resource {
    Supplier,
    Colour,
    Category,
    Product,
    Variant,
    PriceList,
    PriceEntry,
    TaxGroup,
    Event,
    EventGroup,
    EventItem,
    Webhook,
    OrderSheet,
    Image,
    Shop,
    ApiKey,
    Delivery,
    ProductType,
    EventTemplate,
    Contact,
    Quote,
    Payment,
    Invoice,
    Task,
};

enum class ChangeAction { Created, Updated, Deleted };

/// The contract's table name ("price_lists").
std::string_view tableOf(Resource resource);
/// Whether the number stands for a Resource, or a ChangeAction.
bool isResource(qint64 number);
bool isChangeAction(qint64 number);
Resource resourceOfTable(std::string_view table);
std::string_view textOf(ChangeAction action);

/// One committed change, as the feed stores it and the bus announces it.
struct Change {
    qint64 seq = 0; ///< Commit order within the database; 0 until stored.
    ShopId shop;
    Instant at = 0;
    Resource resource = Resource::Shop;
    IdBytes id{};
    std::optional<IdBytes> parent; ///< Of a nested row: what it stands in.
    ChangeAction action = ChangeAction::Updated;

    friend bool operator==(const Change &, const Change &) = default;
};

using Changes = QList<Change>;

/// A feed that was copied goes on in two places, each with changes of its own under the same numbers. Each of them is a
/// history.
struct FeedHistory {
    QByteArray name; ///< No other history of any shop has it.
    qint64 lastSeq = 0; ///< Of the changes that this database's feed and the history have in common.

    friend bool operator==(const FeedHistory &, const FeedHistory &) = default;
};

} // namespace stemdesk

Q_DECLARE_METATYPE(stemdesk::Changes)
