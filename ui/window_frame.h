#pragma once

#include <QMainWindow>
#include <QPointer>

#include <functional>

class QSettings;

namespace stemdesk::ui {

class MessageBox;
class Edits;
struct UnstoredText;

/// The one window of the program: its place on the screen and its title. What it shows may change, from the first
/// start to a shop and from one shop to another; the window stays where it is.
class WindowFrame : public QMainWindow {
    Q_OBJECT

public:
    /// `settings` outlive the window.
    explicit WindowFrame(QSettings &settings);
    ~WindowFrame() override;
    Q_DISABLE_COPY_MOVE(WindowFrame)

    /// Takes it in place of the one before, which goes; not to be called by that one. `edits` store what is typed in
    /// it, and outlive it.
    void show(QWidget *content, Edits *edits = nullptr);
    using QMainWindow::show;

    /// Stores what is typed, and does `then`. Where something cannot be stored it is said, and `then` is done once
    /// somebody gives that up.
    void leave(const std::function<void()> &then);
    /// Stores what is typed, as far as that can be done without asking anybody.
    void storeTyped();

    /// For the next start.
    void rememberGeometry();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    bool mayLeave(const std::function<void()> &then);
    bool waitForEdits();
    void ask(const QList<UnstoredText> &left, const std::function<void()> &then);

    QSettings &m_settings;
    QPointer<Edits> m_edits; ///< Of what is shown.
    QPointer<MessageBox> m_question;
    bool m_isGivenUp = false; ///< What could not be stored, by who closes the window.
};

} // namespace stemdesk::ui
