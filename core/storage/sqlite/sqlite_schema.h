#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace stemdesk {

class Session;

/// One sentence for each part of an SQLite database that differs from what its migrations create. Tables and indexes
/// are compared word by word, so that a file from elsewhere contains nothing but rows: no triggers, views, checks or
/// computed columns. Nothing else may be read from it before. foreign_database if it has no list of migrations in this
/// program's form; schema_too_new.
Result<QStringList> strangeParts(Session &session);

} // namespace stemdesk
