#include "ui/import/row_choice.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/chip_row.h"
#include "ui/words/menu_text.h"

#include <QHBoxLayout>
#include <QMenu>

namespace stemdesk::ui {

using namespace metric;

RowChoice::RowChoice(QWidget *parent)
    : QWidget(parent), m_adder(new Chip(tr("Leave rows out"))), m_menu(new QMenu(m_adder)), m_chips(new ChipRow)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(kSpace24, 0, kSpace24, 0);
    row->setSpacing(kSpace8);
    row->addWidget(m_adder);
    row->addWidget(m_chips, 1);
    m_adder->setMenu(m_menu);
}

void RowChoice::setFile(const ImportFile &file, const QList<RowSkip> &skips)
{
    m_header = file.header;
    m_values = file.values;
    m_skips = skips;
    fillMenu();
    showChips();
}

void RowChoice::fillMenu()
{
    m_menu->clear();
    for (qsizetype column = 0; column < m_header.size(); ++column) {
        const QStringList values = m_values.value(column);
        if (values.size() < 2) // All rows or none.
            continue;
        QMenu *ofColumn = m_menu->addMenu(menuText(m_header.at(column)));
        for (const QString &value : values)
            connect(ofColumn->addAction(menuText(value)), &QAction::triggered, this,
                    [this, column, value] { add({.column = column, .value = value}); });
    }
}

void RowChoice::add(const RowSkip &skip)
{
    if (!m_skips.contains(skip))
        m_skips.append(skip);
    showChips();
}

void RowChoice::showChips()
{
    m_chips->clear();
    for (const RowSkip &skip : std::as_const(m_skips)) {
        Chip *chip = m_chips->addChip(tr("%1 is %2").arg(m_header.value(skip.column), skip.value));
        chip->setRemovable(true);
        connect(
            chip, &Chip::removed, this,
            [this, skip] {
                m_skips.removeAll(skip);
                showChips();
            },
            Qt::QueuedConnection); // The chip tells it itself.
    }
    setVisible(!m_menu->isEmpty() || !m_skips.isEmpty());
}

} // namespace stemdesk::ui
