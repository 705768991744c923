#pragma once

#include <QAbstractButton>

class QMenu;

namespace stemdesk::ui {

/// The status as a chip that opens a menu of the statuses to change to.
class StatusButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit StatusButton(QWidget *parent = nullptr);

    void setStatus(const QString &status);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void statusChosen(const QString &status);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void openMenu();

    QMenu *m_menu;
    QString m_status;
};

} // namespace stemdesk::ui
