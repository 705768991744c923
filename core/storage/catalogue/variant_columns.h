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
/// A line for each supplier: id, space, code, and behind a tab the EAN where there is one.
QString textOf(const QList<SupplierCode> &codes);
/// A line for each supplier: id, space, units.
QString textOf(const QList<SupplierPack> &packs);

/// The fields that are written for a change of these: it alone where it is one, else all that cost no entry of an
/// index, so that there are few statements in all.
VariantFieldSet writtenWith(VariantFieldSet changed);
/// The columns of an update that writes these fields, and its values, for Session::updateRows().
QByteArray updatedColumns(VariantFieldSet fields);
int updateValueCount(VariantFieldSet fields);
void addUpdate(SqlRows &rows, const Tenant &tenant, const VariantUpdate &update, VariantFieldSet fields);

} // namespace stemdesk
