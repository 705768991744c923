#include "ui/window/window_frame.h"

#include "core/base/files.h"
#include "ui/icons.h"
#include "ui/theme/metrics.h"
#include "ui/undo/edits.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/notices/unstored_question.h"
#include "ui/window_settings.h"

#include <QCloseEvent>
#include <QEvent>
#include <QEventLoop>
#include <QScreen>

#include <utility>

namespace stemdesk::ui {

namespace {

constexpr int kLongestWait = 5'000; ///< Milliseconds to wait for pending edits.
constexpr int kResizingPause = 1'000;

} // namespace

WindowFrame::WindowFrame(QSettings &settings) : m_settings(settings), m_question(new UnstoredQuestion(this))
{
    setWindowIcon(applicationIcon());
    setMinimumSize(metric::kWindowMinimumWidth, metric::kWindowMinimumHeight);
    // It may have been on a larger screen.
    const bool isRestored = restoreGeometry(WindowSettings(m_settings).geometry());
    const QSize wanted = isRestored ? size() : QSize(metric::kWindowWidth, metric::kWindowHeight);
    const QSize fitting = wanted.boundedTo(screen()->availableSize());
    resize(fitting);
    if (fitting != wanted)
        setWindowState(Qt::WindowMaximized); // With a title bar added, the rail's foot would lie below the screen.
}

/// Overlays of pages (such as a list of matches) are children of the window but deleted by the pages, so those have to
/// be deleted first.
WindowFrame::~WindowFrame()
{
    delete takeCentralWidget();
}

void WindowFrame::show(QWidget *content, Edits *edits)
{
    storeTyped();
    delete takeCentralWidget();
    m_edits = edits;
    connect(content, &QWidget::windowTitleChanged, this, &WindowFrame::setWindowTitle);
    setWindowTitle(content->windowTitle());
    setCentralWidget(content);
    content->show();
    content->setFocus(Qt::OtherFocusReason);
}

void WindowFrame::rememberGeometry()
{
    WindowSettings(m_settings).setGeometry(saveGeometry());
}

void WindowFrame::storeTyped()
{
    if (centralWidget())
        ui::storeTyped(*centralWidget());
}

/// Waits for the edits thread, which knows whether everything was stored.
bool WindowFrame::waitForEdits()
{
    if (!m_edits || m_edits->isSettled())
        return true;
    QEventLoop loop;
    connect(m_edits, &Edits::undoChanged, &loop, [this, &loop] {
        if (m_edits->isSettled())
            loop.quit();
    });
    QTimer::singleShot(kLongestWait, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return !m_edits || m_edits->isSettled();
}

void WindowFrame::leave(const std::function<void()> &then)
{
    if (mayLeave(then))
        then();
}

/// True if the window may close now. Otherwise it asks, and `then` may be called later.
bool WindowFrame::mayLeave(const std::function<void()> &then)
{
    storeTyped();
    const bool isStored = waitForEdits();
    const auto left = centralWidget() ? unstoredIn(*centralWidget()) : QList<UnstoredText>();
    if (isStored && left.isEmpty())
        return true;
    m_question->ask(left, then);
    return false;
}

void WindowFrame::closeEvent(QCloseEvent *event)
{
    const auto closeAnyway = [this] {
        m_isGivenUp = true;
        close();
    };
    if (!std::exchange(m_isGivenUp, false) && !mayLeave(closeAnyway)) {
        event->ignore();
        return;
    }
    rememberGeometry();
    QMainWindow::closeEvent(event);
}

WindowMemory::WindowMemory(const QString &file) : QSettings(file, QSettings::IniFormat)
{
    createPrivately(file);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kResizingPause);
    m_writer.setMaxThreadCount(1);
    connect(&m_pause, &QTimer::timeout, this, &WindowMemory::write);
}

WindowMemory::~WindowMemory()
{
    m_writer.waitForDone();
    createPrivately(fileName());
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
        createPrivately(file); // The folder may be new, or the file have been deleted.
        QSettings(file, QSettings::IniFormat).sync(); // All objects for one file share the pending data.
        // Nothing can be written at that point; the next change requests it again.
        QMetaObject::invokeMethod(this, &QSettings::sync, Qt::QueuedConnection);
    });
}

} // namespace stemdesk::ui
