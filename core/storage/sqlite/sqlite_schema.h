#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace stemdesk {

class Session;

/// What an SQLite database has beside or instead of what the migrations make, up to the one that it says it has: a
/// sentence each. Tables and indexes are compared word by word, so that a file from elsewhere is nothing but rows: no
/// trigger, view, check or computed column of its own. Until that is known nothing else of it may be read.
/// foreign_database where it has no list of migrations as this program keeps it; schema_too_new.
Result<QStringList> strangeParts(Session &session);

} // namespace stemdesk
