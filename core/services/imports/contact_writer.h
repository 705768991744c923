#pragma once

#include "core/domain/imports/imported_row.h"
#include "core/services/clients/contact_index.h"
#include "core/services/imports/import_writer.h"

#include <QSet>

#include <memory>

namespace stemdesk {

/// Writes contacts. A row changes the contact that its id names, else the one of its name with one of its e-mail
/// addresses or phones, or, where it has neither, the only one of its name and company; else it is a new one. Where
/// somebody of another name has them, what the row says of that decides: without a word it is
/// contact_known:<id>. E-mail addresses and phones are added. Of several rows about one contact the first one counts,
/// and the others fill what is empty: so the file read again changes nothing.
class ContactWriter final : public ImportWriter {
public:
    static Result<std::unique_ptr<ContactWriter>> open(ServiceContext &context, const QString &fileName);

    /// A refused row leaves no trace and the rest are written. The outer Result fails where the store does.
    Result<ImportedRowOutcomes> write(const QList<ImportedContact> &rows);
    /// The contact that such an error names; nullptr for any other.
    const Contact *known(const Error &error) const;

private:
    ContactWriter(ServiceContext &context, const QString &fileName, ContactIndex index, qint64 seq);

    Status refresh();
    /// Nothing where it is a new one.
    Result<std::optional<Contact>> target(const ImportedContact &row) const;
    Result<ImportedRowOutcome> take(const ImportedContact &row);
    Result<ImportedRowOutcome> create(const ImportedContact &row);
    Result<ImportedRowOutcome> update(const Contact &before, const ImportedContact &row);

    ContactIndex m_index;
    QSet<ContactId> m_taken; // The contacts of earlier rows.
};

} // namespace stemdesk
