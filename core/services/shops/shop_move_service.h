#pragma once

#include "core/base/result.h"
#include "core/domain/shops/shop.h"
#include "core/storage/shops/shop_copy.h"

#include <QList>
#include <QString>

#include <functional>
#include <utility>

namespace stemdesk {

class Services;

/// How far a move is.
struct ShopMoveProgress {
    enum class Stage { Copying, Comparing, Checking };

    Stage stage = Stage::Copying;
    QString table; ///< Empty while the copy is checked.
    qint64 done = 0; ///< Out of `total` rows, each of which is read or written three times.
    qint64 total = 0;
};

/// The result of a move.
struct ShopMoveExtent {
    QList<Shop> shops;
    qint64 rows = 0;
    qint64 webhooks = 0; ///< Their secrets stay sealed with the master key of the source.
};

/// Copies whole shops from one database into another, between SQLite and PostgreSQL in either direction, without
/// changing the source. All or nothing: the copy is committed only after it was compared with its source row by row and
/// CheckService has found nothing in it. Changes made in the source meanwhile are not copied: it is read as it was at
/// the beginning.
///
/// A source may be a file from elsewhere: it has the tables and nothing but the tables that the migrations make
/// (foreign_database), and each row passes the rules of a request (check_failed). A backup
/// (Extent::AsItIs) copies rows that break them too, and skips CheckService.
///
/// Ids, versions, times and numbers stay the same, and so do API keys, idempotency records, deliveries and the change
/// feed, which starts a new history in the copy. Other shops in the target are not changed, and their writers do not
/// wait if the engine allows several.
class ShopMoveService {
public:
    /// Called a few times per second: false stops the move.
    using Watch = std::function<bool(const ShopMoveProgress &)>;

    ShopMoveService(Services &source, Services &target, Watch watch,
                    ShopCopy::Extent extent = ShopCopy::Extent::Everything)
        : m_source(source), m_target(target), m_watch(std::move(watch)), m_extent(extent)
    {}

    /// Moves these shops, or all of the source if none are given. shop_exists if the target has one of them.
    Result<ShopMoveExtent> move(const QList<ShopId> &shops);

private:
    Result<QList<Shop>> chosen(const QList<ShopId> &shops) const;
    Status refuseExisting(const QList<Shop> &shops) const;
    Result<ShopMoveExtent> copied(const QList<Shop> &shops) const;
    Status beginHistories(const QList<Shop> &shops) const;
    Status refuseRotated(const ShopMoveExtent &extent) const;
    Status checked(const ShopMoveExtent &extent) const;

    Services &m_source;
    Services &m_target;
    Watch m_watch;
    ShopCopy::Extent m_extent;
};

} // namespace stemdesk
