#include "ui/window_settings.h"

#include "ui/ui_context.h"

#include <QSettings>
#include <QUuid>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kGeometry = "window/geometry"_L1;
constexpr auto kPageKey = "window/page"_L1;
constexpr auto kEventsView = "events/view"_L1;
constexpr auto kRailCollapsed = "window/railCollapsed"_L1;
constexpr auto kSettingsTab = "window/settingsTab"_L1;
constexpr auto kShop = "window/shop"_L1;
constexpr auto kLanguage = "window/language"_L1;
constexpr auto kAppearance = "window/appearance"_L1;
constexpr auto kWindowName = "window/name"_L1;
constexpr auto kSplitters = "splitters/"_L1;
constexpr auto kOrders = "orders/"_L1;
constexpr auto kColumns = "columns/"_L1;
constexpr auto kDrafts = "drafts/"_L1;

} // namespace

QByteArray WindowSettings::geometry() const
{
    return m_settings.value(kGeometry).toByteArray();
}

void WindowSettings::setGeometry(const QByteArray &geometry)
{
    m_settings.setValue(kGeometry, geometry);
}

QString WindowSettings::page() const
{
    return m_settings.value(kPageKey).toString();
}

void WindowSettings::setPage(const QString &page)
{
    m_settings.setValue(kPageKey, page);
}

int WindowSettings::eventsView() const
{
    return m_settings.value(kEventsView, 0).toInt();
}

void WindowSettings::setEventsView(int view)
{
    m_settings.setValue(kEventsView, view);
}

bool WindowSettings::isRailCollapsed() const
{
    return m_settings.value(kRailCollapsed, false).toBool();
}

void WindowSettings::setRailCollapsed(bool collapsed)
{
    m_settings.setValue(kRailCollapsed, collapsed);
}

int WindowSettings::settingsTab() const
{
    return m_settings.value(kSettingsTab, 0).toInt();
}

void WindowSettings::setSettingsTab(int tab)
{
    m_settings.setValue(kSettingsTab, tab);
}

QString WindowSettings::language() const
{
    return m_settings.value(kLanguage).toString();
}

void WindowSettings::setLanguage(const QString &language)
{
    m_settings.setValue(kLanguage, language);
}

QString WindowSettings::shop() const
{
    return m_settings.value(kShop).toString();
}

void WindowSettings::setShop(const QString &id)
{
    m_settings.setValue(kShop, id);
}

QString WindowSettings::nameOfWindow() const
{
    if (!m_settings.contains(kWindowName))
        m_settings.setValue(kWindowName, QUuid::createUuid().toString(QUuid::WithoutBraces));
    return m_settings.value(kWindowName).toString();
}

QString WindowSettings::appearance() const
{
    return m_settings.value(kAppearance).toString();
}

void WindowSettings::setAppearance(const QString &appearance)
{
    m_settings.setValue(kAppearance, appearance);
}

SplitterMemory splitterMemory(QSettings &settings)
{
    return {.load = [&settings](const QString &name) { return settings.value(kSplitters + name).toByteArray(); },
            .save = [&settings](const QString &name,
                                const QByteArray &state) { settings.setValue(kSplitters + name, state); }};
}

OrderMemory orderMemory(QSettings &settings, const QString &table)
{
    const QString key = kOrders + table;
    return {.load = [&settings, key] { return settings.value(key).toString(); },
            .save = [&settings, key](const QString &order) { settings.setValue(key, order); }};
}

ColumnMemory columnMemory(QSettings &settings, const QString &table)
{
    const QString key = kColumns + table;
    return {.load = [&settings, key] { return settings.value(key).toStringList(); },
            .save = [&settings, key](const QStringList &widths) { settings.setValue(key, widths); }};
}

DraftMemory draftMemory(const UiContext &context, const QString &form, const QByteArray &id)
{
    QSettings &settings = context.settings;
    const QString shop = QString::fromLatin1(context.shop.id.text());
    const QString key = kDrafts + shop + u'/' + form + u'/' + QString::fromLatin1(id);
    return {.load = [&settings, key] { return settings.value(key).toStringList(); },
            .save =
                [&settings, key](const QStringList &texts) {
                    if (texts.isEmpty())
                        settings.remove(key);
                    else
                        settings.setValue(key, texts);
                }};
}

} // namespace stemdesk::ui
