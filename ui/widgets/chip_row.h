#pragma once

#include <QColor>
#include <QList>
#include <QWidget>

namespace stemdesk::ui {

class Chip;

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
