#pragma once

#include "core/base/result.h"

#include <QString>

#include <functional>

namespace stemdesk {

class Session;
struct ShopTable;
class ShopRow;

/// foreign_database if the database holds other tables, or more than tables, than the migrations make. Before that is
/// known, nothing else of a file from elsewhere may be read.
Status requireOwnParts(Session &session);

/// Checks that the program could have stored the row. A row from a file is held to the rules of a request: the form of
/// each value, then the rules of its table. check_failed, with the table, the row and the reason.
Status validateRow(const ShopRow &row);

/// Reports which rows of all shops the program could not have stored: a sentence for the first such row of a table, and
/// for each reference from one shop to another. Fails if something cannot be read. Calls `watch` now and then with the
/// number of the table's rows that are done.
Status validateAllRows(Session &session, const std::function<void(const QString &sentence)> &report,
                       const std::function<void(const ShopTable &table, qint64 rows)> &watch = {});

/// check_failed with the first of them.
Status requireOwnRows(Session &session);

} // namespace stemdesk
