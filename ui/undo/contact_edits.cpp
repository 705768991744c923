#include "ui/undo/contact_edits.h"

#include "core/services/services.h"
#include "ui/undo/patch_edit.h"

#include <QRegularExpression>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNamedAtOnce = 100;

/// A client's name on the documents of an event.
struct NameOfEvent {
    EventId event;
    std::optional<QString> EventPatch::*place = nullptr;
};

/// The places where events that use the contact have `name`.
Result<QList<NameOfEvent>> namesIn(ShopServices &services, const ContactId &contact, const QString &name)
{
    QList<NameOfEvent> places;
    PageRequest page{.limit = kNamedAtOnce};
    for (bool isDone = false; !isDone;) {
        const Page<Event> events = TRY(services.events.list({.contactId = contact}, page));
        for (const Event &event : events.rows) {
            if (event.clientName1 == name)
                places.append({event.id, &EventPatch::clientName1});
            if (event.clientName2 == name)
                places.append({event.id, &EventPatch::clientName2});
        }
        isDone = !events.next;
        page.after = events.next;
    }
    return places;
}

Status nameEvents(ShopServices &services, const QList<NameOfEvent> &places, const QString &before, const QString &name)
{
    for (const NameOfEvent &at : places) {
        EventPatch change;
        change.*at.place = name;
        EventPatch expected;
        expected.*at.place = before;
        const auto named = services.events.patch(at.event, change, expected);
        if (!named && named.error().kind != Error::Kind::Stale && named.error().kind != Error::Kind::NotFound)
            return named.error(); // Otherwise the name was changed or deleted meanwhile, and that stays.
    }
    return {};
}

/// Takes the first match, whose first group is wanted, out of the text; empty if there is none.
QStringList takenOut(QString &text, const QRegularExpression &wanted)
{
    const QRegularExpressionMatch match = wanted.match(text);
    if (!match.hasMatch())
        return {};
    text.replace(match.capturedStart(), match.capturedLength(), u","_s);
    return {match.captured(1)};
}

} // namespace

ContactPatch typedContact(const QString &typed)
{
    static const QRegularExpression kEmail(u"([^\\s,;:<>()]+@[^\\s,;:<>()]+\\.[^\\s,;:<>()]+)"_s);
    // Nine digits, as a date has fewer; in parentheses, or with them.
    static const QRegularExpression kPhone(u"(?<![\\p{L}0-9+(])(?|\\((?=(?:[ +/.-]*[0-9]){9})([0-9+][0-9 /.-]*[0-9])\\)"
                                           "|(?=(?:[ +()/.-]*[0-9]){9})([+(]*[0-9][0-9 ()/.-]*[0-9]))"_s,
                                           QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kBeside(u"^[\\s,;:<>/–-]+|[\\s,;:<>/–-]+$|[\\s,;]+(?=,)"_s);
    ContactPatch contact;
    QString name = typed;
    if (const QStringList emails = takenOut(name, kEmail); !emails.isEmpty())
        contact.emails = emails;
    if (const QStringList phones = takenOut(name, kPhone); !phones.isEmpty())
        contact.phones = phones;
    if (!contact.emails && !contact.phones)
        return {.name = typed};
    name.remove(kBeside);
    if (name.isEmpty())
        return {.name = typed};
    contact.name = name;
    return contact;
}

Edit createContactEdit(const QString &text, const ContactPatch &patch, const std::shared_ptr<ContactId> &made)
{
    return creation<Contact>(
        text, made, [=](ShopServices &services) { return services.contacts.create(patch); },
        [](ShopServices &services, const Contact &contact) {
            return services.contacts.restore({.contact = contact, .events = {}});
        },
        [](ShopServices &services, const ContactId &id) { return services.contacts.remove(id, false); });
}

Edit patchContactEdit(const QString &text, const Contact &before, const ContactPatch &patch)
{
    Edit edit = patchEdit<&ShopServices::contacts>(text, before, patch);
    if (!patch.name)
        return edit;
    const auto names = std::make_shared<std::pair<QString, QString>>(); // Before and after; shared by both steps.
    const auto places = std::make_shared<QList<NameOfEvent>>();
    edit.apply = [apply = edit.apply, id = before.id, names, places](ShopServices &services) -> Status {
        UnitOfWork work = TRY(services.begin());
        names->first = TRY(services.contacts.find(id)).name;
        TRY(apply(services));
        names->second = TRY(services.contacts.find(id)).name;
        *places = names->first == names->second ? QList<NameOfEvent>() : TRY(namesIn(services, id, names->first));
        TRY(nameEvents(services, *places, names->first, names->second));
        return work.commit();
    };
    edit.revert = [revert = edit.revert, names, places](ShopServices &services) -> Status {
        UnitOfWork work = TRY(services.begin());
        TRY(revert(services));
        TRY(nameEvents(services, *places, names->second, names->first));
        return work.commit();
    };
    return edit;
}

Edit removeContactEdit(const QString &text, const ContactId &contact)
{
    return removal<DeletedContact>(
        text, [=](ShopServices &services) { return services.contacts.removeWhole(contact); },
        kRestored<&ShopServices::contacts>);
}

} // namespace stemdesk::ui
