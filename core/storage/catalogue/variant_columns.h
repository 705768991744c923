#pragma once

#include "core/storage/catalogue/variant_store.h"

#include <QByteArray>

namespace stemdesk {

class SqlRows;

// Binary contents of the list columns.
inline constexpr qsizetype kIdBytes = sizeof(IdBytes);
inline constexpr qsizetype kMinimumBytes = kIdBytes + qsizetype(sizeof(qint32));
QByteArray bytesOf(const QList<SupplierId> &suppliers);
QByteArray bytesOf(const QList<SupplierMinimum> &minimums);
/// One line per supplier: id, space, code, and after a tab the EAN if there is one.
QString textOf(const QList<SupplierCode> &codes);
/// One line per supplier: id, space, units.
QString textOf(const QList<SupplierPack> &packs);

/// The fields written for a change of these: only these, or all without an index if that would make too many kinds of
/// statements.
VariantFieldSet writtenWith(VariantFieldSet changed);
/// The columns of an update that writes these fields, and its values, for Session::updateRows().
QByteArray updatedColumns(VariantFieldSet fields);
int updateValueCount(VariantFieldSet fields);
void addUpdate(SqlRows &rows, const Tenant &tenant, const VariantUpdate &update, VariantFieldSet fields);

} // namespace stemdesk
