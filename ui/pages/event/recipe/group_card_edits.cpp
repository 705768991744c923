// The actions of a card: changes of its group and lines. For its looks see group_card.cpp.
#include "ui/pages/event/recipe/group_card.h"

#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/delegates/cell_roles.h"
#include "ui/flowers/flower_field.h"
#include "ui/icons.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/pricing/refresh_lines_model.h"
#include "ui/pages/event/recipe/lines_model.h"
#include "ui/pages/event/recipe/unknown_rows.h"
#include "ui/pages/event/title_field.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/undo/series_edits.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/held_keys.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/error_text.h"
#include "ui/words/event_words.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/menu_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QMenu>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

constexpr int kSuppliersOffered = 100;

} // namespace

void GroupCard::patch(const QString &text, const EventGroupPatch &patch)
{
    m_document.run(patchGroupEdit(text, m_group, patch), this, [this](const Status &status) {
        if (!status)
            showNote(errorText(status.error()));
    });
}

void GroupCard::onNameCommitted(const QString &name)
{
    m_name->readAs(name.trimmed());
    m_document.run(patchGroupEdit(tr("Rename %1").arg(m_group.name), m_group, {.name = name}), this,
                   [this](const Status &status) { showOutcome(m_name, status); });
}

void GroupCard::onCopiesCommitted(const QString &text)
{
    const std::optional<double> copies = CopiesField::copiesFrom(text);
    if (!copies) {
        m_copies->setRefused(tr("“%1” is not a number.").arg(text));
        return;
    }
    m_copies->readAs(CopiesField::textFrom(*copies));
    m_document.run(patchGroupEdit(tr("Change how many of %1").arg(m_group.name), m_group, {.quantity = copies}), this,
                   [this](const Status &status) { showOutcome(m_copies, status); });
}

FigureBefore GroupCard::stems() const
{
    return LinesModel::stemsOf(m_document, m_group.quantity);
}

void GroupCard::onMatchChosen(const VariantMatch &match, std::optional<double> quantity)
{
    const QString doubt = quantity ? figureDoubt(*quantity, stems()) : QString();
    if (doubt.isEmpty()) {
        addLine(match, quantity);
        return;
    }
    m_keys->release();
    m_unknown->add({{.words = u"%1 %2"_s.arg(match.productName, match.variant.name), .quantity = quantity}});
    m_unknown->fields().constLast()->setFocus(Qt::OtherFocusReason);
    showNote(doubt);
}

void GroupCard::addLine(const VariantMatch &match, std::optional<double> quantity)
{
    const auto made = std::make_shared<EventItemId>();
    const EventItemPatch line{
        .variantId = match.variant.id, .supplierId = match.supplierId, .quantity = quantity.value_or(1)};
    const QString flower = flowerText(match.productName, match.variant.name, match.productType);
    const LinePlace place{.event = m_group.eventId, .group = m_group.id};
    m_keys->hold(); // The next keys type the quantity.
    m_document.run(createItemEdit(tr("Add %1").arg(flower), place, line, made), this,
                   [this, made, hasQuantity = quantity.has_value()](const Status &status) {
                       showNote(status ? QString() : errorText(status.error()));
                       if (status)
                           onLineAdded(*made, hasQuantity);
                       m_keys->release();
                   });
}

void GroupCard::onLineAdded(const EventItemId &id, bool hasQuantity)
{
    const QModelIndex cell = m_lines->indexOf(id, LinesModel::Stems);
    if (!cell.isValid() || !isVisible()) // If the user has gone to another page, the focus stays there.
        return;
    m_table->setCurrentIndex(cell);
    if (hasQuantity || m_keys->isLeft())
        return; // The next line can be typed at once, unless the user has gone elsewhere.
    m_returnsToAdding = true;
    m_table->setFocus(Qt::OtherFocusReason);
    m_table->edit(cell);
}

void GroupCard::onEditorClosed(int hint)
{
    if (!std::exchange(m_returnsToAdding, false) || hint != QAbstractItemDelegate::SubmitModelCache)
        return;
    m_keys->hold();
    // After the view has closed its editor and taken the focus itself.
    QTimer::singleShot(0, this, [this] {
        const QModelIndex cell = m_table->currentIndex();
        m_returnsToAdding = !cell.data(ErrorRole).toString().isEmpty();
        if (m_returnsToAdding) // A refused quantity is corrected where it was typed.
            m_table->edit(cell);
        else
            focusAddField();
        m_keys->release();
    });
}

/// The keys that follow are meant for the editor that has gone: they must reach neither the next field nor another
/// line's cell.
void GroupCard::onEditedLineRemoved(const QString &typed)
{
    m_returnsToAdding = false;
    m_table->setCurrentIndex({});
    m_removed = typed.isEmpty() ? QString() : tr("The line was deleted meanwhile; “%1” was not stored.").arg(typed);
}

/// Once the lines are those that are left: the table keeps the keyboard; without any lines, its card.
void GroupCard::tellRemoved()
{
    if (!m_removed)
        return;
    showNote(std::exchange(m_removed, {}).value());
    QWidget *keys = m_group.items.isEmpty() ? static_cast<QWidget *>(this) : m_table;
    // Not yet, but before the view gives its old place the focus, which it does unless something else has moved it.
    QMetaObject::invokeMethod(
        keys, [keys] { keys->setFocus(Qt::OtherFocusReason); }, Qt::QueuedConnection);
}

void GroupCard::onAdviceTaken()
{
    const auto id = m_advice->property("line").value<EventItemId>();
    const QModelIndex cell = m_lines->indexOf(id, LinesModel::Stems);
    if (cell.isValid())
        m_lines->setData(cell, m_advice->property("quantity"), Qt::EditRole);
}

void GroupCard::takeAdvice(const LineRow &line)
{
    const QModelIndex cell = m_lines->indexOf(line.item.id, LinesModel::Stems);
    if (line.saving && cell.isValid())
        m_lines->setData(cell, line.saving->quantity, Qt::EditRole);
}

std::optional<LineRow> GroupCard::currentLine() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? std::optional(m_lines->rowAt(current.row())) : std::nullopt;
}

QList<LineRow> GroupCard::selectedLines() const
{
    QList<LineRow> lines;
    auto rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex &row : std::as_const(rows))
        lines.append(m_lines->rowAt(row.row()));
    return lines;
}

void GroupCard::deleteLines()
{
    const QList<LineRow> lines = selectedLines();
    if (lines.isEmpty())
        return;
    QList<EventItemId> ids;
    for (const LineRow &line : lines)
        ids.append(line.item.id);
    const bool isOne = lines.size() == 1;
    const QString what = isOne ? lines.constFirst().flower : tr("%n lines", nullptr, int(lines.size()));
    Edit edit = removeItemsEdit(tr("Delete %1").arg(what), {.event = m_group.eventId, .group = m_group.id}, ids);
    edit.offer = tr("Deleted %1 from %2").arg(what, m_group.name);
    m_document.run(edit, this, [this](const Status &status) {
        if (!status)
            showNote(errorText(status.error()));
    });
}

void GroupCard::duplicateLines()
{
    QList<EventItem> items;
    for (const QList<LineRow> lines = selectedLines(); const LineRow &line : lines)
        items.append(line.item);
    if (items.isEmpty())
        return;
    const QString text = tr("Duplicate %n lines", nullptr, int(items.size()));
    m_document.run(duplicateItemsEdit(text, {.event = m_group.eventId, .group = m_group.id}, items), this,
                   [this](const Status &status) {
                       if (!status)
                           showNote(errorText(status.error()));
                   });
}

void GroupCard::pasteQuantities(const QModelIndex &from, const QList<QStringList> &cells)
{
    for (int i = 0; i < int(cells.size()) && from.row() + i < m_lines->rowCount(); ++i) {
        const QString text = cells.at(i).value(0).trimmed();
        if (!text.isEmpty())
            m_lines->setData(m_lines->index(from.row() + i, LinesModel::Stems), text,
                             MeantRole); // The table has asked.
    }
}

void GroupCard::showLineMenu(const QPoint &at)
{
    const QList<LineRow> lines = selectedLines();
    if (lines.isEmpty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(iconFor(u"duplicate"_s), tr("Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D), this,
                    &GroupCard::duplicateLines);
    if (lines.size() == 1) {
        addMoveActions(*menu, lines.constFirst().item);
        addLineActions(*menu, lines.constFirst());
    }
    menu->addSeparator();
    menu->addAction(iconFor(u"delete"_s), tr("Delete"), QKeySequence(Qt::Key_Delete), this, &GroupCard::deleteLines);
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

void GroupCard::addLineActions(QMenu &menu, const LineRow &line)
{
    menu.addAction(iconFor(u"swap"_s), tr("Replace in the whole event…"), QKeySequence(Qt::CTRL | Qt::Key_R), this,
                   &GroupCard::openReplace);
    addPriceAction(menu, line);
    if (line.saving)
        menu.addAction(tr("Make it %1, and save a pack").arg(quantityText(line.saving->quantity)),
                       QKeySequence(Qt::CTRL | Qt::Key_Period), this, [this, line] { takeAdvice(line); });
}

/// Keeps the line's price, or releases it; the menu's text includes the difference.
void GroupCard::addPriceAction(QMenu &menu, const LineRow &line)
{
    const EventId event = m_document.shown().id;
    const SomeLines only = QSet<EventItemId>{line.item.id};
    if (!line.item.kept) {
        if (line.item.price.isPriced)
            menu.addAction(tr("Pin this price"), this, [this, event, only, name = line.flower] {
                runAndTell(keepPricesEdit(tr("Pin the price of %1").arg(name), event, only));
            });
        return;
    }
    const auto today = m_document.context().services.freeze.todaysPricesOf(event, only);
    if (!today)
        return;
    const QString &currency = m_document.shop().currency;
    QString text = tr("Unpin this price, which stays the same");
    if (!today->lines.isEmpty()) {
        const RefreshedLine &changed = today->lines.constFirst();
        const QString cost =
            changed.unitCostAfter ? moneyText(*changed.unitCostAfter, currency) : tr("none on any list");
        text = tr("Unpin this price: %1 today (event %2)")
                   .arg(cost, differenceText(changed.priceDifferenceIncTax, currency));
    }
    menu.addAction(text, this, [this, patch = today->patch, name = line.flower] {
        runAndTell(patchEventEdit(tr("Unpin the price of %1").arg(name), m_document.shown(), patch));
    });
}

void GroupCard::runAndTell(const Edit &edit)
{
    m_document.run(edit, this, [this](const Status &status) {
        if (!status)
            showNote(errorText(status.error()));
    });
}

void GroupCard::addMoveActions(QMenu &menu, const EventItem &item)
{
    QMenu *move = menu.addMenu(iconFor(u"move"_s), tr("Move to"));
    for (const EventGroup &group : m_document.shown().groups) {
        if (group.id == m_group.id)
            continue;
        move->addAction(menuText(group.name), this, [this, item, to = group.id, name = group.name] {
            const LinePlace place{.event = m_group.eventId, .group = to};
            m_document.run(moveItemEdit(tr("Move a line to %1").arg(name), place, item, std::nullopt), this,
                           [this](const Status &status) {
                               if (!status)
                                   showNote(errorText(status.error()));
                           });
        });
    }
    move->setEnabled(!move->isEmpty());
}

/// The run sheet takes it there.
void GroupCard::buildPlaces()
{
    QMenu *places = m_menu->addMenu(iconFor(u"suppliers"_s), tr("Goes to"));
    places->setObjectName(u"places"_s);
    for (const QLatin1StringView place : {kCeremonyPlace, kVenuePlace}) {
        QAction *action = places->addAction(placeText(place), this, [this, place] {
            patch(tr("Change where %1 goes").arg(m_group.name), {.place = QString(place)});
        });
        action->setCheckable(true);
        connect(places, &QMenu::aboutToShow, action, [this, action, place] {
            const QString wanted = m_group.place;
            action->setChecked((wanted.isEmpty() ? placeOf(m_document.shown(), m_group) : wanted) == place);
        });
    }
}

void GroupCard::move(int places)
{
    moveTo(m_group.position + places);
}

void GroupCard::moveTo(int place)
{
    if (place != m_group.position)
        patch(tr("Move %1").arg(m_group.name), {.position = place});
}

/// Replaces a recipe with the same name.
void GroupCard::keepAsRecipe()
{
    const auto recipes = m_document.context().services.templates.recipes();
    if (!recipes) {
        showNote(errorText(recipes.error()));
        return;
    }
    const auto before = std::ranges::find(*recipes, m_group.name, &EventTemplateSummary::name);
    Edit edit = keepRecipeEdit(tr("Keep %1 as a recipe").arg(m_group.name), m_group,
                               before == recipes->cend() ? std::nullopt : std::optional(before->id));
    edit.offer = before == recipes->cend() ? tr("Kept %1 as a recipe for other events").arg(m_group.name)
                                           : tr("Updated the recipe %1").arg(m_group.name);
    m_document.run(edit, this, [this](const Status &status) {
        if (!status)
            showNote(errorText(status.error()));
    });
}

void GroupCard::duplicate()
{
    m_document.run(duplicateGroupEdit(tr("Duplicate %1").arg(m_group.name), m_group, tr("%1 (copy)").arg(m_group.name)),
                   this, [this](const Status &status) {
                       if (!status)
                           showNote(errorText(status.error()));
                   });
}

void GroupCard::remove()
{
    Edit edit = removeGroupEdit(tr("Delete %1").arg(m_group.name), m_group);
    edit.offer = m_group.items.isEmpty()
        ? tr("Deleted %1").arg(m_group.name)
        : tr("Deleted %1 with %n lines", nullptr, int(m_group.items.size())).arg(m_group.name);
    m_document.run(edit);
}

QList<SupplierChoice> GroupCard::supplierChoices(const QModelIndex &index) const
{
    const EventRecipe &recipe = m_document.recipe();
    const EventItem item = m_lines->rowAt(index.row()).item;
    QList<SupplierChoice> choices{{.id = SupplierId(), .name = tr("any")}};
    const auto add = [&](const Supplier &supplier) {
        const bool isCurrent = supplier.id == item.supplierId;
        if (isCurrent || !supplier.isArchived)
            choices.append({.id = supplier.id, .name = supplier.name});
    };
    const QList<SupplierId> named = recipe.goods.value(item.variantId).variant.supplierIds;
    for (const SupplierId &id : named)
        add(recipe.suppliers.value(id));
    if (named.isEmpty()) { // Any supplier.
        const auto all =
            m_document.context().services.suppliers.list({.isArchived = false}, {.limit = kSuppliersOffered});
        for (const Supplier &supplier : all ? all->rows : QList<Supplier>())
            add(supplier);
    }
    const bool isOffered = std::ranges::find(choices, item.supplierId, &SupplierChoice::id) != choices.cend();
    if (!isOffered)
        add(recipe.suppliers.value(item.supplierId));
    return choices;
}

} // namespace stemdesk::ui
