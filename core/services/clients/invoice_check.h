#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace stemdesk {

class ServiceContext;

/// What is wrong with the invoices of a shop: numbers that are missing in a series, and amounts that do not add up.
Result<QStringList> invoiceFindings(const ServiceContext &context);

} // namespace stemdesk
