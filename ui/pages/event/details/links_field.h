#pragma once

#include "core/domain/events/event.h"

#include <QWidget>

class QLineEdit;

namespace stemdesk::ui {

class ChipRow;

/// Reads a typed link: "Mood board https://…", or only the address, which is then named after its host. nullopt if
/// there is no address.
std::optional<EventLink> linkFrom(const QString &typed);

/// The links of an event as chips that open in the browser, and a field that adds one.
class LinksField : public QWidget {
    Q_OBJECT

public:
    explicit LinksField(QWidget *parent = nullptr);

    void setLinks(const QList<EventLink> &links);

Q_SIGNALS:
    void linksChosen(const QList<stemdesk::EventLink> &links);
    void refused(const QString &reason);

private:
    void onTyped();

    ChipRow *m_chips;
    QLineEdit *m_field;
    QList<EventLink> m_links;
};

} // namespace stemdesk::ui
