#pragma once

#include <QWidget>

namespace stemdesk::ui {

class EventDocument;
class ValueField;

/// One of the two names of the event's clients on documents, which overrides the contacts' names.
class ClientName : public QWidget {
    Q_OBJECT

public:
    enum class Place { First, Second };

    ClientName(EventDocument &document, Place place, QWidget *parent = nullptr);

    /// The name in the open event.
    QString name() const;
    void refresh();
    ValueField *field() const { return m_field; }

private:
    void store(const QString &name);

    EventDocument &m_document;
    Place m_place;
    ValueField *m_field;
};

} // namespace stemdesk::ui
