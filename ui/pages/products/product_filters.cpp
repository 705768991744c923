#include "ui/pages/products/product_filters.h"

#include "ui/theme/paint.h"
#include "ui/widgets/chip.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/menu_text.h"

#include <QMenu>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

ProductFilters::ProductFilters(ChipRow &row, const CatalogueWords &words, QObject *parent)
    : QObject(parent), m_words(words)
{
    addTexts(row, tr("Type"), &ProductFilter::productType, &CatalogueWords::types);
    addTexts(row, tr("Category"), &ProductFilter::category, &CatalogueWords::categories);
    addSuppliers(row);
    addTexts(row, tr("Colour"), &ProductFilter::color, &CatalogueWords::colours);
}

void ProductFilters::add(ChipRow &row, const QString &label, std::function<void(QMenu &)> fill,
                         std::function<void()> forget)
{
    Part &part = m_parts.emplace_back();
    part.label = label;
    part.forget = std::move(forget);
    part.chip = row.addChip(label);
    part.menu = new QMenu(part.chip);
    part.menu->setAccessibleName(label);
    part.chip->setMenu(part.menu);
    connect(part.menu, &QMenu::aboutToShow, this, [menu = part.menu, fill = std::move(fill)] {
        menu->clear();
        fill(*menu);
    });
    connect(part.chip, &Chip::removed, this, [this, &part] { remove(part); });
}

void ProductFilters::showOnly(QString ProductFilter::*target, const QString &text)
{
    clear();
    const auto part = std::ranges::find(m_parts, target, &Part::target);
    if (part != m_parts.end())
        take(*part, text);
}

void ProductFilters::take(const Part &part, const QString &text)
{
    m_filter.*part.target = text;
    if (part.target == &ProductFilter::color)
        part.chip->setSwatches(m_words.looks({text}));
    choose(part, shownIn(part, text));
}

/// The stored form of a filter's word, which may be shown in another.
QString ProductFilters::shownIn(const Part &part, const QString &text)
{
    return part.target == &ProductFilter::productType ? productTypeTitle(text) : vocabularyText(text);
}

void ProductFilters::choose(const Part &part, const QString &text)
{
    part.chip->setText(text);
    part.chip->setAccessibleName(tr("%1: %2").arg(part.label, text));
    part.chip->setActive(true);
    part.chip->setRemovable(true);
    Q_EMIT changed();
}

void ProductFilters::remove(const Part &part)
{
    part.forget();
    part.chip->setText(part.label);
    part.chip->setAccessibleName(part.label);
    part.chip->setActive(false);
    part.chip->setRemovable(false);
    part.chip->setSwatches({});
    Q_EMIT changed();
}

void ProductFilters::addTexts(ChipRow &row, const QString &label, QString ProductFilter::*target,
                              QStringList CatalogueWords::*choices)
{
    const bool isColour = choices == &CatalogueWords::colours;
    const auto fill = [this, choices, isColour, index = m_parts.size()](QMenu &menu) {
        const Part &own = *std::next(m_parts.begin(), std::ptrdiff_t(index));
        for (const QString &text : m_words.*choices) {
            const QList<QColor> looks = isColour ? m_words.looks({text}) : QList<QColor>();
            QAction *action = menu.addAction(swatchIcon(looks), menuText(shownIn(own, text)));
            connect(action, &QAction::triggered, this, [this, &own, text] { take(own, text); });
        }
    };
    add(row, label, fill, [this, target] { (m_filter.*target).clear(); });
    m_parts.back().target = target;
}

void ProductFilters::addSuppliers(ChipRow &row)
{
    const auto fill = [this, index = m_parts.size()](QMenu &menu) {
        const Part &own = *std::next(m_parts.begin(), std::ptrdiff_t(index));
        for (const NamedSupplier &supplier : m_words.suppliers) {
            connect(menu.addAction(menuText(supplier.name)), &QAction::triggered, this, [this, &own, supplier] {
                m_filter.supplierId = supplier.id;
                choose(own, supplier.name);
            });
        }
    };
    add(row, tr("Supplier"), fill, [this] { m_filter.supplierId.reset(); });
}

bool ProductFilters::isEmpty() const
{
    return std::ranges::none_of(m_parts, [](const Part &part) { return part.chip->isActive(); });
}

void ProductFilters::clear()
{
    const QSignalBlocker quiet(this);
    for (const Part &part : m_parts)
        remove(part);
}

} // namespace stemdesk::ui
