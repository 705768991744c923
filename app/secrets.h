#pragma once

#include "app/data_folder.h"
#include "core/services/secrets/key_places.h"
#include "core/services/secrets/master_key_vault.h"

namespace stemdesk {

/// Holds the master key of a data folder and the vault that seals with it. One per process.
struct Secrets {
    explicit Secrets(const DataFolder &folder);
    ~Secrets() = default;
    Q_DISABLE_COPY_MOVE(Secrets)

    KeyPlaces places;
    MasterKeyVault vault;
};

/// Keeps this process's memory, which contains keys, out of core dumps and away from other processes of the same user.
/// STEMDESK_CORE_DUMPS=1 in the environment allows both, for debugging.
void forbidCoreDumps();

} // namespace stemdesk
