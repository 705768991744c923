#pragma once

#include "core/base/result.h"
#include "core/domain/imports/import_batch.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

/// A field that a column of a file can hold.
struct ImportField {
    QString name; ///< Named as in the contract: "unitsPerPack".
    bool isNeeded = false; ///< Required in new objects.
};

/// In the contract's order.
const QList<ImportField> &importFields(ImportKind kind);
/// Names are compared as for column headings.
bool isImportField(ImportKind kind, const QString &name);
/// Whether a heading is among these, compared in the same way.
bool isHeading(const QStringList &headings, const QString &heading);

/// Assigns columns of a file to fields. A field has one column, unless it holds several values: those may come from
/// several columns.
class ColumnMapping {
public:
    /// Assigns columns named like fields, ignoring case, spaces, underscores and hyphens. Of two columns with one name
    /// the first is used.
    ColumnMapping(ImportKind kind, const QStringList &header);

    ImportKind kind() const { return m_kind; }
    const QStringList &header() const { return m_header; }

    /// Assigns a column, with the reason; the field's previous column becomes unassigned, unless the field holds
    /// several values. An empty field unassigns the column.
    void assign(qsizetype column, const QString &field, const QString &because = {});
    /// Assigns a column by its heading: unknown_column if the file has none, unknown_field if `field` does not exist.
    Status assign(const QString &header, const QString &field);

    /// Adds a column to those of the field: "Amber" and "L" become the variety "Amber / L".
    void join(qsizetype column, const QString &field, const QString &because = {});

    /// Empty if the column is unassigned.
    QString fieldOf(qsizetype column) const { return m_fields.value(column); }
    /// The reason, in a few words; may be empty.
    QString because(qsizetype column) const { return m_because.value(column); }
    void setBecause(qsizetype column, const QString &because) { m_because[column] = because; }
    /// The field's first column; -1 if it has none.
    qsizetype columnOf(const QString &field) const { return m_fields.indexOf(field); }
    QList<qsizetype> columnsOf(const QString &field) const;
    /// -1 if there is no such heading.
    qsizetype columnCalled(const QString &header) const;
    static bool holdsSeveral(const QString &field);
    /// Headings of the columns that are unassigned without a reason; a column without heading is "column 4".
    QStringList unknownColumns() const;
    /// no_known_column if no column identifies what a row is about.
    Status check() const;

private:
    ImportKind m_kind;
    QStringList m_header;
    QStringList m_fields; // By column.
    QStringList m_because; // By column.
};

} // namespace stemdesk
