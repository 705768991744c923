#pragma once

#include "ui/theme/tokens.h"

#include <QObject>

class QApplication;
class QDBusVariant;
class QWidget;

namespace stemdesk::ui {

/// Detects whether the desktop prefers dark windows, and signals changes.
class SystemScheme : public QObject {
    Q_OBJECT

public:
    /// Reads the palette set by the platform; REQUIRES: created before the program sets its own.
    explicit SystemScheme(QObject *parent = nullptr);

    bool isDark() const { return m_dark; }

Q_SIGNALS:
    void changed(bool dark);

private:
    Q_SLOT void onPortalSettingChanged(const QString &group, const QString &key, const QDBusVariant &value);
    void askPortal();
    void setDark(bool dark);

    bool m_dark = false;
};

/// Applies the application's look: Fusion, palette and style sheet from the tokens, following the system or the user's
/// choice. Create it once, right after the QApplication.
class Theme : public QObject {
    Q_OBJECT

public:
    enum class Choice { System, Light, Dark };
    Q_ENUM(Choice)

    explicit Theme(QApplication &application, Choice choice = Choice::System);

    Choice choice() const { return m_choice; }
    bool isDark() const;

    /// Takes effect at once on every open window.
    void setChoice(Choice choice);

    /// The text that a choice is stored as: "system", "light" or "dark".
    static QString nameOf(Choice choice);
    static Choice choiceFrom(const QString &name);

Q_SIGNALS:
    void schemeChanged(bool dark);

private:
    void apply();

    QApplication &m_application;
    SystemScheme *m_system;
    Choice m_choice;
};

// Styling a widget anew is most of what a switch of the scheme costs, and most widgets are on pages that are not shown.
// Such a page is left out, and styled when it is shown again.

/// The page of a stack is not shown.
void putOffstage(QWidget &page);
/// Call it before the page is shown: styles it, if the scheme was switched meanwhile.
void putOnStage(QWidget &page);
/// Leaves out all pages offstage, from now on until they are shown. Call it while there is no style sheet: it has taken
/// with it what it had set.
void leaveOutOffstage();

} // namespace stemdesk::ui
