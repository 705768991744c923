#pragma once

#include <QComboBox>
#include <QObject>

class QStyleOptionComboBox;

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

/// A list of choices that are not typed, with that guard. A choice that is too long is cut in its
/// middle, because such names differ at their ends, and its tooltip has all of it.
class ChoiceList : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// The part of the choice that fits.
    QString shownText(const QStyleOptionComboBox &option) const;
};

} // namespace stemdesk::ui
