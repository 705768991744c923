#pragma once

#include <QSettings>
#include <QThreadPool>
#include <QTimer>

namespace stemdesk::ui {

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
