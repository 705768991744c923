#include "core/storage/postgres/postgres_settings.h"

#include <array>

namespace stemdesk {

namespace {

struct Setting {
    const char *name;
    const char *value; ///< Empty: the lock timeout.
    bool isReported = false; ///< The server reports its changes, so a pool keeps it for each client.
};

/// A lost server is noticed after ten seconds; a workstation that falls asleep in a transaction loses its locks after a
/// minute.
constexpr std::array kSettings{
    Setting{.name = "TimeZone", .value = "UTC", .isReported = true},
    Setting{.name = "standard_conforming_strings", .value = "on", .isReported = true},
    Setting{"extra_float_digits", "1"},
    Setting{"bytea_output", "hex"},
    Setting{"client_min_messages", "error"},
    Setting{"search_path", "public"},
    // A plan for one shop always looks cheaper than a generic one, so every call would be planned again.
    Setting{"plan_cache_mode", "force_generic_plan"},
    Setting{"lock_timeout", ""},
    Setting{"statement_timeout", "300000"},
    Setting{"idle_in_transaction_session_timeout", "60000"},
};

QByteArray valueOf(const Setting &setting, std::chrono::milliseconds timeout)
{
    const QByteArray value = setting.value;
    return value.isEmpty() ? QByteArray::number(qint64(timeout.count())) : value;
}

} // namespace

QString postgresStartOptions(std::chrono::milliseconds timeout)
{
    QByteArrayList options;
    for (const Setting &setting : kSettings)
        options += QByteArray("-c ") + setting.name + '=' + valueOf(setting, timeout);
    return QString::fromLatin1(options.join(' '));
}

QByteArrayList postgresTransactionSettings(std::chrono::milliseconds timeout, bool isDistributed)
{
    QByteArrayList calls;
    for (const Setting &setting : kSettings) {
        if (!setting.isReported)
            calls += QByteArray("set_config('") + setting.name + "', '" + valueOf(setting, timeout) + "', true)";
    }
    QByteArrayList settings{"select " + calls.join(", ")};
    if (isDistributed)
        settings += distributedSettings(true) + QByteArrayList{distributedTimeout(timeout)};
    return settings;
}

QByteArrayList distributedSettings(bool isForTransaction)
{
    const QByteArray set = isForTransaction ? "set local " : "set ";
    // A generic plan knows no shop, and so no machine: it is refused, or asks all of them. With `auto` the server plans
    // for the shop, and uses a generic plan only if that is no worse.
    return {set + "plan_cache_mode = auto", set + "citus.propagate_set_commands = local"};
}

QByteArray distributedTimeout(std::chrono::milliseconds timeout)
{
    return "set local lock_timeout = " + QByteArray::number(qint64(timeout.count()));
}

} // namespace stemdesk
