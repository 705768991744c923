#include "ui/window_frame.h"

#include "ui/icons.h"
#include "ui/theme/metrics.h"
#include "ui/window_settings.h"

#include <QScreen>

namespace stemdesk::ui {

WindowFrame::WindowFrame(QSettings &settings) : m_settings(settings)
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

/// What lies over the pages (a list of matches) is the window's child and theirs to delete: they go first.
WindowFrame::~WindowFrame()
{
    delete takeCentralWidget();
}

void WindowFrame::show(QWidget *content)
{
    delete takeCentralWidget();
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

void WindowFrame::closeEvent(QCloseEvent *event)
{
    rememberGeometry();
    QMainWindow::closeEvent(event);
}

} // namespace stemdesk::ui
