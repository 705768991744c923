#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace stemdesk {

class ServiceContext;

/// Problems of a shop's invoices: gaps in a series, and amounts that do not add up.
Result<QStringList> invoiceFindings(const ServiceContext &context);

} // namespace stemdesk
