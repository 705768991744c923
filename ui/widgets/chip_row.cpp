#include "ui/widgets/chip_row.h"

#include "ui/widgets/chip.h"
#include "ui/widgets/layout/flow_layout.h"

namespace stemdesk::ui {

ChipRow::ChipRow(QWidget *parent) : QWidget(parent)
{
    new FlowLayout(this);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

Chip *ChipRow::addChip(const QString &text)
{
    auto *chip = new Chip(text, this);
    addWidget(chip);
    return chip;
}

Chip *ChipRow::addColour(const QString &name, const QList<QColor> &colours)
{
    Chip *chip = addChip(name);
    chip->setSwatches(colours);
    chip->setPlain();
    return chip;
}

void ChipRow::addWidget(QWidget *widget)
{
    layout()->addWidget(widget);
    widget->show();
    updateGeometry();
}

void ChipRow::removeChip(Chip *chip)
{
    layout()->removeWidget(chip);
    chip->hide();
    chip->deleteLater();
    updateGeometry();
}

void ChipRow::clear(const QWidget *kept)
{
    const auto all = chips();
    for (Chip *chip : all) {
        if (chip != kept)
            removeChip(chip);
    }
}

QList<Chip *> ChipRow::chips() const
{
    QList<Chip *> found;
    for (int i = 0; i < layout()->count(); ++i) {
        if (auto *chip = qobject_cast<Chip *>(layout()->itemAt(i)->widget()))
            found.append(chip);
    }
    return found;
}

} // namespace stemdesk::ui
