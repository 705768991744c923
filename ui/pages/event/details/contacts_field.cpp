#include "ui/pages/event/details/contacts_field.h"

#include "core/base/search_text.h"
#include "core/base/wording.h"
#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/event/details/client_name.h"
#include "ui/pages/event/event_document.h"
#include "ui/theme/metrics.h"
#include "ui/undo/contact_edits.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/draft.h"
#include "ui/widgets/fields/list_completer.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/layout/scrolling.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"
#include "ui/words/event_words.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kContactsOffered = 8;
constexpr int kContactRole = Qt::UserRole + 1; ///< The id of an offered contact.
constexpr int kNameRole = Qt::UserRole + 2; ///< The name alone; none in the last row, which adds a new contact.

constexpr auto kClient = "client"_L1; ///< The role whose names documents say.

QStringList clientsIn(const QList<EventContact> &contacts)
{
    QStringList names;
    for (const EventContact &contact : contacts) {
        if (contact.role == kClient && !contact.name.isEmpty())
            names += contact.name;
    }
    return names;
}

/// Like withPeople(), but for storing: contacts have their names in their own records.
EventPatch peoplePatch(const Event &event, const QList<EventContact> &before, const QList<EventContact> &after)
{
    EventPatch change = withPeople(event, before, after);
    for (EventContact &contact : *change.contacts)
        contact.name.clear();
    return change;
}

} // namespace

EventPatch withPeople(const Event &event, const QList<EventContact> &before, const QList<EventContact> &after)
{
    const QStringList were = clientsIn(before);
    const QStringList are = clientsIn(after);
    QStringList names{event.clientName1, event.clientName2};
    names.removeAll(QString());
    for (const QString &gone : were) {
        if (!are.contains(gone))
            names.removeAll(gone);
    }
    for (const QString &come : are) {
        if (!were.contains(come) && !names.contains(come) && names.size() < 2)
            names += come;
    }
    EventPatch change{.contacts = after};
    if (names.value(0) != event.clientName1)
        change.clientName1 = names.value(0);
    if (names.value(1) != event.clientName2)
        change.clientName2 = names.value(1);
    return change;
}

ContactsField::ContactsField(EventDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_lookup(document.context()),
      m_names(
          {new ClientName(document, ClientName::Place::First), new ClientName(document, ClientName::Place::Second)}),
      m_rows(new QVBoxLayout), m_otherwise(new FlushLink(tr("Use other names on documents"))), m_field(new QLineEdit),
      m_draft(new Draft(m_field)), m_found(new QStandardItemModel(this)), m_completer(new ListCompleter(m_found, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace4);
    m_rows->setSpacing(kSpace4);
    column->addLayout(m_rows);
    buildNames();
    for (ClientName *name : m_names)
        column->addWidget(name);
    column->addWidget(m_otherwise, 0, Qt::AlignLeft);
    column->addWidget(m_field);
    setFocusProxy(m_field);
    setProperty("tall", true);
    buildField();
    connect(&document, &EventDocument::opened, this, [this] {
        m_hasOwnNames = false;
        keepTyped();
    });
    keepTyped();
    connect(new RecentChanges(document.context(), this), &RecentChanges::gathered, this,
            [this](const Changes &changes) {
                if (m_document.isOpen() && concern(changes, {Resource::Contact}))
                    refresh();
            });
}

void ContactsField::buildField()
{
    m_field->setPlaceholderText(tr("Find or add a contact…"));
    m_field->setAccessibleName(tr("Find or add a contact"));
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion); // The offers are already filtered.
    m_field->setCompleter(m_completer);
    connect(m_field, &QLineEdit::textEdited, this, &ContactsField::find);
    connect(m_field, &QLineEdit::returnPressed, this, &ContactsField::onEntered);
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            [this](const QModelIndex &index) {
                if (index.data(kNameRole).isValid())
                    add(index.data(kContactRole).value<ContactId>());
                else
                    create(QString(m_typed)); // Which is cleared meanwhile.
                // The completer writes the name into the field after it has reported which one it is.
                QMetaObject::invokeMethod(
                    m_field, [this] { m_field->setText({}); }, Qt::QueuedConnection);
            });
}

void ContactsField::buildNames()
{
    connect(m_otherwise, &QAbstractButton::clicked, this, [this] {
        m_hasOwnNames = true;
        showNames();
        m_names.front()->field()->setFocus(Qt::OtherFocusReason);
        m_names.front()->field()->selectAll();
    });
}

/// Hides the plain name of a client who is in the list anyway.
void ContactsField::showNames()
{
    const QStringList clients = clientsIn(m_contacts);
    bool isAnyShown = false;
    for (ClientName *name : m_names) {
        name->refresh();
        const bool isOwn = !name->name().isEmpty() && (m_hasOwnNames || !clients.contains(name->name()));
        name->setVisible(isOwn || name->field()->hasFocus());
        isAnyShown = isAnyShown || isOwn;
    }
    m_otherwise->setVisible(!isAnyShown && !m_names.front()->name().isEmpty());
}

void ContactsField::refresh()
{
    QList<EventContact> contacts = m_document.shown().contacts;
    for (EventContact &contact : contacts)
        contact.name = nameOf(contact.contactId);
    if (contacts == m_contacts) {
        showNames();
        return;
    }
    const KeptPlace kept(this, m_field);
    m_contacts = contacts;
    showNames();
    while (QLayoutItem *row = m_rows->takeAt(0)) {
        row->widget()->hide();
        row->widget()->deleteLater();
        delete row;
    }
    for (qsizetype place = 0; place < contacts.size(); ++place)
        addRow(contacts.at(place), place);
}

QString ContactsField::nameOf(const ContactId &id) const
{
    const auto contact = m_document.context().services.contacts.find(id);
    return contact ? contact->name : QString();
}

void ContactsField::addRow(const EventContact &contact, qsizetype place)
{
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kSpace8);
    auto *name = new TextLabel(contact.name);
    name->setElided(true);
    name->setContentsMargins(kFieldInset, 0, 0, 0);
    auto *role = new QComboBox;
    new WheelGuard(role);
    for (const QString &each : namesFrom(kContactRoles))
        role->addItem(contactRoleText(each), each);
    role->setFixedWidth(kNumberWidth);
    role->setProperty("valueField", true); // Gives it the height of the fields around it.
    role->setProperty("kind", u"quiet"_s);
    role->setCurrentIndex(role->findData(contact.role));
    role->setAccessibleName(tr("Role of %1").arg(contact.name));
    auto *remove = new IconButton(u"close"_s, tr("Take %1 off the event").arg(contact.name));
    remove->setFixedHeight(chipHeight()); // As high as the fields below.
    line->addWidget(name);
    line->addStretch(1);
    line->addWidget(role);
    line->addWidget(remove);
    m_rows->addWidget(row);
    connect(role, &QComboBox::activated, this, [this, role, place] {
        QList<EventContact> contacts = m_contacts;
        contacts[place].role = role->currentData().toString();
        choose(contacts);
    });
    connect(remove, &QAbstractButton::clicked, this, [this, place] {
        QList<EventContact> contacts = m_contacts;
        contacts.removeAt(place);
        choose(contacts);
    });
}

void ContactsField::find(const QString &text)
{
    Q_EMIT refused({});
    m_lookup.forget();
    m_isEntered = false;
    if (text.trimmed().isEmpty()) {
        showFound({});
        return;
    }
    m_lookup.ask(
        [q = text.trimmed()](ShopServices &services) -> Result<QList<Contact>> {
            if (!requireSearchable(q, QString()))
                return QList<Contact>(); // No contact's name has that many words.
            const auto page = services.contacts.list({.q = q, .updatedSince = {}}, {.limit = kContactsOffered});
            return page ? Result<QList<Contact>>(page->rows) : Result<QList<Contact>>(page.error());
        },
        [this](const Result<QList<Contact>> &contacts) {
            if (!contacts)
                return;
            showFound(*contacts);
            if (std::exchange(m_isEntered, false) && (contacts->isEmpty() || !namesake().isNull()))
                onEntered();
        });
}

/// Shows the offers. If they come late, an entry that is already selected stays selected.
void ContactsField::showFound(const QList<Contact> &contacts)
{
    const QModelIndex goneTo = m_completer->isGoneTo() ? m_completer->popup()->currentIndex() : QModelIndex();
    const auto chosen = goneTo.data(kContactRole).value<ContactId>();
    m_found->clear();
    m_typed = m_field->text().trimmed();
    for (const Contact &contact : contacts) {
        const QString also = contact.company.isEmpty() ? contact.emails.value(0) : contact.company;
        auto *item = new QStandardItem(also.isEmpty() ? contact.name : tr("%1 (%2)").arg(contact.name, also));
        item->setData(QVariant::fromValue(contact.id), kContactRole);
        item->setData(contact.name, kNameRole);
        m_found->appendRow(item);
    }
    if (!contacts.isEmpty() && namesake().isNull())
        m_found->appendRow(new QStandardItem(tr("Add “%1” as a new client").arg(m_typed)));
    if (contacts.isEmpty() || !m_field->hasFocus()) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->complete();
    const auto place = std::ranges::find(contacts, chosen, &Contact::id);
    m_completer->mark(place == contacts.end()
                          ? QModelIndex()
                          : m_completer->completionModel()->index(int(place - contacts.begin()), 0));
}

/// Adds the contact with the typed name, creating it once it is certain that none like it exists. Otherwise the list
/// asks: Enter once more takes the first.
void ContactsField::onEntered()
{
    const QString name = m_field->text().trimmed();
    m_isEntered = m_lookup.isWaiting();
    if (m_isEntered || name.isEmpty() || m_completer->isGoneTo())
        return; // The list completes with the selected entry.
    if (const ContactId known = namesake(); !known.isNull())
        add(known);
    else if (m_found->rowCount() == 0)
        create(name);
    else // The completer closes its list after this.
        QMetaObject::invokeMethod(
            m_completer, [this] { m_completer->goTo(0); }, Qt::QueuedConnection);
}

/// The only contact with the typed name.
ContactId ContactsField::namesake() const
{
    ContactId found;
    for (int row = 0; row < m_found->rowCount(); ++row) {
        const QModelIndex offered = m_found->index(row, 0);
        if (offered.data(kNameRole).toString().compare(m_field->text().trimmed(), Qt::CaseInsensitive) != 0)
            continue;
        if (!found.isNull())
            return {};
        found = offered.data(kContactRole).value<ContactId>();
    }
    return found;
}

/// Drops a search that is still running.
void ContactsField::empty()
{
    m_lookup.forget();
    m_isEntered = false;
    m_field->setText({}); // Not clear(): Ctrl+Z is to undo what was added, not to type it again.
    showFound({});
}

/// Keeps the typed text for the open event.
void ContactsField::keepTyped()
{
    m_draft->leave();
    empty();
    if (m_document.isOpen()
        && m_draft->enter(draftMemory(m_document.context(), u"contact"_s, m_document.shown().id.text())))
        find(m_field->text());
}

void ContactsField::create(const QString &typed)
{
    empty();
    if (!m_document.isOpen())
        return;
    refresh(); // Another user may have added one.
    const ContactPatch client = typedContact(typed);
    const QString name = *client.name;
    const QString text = tr("Add client %1").arg(name);
    const auto id = std::make_shared<ContactId>();
    const auto onEvent = std::make_shared<Edit>(); // Made by the first step, which knows the id.
    const auto apply = [=, event = m_document.shown(), before = m_contacts](ShopServices &services) -> Status {
        if (!onEvent->apply)
            *onEvent = patchEventEdit(
                text, event, peoplePatch(event, before, before + QList{EventContact{*id, kClient.toString(), name}}));
        return onEvent->apply(services);
    };
    const Edit put{.text = text, .apply = apply, .revert = [onEvent](ShopServices &services) {
                       return onEvent->revert(services);
                   }};
    m_document.run(together(text, {createContactEdit(text, client, id), put}), this,
                   [this, typed](const Status &status) {
                       if (status)
                           return;
                       m_field->setText(typed);
                       Q_EMIT refused(errorText(status.error()));
                   });
}

void ContactsField::add(const ContactId &id)
{
    empty();
    const auto contact = m_document.context().services.contacts.find(id);
    if (!m_document.isOpen() || !contact)
        return;
    refresh(); // Another user may have added one.
    QList<EventContact> contacts = m_contacts;
    contacts.append({.contactId = id, .role = kClient, .name = contact->name});
    choose(contacts);
}

void ContactsField::choose(const QList<EventContact> &contacts)
{
    Q_EMIT peopleChosen(peoplePatch(m_document.shown(), m_contacts, contacts));
}

} // namespace stemdesk::ui
