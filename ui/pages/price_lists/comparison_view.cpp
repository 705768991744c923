#include "ui/pages/price_lists/comparison_view.h"

#include "ui/pages/price_lists/price_lists_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/chip_row.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/money_text.h"
#include "ui/words/price_words.h"

#include <QButtonGroup>
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

/// On the tasks thread.
Result<QList<ComparedRow>> readRows(ShopServices &services, const PriceListId &first, const PriceListId &second)
{
    const PriceOverviewService &reading = services.prices;
    const auto prices = TRY(reading.comparison(first, second));
    QList<VariantId> ids;
    for (const ComparedPrice &price : prices)
        ids += price.variant;
    const auto variants = TRY(reading.variants(ids));
    const auto suppliers = TRY(supplierNames(services));
    QList<ComparedRow> rows;
    rows.reserve(prices.size());
    for (const ComparedPrice &price : prices)
        rows.append({.price = price,
                     .variant = variants.value(price.variant),
                     .supplierName = suppliers.value(price.supplier)});
    return rows;
}

} // namespace

ComparisonView::ComparisonView(UiContext &context, const PriceListsModel &lists, QWidget *parent)
    : QWidget(parent), m_context(context), m_lists(lists), m_model(new ComparisonModel(context, this)),
      m_first(new QComboBox), m_second(new QComboBox), m_search(new SearchField), m_chips(new ChipRow),
      m_table(new TableView(tr("Two price lists"))),
      m_few(new EmptyState(u"price-lists"_s,
                           tr("Two lists of one type are compared here, the largest changes first. There is no second "
                              "list yet: make one from the first."))),
      m_none(new EmptyState(u"search"_s, tr("No matching prices."))), m_centre(new QStackedWidget)
{
    m_table->setModel(m_model);
    m_table->setStretchedColumn(ComparisonModel::Variety);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
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
    m_first->setAccessibleName(tr("First list"));
    m_second->setAccessibleName(tr("Second list"));
    auto *swap = new IconButton(u"swap"_s, tr("Swap the lists"));
    connect(swap, &QAbstractButton::clicked, this, &ComparisonView::swap);
    for (QComboBox *box : {m_first, m_second}) {
        new WheelGuard(box);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    row->addWidget(m_first, 1);
    row->addWidget(swap);
    row->addWidget(m_second, 1);
    row->addStretch(1);
    connect(m_first, &QComboBox::activated, this, [this] {
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
    m_search->setPlaceholder(tr("Search both lists…"));
    m_search->setFixedWidth(kSearchWidth);
    row->addWidget(m_search);
    row->addWidget(m_chips, 1);
    row->setAlignment(m_chips, Qt::AlignVCenter);
    auto *group = new QButtonGroup(this);
    const std::array<std::pair<Compared, QString>, 4> kinds{{{Compared::All, tr("All")},
                                                             {Compared::Dearer, tr("Dearer")},
                                                             {Compared::Cheaper, tr("Cheaper")},
                                                             {Compared::OnOneOnly, tr("On one list only")}}};
    for (const auto &[kind, label] : kinds) {
        Chip *chip = m_chips->addChip(label);
        chip->setCheckable(true);
        chip->setChecked(kind == Compared::All);
        group->addButton(chip);
        connect(chip, &Chip::clicked, this, [this, kind = kind] { showKind(kind); });
    }
    connect(m_search, &SearchField::searched, this, &ComparisonView::applyFilter);
    connect(m_search, &SearchField::leftForResults, m_table, qOverload<>(&QWidget::setFocus));
    return filters;
}

void ComparisonView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr std::array<std::pair<int, double>, 5> kParts{{{ComparisonModel::Supplier, 0.16},
                                                            {ComparisonModel::First, 0.15},
                                                            {ComparisonModel::Second, 0.15},
                                                            {ComparisonModel::Difference, 0.1},
                                                            {ComparisonModel::Percent, 0.1}}};
    for (const auto &[column, part] : kParts)
        resizeToPart(*m_table->horizontalHeader(), column, part * width());
}

PriceListId ComparisonView::chosen(const QComboBox &box) const
{
    return box.currentData().value<PriceListId>();
}

void ComparisonView::choose(QComboBox &box, const PriceListId &id)
{
    const int at = box.findData(QVariant::fromValue(id));
    if (at >= 0)
        box.setCurrentIndex(at);
}

void ComparisonView::fillFirst()
{
    const PriceListId before = chosen(*m_first);
    m_first->clear();
    for (const ListedPriceList &row : m_lists.rows())
        m_first->addItem(PriceWords::titleWithDate(row.list), QVariant::fromValue(row.list.id));
    choose(*m_first, before);
}

void ComparisonView::fillSecond()
{
    const PriceListId before = chosen(*m_second);
    const ListedPriceList first = m_lists.listed(chosen(*m_first));
    m_second->clear();
    for (const ListedPriceList &row : m_lists.rows()) {
        if (row.list.productType == first.list.productType && row.list.id != first.list.id)
            m_second->addItem(PriceWords::titleWithDate(row.list), QVariant::fromValue(row.list.id));
    }
    choose(*m_second, before);
}

void ComparisonView::compare(const PriceListId &list)
{
    fillFirst();
    const ListedPriceList row = m_lists.listed(list);
    const PriceListId first = row.previousId.isNull() ? list : row.previousId;
    choose(*m_first, first);
    fillSecond();
    if (!row.previousId.isNull())
        choose(*m_second, list);
    read();
}

void ComparisonView::refresh()
{
    fillFirst();
    fillSecond();
    read();
}

void ComparisonView::swap()
{
    const PriceListId first = chosen(*m_first);
    const PriceListId second = chosen(*m_second);
    choose(*m_first, second);
    fillSecond();
    choose(*m_second, first);
    read();
}

void ComparisonView::read()
{
    const PriceListId first = chosen(*m_first);
    const PriceListId second = chosen(*m_second);
    if (first.isNull() || second.isNull()) {
        m_reading.forget();
        m_model->setRows({});
        showTitles();
        showCentre();
        return;
    }
    m_reading.ask([first, second](ShopServices &shop) { return readRows(shop, first, second); },
                  [this](const Result<QList<ComparedRow>> &rows) { onRead(rows); });
}

void ComparisonView::onRead(const Result<QList<ComparedRow>> &rows)
{
    if (!rows)
        return; // A list is gone: the next change of the lists asks again.
    const ComparedPrice current = m_model->priceAt(m_table->currentIndex().row());
    m_model->setRows(*rows);
    showTitles();
    if (const int row = m_model->rowOf(current.variant, current.supplier); row >= 0)
        m_table->selectRow(row);
    showCentre();
}

void ComparisonView::showTitles()
{
    const ListedPriceList first = m_lists.listed(chosen(*m_first));
    const ListedPriceList second = m_lists.listed(chosen(*m_second));
    m_model->setTitles(PriceWords::day(first.list.date), PriceWords::day(second.list.date));
}

void ComparisonView::showKind(Compared kind)
{
    m_kind = kind;
    applyFilter();
}

void ComparisonView::applyFilter()
{
    m_model->setShown(m_kind, m_search->text());
    showCentre();
}

void ComparisonView::showCentre()
{
    const bool isPair = !chosen(*m_second).isNull();
    m_centre->setCurrentWidget(!isPair ? m_few : m_model->rowCount() > 0 ? static_cast<QWidget *>(m_table) : m_none);
    Q_EMIT stateChanged();
}

QString ComparisonView::stateText() const
{
    return tr("%1 dearer, %2 cheaper, %3 on one list only")
        .arg(QLocale().toString(m_model->count(Compared::Dearer)),
             QLocale().toString(m_model->count(Compared::Cheaper)),
             QLocale().toString(m_model->count(Compared::OnOneOnly)));
}

} // namespace stemdesk::ui
