#include "ui/theme/theme.h"

#include "ui/theme/palette.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/system_scheme.h"
#include "ui/theme/window_style.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

Theme::Theme(QApplication &application, Choice choice)
    : QObject(&application), m_application(application), m_system(new SystemScheme(this)), m_choice(choice)
{
    QApplication::setStyle(new WindowStyle);
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
    QApplication::setPalette(paletteFrom(tokens));
    m_application.setStyleSheet(styleSheetFrom(tokens));
    Q_EMIT schemeChanged(isDark());
}

} // namespace stemdesk::ui
