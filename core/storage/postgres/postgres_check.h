#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace stemdesk {

class Session;

/// One sentence for each defect that can be found without a superuser's tools.
Result<QStringList> postgresDamages(Session &session);

/// One sentence for each missing column of the migrations. Additions by an administrator, for reports or copies, are
/// ignored.
Result<QStringList> missingPostgresColumns(Session &session);

} // namespace stemdesk
