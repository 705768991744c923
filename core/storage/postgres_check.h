#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace stemdesk {

class Session;

/// What is damaged, a sentence each: what a server can tell without a superuser's tools.
Result<QStringList> postgresDamages(Session &session);

} // namespace stemdesk
