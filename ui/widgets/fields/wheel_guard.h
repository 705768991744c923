#pragma once

#include <QObject>

namespace stemdesk::ui {

/// Keeps the wheel from changing a field that does not have the keyboard: whoever scrolls a form past a list of choices
/// does not mean to choose.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    /// Watches the field and lives as long as it.
    explicit WheelGuard(QWidget *field);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace stemdesk::ui
