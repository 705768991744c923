#include "ui/pages/event/pricing/price_lists_card.h"

#include "core/domain/prices/price_list.h"
#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/kept_words.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/layout/flow_layout.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

/// The largest number of choices that a list can usefully show.
constexpr int kChoices = 100;

QString listText(const PriceList &list)
{
    const QString day = mediumDate(list.date);
    return list.name.isEmpty() ? day : PriceListsCard::tr("%1, %2").arg(list.name, day);
}

} // namespace

PriceListsCard::PriceListsCard(EventDocument &document, QWidget *parent)
    : Card(tr("Price lists"), parent), m_document(document), m_message(new InlineMessage(Tone::Quiet)),
      m_pin(new Button(tr("Pin lists"))), m_refresh(new Button(tr("Refresh lists…"))), m_kept(new TextLabel({})),
      m_keep(new Button(tr("Pin prices"))), m_unpin(new Button(tr("Unpin prices…"))), m_asked(m_refresh)
{
    for (const ProductType &type : document.shop().productTypes)
        addRow(type.name);
    addPadded(m_message);
    buildFoot();
    connect(&document, &EventDocument::opened, this, [this] { m_message->setMessage({}); });
    connect(&document, &EventDocument::changed, this, [this] {
        m_message->setMessage({});
        refresh();
    });
    connect(&document, &EventDocument::touched, this, &PriceListsCard::refresh);
    refresh();
}

void PriceListsCard::addRow(const QString &type)
{
    auto *box = new QComboBox;
    new WheelGuard(box);
    auto *row = new FormRow(productTypeTitle(type), box);
    box->setAccessibleName(tr("Price list for %1").arg(productTypeText(type)));
    addPadded(row);
    const TypeRow entry{.type = type, .box = box, .row = row};
    m_rows.append(entry);
    connect(box, &QComboBox::activated, this, [this, entry] { choose(entry); });
}

void PriceListsCard::buildFoot()
{
    body()->addSpacing(kSpace4 + kSpace2); // With the margins of the last row, as far as from the rule to the foot.
    auto *foot = new CardRow;
    foot->row()->setContentsMargins(kSpace16, kSpace16, kSpace16, kSpace2);
    auto *column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, kSpace8);
    column->setSpacing(kSpace4);
    m_kept->setWordWrap(true);
    auto *buttons = new QWidget;
    auto *row = new FlowLayout(buttons);
    row->setContentsMargins(0, kSpace4, 0, 0);
    for (Button *button : {m_pin, m_refresh, m_keep, m_unpin})
        row->addWidget(button);
    for (QWidget *part : std::initializer_list<QWidget *>{m_kept, buttons})
        column->addWidget(part);
    foot->row()->addLayout(column, 1);
    body()->addWidget(foot);
    m_pin->setToolTip(tr("Pins the price lists in use, so that newer lists change nothing."));
    m_refresh->setToolTip(tr("Shows what the newest lists would change before you apply them."));
    m_keep->setToolTip(tr("Every line keeps its price, whatever happens to lists, packs and markups."));
    m_unpin->setToolTip(tr("Shows what today’s prices would change before you apply them."));
    connect(m_pin, &QAbstractButton::clicked, this, &PriceListsCard::pin);
    connect(m_keep, &QAbstractButton::clicked, this, &PriceListsCard::keep);
    connect(m_refresh, &QAbstractButton::clicked, this, [this] {
        m_asked = m_refresh;
        Q_EMIT refreshRequested();
    });
    connect(m_unpin, &QAbstractButton::clicked, this, [this] {
        m_asked = m_unpin;
        Q_EMIT unpinRequested();
    });
}

void PriceListsCard::showKept()
{
    const KeptWords words(m_document);
    m_kept->setText(words.sentence());
    m_kept->setTone(words.keptLines() > 0 ? Tone::Plain : Tone::Quiet);
    m_keep->setVisible(words.openLines() > 0 || !m_document.shown().pricesKeptAt);
    m_unpin->setVisible(words.keptLines() > 0 || m_document.shown().pricesKeptAt);
}

void PriceListsCard::keep()
{
    if (m_document.isOpen())
        run(keepPricesEdit(tr("Pin prices"), m_document.shown().id));
}

void PriceListsCard::refresh()
{
    if (!m_document.isOpen())
        return;
    showKept();
    for (const TypeRow &row : std::as_const(m_rows)) {
        fill(row);
        showUse(row);
    }
    const QList<PriceList> &lists = m_document.recipe().priceLists;
    const PinnedLists pins = pinnedLists(m_document.shown());
    const bool isFree =
        std::ranges::any_of(lists, [&](const PriceList &list) { return pins.value(list.productType) != list.id; });
    m_pin->setVisible(isFree);
}

void PriceListsCard::fill(const TypeRow &row)
{
    if (row.box->view()->isVisible())
        return;
    const QSignalBlocker blocker(row.box);
    row.box->clear();
    const PriceListId pinned = pinnedLists(m_document.shown()).value(row.type);
    const PriceList *newest = pinned.isNull() ? listOf(row.type) : nullptr;
    row.box->addItem(newest ? tr("Newest: %1").arg(listText(*newest)) : tr("Newest"),
                     QVariant::fromValue(PriceListId()));
    const auto lists = m_document.context().services.priceLists.list({.productType = row.type}, {.limit = kChoices},
                                                                     PriceListService::Entries::Skip);
    for (const PriceList &list : lists ? lists->rows : QList<PriceList>())
        row.box->addItem(list.id == pinned ? tr("Pinned: %1").arg(listText(list)) : listText(list),
                         QVariant::fromValue(list.id));
    row.box->setCurrentIndex(row.box->findData(QVariant::fromValue(pinned)));
}

void PriceListsCard::showUse(const TypeRow &row)
{
    const PriceList *list = listOf(row.type);
    if (!list) {
        row.row->setNote(isOnLines(row.type) ? tr("No price list for the day of the event.") : QString(),
                         Tone::Warning);
        return;
    }
    const QDate today = dayOf(m_document.context().services.now(), m_document.zone());
    const bool isOld = isOutOfDate(list->date, today);
    row.row->setNote(isOld ? tr("Out of date") : QString(), Tone::Warning);
}

bool PriceListsCard::isOnLines(const QString &type) const
{
    const auto &goods = m_document.recipe().goods;
    return std::any_of(goods.cbegin(), goods.cend(), [&](const LineProduct &each) { return each.productType == type; });
}

const PriceList *PriceListsCard::listOf(const QString &type) const
{
    const QList<PriceList> &lists = m_document.recipe().priceLists;
    const auto list = std::ranges::find(lists, type, &PriceList::productType);
    return list == lists.cend() ? nullptr : &*list;
}

void PriceListsCard::choose(const TypeRow &row)
{
    if (!m_document.isOpen())
        return;
    const auto list = row.box->currentData().value<PriceListId>();
    const auto chosen = list.isNull() ? std::nullopt : std::optional(list);
    const EventPricingPatch pricing{.priceListIds = QMap<QString, std::optional<PriceListId>>{{row.type, chosen}}};
    run(patchEventEdit(tr("Change price list"), m_document.shown(), {.pricing = pricing}));
}

void PriceListsCard::pin()
{
    if (m_document.isOpen())
        run(pinPricesEdit(tr("Pin lists"), m_document.shown().id));
}

void PriceListsCard::run(const Edit &edit)
{
    m_document.run(edit, this, [this](const Status &status) {
        if (!status)
            refuse(errorText(status.error()));
    });
}

void PriceListsCard::showHint(const QString &sentence)
{
    m_message->setTone(Tone::Quiet);
    m_message->setMessage(sentence);
}

void PriceListsCard::refuse(const QString &reason)
{
    m_message->setTone(Tone::Error);
    m_message->setMessage(reason);
}

void PriceListsCard::focusRefresh()
{
    (m_asked->isVisible() ? m_asked : m_refresh)->setFocus(Qt::OtherFocusReason);
}

} // namespace stemdesk::ui
