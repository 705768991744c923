#include "ui/window/window_memory.h"

#include <QEvent>

namespace stemdesk::ui {

namespace {

constexpr int kResizingPause = 1'000;

} // namespace

WindowMemory::WindowMemory(const QString &file) : QSettings(file, QSettings::IniFormat)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kResizingPause);
    m_writer.setMaxThreadCount(1);
    connect(&m_pause, &QTimer::timeout, this, &WindowMemory::write);
}

WindowMemory::~WindowMemory()
{
    m_writer.waitForDone();
}

bool WindowMemory::event(QEvent *event)
{
    if (event->type() != QEvent::UpdateRequest) // Something was changed, so this requests a write.
        return QSettings::event(event);
    m_pause.start();
    return true;
}

void WindowMemory::write()
{
    m_writer.start([this, file = fileName()] {
        QSettings(file, QSettings::IniFormat).sync(); // All objects for one file share the pending data.
        // Nothing can be written at that point; the next change requests it again.
        QMetaObject::invokeMethod(this, &QSettings::sync, Qt::QueuedConnection);
    });
}

} // namespace stemdesk::ui
