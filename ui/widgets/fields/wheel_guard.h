#pragma once

#include <QComboBox>
#include <QObject>

namespace stemdesk::ui {

/// Keeps the mouse wheel from changing a field without focus: someone who scrolls a form past a list of choices does
/// not mean to choose.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    /// Watches the field and lives as long as it does.
    explicit WheelGuard(QWidget *field);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// A list of choices that are not typed, with that guard. A choice that is too long ends in an ellipsis.
class ChoiceList : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace stemdesk::ui
