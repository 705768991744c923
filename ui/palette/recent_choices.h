#pragma once

#include <QString>
#include <QStringList>

class QSettings;

namespace stemdesk {
struct Shop;
}

namespace stemdesk::ui {

/// Recent choices in a shop's command palette, newest first; kept between sessions.
class RecentChoices {
public:
    RecentChoices(QSettings &settings, const Shop &shop);

    /// Row ids.
    QStringList ids() const;
    void add(const QString &id);

private:
    QSettings &m_settings;
    QString m_key;
};

} // namespace stemdesk::ui
