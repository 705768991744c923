#include "ui/pages/event/summary_panel.h"

#include "core/base/day.h"
#include "core/domain/money_text.h"
#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/kept_words.h"
#include "ui/pages/event/pricing/refresh_lines_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/charts.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/billing_words.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QBoxLayout>
#include <QLocale>
#include <QScrollBar>
#include <QSettings>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

constexpr QLatin1StringView kWithoutTax("event/withoutTax");

/// Whole amounts without decimals: "£4,500".
QString shortMoney(double amount, const QString &currency)
{
    const QString text = moneyText(amount, currency);
    return amount == std::round(amount) ? QString(text).remove(QLocale().decimalPoint() + u"00"_s) : text;
}

bool isOrdered(const EventRecipe &recipe)
{
    const auto isPlaced = [&recipe](const auto &goods) { return recipe.placedOrders.contains(goods); };
    return !recipe.orderedUnits.isEmpty()
        && std::all_of(recipe.orderedUnits.keyBegin(), recipe.orderedUnits.keyEnd(), isPlaced);
}

} // namespace

SummaryPanel::SummaryPanel(EventDocument &document, QWidget *parent)
    : SidePanel(parent), m_document(document), m_tax(new ViewSwitch(ViewSwitch::Size::Small)),
      m_price(new MoneyLabel(tr("Client price"))), m_bar(new BudgetBar),
      m_net(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_budget(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_left(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_accepted(document.context()), m_palette(new ChipRow),
      m_listRows(new QWidget)
{
    setAccessibleName(tr("Summary"));
    buildPrice();
    buildQuote();
    buildNext();
    buildParts();
    buildCosts();
    buildReceived();
    buildPalette();
    buildLists();
    nameTax();
    connect(&m_document, &EventDocument::opened, this, [this] { showQuote({}); });
    connect(&m_document, &EventDocument::changed, this, &SummaryPanel::refresh);
}

void SummaryPanel::buildPrice()
{
    m_tax->setOnPanel();
    m_tax->addView({}, {});
    m_tax->addView({}, {});
    m_tax->setAccessibleName(tr("Tax in this summary"));
    m_tax->setToolTip(tr("Shows every figure of the summary incl. or excl. tax."));
    m_tax->setCurrentIndex(m_document.context().settings.value(kWithoutTax, false).toBool() ? 1 : 0);
    auto *head = new QWidget;
    m_priceHead = new QBoxLayout(QBoxLayout::LeftToRight, head);
    m_priceHead->setContentsMargins(0, 0, 0, metric::kSpace4);
    m_priceHead->setSpacing(metric::kSpace8);
    m_priceTitle = new SectionLabel(tr("Client price"));
    m_priceHead->addWidget(m_priceTitle, 1);
    m_priceHead->addWidget(m_tax);
    addWidget(head);
    m_price->setContentsMargins(0, 0, 0, metric::kSpace8);
    addWidget(m_price);
    addWidget(m_bar);
    for (TextLabel *each : {m_net, m_budget, m_left}) {
        each->setWordWrap(true);
        each->setContentsMargins(0, metric::kSpace4, 0, 0);
        addWidget(each);
    }
    connect(m_tax, &QTabBar::currentChanged, this, [this] {
        m_document.context().settings.setValue(kWithoutTax, isNet());
        if (m_document.isOpen())
            refresh();
    });
}

void SummaryPanel::nameTax()
{
    m_taxWord = taxWord();
    m_tax->setTabText(0, tr("incl. tax"));
    m_tax->setTabText(1, tr("excl. tax"));
    // Beside a scroll bar, too, neither is wider than the panel.
    const int room =
        metric::kSidePanelMinimum - 2 * metric::kSpace16 - verticalScrollBar()->sizeHint().width() - metric::kSpace8;
    m_tax->setMinimumWidth(m_tax->minimumSizeHint().width());
    const bool isBeside = m_priceTitle->sizeHint().width() + m_tax->minimumWidth() <= room;
    m_priceHead->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_priceHead->setContentsMargins(0, 0, 0, isBeside ? metric::kSpace4 : metric::kSpace8);
    m_priceHead->setAlignment(m_tax, isBeside ? Qt::Alignment() : Qt::AlignLeft);
    m_receivedTitle->setText(tr("Goods received, excl. %1").arg(m_taxWord));
}

bool SummaryPanel::isNet() const
{
    return m_tax->currentIndex() == 1;
}

void SummaryPanel::buildQuote()
{
    m_quoteTitle = addSection(tr("Accepted quote"));
    m_quote = addValue({});
    m_quoteChange = addValue(tr("Changed since"));
    m_quoteChange->setToolTip(tr("The “Quotes” tab shows what."));
}

void SummaryPanel::buildParts()
{
    addSection(tr("How it is made up"));
    m_flowers = addValue(tr("Flowers and materials"));
    m_hire = addValue(tr("Hire"));
    m_ownHire = addValue(tr("of which our own"));
    m_ownHire->setToolTip(tr("Part of the client price. Only what has to be ordered counts as a cost."));
    m_labour = addValue(tr("Labour"));
    m_fees = addValue(tr("Fees"));
    m_travel = addValue(tr("Travel"));
    m_fixed = addValue(tr("Fixed prices"));
    m_fixed->setToolTip(tr("What fixed prices of arrangements add or take off"));
    m_discount = addValue(tr("Discount"));
}

void SummaryPanel::buildCosts()
{
    addSection(tr("What it costs us"));
    m_design = addValue(tr("Used in arrangements"));
    m_leftover = addValue(tr("Left over in packs"));
    m_leftover->setToolTip(tr("Packs are shared by all arrangements of the event, as on the order."));
    m_minimums = addValue(tr("Minimum orders"));
    m_minimums->setToolTip(tr("Supplier minimums, and whole packs of what is hired"));
    m_goods = addValue({}, {}, ValueRow::Kind::Total);
    m_goods->setToolTip(tr("As on the order"));
    m_margin = addValue(tr("Margin"));
    m_margin->setToolTip(tr("Client price less cost of goods, both excl. tax"));
    m_unpriced = new TextLabel({}, TextStyle::Body, Tone::Warning);
    m_unpriced->setWordWrap(true);
    addWidget(m_unpriced);
}

void SummaryPanel::buildReceived()
{
    m_receivedTitle = addSection({});
    m_paid = addValue(tr("Received so far"));
    m_paid->setToolTip(tr("This event’s share of what came in on its order sheets"));
    m_due = addValue(tr("Still to receive"));
    m_due->setToolTip(tr("Ordered or planned, but not yet received"));
    m_earned = addValue(tr("Expected net margin"), {}, ValueRow::Kind::Total);
    m_earned->setToolTip(tr("Client price excl. tax, less both"));
}

void SummaryPanel::buildPalette()
{
    m_paletteTitle = addSection(tr("Palette"));
    addWidget(m_palette);
}

void SummaryPanel::buildNext()
{
    addSection(tr("Next"));
    m_orderBy = addValue(tr("Order by"));
}

void SummaryPanel::buildLists()
{
    m_listsTitle = addSection(tr("Price lists"));
    auto *column = new QVBoxLayout(m_listRows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    addWidget(m_listRows);
    m_kept = new TextLabel({}, TextStyle::Body, Tone::Quiet);
    m_kept->setWordWrap(true);
    m_kept->setMinimumHeight(metric::valueRowHeight()); // Gives it the same spacing as the rows above it.
    addWidget(m_kept);
}

QSize SummaryPanel::sizeHint() const
{
    return {metric::kSidePanelMinimum, SidePanel::sizeHint().height()};
}

void SummaryPanel::setMoney(ValueRow *row, double amount)
{
    row->setValue(moneyText(amount, m_document.shop().currency), amount == 0 ? Tone::Quiet : Tone::Plain);
}

/// Hides what is nothing.
void SummaryPanel::showPart(ValueRow *row, double amount)
{
    setMoney(row, amount);
    row->setVisible(amount != 0);
}

void SummaryPanel::refresh()
{
    showPrice();
    showParts();
    readQuote();
    showCosts();
    showReceived();
    showPalette();
    showNext();
}

void SummaryPanel::showPrice()
{
    const EventRecipe &recipe = m_document.recipe();
    const QString &currency = m_document.shop().currency;
    const double net = recipe.customerPriceExclTax;
    m_price->setAmount(isNet() ? net : recipe.event.totals.customerPriceIncTax, currency);
    const std::optional<double> budget = recipe.event.budget;
    const QString ofBudget =
        budget ? tr("%1 of %2").arg(moneyText(net, currency), shortMoney(*budget, currency)) : moneyText(net, currency);
    m_net->setText(tr("%1 excl. %2").arg(ofBudget, m_taxWord));
    m_net->setHidden(isNet());
    m_budgetWords = budget ? budgetWords() : tr("No budget agreed");
    m_bar->setAmounts(net, budget.value_or(0),
                      !budget       ? QString()
                          : isNet() ? m_budgetWords
                                    : m_net->text() + u'\n' + m_budgetWords);
    m_bar->setVisible(budget.has_value());
    const Tone tone = budget ? budgetState(net, *budget, currency).tone : Tone::Quiet;
    for (TextLabel *line : {m_net, m_budget, m_left})
        line->setTone(tone);
    fitBudget();
}

void SummaryPanel::fitBudget()
{
    const int room = width() - metric::kSpace16 - metric::kPageEdge;
    const qsizetype end = m_budgetWords.lastIndexOf(u" · "_s);
    const bool isBroken = end > 0 && m_budget->fontMetrics().horizontalAdvance(m_budgetWords) > room;
    m_budget->setText(isBroken ? m_budgetWords.left(end) : m_budgetWords);
    m_left->setText(isBroken ? m_budgetWords.mid(end + 3) : QString());
    m_left->setVisible(isBroken);
}

void SummaryPanel::resizeEvent(QResizeEvent *event)
{
    SidePanel::resizeEvent(event);
    fitBudget();
}

/// A budget is without tax, and so is the price compared with it. With the net price in the line above, the budget
/// stands there.
QString SummaryPanel::budgetWords() const
{
    const EventRecipe &recipe = m_document.recipe();
    const QString &currency = m_document.shop().currency;
    const BudgetState state = budgetState(recipe.customerPriceExclTax, *recipe.event.budget, currency);
    if (isNet())
        return tr("Budget %1 · %2").arg(shortMoney(*recipe.event.budget, currency), state.text);
    return state.distance == 0 ? state.text : tr("Budget: %1").arg(state.text);
}

void SummaryPanel::showParts()
{
    const EventRecipe &recipe = m_document.recipe();
    const PriceBreakdown &parts = isNet() ? recipe.breakdownExclTax : recipe.breakdown;
    setMoney(m_flowers, parts.flowersAndMaterials);
    showPart(m_hire, parts.hire);
    showPart(m_ownHire, (isNet() ? recipe.costsExclTax : recipe.costs).ownHire);
    showPart(m_labour, parts.labour);
    showPart(m_fees, parts.fees);
    showPart(m_travel, parts.travel);
    showPart(m_fixed, parts.fixedPrices);
    showPart(m_discount, -parts.discount);
}

void SummaryPanel::showCosts()
{
    const EventRecipe &recipe = m_document.recipe();
    const QString &currency = m_document.shop().currency;
    const EventCosts &costs = isNet() ? recipe.costsExclTax : recipe.costs;
    const double design = costs.design + costs.ownOrder;
    setMoney(m_design, design);
    // The last part is what the others leave of the rounded sum, so that the rows add up to the cent.
    const double others = roundedMoney(costs.order, currency) - roundedMoney(design, currency);
    const bool hasMinimums = roundedMoney(costs.order - design - costs.pooledWaste, currency) != 0;
    const double leftover = roundedMoney(hasMinimums ? costs.pooledWaste : std::max(0.0, others), currency);
    m_leftover->setValue(moneyText(leftover, currency), leftover > 0 ? Tone::Plain : Tone::Quiet);
    m_minimums->setValue(moneyText(roundedMoney(others - leftover, currency), currency));
    m_minimums->setVisible(hasMinimums);
    m_goods->setName(isNet() ? tr("Cost of goods") : tr("Cost of goods, incl. tax"));
    m_goods->setValue(moneyText(costs.order, currency));
    showUnpriced();
    showMargin();
}

/// Always without tax, as its name says where the figures above it are with tax.
void SummaryPanel::showMargin()
{
    m_margin->setName(isNet() ? tr("Margin") : tr("Margin, excl. tax"));
    const EventRecipe &recipe = m_document.recipe();
    const QString &currency = m_document.shop().currency;
    const double price = recipe.earnings.customerPriceExclTax;
    const double margin = recipe.earnings.plannedMargin();
    if (price <= 0) {
        m_margin->setValue(margin < 0 ? moneyText(margin, currency) : u"–"_s, margin < 0 ? Tone::Error : Tone::Quiet);
        return;
    }
    const QString share = withPercent(QLocale().toString(margin / price * 100, 'f', 1).replace(u'-', u'−'));
    m_margin->setValue(tr("%1 · %2").arg(moneyText(margin, currency), share), margin < 0 ? Tone::Error : Tone::Plain);
}

/// Beside the margin, which looks better than it is if lines have no price.
void SummaryPanel::showUnpriced()
{
    int unpriced = 0;
    int free = 0;
    bool isBeforeLists = false;
    for (const EventGroup &group : m_document.shown().groups) {
        if (group.isHidden)
            continue;
        for (const EventItem &item : group.items) {
            if (item.price.isPriced) {
                free += int(item.price.unitCostExclTax == 0);
                continue;
            }
            ++unpriced;
            isBeforeLists |= item.price.priceListId.isNull();
        }
    }
    QStringList sentences;
    if (unpriced > 0)
        sentences += tr("%n line(s) have no price: the margin looks better than it is.", nullptr, unpriced);
    if (free > 0)
        sentences += tr("%n line(s) have the price 0.", nullptr, free);
    if (isBeforeLists)
        sentences += tr("No price list of their type is dated on or before the day of the event.");
    m_unpriced->setText(sentences.join(u' '));
    m_unpriced->setVisible(!sentences.isEmpty());
}

/// Hidden until goods have been received.
void SummaryPanel::showReceived()
{
    const EventEarnings &earnings = m_document.recipe().earnings;
    const auto &paid = earnings.receivedCostExclTax;
    m_receivedTitle->setVisible(paid.has_value());
    for (ValueRow *row : {m_paid, m_due, m_earned})
        row->setVisible(paid.has_value());
    if (!paid)
        return;
    const QString &currency = m_document.shop().currency;
    setMoney(m_paid, *paid);
    setMoney(m_due, earnings.expectedCostExclTax - *paid);
    m_earned->setValue(moneyText(earnings.margin(), currency), earnings.margin() < 0 ? Tone::Error : Tone::Plain);
}

/// In the background, because the frozen quote is compared with the whole event.
void SummaryPanel::readQuote()
{
    m_accepted.ask([id = m_document.shown().id](
                       ShopServices &services) { return services.events.find(id, {.groups = false, .prices = false}); },
                   [this](const Result<Event> &event) {
                       if (event && m_document.isOpen() && m_document.shown().id == event->id)
                           showQuote(event->acceptedQuote);
                   });
}

/// Filled before it is shown: rows get their widths at once, and would cut what they have no room for yet.
void SummaryPanel::showQuote(const std::optional<AcceptedQuote> &accepted)
{
    if (accepted)
        fillQuote(*accepted);
    m_quoteTitle->setVisible(accepted.has_value());
    m_quote->setVisible(accepted.has_value());
    m_quoteChange->setVisible(accepted && accepted->isChangedSince);
}

void SummaryPanel::fillQuote(const AcceptedQuote &accepted)
{
    const QString &currency = m_document.shop().currency;
    const bool isShownNet = isNet() && accepted.customerPriceExclTax;
    const bool namesTax = isNet() && !isShownNet; // The stored version does not say it.
    const double then = isShownNet ? *accepted.customerPriceExclTax : accepted.customerPriceIncTax;
    const double now =
        isShownNet ? m_document.recipe().customerPriceExclTax : m_document.shown().totals.customerPriceIncTax;
    m_quote->setName(namesTax ? tr("Quote %1, incl. %2").arg(accepted.number).arg(m_taxWord)
                              : tr("Quote %1").arg(accepted.number));
    m_quote->setValue(moneyText(then, currency));
    setTip(
        *m_quote,
        tr("Accepted by %1 on %2").arg(accepted.acceptedBy, mediumDate(dayOf(accepted.acceptedAt, m_document.zone()))));
    m_quoteChange->setName(namesTax ? tr("Changed since, incl. %1").arg(m_taxWord) : tr("Changed since"));
    const double change = roundedMoney(now, currency) - roundedMoney(then, currency); // Of the figures shown.
    const bool isInPrice = roundedMoney(change, currency) != 0;
    m_quoteChange->setValue(isInPrice ? differenceText(change, currency) : tr("not in price"), Tone::Warning);
}

void SummaryPanel::showPalette()
{
    const QStringList names = m_document.shown().colourScheme.value_or(QStringList());
    m_paletteTitle->setVisible(!names.isEmpty());
    m_palette->setVisible(!names.isEmpty());
    if (names == m_shownPalette)
        return;
    m_shownPalette = names;
    m_palette->clear();
    for (const QString &name : names)
        m_palette->addColour(vocabularyText(name), m_document.swatches({name}));
}

void SummaryPanel::showNext()
{
    const EventRecipe &recipe = m_document.recipe();
    const QDate day = eventDay(recipe.event, m_document.zone());
    if (day.isValid()) {
        const QDate orderBy = plusDays(day, -m_document.shop().orderDaysBefore);
        const QDate today = dayOf(m_document.context().services.now(), m_document.zone());
        const bool isDue = orderBy <= today && day >= today;
        if (isOrdered(recipe))
            m_orderBy->setValue(tr("ordered"), Tone::Quiet);
        else
            m_orderBy->setValue(dayAndMonth(orderBy), isDue ? Tone::Warning : Tone::Plain);
    } else {
        m_orderBy->setValue(tr("no date yet"), Tone::Quiet);
    }
    const KeptWords kept(m_document);
    m_kept->setText(kept.keptLines() > 0 ? kept.sentence() : QString());
    m_kept->setVisible(kept.keptLines() > 0);
    showLists(recipe);
}

void SummaryPanel::showLists(const EventRecipe &recipe)
{
    const PinnedLists pinned = pinnedLists(recipe.event);
    m_listsTitle->setVisible(!recipe.priceLists.isEmpty() || !m_kept->text().isEmpty());
    while (m_lists.size() < recipe.priceLists.size()) {
        auto *row = new ValueRow({});
        m_listRows->layout()->addWidget(row);
        m_lists.append(row);
    }
    for (qsizetype i = 0; i < m_lists.size(); ++i) {
        m_lists.at(i)->setVisible(i < recipe.priceLists.size());
        if (i >= recipe.priceLists.size())
            continue;
        const PriceList &list = recipe.priceLists.at(i);
        const bool isPinned = pinned.value(list.productType) == list.id;
        m_lists.at(i)->setName(list.name.isEmpty() ? mediumDate(list.date) : list.name);
        m_lists.at(i)->setValue(isPinned ? tr("pinned") : tr("newest"), Tone::Quiet);
        setTip(*m_lists.at(i),
               isPinned ? tr("These prices stay, even when newer lists come.")
                        : tr("The newest list of its type on the day of the event."));
    }
}

} // namespace stemdesk::ui
