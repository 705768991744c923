#pragma once

#include "ui/widgets/fields/draft.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/tables/column_share.h"
#include "ui/widgets/tables/header_view.h"

#include <QByteArray>
#include <QString>

class QSettings;

namespace stemdesk::ui {

struct UiContext;

/// The window's memory from one start to the next.
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
    /// The name of this workstation's window, created on first use.
    QString nameOfWindow() const;
    QString appearance() const; ///< See Theme::nameOf().
    void setAppearance(const QString &appearance);

private:
    QSettings &m_settings;
};

/// Stores the positions of a page's splitters. `settings` must outlive it.
SplitterMemory splitterMemory(QSettings &settings);
/// Stores the order of a table's rows. `settings` must outlive it.
OrderMemory orderMemory(QSettings &settings, const QString &table);
/// Stores the widths of a table's dragged columns. `settings` must outlive it.
ColumnMemory columnMemory(QSettings &settings, const QString &table);
/// A form's draft in the shop, separate for each `id`. The context's settings must outlive it.
DraftMemory draftMemory(const UiContext &context, const QString &form, const QByteArray &id = {});

} // namespace stemdesk::ui
