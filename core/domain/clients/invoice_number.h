#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

/// "{year}-{number:4}": where a shop has said nothing else.
QString usualInvoicePattern();

/// `pattern` as it is kept: it has {number}, or {number:4} for one with at least four digits, once, and no other words
/// in braces than {year}. invalid_<key> otherwise.
Result<QString> soundInvoicePattern(const QString &pattern, const QString &key);

/// What of a pattern counts from 1 by itself: with {year}, each year does.
QString invoiceSeries(const QString &pattern, int year);

/// The number at a place of a series.
QString invoiceNumber(const QString &series, int place);

} // namespace stemdesk
