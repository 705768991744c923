#pragma once

#include "core/domain/clients/contact.h"
#include "core/domain/clients/event_contact.h"
#include "core/domain/events/event.h"
#include "ui/models/lookup.h"

#include <QWidget>

#include <array>

class QLineEdit;
class QStandardItemModel;
class QVBoxLayout;

namespace stemdesk::ui {

class Button;
class ClientName;
class Draft;
class EventDocument;
class ListCompleter;

/// The event's people in one list: its contacts, each with a role, and names for documents that differ from theirs. A
/// field finds the next contact while the user types.
class ContactsField : public QWidget {
    Q_OBJECT

public:
    explicit ContactsField(EventDocument &document, QWidget *parent = nullptr);

    /// Shows the event's contacts; their names are read again.
    void refresh();
    QLineEdit *field() const { return m_field; }

Q_SIGNALS:
    /// Changes the contacts or their roles, and with them the names on documents.
    void peopleChosen(const stemdesk::EventPatch &change);
    void refused(const QString &reason);

private:
    void buildField();
    void buildNames();
    void showNames();
    void choose(const QList<EventContact> &contacts);
    void addRow(const EventContact &contact, qsizetype place);
    void find(const QString &text);
    void showFound(const QList<Contact> &contacts);
    void onEntered();
    ContactId namesake() const;
    void create(const QString &typed);
    void empty();
    void keepTyped();
    void add(const ContactId &id);
    QString nameOf(const ContactId &id) const;

    EventDocument &m_document;
    Lookup m_lookup;
    QList<EventContact> m_contacts; ///< With their names.
    std::array<ClientName *, 2> m_names;
    QVBoxLayout *m_rows;
    Button *m_otherwise; ///< Asks for names on documents that differ from the contacts' names.
    QLineEdit *m_field;
    Draft *m_draft;
    QString m_typed; ///< The text that the list was found for.
    QStandardItemModel *m_found;
    ListCompleter *m_completer;
    bool m_hasOwnNames = false; ///< Asked for.
    bool m_isEntered = false; ///< Enter was pressed before the contacts with that name were found.
};

/// The edit that replaces `before`, the event's contacts, by `after`, both with their names. Names on documents are
/// removed with their clients, and new clients' names are added if there is room.
EventPatch withPeople(const Event &event, const QList<EventContact> &before, const QList<EventContact> &after);

} // namespace stemdesk::ui
