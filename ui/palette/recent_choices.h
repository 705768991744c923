#pragma once

#include <QString>
#include <QStringList>

class QSettings;

namespace stemdesk {
struct Shop;
}

namespace stemdesk::ui {

/// What was chosen in the command palette of a shop, the newest first; kept from one start to the next.
class RecentChoices {
public:
    RecentChoices(QSettings &settings, const Shop &shop);

    /// The ids of rows.
    QStringList ids() const;
    void add(const QString &id);

private:
    QSettings &m_settings;
    QString m_key;
};

} // namespace stemdesk::ui
