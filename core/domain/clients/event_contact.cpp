#include "core/domain/clients/event_contact.h"

#include "core/base/wording.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

bool isRole(const QString &text)
{
    return std::ranges::any_of(kContactRoles, [&](std::string_view role) {
        return text == QLatin1StringView(role.data(), qsizetype(role.size()));
    });
}

} // namespace

Result<QList<EventContact>> keptContacts(const QList<EventContact> &contacts)
{
    const QString field = u"contacts"_s;
    QList<EventContact> kept;
    for (qsizetype at = 0; at < contacts.size(); ++at) {
        const EventContact &contact = contacts.at(at);
        if (!isRole(contact.role))
            return notAmong(u"%1[%2]"_s.arg(field).arg(at), contact.role, namesFrom(kContactRoles));
        if (!kept.contains(contact))
            kept += contact;
    }
    if (kept.size() > kMaxEventContacts)
        return unfit(field, u"at most %1 contacts"_s.arg(kMaxEventContacts), QString::number(kept.size()));
    return kept;
}

} // namespace stemdesk
