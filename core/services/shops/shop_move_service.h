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
    qint64 done = 0; ///< Of `total` rows, which are read or written three times.
    qint64 total = 0;
};

/// What was moved.
struct ShopMoveExtent {
    QList<Shop> shops;
    qint64 rows = 0;
    qint64 webhooks = 0; ///< Their secrets stay sealed with the master key of the source.
};

/// Copies whole shops from one database into another, between SQLite and PostgreSQL in either direction, and leaves the
/// source as it is. All of it or nothing: the copy is committed only once it was compared with its source row by row,
/// and the checks of CheckService have found nothing in it. What is changed in the source meanwhile is not copied: it
/// is read as it was at the beginning.
///
/// A source may be a file from elsewhere: it has the tables and nothing but the tables that the migrations make
/// (foreign_database), and each row passes the rules of a request (check_failed).
///
/// Ids, versions, times and numbers stay, and so do API keys, idempotency records, deliveries and the change feed,
/// which begins a history of its own in the copy.
/// Other shops in the target are left alone, and their writers are not kept waiting where the engine has more than one.
class ShopMoveService {
public:
    /// Asked a few times in a second: false stops the move.
    using Watch = std::function<bool(const ShopMoveProgress &)>;

    ShopMoveService(Services &source, Services &target, Watch watch,
                    ShopCopy::Extent extent = ShopCopy::Extent::Everything)
        : m_source(source), m_target(target), m_watch(std::move(watch)), m_extent(extent)
    {}

    /// These shops, or all of the source where none are named. shop_exists where the target has one of them.
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
