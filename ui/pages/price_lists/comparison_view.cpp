#include "ui/pages/price_lists/comparison_view.h"

#include "ui/pages/price_lists/price_lists_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/money_text.h"
#include "ui/words/price_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QStackedWidget>

#include <algorithm>
#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kSuppliersAtOnce = 200;
constexpr std::array kKinds{Compared::All, Compared::Dearer, Compared::Cheaper, Compared::OnOneOnly};

Result<QHash<SupplierId, QString>> supplierNames(const ShopServices &services)
{
    QHash<SupplierId, QString> names;
    PageRequest request{.after = std::nullopt, .limit = kSuppliersAtOnce};
    do {
        const auto page = TRY(services.suppliers.list({}, request));
        for (const Supplier &supplier : page.rows)
            names.insert(supplier.id, supplier.name);
        request.after = page.next;
    } while (request.after);
    return names;
}

/// On the tasks thread. `Id` is that of lists or of suppliers.
template <class Id>
Result<QList<ComparedRow>> readRows(ShopServices &services, const Id &first, const Id &second)
{
    const PriceOverviewService &reading = services.prices;
    const auto prices = TRY(reading.comparison(first, second));
    QList<VariantId> ids;
    for (const ComparedPrice &price : prices)
        ids += price.variant;
    const auto variants = TRY(reading.variants(ids));
    const auto suppliers = TRY(supplierNames(services));
    const auto nameOf = [&suppliers](const std::optional<ComparedOffer> &offer) {
        return offer ? suppliers.value(offer->supplier) : QString();
    };
    QList<ComparedRow> rows;
    rows.reserve(prices.size());
    for (const ComparedPrice &price : prices)
        rows.append({.price = price,
                     .variant = variants.value(price.variant),
                     .firstSupplier = nameOf(price.first),
                     .secondSupplier = nameOf(price.second)});
    return rows;
}

} // namespace

ComparisonView::ComparisonView(UiContext &context, const PriceListsModel &lists, QWidget *parent)
    : QWidget(parent), m_context(context), m_lists(lists), m_model(new ComparisonModel(context, this)),
      m_first(new ChoiceList), m_second(new ChoiceList), m_search(new SearchField), m_kinds(new ViewSwitch),
      m_table(new TableView(tr("Two price lists"))),
      m_few(new EmptyState(u"price-lists"_s,
                           tr("Two lists of one type, or two suppliers, are compared here, the largest changes first. "
                              "There is no second one yet."))),
      m_none(new EmptyState(u"search"_s, tr("No matching prices."))), m_centre(new QStackedWidget)
{
    m_table->setModel(m_model);
    m_table->setStretchedColumn(ComparisonModel::Variety);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // The largest change first.
    m_table->setSortingEnabled(true);
    connect(m_model, &QAbstractItemModel::headerDataChanged, this, &ComparisonView::sizeColumns);
    for (QWidget *part :
         {static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_few), static_cast<QWidget *>(m_none)})
        m_centre->addWidget(part);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildChoice());
    column->addWidget(buildFilters());
    column->addWidget(m_centre, 1);
    setFocusProxy(m_table);
}

QWidget *ComparisonView::buildChoice()
{
    auto *choice = new QWidget;
    auto *row = new QHBoxLayout(choice);
    row->setContentsMargins(kSpace24, kSpace12, kSpace24, 0);
    row->setSpacing(kSpace8);
    auto *sides = new ViewSwitch;
    sides->setAccessibleName(tr("What is compared"));
    for (const QString &label : {tr("Lists"), tr("Suppliers")}) // As in Sides.
        sides->addView({}, label);
    row->addWidget(sides);
    connect(sides, &QTabBar::currentChanged, this, [this](int chosen) { chooseSides(Sides(chosen)); });
    m_first->setAccessibleName(tr("First of the two"));
    m_second->setAccessibleName(tr("Second of the two"));
    auto *swap = new IconButton(u"swap"_s, tr("Swap the two"));
    connect(swap, &QAbstractButton::clicked, this, &ComparisonView::swap);
    for (QComboBox *box : {m_first, m_second}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        box->setMaximumWidth(kMessageWidth);
    }
    row->addWidget(m_first, 4); // In a narrow window the names need all the room.
    row->addWidget(swap);
    row->addWidget(m_second, 4);
    row->addStretch(0); // Only where both are as wide as any name.
    connect(m_first, &QComboBox::activated, this, [this] {
        if (m_sides == Sides::Lists)
            fillSecond();
        read();
    });
    connect(m_second, &QComboBox::activated, this, &ComparisonView::read);
    return choice;
}

QWidget *ComparisonView::buildFilters()
{
    auto *filters = new QWidget;
    auto *row = new QHBoxLayout(filters);
    row->setContentsMargins(kSpace24, kSpace8, kSpace24, kSpace8);
    row->setSpacing(kSpace8);
    m_search->setPlaceholder(tr("Search both…"));
    m_search->setFixedWidth(kSearchWidth);
    row->addWidget(m_search);
    m_kinds->setAccessibleName(tr("Shown prices"));
    for (const Compared kind : kKinds)
        m_kinds->addView({}, kindText(kind));
    row->addWidget(m_kinds);
    row->addStretch(1);
    connect(m_kinds, &QTabBar::currentChanged, this, &ComparisonView::applyFilter);
    connect(m_search, &SearchField::searched, this, &ComparisonView::applyFilter);
    connect(m_search, &SearchField::leftForResults, m_table, qOverload<>(&QWidget::setFocus));
    return filters;
}

void ComparisonView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    sizeColumns();
}

void ComparisonView::sizeColumns()
{
    constexpr double kSupplierPart = 0.125;
    constexpr double kPartForName = 0.03; // More than for a day.
    constexpr std::array<std::pair<int, double>, 9> kParts{{{ComparisonModel::Supplier, kSupplierPart},
                                                            {ComparisonModel::First, 0.085},
                                                            {ComparisonModel::FirstPack, 0.05},
                                                            {ComparisonModel::FirstOfPack, 0.075},
                                                            {ComparisonModel::Second, 0.085},
                                                            {ComparisonModel::SecondPack, 0.05},
                                                            {ComparisonModel::SecondOfPack, 0.075},
                                                            {ComparisonModel::Difference, 0.08},
                                                            {ComparisonModel::Percent, 0.075}}};
    QHeaderView &header = *m_table->horizontalHeader();
    header.setSectionHidden(ComparisonModel::Supplier, m_sides == Sides::Suppliers); // The headings name them.
    const double forName = m_sides == Sides::Suppliers ? kSupplierPart / 2 : kPartForName;
    for (const auto &[column, part] : kParts) {
        const bool isSide = column == ComparisonModel::First || column == ComparisonModel::Second;
        if (isSide && m_areNamed) // A long name is cut.
            header.resizeSection(column, qRound((part + forName) * width()));
        else
            resizeToPart(header, column, part, width());
    }
    giveWayToNames(header, ComparisonModel::Variety, width(),
                   {ComparisonModel::FirstPack, ComparisonModel::FirstOfPack, ComparisonModel::SecondPack,
                    ComparisonModel::SecondOfPack});
}

PriceListId ComparisonView::listIn(const QComboBox &box)
{
    return box.currentData().value<PriceListId>();
}

SupplierId ComparisonView::supplierIn(const QComboBox &box)
{
    return box.currentData().value<SupplierId>();
}

/// Two different ones.
bool ComparisonView::isPair() const
{
    if (m_sides == Sides::Lists)
        return !listIn(*m_first).isNull() && !listIn(*m_second).isNull();
    return !supplierIn(*m_first).isNull() && !supplierIn(*m_second).isNull()
        && supplierIn(*m_first) != supplierIn(*m_second);
}

void ComparisonView::choose(QComboBox &box, const QVariant &id)
{
    const int at = box.findData(id);
    if (at >= 0)
        box.setCurrentIndex(at);
}

void ComparisonView::fillFirst()
{
    const QVariant before = m_first->currentData();
    m_first->clear();
    for (const ListedPriceList &row : m_lists.rows())
        m_first->addItem(PriceWords::titleWithDate(row.list), QVariant::fromValue(row.list.id));
    choose(*m_first, before);
}

void ComparisonView::fillSecond()
{
    const QVariant before = m_second->currentData();
    const ListedPriceList first = m_lists.listed(listIn(*m_first));
    m_second->clear();
    for (const ListedPriceList &row : m_lists.rows()) {
        if (row.list.productType == first.list.productType && row.list.id != first.list.id)
            m_second->addItem(PriceWords::titleWithDate(row.list), QVariant::fromValue(row.list.id));
    }
    choose(*m_second, before);
}

/// Offers the suppliers in use; initially compares the first two.
void ComparisonView::fillSuppliers()
{
    for (QComboBox *box : {m_first, m_second}) {
        const QVariant before = box->currentData();
        box->clear();
        const auto suppliers = m_context.services.suppliers.list({.isArchived = false}, {.limit = kSuppliersAtOnce});
        for (const Supplier &supplier : suppliers.value_or(Page<Supplier>()).rows)
            box->addItem(supplier.name, QVariant::fromValue(supplier.id));
        box->setCurrentIndex(box == m_first ? 0 : std::min(1, box->count() - 1));
        choose(*box, before);
    }
}

void ComparisonView::fill()
{
    if (m_sides == Sides::Suppliers) {
        fillSuppliers();
        return;
    }
    fillFirst();
    fillSecond();
}

void ComparisonView::chooseSides(Sides sides)
{
    m_sides = sides;
    m_model->setRows({});
    m_model->setOfSuppliers(sides == Sides::Suppliers);
    fill();
    read();
}

void ComparisonView::compare(const PriceListId &list)
{
    if (m_sides == Sides::Suppliers) {
        refresh();
        return;
    }
    fillFirst();
    const ListedPriceList row = m_lists.listed(list);
    const PriceListId first = row.previousId.isNull() ? list : row.previousId;
    choose(*m_first, QVariant::fromValue(first));
    fillSecond();
    if (!row.previousId.isNull())
        choose(*m_second, QVariant::fromValue(list));
    read();
}

void ComparisonView::refresh()
{
    fill();
    read();
}

void ComparisonView::swap()
{
    const QVariant first = m_first->currentData();
    const QVariant second = m_second->currentData();
    choose(*m_first, second);
    if (m_sides == Sides::Lists)
        fillSecond();
    choose(*m_second, first);
    read();
}

void ComparisonView::read()
{
    if (!isPair()) {
        m_reading.forget();
        m_model->setRows({});
        showTitles();
        showCentre();
        return;
    }
    const auto then = [this](const Result<QList<ComparedRow>> &rows) { onRead(rows); };
    if (m_sides == Sides::Lists)
        m_reading.ask([first = listIn(*m_first),
                       second = listIn(*m_second)](ShopServices &shop) { return readRows(shop, first, second); },
                      then);
    else
        m_reading.ask([first = supplierIn(*m_first),
                       second = supplierIn(*m_second)](ShopServices &shop) { return readRows(shop, first, second); },
                      then);
}

void ComparisonView::onRead(const Result<QList<ComparedRow>> &rows)
{
    if (!rows)
        return; // A list is gone: the next change of the lists asks again.
    const ComparedPrice current = m_model->priceAt(m_table->currentIndex().row());
    m_model->setRows(*rows);
    showTitles();
    if (const int row = m_model->rowOf(current.variant); row >= 0)
        m_table->selectRow(row);
    showCentre();
}

void ComparisonView::showTitles()
{
    if (m_sides == Sides::Suppliers) {
        m_areNamed = true;
        m_model->setSides({m_first->currentText(), m_first->currentText()},
                          {m_second->currentText(), m_second->currentText()});
        return;
    }
    const ListedPriceList first = m_lists.listed(listIn(*m_first));
    const ListedPriceList second = m_lists.listed(listIn(*m_second));
    m_areNamed = first.list.date == second.list.date;
    const auto sideOf = [haveOneDay = m_areNamed](const PriceList &list) {
        return ComparisonModel::Side{haveOneDay ? PriceWords::title(list) : PriceWords::day(list.date),
                                     PriceWords::titleWithDate(list)};
    };
    m_model->setSides(sideOf(first.list), sideOf(second.list));
}

QString ComparisonView::kindText(Compared kind) const
{
    const QString count = QLocale().toString(m_model->count(kind));
    switch (kind) {
    case Compared::All: return tr("All");
    case Compared::Dearer: return tr("Dearer (%1)").arg(count);
    case Compared::Cheaper: return tr("Cheaper (%1)").arg(count);
    case Compared::OnOneOnly:
        return (m_sides == Sides::Suppliers ? tr("From one supplier only (%1)") : tr("In one list only (%1)"))
            .arg(count);
    }
    return {};
}

void ComparisonView::applyFilter()
{
    m_model->setShown(kKinds.at(std::size_t(m_kinds->currentIndex())), m_search->text());
    showCentre();
}

void ComparisonView::showCentre()
{
    m_centre->setCurrentWidget(!isPair() ? m_few : m_model->rowCount() > 0 ? static_cast<QWidget *>(m_table) : m_none);
    for (const Compared kind : kKinds)
        m_kinds->setTabText(int(kind), kindText(kind));
}

} // namespace stemdesk::ui
