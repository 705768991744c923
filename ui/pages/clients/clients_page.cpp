#include "ui/pages/clients/clients_page.h"

#include "core/services/services.h"
#include "ui/exchange/table_output.h"
#include "ui/icons.h"
#include "ui/import/import_entry.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/clients/client_cards.h"
#include "ui/pages/clients/client_fields.h"
#include "ui/pages/clients/client_panel.h"
#include "ui/pages/clients/clients_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/contact_edits.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/list_stack.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

bool concernsEvents(const Changes &changes)
{
    return std::ranges::any_of(changes, [](const Change &change) {
        return change.resource == Resource::Event || change.resource == Resource::Quote
            || change.resource == Resource::Payment || change.resource == Resource::Invoice;
    });
}

} // namespace

ClientsPage::ClientsPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_header(new PageHeader(tr("Clients"))),
      m_model(new ClientsModel(context, this)), m_sorted(new QSortFilterProxyModel(this)),
      m_table(new TableView(tr("Clients"))),
      m_first(new EmptyState(u"people"_s,
                             tr("Who do you work for? Add clients, planners and venues here, so that events, quotes "
                                "and invoices can use them."),
                             tr("Add a client"))),
      m_centre(new ListStack(m_table, m_first, tr("No matching clients."))),
      m_new(new NewRow(NewRow::Place::AboveTable)), m_panel(new ClientPanel(context)),
      m_output(new TableOutput(context, this)), m_cards(new ClientCards(context, this))
{
    buildHeader();
    buildTable();
    m_splitter = new Splitter(u"clients"_s, splitterMemory(context.settings));
    m_splitter->addWidget(buildMaster());
    m_splitter->addWidget(m_panel);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setFoldable(m_panel, tr("the chosen client"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_output->progress());
    column->addWidget(m_splitter, 1);
    setFocusProxy(m_table);
    connectSignals();
    onRefreshed();
}

void ClientsPage::buildHeader()
{
    m_search = m_header->enableSearch(tr("Search name, company, e-mail, phone…"));
    auto *add = m_header->setPrimaryAction(tr("New client"));
    connect(add, &Button::clicked, this, &ClientsPage::startNew);
    auto *shortcut = new QShortcut(QKeySequence::New, this);
    connect(shortcut, &QShortcut::activated, this, &ClientsPage::startNew);
    m_header->menu()->addAction(iconFor(u"export"_s), tr("Export…"), this,
                                [this] { m_output->askAndSave({.table = ExportedTable::Contacts}, tr("Clients")); });
    m_header->menu()->addAction(iconFor(u"export"_s), tr("Export vCards…"), m_cards, &ClientCards::askAndSave);
    m_import = new ImportEntry(m_context, ImportKind::Contacts, *m_header->menu(), this);
    connect(m_header->addAction(tr("Import…")), &QAbstractButton::clicked, this, [this] { m_import->start(); });
    m_header->menu()->addAction(iconFor(u"import"_s), tr("Import vCards…"), m_cards, &ClientCards::askAndRead);
}

void ClientsPage::buildTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_sorted->setSortLocaleAware(true);
    m_sorted->sort(ClientsModel::Name);
    m_table->setModel(m_sorted);
    m_table->setStretchedColumn(ClientsModel::Name);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
}

QWidget *ClientsPage::buildMaster()
{
    auto *master = new QWidget;
    auto *column = new QVBoxLayout(master);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_new->addField(tr("Name of the new client"))->setMaximumWidth(metric::kSearchWidth);
    m_new->addHint();
    m_new->addClose(tr("Do not add a client"));
    if (m_new->keepIn(draftMemory(m_context, u"client"_s)))
        startNew();
    column->addWidget(m_new);
    column->addWidget(m_centre, 1);
    return master;
}

void ClientsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (std::exchange(m_isStale, false))
        m_panel->showEvents();
}

void ClientsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Parts of the page's width; the names take what is left.
    const std::pair<int, double> parts[] = {
        {ClientsModel::Company, 0.16}, {ClientsModel::Email, 0.19}, {ClientsModel::Phone, 0.14}};
    for (const auto &[column, part] : parts)
        resizeToPart(*m_table->horizontalHeader(), column, part * width());
    QHeaderView *header = m_table->horizontalHeader();
    const int phone = columnWidth(*header, ClientsModel::Phone, u"+44 117 496 0142"_s);
    header->resizeSection(ClientsModel::Phone, std::max(header->sectionSize(ClientsModel::Phone), phone));
}

void ClientsPage::connectSignals()
{
    connect(m_search, &SearchField::searched, this, [this](const QString &text) { m_model->search(text.trimmed()); });
    connect(m_search, &SearchField::leftForResults, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_first, &EmptyState::actionChosen, this, &ClientsPage::startNew);
    connect(m_output, &TableOutput::noted, this, &ClientsPage::noted);
    connect(m_cards, &ClientCards::noted, this, &ClientsPage::noted);
    connect(m_import, &ImportEntry::noted, this, &ClientsPage::noted);
    connect(m_import, &ImportEntry::cardsDropped, m_cards, &ClientCards::read);
    connect(m_panel, &ClientPanel::eventChosen, this, &ClientsPage::eventChosen);
    connect(m_panel, &ClientPanel::removeRequested, this, &ClientsPage::removeCurrent);
    auto *changes = new RecentChanges(m_context, this);
    connect(changes, &RecentChanges::gathered, this, [this](const Changes &recent) {
        if (!concernsEvents(recent))
            return;
        m_isStale = !isVisible();
        if (!m_isStale)
            m_panel->showEvents();
    });
    connect(m_new, &NewRow::entered, this, [this] { create(m_new->text(0)); });
    connect(m_model, &ClientsModel::refreshed, this, &ClientsPage::onRefreshed);
    connect(m_table, &TableView::deleteRequested, this, &ClientsPage::removeCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ClientsPage::onCurrentChanged);
}

void ClientsPage::startNew()
{
    m_new->open();
}

void ClientsPage::create(const QString &name)
{
    const auto id = std::make_shared<ContactId>(); // Owned by the edit and by what waits for it.
    m_context.edits.run(createContactEdit(tr("Add client %1").arg(name), {.name = name}, id), this,
                        [this, id](const Status &status) {
                            if (!status) {
                                m_new->refuse(errorText(status.error()));
                                return;
                            }
                            m_new->hide();
                            open(*id);
                            m_splitter->reveal();
                            m_panel->focusFirstField();
                        });
}

void ClientsPage::open(const ContactId &id)
{
    m_model->refresh();
    if (m_model->rowOf(id) < 0 && !m_model->searched().isEmpty()) {
        m_search->clear();
        m_model->search({});
    }
    while (m_model->rowOf(id) < 0 && m_model->canFetchMore({}))
        m_model->fetchMore({});
    const QModelIndex index = m_sorted->mapFromSource(m_model->index(m_model->rowOf(id), ClientsModel::Name));
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

void ClientsPage::removeCurrent()
{
    const Contact contact = m_model->rowAt(m_model->rowOf(m_current));
    if (contact.id.isNull())
        return;
    const auto events = m_context.services.contacts.useOf(contact.id);
    m_context.edits.run(removeClient(contact, events.value_or(0)));
}

void ClientsPage::onRefreshed()
{
    const int rows = m_model->rowCount();
    m_centre->showFor(rows, !m_model->searched().isEmpty());
    m_header->setState(m_model->canFetchMore({}) ? tr("more than %n clients", nullptr, rows)
                                                 : tr("%n clients", nullptr, rows));
    if (rows > 0 && (!m_table->currentIndex().isValid() || m_model->rowOf(m_current) < 0)) {
        const int row = m_model->rowOf(m_current);
        m_table->setCurrentIndex(row < 0 ? m_sorted->index(0, 0) : m_sorted->mapFromSource(m_model->index(row, 0)));
    }
    onCurrentChanged();
}

void ClientsPage::onCurrentChanged()
{
    const QModelIndex index = m_sorted->mapToSource(m_table->currentIndex());
    const Contact contact = index.isValid() ? m_model->rowAt(index.row()) : Contact();
    m_current = contact.id;
    m_model->hold(m_current);
    m_panel->setClient(contact);
}

} // namespace stemdesk::ui
