#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace stemdesk::ui {

/// What a florist reads about a page: what it is for, and how the things are done that are done there most.
struct HelpTopic {
    QString title;
    QString lead;
    QStringList tips;
};

/// Of the page with this id; a general one for any other.
HelpTopic helpFor(const QString &page);

/// What a key does.
struct HelpKey {
    QString keys; ///< As the system writes them.
    QString what;
};

/// Keys that belong together.
struct HelpKeys {
    QString title;
    QList<HelpKey> keys;
};
QList<HelpKeys> allKeys();

} // namespace stemdesk::ui
