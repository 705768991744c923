#pragma once

#include "core/base/clock.h"
#include "core/services/shops/shop_move_service.h"

#include <QString>

#include <utility>

namespace stemdesk {

/// A whole shop as one file, which another installation can import: its catalogue, prices, events, documents' pictures,
/// settings, history and change feed. Left out are the API keys, the webhooks with their secrets and deliveries, and
/// the logs of requests: they belong to the installation, and no secret is ever in the file.
class ShopFileService {
public:
    using Watch = ShopMoveService::Watch;

    ShopFileService(Services &services, Clock now, Watch watch)
        : m_services(services), m_now(std::move(now)), m_watch(std::move(watch))
    {}

    /// Writes the shop as it is at the start of the call to `path`, readable only by the file's owner; an older shop
    /// file there is replaced, invalid_file if it is anything else. The file appears only after it was compared with
    /// the shop, row by row, and checked.
    Result<ShopMoveExtent> write(const ShopId &shop, const QString &path) const;

    /// Imports the shop of a file, all of it or nothing. The file is only read. shop_exists, foreign_database,
    /// storage_damaged, schema_too_new.
    Result<ShopMoveExtent> read(const QString &path) const;

private:
    Result<ShopMoveExtent> copiedOut(const ShopId &shop, const QString &folder) const;
    Result<ShopMoveExtent> copiedIn(const QString &folder, const QString &path) const;

    Services &m_services;
    Clock m_now;
    Watch m_watch;
};

} // namespace stemdesk
