#pragma once

#include "core/base/result.h"
#include "core/domain/imports/import_batch.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

/// A property that a column of a file can hold.
struct ImportField {
    QString name; ///< The contract's: "unitsPerPack".
    bool isNeeded = false; ///< To make something new.
};

/// In the contract's order.
const QList<ImportField> &importFields(ImportKind kind);
/// As names of columns are compared.
bool isImportField(ImportKind kind, const QString &name);
/// Whether a heading is among these, compared in the same way.
bool isHeading(const QStringList &headings, const QString &heading);

/// Which column of a file holds which field. Each field comes from one column at most, but for those that hold several
/// values, whose columns come one after the other.
class ColumnMapping {
public:
    /// Columns by their names, ignoring case, spaces, underscores and hyphens. Of two with one name the first counts.
    ColumnMapping(ImportKind kind, const QStringList &header);

    ImportKind kind() const { return m_kind; }
    const QStringList &header() const { return m_header; }

    /// A choice, and why; the column that held the field so far becomes unknown, unless the field holds several values.
    /// An empty field: none.
    void assign(qsizetype column, const QString &field, const QString &because = {});
    /// A choice by the column's header: unknown_column where the file has none, unknown_field where `field` is none.
    Status assign(const QString &header, const QString &field);

    /// A choice beside the columns that hold the field already: "Amber" and "L" are the variety "Amber / L".
    void join(qsizetype column, const QString &field, const QString &because = {});

    /// Empty where it holds none.
    QString fieldOf(qsizetype column) const { return m_fields.value(column); }
    /// A few words; empty where nobody has said anything about the column.
    QString because(qsizetype column) const { return m_because.value(column); }
    void setBecause(qsizetype column, const QString &because) { m_because[column] = because; }
    /// -1 where no column holds it; of several the first.
    qsizetype columnOf(const QString &field) const { return m_fields.indexOf(field); }
    QList<qsizetype> columnsOf(const QString &field) const;
    /// -1 where the file has none of that heading.
    qsizetype columnCalled(const QString &header) const;
    static bool holdsSeveral(const QString &field);
    /// Headers of the columns that are skipped for no reason that anybody gave; one without a header is "column 4".
    QStringList unknownColumns() const;
    /// no_known_column where the file has no column with which a row could name what it is about.
    Status check() const;

private:
    ImportKind m_kind;
    QStringList m_header;
    QStringList m_fields; // One a column.
    QStringList m_because; // Likewise.
};

} // namespace stemdesk
