#pragma once

#include <QSettings>
#include <QThreadPool>
#include <QTimer>

namespace stemdesk::ui {

/// The window's settings file. QSettings writes it by itself, but on the window's thread, which then waits for the disk
/// several times over, up to a quarter of a second while it is busy. Here it is written beside the window.
class WindowMemory : public QSettings {
public:
    /// Writes what is not yet written once it goes.
    explicit WindowMemory(const QString &file);
    Q_DISABLE_COPY_MOVE(WindowMemory)
    ~WindowMemory() override;

protected:
    bool event(QEvent *event) override;

private:
    void write();

    QTimer m_pause; ///< Merges writes while the user goes through pages.
    QThreadPool m_writer;
};

} // namespace stemdesk::ui
