#pragma once

#include "core/domain/imports/imported_row.h"
#include "core/services/clients/contact_index.h"
#include "core/services/imports/import_writer.h"

#include <QSet>

#include <memory>

namespace stemdesk {

/// Writes contacts. A row changes the contact with its id, else the one with its name and one of its e-mail addresses
/// or phones, or, if the row has neither, the only one with its name and company; else it makes a new one. If a contact
/// of another name has the same address or phone, the row's choice decides; without a choice it fails with
/// contact_known:<id>. E-mail addresses and phones are added. If several rows are about one contact, the first one wins
/// and the others fill empty fields, so importing the same file again changes nothing.
class ContactWriter final : public ImportWriter {
public:
    static Result<std::unique_ptr<ContactWriter>> open(ServiceContext &context, const QString &fileName);

    /// A refused row leaves no trace and the rest are written. The outer Result fails only if the store does.
    Result<ImportedRowOutcomes> write(const QList<ImportedContact> &rows);
    /// The contact that this conflict is with; nullptr for any other error.
    const Contact *known(const Error &error) const;

private:
    ContactWriter(ServiceContext &context, const QString &fileName, ContactIndex index, qint64 seq);

    Status refresh();
    /// nullopt for a new one.
    Result<std::optional<Contact>> target(const ImportedContact &row) const;
    Result<ImportedRowOutcome> take(const ImportedContact &row);
    Result<ImportedRowOutcome> create(const ImportedContact &row);
    Result<ImportedRowOutcome> update(const Contact &before, const ImportedContact &row);

    ContactIndex m_index;
    QSet<ContactId> m_taken; // The contacts of earlier rows.
};

} // namespace stemdesk
