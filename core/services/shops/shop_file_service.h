#pragma once

#include "core/base/clock.h"
#include "core/services/shops/shop_move_service.h"

#include <QString>

#include <utility>

namespace stemdesk {

/// A whole shop as one file, which another installation takes in: its catalogue, prices, events, documents' pictures,
/// settings, history and change feed. Left out are the API keys, the webhooks with their secrets and deliveries, and
/// the logs of requests: they belong to the installation, and no secret is ever in the file.
class ShopFileService {
public:
    using Watch = ShopMoveService::Watch;

    ShopFileService(Services &services, Clock now, Watch watch)
        : m_services(services), m_now(std::move(now)), m_watch(std::move(watch))
    {}

    /// Writes the shop as it is at the beginning to `path`, for its owner's eyes alone, in place of another shop file.
    /// The file is there once it was compared with the shop, row by row, and checked; before that nothing is.
    /// invalid_file if `path` is anything else.
    Result<ShopMoveExtent> write(const ShopId &shop, const QString &path) const;

    /// Takes the shop of a file in, all of it or nothing. The file is only read.
    /// shop_exists, foreign_database, storage_damaged, schema_too_new.
    Result<ShopMoveExtent> read(const QString &path) const;

private:
    Result<ShopMoveExtent> copiedOut(const ShopId &shop, const QString &folder) const;
    Result<ShopMoveExtent> copiedIn(const QString &folder, const QString &path) const;

    Services &m_services;
    Clock m_now;
    Watch m_watch;
};

} // namespace stemdesk
