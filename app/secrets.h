#pragma once

#include "app/data_folder.h"
#include "core/services/secrets/key_places.h"
#include "core/services/secrets/master_key_vault.h"

namespace stemdesk {

/// Where a process keeps the master key of a data folder, and the vault that seals with it. One per process.
struct Secrets {
    explicit Secrets(const DataFolder &folder);
    ~Secrets() = default;
    Q_DISABLE_COPY_MOVE(Secrets)

    KeyPlaces places;
    MasterKeyVault vault;
};

} // namespace stemdesk
