#include "ui/pages/products/colours_field.h"

#include "ui/theme/paint.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/layout/scrolling.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/menu_text.h"

#include <QMenu>

namespace stemdesk::ui {

ColoursField::ColoursField(const CatalogueWords &words, QWidget *parent) : ChipRow(parent), m_words(words)
{
    setProperty("tall", true); // May take several lines.
    setAccessibleName(tr("Colours"));
    setColours({});
}

void ColoursField::setColours(const QStringList &colours)
{
    const QList<QColor> looks = m_words.looks(colours, int(colours.size()));
    if (!chips().isEmpty() && colours == m_colours && looks == m_looks)
        return;
    const KeptPlace kept(this);
    m_colours = colours;
    m_looks = looks;
    clear();
    for (const QString &name : colours) {
        Chip *chip = addChip(vocabularyText(name));
        chip->setSwatches(m_words.looks({name}));
        chip->setRemovable(true);
        connect(chip, &Chip::removed, this, [this, name] {
            QStringList left = m_colours;
            left.removeOne(name);
            Q_EMIT chosen(left);
        });
    }
    Chip *add = addChip(colours.isEmpty() ? tr("Choose a colour") : tr("Add"));
    add->setAccessibleName(tr("Add a colour"));
    auto *menu = new QMenu(add);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMenu(*menu); });
    add->setMenu(menu);
}

void ColoursField::fillMenu(QMenu &menu)
{
    menu.clear();
    for (const QString &name : m_words.colours) {
        if (m_colours.contains(name, Qt::CaseInsensitive))
            continue;
        connect(menu.addAction(swatchIcon(m_words.looks({name})), menuText(vocabularyText(name))), &QAction::triggered,
                this, [this, name] { Q_EMIT chosen(m_colours + QStringList(name)); });
    }
}

} // namespace stemdesk::ui
