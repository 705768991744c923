#include "ui/pages/event/documents/documents_tab.h"

#include "core/domain/image.h"
#include "core/domain/shops/shop.h"
#include "ui/delegates/two_line_delegate.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/event/event_document.h"
#include "ui/preview/document_preview.h"
#include "ui/preview/print_jobs.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/window_settings.h"
#include "ui/words/below_cost_question.h"

#include <QListWidget>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

qsizetype unpricedLines(const Event &event)
{
    qsizetype count = 0;
    for (const EventGroup &group : event.groups) {
        if (!group.isHidden)
            count += std::ranges::count_if(group.items, [](const EventItem &item) { return !item.price.isPriced; });
    }
    return count;
}

/// Pictures that are not stored in the shop.
qsizetype linkedPictures(const Event &event)
{
    const auto isLink = [](const QString &entry) { return !referencedImage(entry); };
    qsizetype count = std::ranges::count_if(event.imageUrls, isLink);
    for (const EventGroup &group : event.groups) {
        if (!group.isHidden)
            count += std::ranges::count_if(group.imageUrls, isLink);
    }
    return count;
}

/// Resources of any event that affect the workroom's documents.
constexpr ResourceSet kMade{Resource::Task, Resource::Series, Resource::Event, Resource::EventGroup,
                            Resource::EventItem};

} // namespace

DocumentsTab::DocumentsTab(EventDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_pictures(std::make_shared<PrintPictures>()), m_list(new QListWidget),
      m_preview(new DocumentPreview(document.context()))
{
    buildList();
    auto *splitter = new Splitter(u"event-documents"_s, splitterMemory(document.context().settings));
    splitter->addWidget(m_list);
    splitter->addWidget(m_preview);
    splitter->setStretchFactor(1, 1);
    splitter->setCollapsible(1, false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(splitter);
    setFocusProxy(m_list);
    const std::pair<QKeySequence::StandardKey, void (DocumentPreview::*)()> keys[] = {
        {QKeySequence::Print, &DocumentPreview::print}, {QKeySequence::Save, &DocumentPreview::savePdf}};
    for (const auto &[key, act] : keys)
        connect(new QShortcut(QKeySequence(key), this), &QShortcut::activated, m_preview, act);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] { look(true); });
    connect(m_preview, &DocumentPreview::noted, this, &DocumentsTab::noted);
    connect(&document, &EventDocument::opened, this, &DocumentsTab::onOpened);
    connect(&document, &EventDocument::changed, this, &DocumentsTab::onChanged);
    connect(&document, &EventDocument::touched, this, &DocumentsTab::onChanged);
    connect(new RecentChanges(document.context(), this), &RecentChanges::gathered, this, &DocumentsTab::onCommitted);
}

void DocumentsTab::buildList()
{
    const auto add = [this](const QString &name, const QString &use) {
        auto *item = new QListWidgetItem(name, m_list);
        item->setData(TwoLineDelegate::kSecondLineRole, use);
        item->setData(Qt::AccessibleTextRole, u"%1, %2"_s.arg(name, use));
    };
    add(tr("Proposal"), tr("For the client, with prices"));
    add(tr("Supplier orders"), tr("One sheet per supplier"));
    add(tr("Workroom recipes"), tr("For the bench, without costs"));
    add(tr("Packing list"), tr("For the van, to tick"));
    add(tr("Run sheet"), tr("For the road, stop by stop"));
    add(tr("Production sheet"), tr("For the bench, day by day"));
    auto *rows = new TwoLineDelegate(this);
    rows->setPadding(metric::kPageEdge);
    m_list->setItemDelegate(rows);
    m_list->setAccessibleName(tr("Documents"));
    m_list->setMinimumWidth(metric::kRailWidth);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setCurrentRow(Proposal);
}

void DocumentsTab::showProposal()
{
    m_list->setCurrentRow(Proposal);
}

void DocumentsTab::showOrders()
{
    m_list->setCurrentRow(Orders);
}

void DocumentsTab::showRunSheet()
{
    m_list->setCurrentRow(RunSheet);
}

void DocumentsTab::onOpened()
{
    m_isOther = true;
}

void DocumentsTab::onChanged()
{
    m_isStale = true;
    if (isVisible())
        look(m_isOther);
}

void DocumentsTab::onCommitted(const Changes &changes)
{
    const int shown = m_list->currentRow();
    if ((shown == RunSheet && concern(changes, {Resource::Task})) || (shown == Production && concern(changes, kMade)))
        onChanged();
}

void DocumentsTab::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        look(m_isOther);
}

void DocumentsTab::look(bool isFromTop)
{
    if (!m_document.isOpen() || !isVisible()) {
        m_isStale = true;
        m_isOther = m_isOther || isFromTop;
        return;
    }
    m_isStale = false;
    m_isOther = false;
    const int document = m_list->currentRow();
    m_preview->setWarning(warningOf(document));
    if (isFromTop)
        m_preview->show(jobOf(document));
    else
        m_preview->refresh(jobOf(document));
}

PrintJob DocumentsTab::jobOf(int document) const
{
    const Event &event = m_document.shown();
    const ShopId shop = m_document.shop().id;
    switch (Document(document)) {
    case Proposal: return eventPrintJob(EventPaper::Proposal, event, shop, m_pictures);
    case Orders: return eventOrdersPrintJob(event, shop);
    case Recipes: return eventPrintJob(EventPaper::Recipes, event, shop, m_pictures);
    case PackingList: return eventPrintJob(EventPaper::PackingList, event, shop, m_pictures);
    case RunSheet: return runSheetPrintJob(event, shop);
    case Production: return eventProductionPrintJob(event, shop);
    }
    return {};
}

QString DocumentsTab::warningOf(int document) const
{
    if (document != Proposal)
        return {};
    const Event &event = m_document.shown();
    QStringList warnings;
    if (const qsizetype count = unpricedLines(event); count > 0)
        warnings << tr("%n line(s) without a price: the total is not complete.", nullptr, int(count));
    const QString loss = BelowCostQuestion::lossText(m_document.recipe(), m_document.shop().currency);
    if (!loss.isEmpty())
        warnings << loss;
    if (const qsizetype count = linkedPictures(event); count > 0)
        warnings << tr("%n picture(s) are links to other places and are not printed.", nullptr, int(count));
    return warnings.join(u' ');
}

} // namespace stemdesk::ui
