#include "core/api/mcp/contact_choice.h"

#include "core/base/search_text.h"
#include "core/base/text.h"
#include "core/base/wording.h"

#include <algorithm>
#include <iterator>

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostContacts = 100;
constexpr qsizetype kContactsNamed = 10;

bool isNamedSo(const Contact &contact, const QString &text)
{
    const QString wanted = folded(text.trimmed());
    return folded(contact.name) == wanted || folded(contact.company) == wanted
        || std::ranges::any_of(contact.emails, [&](const QString &email) { return folded(email) == wanted; });
}

/// The contact's name and company, to tell people with the same name apart.
QString shownContact(const Contact &contact)
{
    return contact.company.isEmpty() ? contact.name : contact.name + u" ("_s + contact.company + u')';
}

} // namespace

Result<ContactId> chosenContact(ShopServices &shop, const QString &text, const QString &field)
{
    if (idKindOf(text.toUtf8())) {
        const Result<ContactId> id = idFrom<ContactTag>(text.toUtf8(), field);
        const bool isNone = !id && id.error().kind == Error::Kind::NotFound;
        return isNone ? missing("contact", field, text.toUtf8()) : id;
    }
    TRY(requireSearchable(text, field));
    const Page<Contact> found = TRY(shop.contacts.list({.q = text}, {.limit = kMostContacts}));
    QList<Contact> exact;
    std::ranges::copy_if(found.rows, std::back_inserter(exact),
                         [&](const Contact &contact) { return isNamedSo(contact, text); });
    const QList<Contact> &meant = exact.isEmpty() ? found.rows : exact;
    if (meant.isEmpty())
        return missing("contact", field, text.toUtf8());
    if (meant.size() == 1)
        return meant.constFirst().id;
    QStringList names;
    for (const Contact &contact : meant.first(std::min(meant.size(), kContactsNamed)))
        names += shownContact(contact) + u": "_s + QString::fromLatin1(contact.id.text());
    return notAmong(field, text, names);
}

} // namespace stemdesk::mcp
