#pragma once

#include "ui/theme/tokens.h"

#include <QList>
#include <QWidget>

namespace stemdesk::ui {

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

} // namespace stemdesk::ui
