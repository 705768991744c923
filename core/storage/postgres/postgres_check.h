#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace stemdesk {

class Session;

/// What is damaged, a sentence each: what a server can tell without a superuser's tools.
Result<QStringList> postgresDamages(Session &session);

/// Columns that the migrations make and that are not there, a sentence each. What an administrator has added for
/// reports or copies is left to them.
Result<QStringList> missingPostgresColumns(Session &session);

} // namespace stemdesk
