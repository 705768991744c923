#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

/// The default pattern: "{year}-{number:4}".
QString defaultInvoicePattern();

/// Normalises `pattern`: it contains {number}, or {number:4} for at least four digits, once, and no other placeholder
/// than {year}. invalid_<key> otherwise.
Result<QString> soundInvoicePattern(const QString &pattern, const QString &key);

/// The part of a pattern that has its own counter from 1: with {year}, each year has one.
QString invoiceSeries(const QString &pattern, int year);

/// The number at a position of a series.
QString invoiceNumber(const QString &series, int place);

} // namespace stemdesk
