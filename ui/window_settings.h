#pragma once

#include "ui/widgets/layout/splitter.h"

#include <QByteArray>
#include <QString>

class QSettings;

namespace stemdesk::ui {

/// Settings of the window, kept between sessions.
class WindowSettings {
public:
    explicit WindowSettings(QSettings &settings) : m_settings(settings) {}

    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);
    QString page() const; ///< Empty at the first start.
    void setPage(const QString &page);
    int eventsView() const; ///< The last view of the events.
    void setEventsView(int view);
    bool isRailCollapsed() const;
    void setRailCollapsed(bool collapsed);
    int settingsTab() const; ///< On the Settings page.
    void setSettingsTab(int tab);
    QString language() const; ///< "de"; empty: the system's.
    void setLanguage(const QString &language);
    QString shop() const; ///< Id of the shop open last; empty at the first start.
    void setShop(const QString &id);
    QString appearance() const; ///< See Theme::nameOf().
    void setAppearance(const QString &appearance);

private:
    QSettings &m_settings;
};

/// Stores the positions of a page's splitters. `settings` must outlive it.
SplitterMemory splitterMemory(QSettings &settings);

} // namespace stemdesk::ui
