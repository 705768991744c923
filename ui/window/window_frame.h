#pragma once

#include <QMainWindow>
#include <QPointer>
#include <QSettings>
#include <QThreadPool>
#include <QTimer>

#include <functional>

class QSettings;

namespace stemdesk::ui {

class Edits;
class UnstoredQuestion;

/// The one window of the program: its position on the screen and its title. Its content may change, from the first
/// start to a shop and from one shop to another; the window stays where it is.
class WindowFrame : public QMainWindow {
    Q_OBJECT

public:
    /// `settings` outlive the window.
    explicit WindowFrame(QSettings &settings);
    ~WindowFrame() override;
    Q_DISABLE_COPY_MOVE(WindowFrame)

    /// Replaces the previous content, which is deleted and so must not call this. `edits` store what is typed in it,
    /// and outlive it.
    void show(QWidget *content, Edits *edits = nullptr);
    using QMainWindow::show;

    /// Stores unfinished input and calls `then`. If something cannot be stored, shows that, and calls `then` once the
    /// user gives it up.
    void leave(const std::function<void()> &then);
    /// Stores unfinished input as far as possible without asking.
    void storeTyped();

    /// For the next start.
    void rememberGeometry();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    bool mayLeave(const std::function<void()> &then);
    bool waitForEdits();

    QSettings &m_settings;
    QPointer<Edits> m_edits; ///< For the content shown.
    UnstoredQuestion *m_question;
    bool m_isGivenUp = false; ///< The user gave up what could not be stored.
};

/// The window's settings file. QSettings itself would write it on the window's thread, which then waits for the disk
/// several times, up to a quarter of a second while that is busy. Here it is written in the background.
class WindowMemory : public QSettings {
public:
    /// Writes what is still pending.
    explicit WindowMemory(const QString &file);
    Q_DISABLE_COPY_MOVE(WindowMemory)
    ~WindowMemory() override;

protected:
    bool event(QEvent *event) override;

private:
    void write();

    QTimer m_pause; ///< Merges writes while the user moves through pages.
    QThreadPool m_writer;
};

} // namespace stemdesk::ui
