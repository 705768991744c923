#include "core/storage/postgres/postgres_settings.h"

#include <QByteArrayList>

#include <array>

namespace stemdesk {

namespace {

struct Setting {
    const char *name;
    const char *value; ///< Empty: the lock timeout.
    bool isTold = false; ///< The server reports its changes, so a pool keeps it for each client.
};

/// A lost server is noticed after ten seconds; a workstation that falls asleep in a transaction loses its locks after a
/// minute.
constexpr std::array kSettings{
    Setting{.name = "TimeZone", .value = "UTC", .isTold = true},
    Setting{.name = "standard_conforming_strings", .value = "on", .isTold = true},
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

QByteArray valueOf(const Setting &setting, std::chrono::milliseconds patience)
{
    const QByteArray value = setting.value;
    return value.isEmpty() ? QByteArray::number(qint64(patience.count())) : value;
}

} // namespace

QString postgresStartOptions(std::chrono::milliseconds patience)
{
    QByteArrayList options;
    for (const Setting &setting : kSettings)
        options += QByteArray("-c ") + setting.name + '=' + valueOf(setting, patience);
    return QString::fromLatin1(options.join(' '));
}

QByteArray postgresTransactionSettings(std::chrono::milliseconds patience)
{
    QByteArrayList calls;
    for (const Setting &setting : kSettings) {
        if (!setting.isTold)
            calls += QByteArray("set_config('") + setting.name + "', '" + valueOf(setting, patience) + "', true)";
    }
    return "select " + calls.join(", ");
}

} // namespace stemdesk
