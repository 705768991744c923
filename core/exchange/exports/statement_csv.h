#pragma once

#include "core/domain/billing/balance.h"

#include <QByteArray>

namespace stemdesk {

/// The rows of a statement as CSV.
QByteArray statementCsv(const AccountStatement &statement);

} // namespace stemdesk
