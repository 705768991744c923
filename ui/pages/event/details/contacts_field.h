#pragma once

#include "core/domain/clients/contact.h"
#include "core/domain/clients/event_contact.h"
#include "ui/models/lookup.h"

#include <QWidget>

class QLineEdit;
class QStandardItemModel;
class QVBoxLayout;

namespace stemdesk::ui {

class Draft;
class EventDocument;
class ListCompleter;

/// The event's contacts, each with a role, and a field that finds the next one while the user types.
class ContactsField : public QWidget {
    Q_OBJECT

public:
    explicit ContactsField(EventDocument &document, QWidget *parent = nullptr);

    /// Shows the event's contacts; their names are read again.
    void refresh();
    QLineEdit *field() const { return m_field; }

Q_SIGNALS:
    /// The whole list; `added` is new in it, where one is.
    void contactsChosen(const QList<stemdesk::EventContact> &contacts, const stemdesk::Contact &added);
    void refused(const QString &reason);

private:
    void buildField();
    void addRow(const EventContact &contact, qsizetype place);
    void find(const QString &text);
    void showFound(const QList<Contact> &contacts);
    void onEntered();
    ContactId namesake() const;
    void create(const QString &name);
    void empty();
    void keepTyped();
    void add(const ContactId &id);
    QString nameOf(const ContactId &id) const;

    EventDocument &m_document;
    Lookup m_lookup;
    QList<EventContact> m_contacts; ///< With their names.
    QVBoxLayout *m_rows;
    QLineEdit *m_field;
    Draft *m_draft;
    QStandardItemModel *m_found;
    ListCompleter *m_completer;
    bool m_isEntered = false; ///< Enter was pressed before the contacts with that name were found.
};

/// "client" as the window says it.
QString contactRoleText(const QString &role);

} // namespace stemdesk::ui
