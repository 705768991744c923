#pragma once

#include "ui/window_control.h"

#include <memory>

namespace stemdesk::ui {
class MainWindow;
struct UiContext;
} // namespace stemdesk::ui

class QSettings;

namespace stemdesk {

class DatabaseLink;

/// Shows the window in the language and colours that were chosen, and makes it anew where another language is.
class WindowHost final : public ui::WindowControl {
    Q_OBJECT

public:
    /// Chooses language and colours at once, so that a window made next has them. Both outlive this.
    WindowHost(ui::Theme &theme, QSettings &settings);
    ~WindowHost() override;
    Q_DISABLE_COPY_MOVE(WindowHost)

    /// Makes the window, which says when the server behind `link` is away; both outlive it.
    void show(ui::UiContext &context, DatabaseLink &link);
    void raise();
    /// Its window is gone; what it stands on may go.
    void close();

    QString language() const override;
    void setLanguage(const QString &language) override;
    ui::Theme::Choice appearance() const override;
    void setAppearance(ui::Theme::Choice choice) override;

private:
    void speak() const;
    void makeAnew();

    ui::Theme &m_theme;
    QSettings &m_settings;
    ui::UiContext *m_context = nullptr; ///< Once there is a window; as the link.
    DatabaseLink *m_link = nullptr;
    std::unique_ptr<ui::MainWindow> m_window;
};

} // namespace stemdesk
