#include "core/services/imports/contact_writer.h"

#include "core/base/text.h"
#include "core/services/clients/contact_service.h"
#include "core/services/service_context.h"
#include "core/storage/change_store.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kKnown = "contact_known:";

Error knownContact(const Contact &contact)
{
    return conflict(
        kKnown.toByteArray() + contact.id.text(),
        u"%1 has this e-mail address or phone already; say whether the row is about the same one."_s.arg(contact.name));
}

bool isCalled(const Contact &contact, const QString &name)
{
    return caseFolded(contact.name.simplified()) == caseFolded(name.simplified());
}

/// The row's values: all of them, or those that the contact lacks.
ContactPatch merged(const Contact &before, const ContactPatch &row, bool isFilling)
{
    ContactPatch patch;
    for (const auto &[field, own] :
         {std::pair(&ContactPatch::name, &Contact::name), std::pair(&ContactPatch::company, &Contact::company),
          std::pair(&ContactPatch::address, &Contact::address), std::pair(&ContactPatch::country, &Contact::country),
          std::pair(&ContactPatch::taxNumber, &Contact::taxNumber),
          std::pair(&ContactPatch::electronicAddress, &Contact::electronicAddress),
          std::pair(&ContactPatch::notes, &Contact::notes), std::pair(&ContactPatch::invoicing, &Contact::invoicing),
          std::pair(&ContactPatch::externalId, &Contact::externalId)}) {
        if (!isFilling || (before.*own).isEmpty())
            patch.*field = row.*field;
    }
    if (row.emails)
        patch.emails = withoutSameEmails(before.emails + *row.emails);
    if (row.phones)
        patch.phones = withoutSamePhones(before.phones + *row.phones);
    return patch;
}

} // namespace

Result<std::unique_ptr<ContactWriter>> ContactWriter::open(ServiceContext &context, const QString &fileName)
{
    // Before the contacts are read, so that nothing between the two is missed.
    const qint64 seq = TRY(ChangeStore(context.session(), context.tenant()).lastSeq());
    ContactIndex index = TRY(ContactIndex::load(context));
    return std::unique_ptr<ContactWriter>(new ContactWriter(context, fileName, std::move(index), seq));
}

ContactWriter::ContactWriter(ServiceContext &context, const QString &fileName, ContactIndex index, qint64 seq)
    : ImportWriter(context, ImportKind::Contacts, fileName, seq), m_index(std::move(index))
{}

Result<ImportedRowOutcomes> ContactWriter::write(const QList<ImportedContact> &rows)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    TRY(refresh());
    ImportedRowOutcomes outcomes;
    for (const ImportedContact &row : rows) {
        outcomes += take(row);
        if (outcomes.constLast())
            continue;
        const Error::Kind kind = outcomes.constLast().error().kind;
        if (kind == Error::Kind::Unavailable || kind == Error::Kind::Internal)
            return outcomes.constLast().error();
    }
    TRY(keep(work, outcomes));
    return outcomes;
}

const Contact *ContactWriter::known(const Error &error) const
{
    if (!error.code.startsWith(kKnown))
        return nullptr;
    const auto id = idFrom<ContactTag>(error.code.sliced(kKnown.size()), {});
    return id ? m_index.find(*id) : nullptr;
}

Status ContactWriter::refresh()
{
    const Changes changes = TRY(news({Resource::Contact}));
    QSet<ContactId> ids;
    for (const Change &change : changes)
        ids += ContactId(change.id);
    const ContactService contacts(m_context);
    for (const ContactId &id : std::as_const(ids)) {
        const Result<Contact> contact = contacts.find(id);
        if (contact)
            m_index.put(*contact);
        else if (contact.error().kind == Error::Kind::NotFound)
            m_index.remove(id);
        else
            return contact.error();
    }
    return {};
}

Result<std::optional<Contact>> ContactWriter::target(const ImportedContact &row) const
{
    if (const Contact *named = row.contactId ? m_index.find(*row.contactId) : nullptr)
        return std::optional(*named);
    const QString name = row.fields.name.value_or(QString());
    const QStringList emails = row.fields.emails.value_or(QStringList());
    const QStringList phones = row.fields.phones.value_or(QStringList());
    const QList<Contact> sharing = m_index.sharing(emails, phones);
    const auto same = std::ranges::find_if(sharing, [&](const Contact &contact) { return isCalled(contact, name); });
    if (same != sharing.cend())
        return std::optional(*same);
    if (!sharing.isEmpty() && row.known == KnownContact::LeaveOut)
        return knownContact(sharing.constFirst());
    if (!sharing.isEmpty())
        return row.known == KnownContact::Update ? std::optional(sharing.constFirst()) : std::nullopt;
    if (!emails.isEmpty() || !phones.isEmpty())
        return std::optional<Contact>();
    QList<Contact> alike = m_index.named(name);
    if (row.fields.company)
        alike.removeIf([&](const Contact &contact) { return contact.company != *row.fields.company; });
    return alike.size() == 1 ? std::optional(alike.constFirst()) : std::nullopt;
}

Result<ImportedRowOutcome> ContactWriter::take(const ImportedContact &row)
{
    const auto found = TRY(target(row));
    return found ? update(*found, row) : create(row);
}

Result<ImportedRowOutcome> ContactWriter::create(const ImportedContact &row)
{
    const Contact made = TRY(ContactService(m_context).create(merged({}, row.fields, false)));
    m_journal.noteMade(Resource::Contact, made.id.bytes(), made.version);
    m_index.put(made);
    m_taken += made.id;
    return ImportedRowOutcome{.action = RowAction::Created};
}

Result<ImportedRowOutcome> ContactWriter::update(const Contact &before, const ImportedContact &row)
{
    const ContactPatch patch = merged(before, row.fields, m_taken.contains(before.id));
    m_taken += before.id;
    const Contact after = TRY(ContactService(m_context).patch(before.id, patch));
    if (after.version == before.version)
        return ImportedRowOutcome{.action = RowAction::Unchanged};
    m_journal.noteChanged(before);
    m_journal.setVersion(Resource::Contact, after.id.bytes(), after.version);
    m_index.put(after);
    return ImportedRowOutcome{.action = RowAction::Updated};
}

} // namespace stemdesk
