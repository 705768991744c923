#pragma once

#include "ui/widgets/splitter.h"

#include <QByteArray>
#include <QString>

class QSettings;

namespace stemdesk::ui {

/// What the window remembers from one start to the next.
class WindowSettings {
public:
    explicit WindowSettings(QSettings &settings) : m_settings(settings) {}

    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);
    QString page() const; ///< Empty at the first start.
    void setPage(const QString &page);
    int eventsView() const; ///< Which view of the events was shown last.
    void setEventsView(int view);
    bool isRailCollapsed() const;
    void setRailCollapsed(bool collapsed);

private:
    QSettings &m_settings;
};

/// Where a page's splitters keep their places. `settings` must outlive them.
SplitterMemory splitterMemory(QSettings &settings);

} // namespace stemdesk::ui
