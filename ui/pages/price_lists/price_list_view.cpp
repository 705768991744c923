#include "ui/pages/price_lists/price_list_view.h"

#include "core/base/wording.h"
#include "core/domain/prices/tax_category.h"
#include "ui/delegates/supplier_delegate.h"
#include "ui/flowers/flower_field.h"
#include "ui/pages/price_lists/price_entries_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/price_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/draft.h"
#include "ui/widgets/fields/held_keys.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/column_share.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"
#include "ui/words/billing_words.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/menu_text.h"
#include "ui/words/money_text.h"
#include "ui/words/price_words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QMenu>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kPinsNamed = 12;
constexpr int kSearchStretch = 1000; ///< Nothing else in its row grows before the search is as wide as elsewhere.

/// First the suppliers that sell the variety, then the others by name, then any supplier.
QList<SupplierChoice> suppliersFor(const ListedVariant &variant, const QList<NamedSupplier> &known,
                                   const PriceEntriesModel &prices)
{
    QList<SupplierChoice> choices{{.id = {}, .name = prices.supplierName({})}};
    for (const SupplierId &id : variant.supplierIds)
        choices.append({.id = id, .name = prices.supplierName(id)});
    for (const NamedSupplier &supplier : known) {
        if (!variant.supplierIds.contains(supplier.id))
            choices.append({.id = supplier.id, .name = supplier.name});
    }
    return choices;
}

} // namespace

PriceListView::PriceListView(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_prices(new PriceEntriesModel(context, this)), m_name(new ValueField),
      m_date(new DayField(tr("Prices valid from"), [&context] { return shopToday(context); })), m_tax(new ValueField),
      m_facts(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_pins(new Button({}, Button::Kind::Link)),
      m_pinMenu(new QMenu(this)), m_search(new SearchField), m_supplierChip(new Chip(tr("Supplier"))),
      m_supplierMenu(new QMenu(this)), m_refusal(new InlineMessage(Tone::Error)), m_table(new TableView(tr("Prices"))),
      m_empty(new EmptyState(u"price-lists"_s,
                             tr("This list has no prices yet. Type a variety below, or make a new list from an older "
                                "one, with all its prices raised at once."))),
      m_centre(new ListStack(m_table, m_empty, tr("No matching prices on this list."))),
      m_add(new FlowerField(context)), m_draft(new Draft(m_add)), m_keys(new HeldKeys(this))
{
    buildTable();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(buildFacts());
    for (ValueField *field : fields()) {
        auto *conflict = new ConflictNote;
        conflict->setContentsMargins(kSpace16, 0, kSpace16, kSpace8);
        column->addWidget(conflict);
        showConflictIn(conflict, field);
    }
    column->addWidget(m_refusal);
    column->addWidget(m_centre, 1);
    column->addWidget(buildFoot());
    connectFields();
    connectTable();
    setFocusProxy(m_table);
}

std::array<ValueField *, 3> PriceListView::fields() const
{
    return {m_name, m_date, m_tax};
}

QWidget *PriceListView::buildHead()
{
    auto *head = new QWidget;
    m_head = new QHBoxLayout(head);
    m_head->setSpacing(kSpace8);
    m_terms = new QHBoxLayout;
    m_name->setAccessibleName(tr("Name of the list"));
    m_name->setPlaceholderText(tr("Name of the list"));
    m_tax->setAccessibleName(tr("Tax on these prices"));
    m_tax->setAlignment(Qt::AlignRight);
    m_tax->setFigure(NumberUnit::Percent);
    m_tax->setFixedWidth(kSpace24 * 3);
    for (ValueField *field : fields())
        field->setProperty("kind", u"page"_s);
    m_head->addWidget(m_name, 1);
    m_terms->addWidget(new TextLabel(tr("From"), TextStyle::Body, Tone::Quiet));
    m_terms->addWidget(m_date);
    m_terms->addWidget(new TextLabel(tr("Tax"), TextStyle::Body, Tone::Quiet));
    m_terms->addWidget(m_tax);
    m_terms->addStretch(0);
    m_head->addLayout(m_terms);
    return head;
}

QWidget *PriceListView::buildFacts()
{
    auto *facts = new QWidget;
    auto *row = m_tools = new QHBoxLayout(facts);
    row->setSpacing(kSpace8);
    m_search->setPlaceholder(tr("Search this list…"));
    m_search->setMaximumWidth(kSearchWidth);
    m_supplierChip->setMenu(m_supplierMenu);
    m_supplierChip->setFixedHeight(controlHeight()); // Like the button in its row.
    row->addWidget(m_search, kSearchStretch);
    row->addWidget(m_supplierChip);
    row->addStretch(1);
    m_pins->setTone(Tone::Quiet); // The list's name is louder.
    m_pins->setFont(fontFor(TextStyle::Body));
    row->addWidget(m_pins);
    auto *copy = new Button(tr("New from this…"));
    copy->setAccessibleName(tr("New list from this one"));
    connect(copy, &QAbstractButton::clicked, this, [this] { Q_EMIT copyRequested(m_list.list); });
    row->addWidget(copy);
    auto *more = new IconButton(u"more"_s, tr("More"));
    auto *menu = new QMenu(more);
    connect(menu->addAction(tr("Duplicate")), &QAction::triggered, this,
            [this] { Q_EMIT duplicateRequested(m_list.list); });
    m_taxMenu = menu->addMenu(tr("Tax category"));
    connect(m_taxMenu, &QMenu::aboutToShow, this, &PriceListView::fillTaxes);
    connect(menu->addAction(tr("Why no tax is charged…")), &QAction::triggered, this, &PriceListView::askReason);
    connect(menu->addAction(tr("Delete")), &QAction::triggered, this,
            [this] { Q_EMIT deleteRequested(m_list.list.id); });
    more->setMenu(menu);
    more->setPopupMode(QToolButton::InstantPopup);
    row->addWidget(more);
    m_pins->setMenu(m_pinMenu);
    connect(m_pinMenu, &QMenu::aboutToShow, this, &PriceListView::showPins);
    return facts;
}

QWidget *PriceListView::buildFoot()
{
    auto *foot = new CardRow;
    auto *row = m_foot = foot->row();
    row->setSpacing(kSpace16);
    m_add->setPlaceholderText(tr("Add a price: type a variety, like “quick 50”"));
    m_add->setAccessibleName(tr("Add a price"));
    row->addWidget(m_add);
    row->addWidget(m_facts);
    return foot;
}

void PriceListView::buildTable()
{
    m_table->setModel(m_prices);
    m_table->setStretchedColumn(PriceEntriesModel::Variety);
    (new ColumnShare(*m_table))->remember(columnMemory(m_context.settings, u"prices"_s));
    const auto choices = [this](const QModelIndex &index) {
        return suppliersFor(m_prices->variantAt(index.row()), CatalogueWords::read(m_context.services).suppliers,
                            *m_prices);
    };
    m_table->setItemDelegateForColumn(PriceEntriesModel::Supplier, new SupplierDelegate(choices, m_table));
}

void PriceListView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int end = kPageEdge + std::max(0, width() - kPageMeasure); // Where the prices end.
    m_head->setContentsMargins(kSpace16, kSpace12, end, 0);
    m_tools->setContentsMargins(kSpace16, kSpace8, end, kSpace8);
    m_foot->setContentsMargins(kSpace16, kSpace8, end, kSpace12);
    const bool isTight = width() < m_terms->sizeHint().width() + kNumberWidth + 2 * kSpace16;
    m_head->setDirection(isTight ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QHeaderView *header = m_table->horizontalHeader();
    const QString currency = m_context.shop.currency;
    const QString supplier = PriceEntriesModel::tr("any supplier") + u"MM"_s;
    header->resizeSection(PriceEntriesModel::Supplier,
                          std::max(columnWidth(*header, PriceEntriesModel::Supplier, supplier), width() / 5));
    const std::pair<int, QString> usual[] = {{PriceEntriesModel::UnitCost, moneyText(999.99, currency)},
                                             {PriceEntriesModel::CustomerPrice, moneyText(1'999.99, currency)},
                                             {PriceEntriesModel::Difference, PriceWords::change(-19.9)}};
    for (const auto &[column, text] : usual)
        header->resizeSection(column, columnWidth(*header, column, text, TextStyle::Strong));
    const auto giveWay = [&](const QString &name) {
        return giveWayToNames(*header, PriceEntriesModel::Variety, width(),
                              {PriceEntriesModel::Difference, PriceEntriesModel::CustomerPrice}, name);
    };
    giveWay({});
    const int whole = columnWidth(*header, PriceEntriesModel::Supplier, u"Avon Flower Market"_s);
    int least = std::min(whole, width() / 4); // Most names leave this much.
    if (header->isSectionHidden(PriceEntriesModel::Difference)) {
        header->resizeSection(PriceEntriesModel::Supplier, width() / 5); // Its names can be guessed when they are cut.
        const int spare = giveWay(u"Lisianthus ‘Rosita’ 70 cm"_s); // So can these.
        least = std::min(whole, width() / 5 + std::max(spare, 0));
    }
    header->resizeSection(PriceEntriesModel::Supplier,
                          std::max(header->sectionSize(PriceEntriesModel::Supplier), least));
}

void PriceListView::connectFields()
{
    connect(m_name, &ValueField::committed, this, [this](const QString &text) { change({.name = text}, m_name); });
    connect(m_tax, &ValueField::committed, this, &PriceListView::onTaxCommitted);
    connect(m_date, &DayField::dayCommitted, this, &PriceListView::onDateCommitted);
    connect(m_date, &ValueField::refusedChanged, this,
            [this](const QString &reason) { m_refusal->setMessage(m_date->needsAnswer() ? QString() : reason); });
    connect(m_search, &SearchField::searched, this, &PriceListView::search);
    connect(m_search, &SearchField::leftForResults, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_supplierMenu, &QMenu::aboutToShow, this, &PriceListView::fillSuppliers);
    connect(m_supplierChip, &Chip::removed, this, [this] { chooseSupplier(std::nullopt); });
    connect(m_add, &FlowerField::matchAwaited, m_keys, &HeldKeys::hold);
    connect(m_add, &FlowerField::nothingTaken, m_keys, &HeldKeys::release);
    connect(m_add, &FlowerField::matchChosen, this, [this](const VariantMatch &match) {
        m_keys->hold(); // The next keys are for the price.
        m_prices->add(match);
    });
    connect(m_prices, &PriceEntriesModel::addRefused, m_keys, &HeldKeys::release);
    connect(m_add, &QLineEdit::textEdited, this, [this] { m_refusal->setMessage({}); });
}

void PriceListView::connectTable()
{
    connect(m_prices, &PriceEntriesModel::refused, m_refusal,
            [this](const QString &reason) { m_refusal->setMessage(reason); });
    connect(
        m_table, &TableView::editedRowRemoved, m_refusal,
        [this](const QString &typed) { m_refusal->setMessage(RefusalNote::removedText(typed)); }, Qt::QueuedConnection);
    connect(m_prices, &PriceEntriesModel::refreshed, this, &PriceListView::onRefreshed);
    connect(m_prices, &PriceEntriesModel::added, this, &PriceListView::onAdded);
    connect(m_prices, &QAbstractItemModel::modelAboutToBeReset, this, &PriceListView::rememberCurrent);
    connect(m_table, &TableView::pasted, m_prices, &PriceEntriesModel::paste);
    connect(m_table, &TableView::deleteRequested, this, &PriceListView::removeSelected);
    connect(m_table, &TableView::duplicateRequested, this,
            [this] { m_prices->duplicate(m_table->currentIndex().row()); });
    m_empty->addSecondAction(tr("Import prices…"));
    connect(m_empty, &EmptyState::secondActionChosen, this, &PriceListView::importRequested);
}

void PriceListView::setList(const ListedPriceList &list)
{
    const bool isOther = list.list.id != m_list.list.id;
    if (isOther) // For the one before.
        storeTyped(*this);
    m_list = list;
    m_prices->setList(list);
    if (isOther) {
        m_refusal->setMessage({});
        m_search->clear();
        chooseSupplier(std::nullopt);
        for (ValueField *field : fields()) {
            field->setRefused({});
            field->setText(field->value());
        }
    }
    m_name->setValue(list.list.name);
    m_tax->setValue(PriceWords::tax(list.list.taxMultiplier));
    m_date->setDay(list.list.date);
    m_add->setProductType(list.list.productType);
    if (isOther) {
        m_draft->leave();
        m_add->clear();
        m_draft->enter(draftMemory(m_context, u"price"_s, list.list.id.text()));
    }
    nameRecord(*this, PriceWords::title(list.list));
    m_table->setAccessibleName(tr("Prices of %1").arg(PriceWords::title(list.list)));
    showFacts();
    onRefreshed();
}

void PriceListView::showFacts()
{
    QStringList parts{productTypeTitle(m_list.list.productType), tr("%n price(s)", nullptr, m_list.list.entriesCount)};
    if (!m_list.list.taxCategory.isEmpty())
        parts += taxCategoryWords(m_list.list.taxCategory);
    m_facts->setText(parts.join(u" · "_s));
    m_pins->setText(tr("Pinned by %n event(s)", nullptr, int(m_list.pinningEvents)));
    m_pins->setVisible(m_list.pinningEvents > 0);
}

void PriceListView::fillTaxes()
{
    m_taxMenu->clear();
    QStringList categories = namesFrom(kTaxCategories);
    categories.prepend(QString());
    for (const QString &category : std::as_const(categories)) {
        QAction *action =
            m_taxMenu->addAction(category.isEmpty() ? tr("as its rate says") : taxCategoryWords(category));
        action->setCheckable(true);
        action->setChecked(category == m_list.list.taxCategory);
        connect(action, &QAction::triggered, this, [this, category] { change({.taxCategory = category}, m_tax); });
    }
}

void PriceListView::askReason()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Why no tax is charged"));
    dialog->setLabelText(tr("As invoices say it:"));
    dialog->setTextValue(m_list.list.exemptionReason);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this](const QString &reason) { change({.exemptionReason = reason}, m_tax); });
    dialog->open();
}

void PriceListView::showPins()
{
    m_pinMenu->clear();
    const auto events = m_context.services.prices.pinnedBy(m_list.list.id, kPinsNamed);
    if (!events)
        return;
    for (const PinningEvent &event : *events)
        connect(m_pinMenu->addAction(menuText(event.name)), &QAction::triggered, this,
                [this, id = event.id] { Q_EMIT eventChosen(id); });
    if (m_list.pinningEvents > events->size())
        m_pinMenu->addAction(tr("and earlier events"))->setEnabled(false);
}

void PriceListView::change(const PriceListPatch &patch, ValueField *field)
{
    m_context.edits.run(PriceEdits::change(m_list.list, patch), field,
                        [this, field, take = outcomeOf(field)](const Status &status) {
                            take(status);
                            m_refusal->setMessage(field->needsAnswer() ? QString() : field->reason());
                        });
}

void PriceListView::onTaxCommitted(const QString &text)
{
    const auto tax = PriceWords::typedTax(text);
    if (tax) {
        change({.taxMultiplier = *tax}, m_tax);
        return;
    }
    const QString reason = tr("“%1” is not a tax rate; write a percentage, like 20.").arg(text);
    m_tax->setRefused(reason);
    m_refusal->setMessage(reason);
}

void PriceListView::onDateCommitted(QDate day)
{
    change({.date = day}, m_date);
}

void PriceListView::search()
{
    m_prices->setFilter({.q = m_search->text().trimmed(), .supplierId = m_supplier});
}

void PriceListView::fillSuppliers()
{
    m_supplierMenu->clear();
    QList<NamedSupplier> suppliers = CatalogueWords::read(m_context.services).suppliers;
    suppliers.prepend({.id = {}, .name = m_prices->supplierName({})});
    for (const NamedSupplier &supplier : std::as_const(suppliers))
        connect(m_supplierMenu->addAction(menuText(supplier.name)), &QAction::triggered, this,
                [this, id = supplier.id] { chooseSupplier(id); });
}

void PriceListView::chooseSupplier(const std::optional<SupplierId> &supplier)
{
    m_supplier = supplier;
    m_supplierChip->setText(supplier ? m_prices->supplierName(*supplier) : tr("Supplier"));
    m_supplierChip->setAccessibleName(supplier ? tr("Supplier: %1").arg(m_prices->supplierName(*supplier))
                                               : tr("Supplier"));
    m_supplierChip->setActive(supplier.has_value());
    m_supplierChip->setRemovable(supplier.has_value());
    search();
}

void PriceListView::rememberCurrent()
{
    m_current = m_prices->entryAt(m_table->currentIndex().row()).id;
}

void PriceListView::onRefreshed()
{
    const int rows = m_prices->rowCount();
    m_centre->showFor(rows, m_prices->filter() != PriceEntryFilter());
    if (rows == 0 || m_table->currentIndex().isValid())
        return;
    const int row = std::max(0, m_prices->rowOf(m_current));
    m_table->setCurrentIndex(m_prices->index(row, PriceEntriesModel::UnitCost));
}

void PriceListView::onAdded(const PriceEntryId &id, const QString &words)
{
    if (m_prices->rowOf(id) < 0) { // Hidden by the search or the supplier.
        m_search->clear();
        chooseSupplier(std::nullopt);
    }
    if (m_prices->rowOf(id) < 0 && m_prices->canFetchMore({})) { // Far down a long list: searched by its name instead.
        m_search->setText(words);
        search();
    }
    const int row = m_prices->rowOf(id);
    if (row >= 0 && isVisible()) { // Otherwise hidden with the whole page.
        const QModelIndex cost = m_prices->index(row, PriceEntriesModel::UnitCost);
        m_table->setCurrentIndex(cost);
        m_table->scrollTo(cost);
        if (!m_keys->isLeft()) {
            m_table->setFocus(Qt::OtherFocusReason);
            m_table->edit(cost);
        }
    }
    m_keys->release();
}

void PriceListView::removeSelected()
{
    QSet<int> rows;
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &index : selected)
        rows.insert(index.row());
    m_prices->remove(rows);
}

void PriceListView::startAdding()
{
    m_add->setFocus(Qt::ShortcutFocusReason);
}

} // namespace stemdesk::ui
