#pragma once

#include "core/domain/billing/account_statement.h"

#include <QByteArray>

namespace stemdesk {

/// The rows of a statement as CSV.
QByteArray statementCsv(const AccountStatement &statement);

} // namespace stemdesk
