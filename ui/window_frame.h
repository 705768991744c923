#pragma once

#include <QMainWindow>

class QSettings;

namespace stemdesk::ui {

/// The one window of the program: its place on the screen and its title. What it shows may change, from the first
/// start to a shop and from one shop to another; the window stays where it is.
class WindowFrame : public QMainWindow {
    Q_OBJECT

public:
    /// `settings` outlive the window.
    explicit WindowFrame(QSettings &settings);
    ~WindowFrame() override;
    Q_DISABLE_COPY_MOVE(WindowFrame)

    /// Takes it in place of the one before, which goes; not to be called by that one.
    void show(QWidget *content);
    using QMainWindow::show;

    /// For the next start.
    void rememberGeometry();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    QSettings &m_settings;
};

} // namespace stemdesk::ui
