#include "core/storage/postgres/postgres_error.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A whole SQLSTATE, or a class by its first two characters.
struct KnownState {
    QByteArrayView state;
    const char *code;
    const char16_t *sentence; ///< %1: the server's message.
};

constexpr auto kBusy = u"The database is locked by other work; try again.";
constexpr auto kLost = u"The database server cannot be reached: %1.";
constexpr auto kRefused = u"The database server refuses: %1.";
constexpr auto kDamaged = u"The database is damaged: %1. Restore a backup.";

// The first match counts.
constexpr std::array kKnown{
    KnownState{"40001", "write_clash", kBusy}, // serialization_failure
    KnownState{"40P01", "write_clash", kBusy}, // deadlock_detected
    KnownState{"55P03", "busy", kBusy}, // lock_not_available: lock_timeout
    KnownState{"57014", "busy", kBusy}, // query_canceled: statement_timeout
    KnownState{"53100", "storage_full", u"The database server's disk is full; make room and try again."},
    KnownState{"53", "busy", u"The database server is short of means: %1."},
    KnownState{"08", "storage_unavailable", kLost},
    KnownState{"57P", "storage_unavailable", kLost}, // Shutting down, starting up.
    KnownState{"25P03", "storage_unavailable", kLost}, // idle_in_transaction_session_timeout
    KnownState{"25006", "storage_unavailable", u"The database can only be read: %1."},
    KnownState{"28", "storage_unavailable", kRefused}, // Role, password.
    KnownState{"3D000", "storage_unavailable", kRefused}, // No such database.
    KnownState{"42501", "storage_unavailable",
               u"The database server refuses: %1. Whoever owns the database can grant it."}, // insufficient_privilege
    KnownState{"58", "storage_unavailable", u"The database server's disk answers with errors: %1."},
    KnownState{"XX001", "storage_damaged", kDamaged},
    KnownState{"XX002", "storage_damaged", kDamaged},
};

/// Without the full stop and the line break that servers end with.
QString sentencePart(const QString &message)
{
    QString part = message.simplified();
    while (part.endsWith(u'.'))
        part.chop(1);
    return part.isEmpty() ? u"the connection is lost"_s : part;
}

} // namespace

Error postgresError(QByteArrayView sqlState, const QString &message)
{
    // An exceeded quota has no SQLSTATE of its own, and its message is the system's.
    const QByteArrayView state = message.contains("Disk quota exceeded"_L1) ? QByteArrayView("53100") : sqlState;
    const auto known = std::ranges::find_if(kKnown, [&](const KnownState &one) { return state.startsWith(one.state); });
    if (known == kKnown.end())
        return internal(u"PostgreSQL error %1: %2"_s.arg(QLatin1StringView(sqlState), message));
    QString sentence = QString::fromUtf16(known->sentence);
    if (sentence.contains("%1"_L1))
        sentence = sentence.arg(sentencePart(message));
    return unavailable(known->code, sentence);
}

Error postgresUnreachable(const QString &message)
{
    return unavailable("storage_unavailable", QString::fromUtf16(kLost).arg(sentencePart(message)));
}

} // namespace stemdesk
