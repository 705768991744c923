#pragma once

#include "ui/theme/tokens.h"

#include <QAbstractButton>
#include <QList>
#include <QMenu>
#include <QPointer>

namespace stemdesk::ui {

/// A rounded filter or value: toggled, opening a menu, removable (cross, Delete or Backspace), or only shown.
class Chip : public QAbstractButton {
    Q_OBJECT

public:
    explicit Chip(const QString &text, QWidget *parent = nullptr);

    void setRemovable(bool removable);
    bool isRemovable() const { return m_removable; }
    void setSwatches(const QList<QColor> &colours);

    /// Shown in the accent colour, like an active filter; so is a checked chip.
    void setActive(bool active);
    bool isActive() const { return m_active || isChecked(); }

    /// Opens below the chip when it is pressed; the chip shows a small arrow. Not owned.
    void setMenu(QMenu *menu);

    /// Only a value: no hover, no focus.
    void setPlain();

    QSize sizeHint() const override;
    /// Narrower where there is no room: the text ends in dots then.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void removed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QRect markRect() const;
    QColor groundColour(const ColourTokens &tokens) const;
    void paintContent(QPainter &painter, const ColourTokens &tokens);
    bool hasMark() const { return m_removable || m_menu; }
    bool isPointedAt() const { return underMouse() && !m_plain; }
    void openMenu();

    bool m_removable = false;
    bool m_active = false;
    bool m_plain = false;
    QList<QColor> m_swatches;
    QPointer<QMenu> m_menu;
};

} // namespace stemdesk::ui
