#include "ui/theme/theme.h"

#include "ui/theme/paint.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/window_style.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QEvent>
#include <QGuiApplication>
#include <QPalette>
#include <QStyleHints>
#include <QWidget>

#include <functional>
#include <optional>

#ifdef STEMDESK_DBUS
#else
class QDBusVariant {};
#endif

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

bool guessFromPalette()
{
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

#ifdef STEMDESK_DBUS
constexpr auto kService = "org.freedesktop.portal.Desktop"_L1;
constexpr auto kPath = "/org/freedesktop/portal/desktop"_L1;
constexpr auto kInterface = "org.freedesktop.portal.Settings"_L1;
constexpr auto kGroup = "org.freedesktop.appearance"_L1;
constexpr auto kSchemeKey = "color-scheme"_L1;

// The portal wraps its answers once or twice, depending on its version.
uint unwrapped(QVariant value)
{
    while (value.userType() == qMetaTypeId<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value.toUInt();
}

constexpr uint kPrefersDark = 1;
#endif

/// Keeps the layouts of all widgets while it exists: schemes differ by their colours alone, and otherwise every layout
/// would be computed again, and every list be laid out.
class KeptLayouts : public QObject {
public:
    KeptLayouts() { qApp->installEventFilter(this); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        return event->type() == QEvent::StyleChange || QObject::eventFilter(watched, event);
    }
};

constexpr auto kOffstage = "offstage";
constexpr auto kLeftOut = "leftOut"; ///< By a switch of the scheme.

/// Dialogs and menus are windows of their own, which may be shown without their page.
void forEachPart(const QWidget &widget, const std::function<void(QWidget &)> &act)
{
    for (QObject *child : widget.children()) {
        auto *part = qobject_cast<QWidget *>(child);
        if (part && !part->isWindow())
            act(*part);
    }
}

/// Qt restyles what it has polished.
void leaveOut(QWidget &widget)
{
    widget.setAttribute(Qt::WA_WState_Polished, false);
    forEachPart(widget, leaveOut);
}

void style(QWidget &widget)
{
    if (!widget.testAttribute(Qt::WA_WState_Polished)) {
        QEvent polish(QEvent::Polish);
        QCoreApplication::sendEvent(&widget, &polish);
    }
    forEachPart(widget, [](QWidget &part) {
        if (!part.property(kLeftOut).toBool()) // A page within the page, which is still offstage.
            style(part);
    });
}

} // namespace

SystemScheme::SystemScheme(QObject *parent) : QObject(parent), m_dark(guessFromPalette())
{
    if (qEnvironmentVariable("GTK_THEME").endsWith("dark"_L1, Qt::CaseInsensitive))
        m_dark = true;
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    QStyleHints *hints = QGuiApplication::styleHints();
    m_dark = hints->colorScheme() == Qt::ColorScheme::Dark;
    connect(hints, &QStyleHints::colorSchemeChanged, this,
            [this](Qt::ColorScheme scheme) { setDark(scheme == Qt::ColorScheme::Dark); });
#else
    askPortal();
#endif
}

void SystemScheme::askPortal()
{
#ifdef STEMDESK_DBUS
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(kService, kPath, kInterface, u"SettingChanged"_s, this,
                SLOT(onPortalSettingChanged(QString, QString, QDBusVariant)));
    QDBusMessage call = QDBusMessage::createMethodCall(kService, kPath, kInterface, u"Read"_s);
    call.setArguments({QString(kGroup), QString(kSchemeKey)});
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *answered) {
        const QDBusPendingReply<QVariant> reply = *answered;
        if (!reply.isError())
            setDark(unwrapped(reply.reply().arguments().value(0)) == kPrefersDark);
        answered->deleteLater();
    });
#endif
}

void SystemScheme::onPortalSettingChanged([[maybe_unused]] const QString &group, [[maybe_unused]] const QString &key,
                                          [[maybe_unused]] const QDBusVariant &value)
{
#ifdef STEMDESK_DBUS
    if (group == kGroup && key == kSchemeKey)
        setDark(unwrapped(value.variant()) == kPrefersDark);
#endif
}

void SystemScheme::setDark(bool dark)
{
    if (m_dark == dark)
        return;
    m_dark = dark;
    Q_EMIT changed(dark);
}

Theme::Theme(QApplication &application, Choice choice)
    : QObject(&application), m_application(application), m_system(new SystemScheme(this)), m_choice(choice)
{
    QApplication::setStyle(new WindowStyle);
    isKeyboardUsedLast(); // Watches from now on.
    apply();
    connect(m_system, &SystemScheme::changed, this, [this] {
        if (m_choice == Choice::System)
            apply();
    });
}

bool Theme::isDark() const
{
    return m_choice == Choice::Dark || (m_choice == Choice::System && m_system->isDark());
}

void Theme::setChoice(Choice choice)
{
    const bool before = isDark();
    m_choice = choice;
    if (isDark() != before)
        apply();
}

QString Theme::nameOf(Choice choice)
{
    switch (choice) {
    case Choice::System: return u"system"_s;
    case Choice::Light: return u"light"_s;
    case Choice::Dark: return u"dark"_s;
    }
    return u"system"_s;
}

Theme::Choice Theme::choiceFrom(const QString &name)
{
    if (name == "light"_L1)
        return Choice::Light;
    return name == "dark"_L1 ? Choice::Dark : Choice::System;
}

void Theme::apply()
{
    const ColourTokens &tokens = isDark() ? darkTokens() : lightTokens();
    std::optional<KeptLayouts> kept;
    if (!m_application.styleSheet().isEmpty()) // Otherwise there are no layouts with the sheet's sizes yet.
        kept.emplace();
    // If one sheet replaces another, Qt styles each widget again for each of its ancestors; after none, only once. The
    // palette comes between them, so that no widget still has the old one's colours of its own.
    m_application.setStyleSheet({});
    leaveOutOffstage();
    QApplication::setPalette(paletteFrom(tokens));
    m_application.setStyleSheet(styleSheetFrom(tokens));
    Q_EMIT schemeChanged(isDark());
}

void putOffstage(QWidget &page)
{
    page.setProperty(kOffstage, true);
}

void putOnStage(QWidget &page)
{
    page.setProperty(kOffstage, {});
    if (!page.property(kLeftOut).toBool())
        return;
    page.setProperty(kLeftOut, {});
    style(page);
}

void leaveOutOffstage()
{
    for (QWidget *widget : QApplication::allWidgets()) {
        if (!widget->property(kOffstage).toBool())
            continue;
        widget->setProperty(kLeftOut, true);
        leaveOut(*widget);
    }
}

} // namespace stemdesk::ui
