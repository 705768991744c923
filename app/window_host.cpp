#include "app/window_host.h"

#include "app/translation.h"
#include "ui/main_window.h"
#include "ui/ui_context.h"
#include "ui/window_settings.h"

#include <QLocale>

namespace stemdesk {

WindowHost::WindowHost(ui::Theme &theme, QSettings &settings) : m_theme(theme), m_settings(settings)
{
    speak();
    m_theme.setChoice(ui::Theme::choiceFrom(ui::WindowSettings(m_settings).appearance()));
}

WindowHost::~WindowHost() = default;

void WindowHost::speak() const
{
    const QString language = WindowHost::language();
    installTranslations(language.isEmpty() ? QLocale::system().uiLanguages() : QStringList{language});
    QLocale::setDefault(localeFor(language));
}

void WindowHost::show(ui::UiContext &context, DatabaseLink &link)
{
    m_context = &context;
    m_link = &link;
    m_window = std::make_unique<ui::MainWindow>(context);
    m_window->follow(link);
    m_window->show();
}

void WindowHost::raise()
{
    m_window->setWindowState(m_window->windowState() & ~Qt::WindowMinimized);
    m_window->raise();
    m_window->activateWindow();
}

void WindowHost::close()
{
    if (m_window && m_window->isVisible()) // Not closed by hand.
        ui::WindowSettings(m_settings).setGeometry(m_window->saveGeometry());
    m_window.reset();
}

QString WindowHost::language() const
{
    return ui::WindowSettings(m_settings).language();
}

void WindowHost::setLanguage(const QString &language)
{
    ui::WindowSettings(m_settings).setLanguage(language);
    speak();
    // Not while the window that asks is still busy with the click.
    QMetaObject::invokeMethod(this, &WindowHost::makeAnew, Qt::QueuedConnection);
}

void WindowHost::makeAnew()
{
    if (!m_window)
        return;
    ui::WindowSettings(m_settings).setGeometry(m_window->saveGeometry());
    const std::unique_ptr<ui::MainWindow> old = std::move(m_window);
    show(*m_context, *m_link); // The new one first: the program ends with its last window.
}

ui::Theme::Choice WindowHost::appearance() const
{
    return m_theme.choice();
}

void WindowHost::setAppearance(ui::Theme::Choice choice)
{
    ui::WindowSettings(m_settings).setAppearance(ui::Theme::nameOf(choice));
    m_theme.setChoice(choice);
}

} // namespace stemdesk
