#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace stemdesk::ui {

/// Help on a page for florists: its purpose, and how to do its most common tasks.
struct HelpTopic {
    QString title;
    QString lead;
    QStringList tips;
    QStringList more; ///< Ids of others that belong to it.
};

/// Ids of the texts on topics that are no page, such as "tax".
QStringList helpTopics();
/// What the page or topic with this id is called; empty for unknown ids.
QString helpTitle(const QString &page);
/// Help on the page or topic with this id; a general text for unknown ids.
HelpTopic helpFor(const QString &page);

/// A shortcut and its effect.
struct HelpKey {
    QString keys; ///< In the system's notation.
    QString what;
};

/// A group of related keys.
struct HelpKeys {
    QString title;
    QList<HelpKey> keys;
};
QList<HelpKeys> allKeys();

} // namespace stemdesk::ui
