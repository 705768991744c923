#pragma once

#include "ui/theme/tokens.h"

#include <QAbstractButton>
#include <QColor>
#include <QList>
#include <QMenu>
#include <QPointer>
#include <QWidget>

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

/// The small coloured word beside a title: a status, a category, a product type.
class StatusChip : public QWidget {
    Q_OBJECT

public:
    explicit StatusChip(const QString &text = {}, Tone tone = Tone::Quiet, QWidget *parent = nullptr);

    void setStatus(const QString &text, Tone tone);
    QString text() const { return m_text; }
    Tone tone() const { return m_tone; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    Tone m_tone;
};

/// Round swatches as a widget, for forms and headings.
class SwatchStrip : public QWidget {
    Q_OBJECT

public:
    explicit SwatchStrip(const QList<QColor> &colours = {}, QWidget *parent = nullptr);

    /// `names` is what a screen reader says.
    void setColours(const QList<QColor> &colours, const QString &names = {});
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<QColor> m_colours;
};

/// Chips beside each other, wrapping onto further lines.
class ChipRow : public QWidget {
    Q_OBJECT

public:
    explicit ChipRow(QWidget *parent = nullptr);

    /// An own chip at the end; connect to its signals.
    Chip *addChip(const QString &text);

    /// A plain chip with swatches, as colours are listed.
    Chip *addColour(const QString &name, const QList<QColor> &colours);

    void addWidget(QWidget *widget);
    void removeChip(Chip *chip);
    /// All but one, if one is kept.
    void clear(const QWidget *kept = nullptr);
    QList<Chip *> chips() const;
};

} // namespace stemdesk::ui
