#pragma once

#include "core/base/clock.h"
#include "core/storage/postgres/postgres_address.h"
#include "core/storage/postgres/postgres_layout.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

/// The parsed command line: `stemdesk [command [verb]] [options] [values]`.
struct Arguments {
    QString command; ///< "serve", "shop create"...; empty for the window.
    QStringList values; ///< Arguments that are not options, in order.
    QHash<QString, QStringList> options; ///< By name without dashes; a flag has an empty value.
    /// From --database, or chosen for the data folder (see takeDatabaseChoice()); nullopt: the data folder's own file.
    std::optional<PostgresAddress> database;
    /// From --partitions or --distribute, for tables created on a server.
    TableDivision division;

    bool has(const QString &option) const { return options.contains(option); }
    /// The last one given; empty without.
    QString option(const QString &name) const
    {
        return options.value(name).isEmpty() ? QString() : options.value(name).last();
    }
    QString dataFolder() const;
};

/// For wrong use: prints how to use it to standard error and exits with 2. --help and --version print and exit with 0.
Arguments argumentsFrom(const QStringList &words);

/// The clock of the program.
Instant systemNow();

} // namespace stemdesk
