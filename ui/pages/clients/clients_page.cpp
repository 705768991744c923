#include "ui/pages/clients/clients_page.h"

#include "core/services/services.h"
#include "ui/events/event_actions.h"
#include "ui/exchange/table_output.h"
#include "ui/icons.h"
#include "ui/import/import_entry.h"
#include "ui/pages/clients/client_cards.h"
#include "ui/pages/clients/client_fields.h"
#include "ui/pages/clients/client_panel.h"
#include "ui/pages/clients/clients_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/contact_edits.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/money_text.h"

#include <QHeaderView>
#include <QMenu>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWithEmail = metric::kWindowWidth; ///< The least width of the page for all columns.
constexpr int kWithCompany = metric::kNarrowWindow; ///< Narrower, companies would cut the names and the next events.

} // namespace

ListPage::Words ClientsPage::words()
{
    return {.name = u"clients"_s,
            .icon = u"people"_s,
            .title = tr("Clients"),
            .search = tr("Search name, company, e-mail…"),
            .add = tr("New client"),
            .nameOfNew = tr("Name of the new client"),
            .addNone = tr("Do not add a client"),
            .empty = tr("Who do you work for? Add clients, planners and venues here, so that events, quotes "
                        "and invoices can use them."),
            .noMatch = tr("No matching clients."),
            .chosen = tr("the chosen client")};
}

ClientsPage::ClientsPage(UiContext &context, QWidget *parent)
    : ListPage(context, words(), parent), m_lookup(context), m_model(new ClientsModel(context, this)),
      m_panel(new ClientPanel(context)), m_cards(new ClientCards(context, this))
{
    buildMenu();
    build(m_model, m_panel);
    setParts({{ClientsModel::Company, 0.14},
              {ClientsModel::Email, 0.19},
              {ClientsModel::Phone, 0.08},
              {ClientsModel::Next, 0.22},
              {ClientsModel::Owes, 0.08}},
             ClientsModel::Phone);
    connect(&search(), &SearchField::searched, this,
            [this](const QString &text) { m_model->setFilter({.q = text.trimmed()}); });
    connect(m_cards, &ClientCards::noted, this, &ClientsPage::noted);
    connect(m_panel, &ClientPanel::eventChosen, this, &ClientsPage::eventChosen);
    auto *actions = new EventActions(context, this);
    connect(m_panel, &ClientPanel::eventWanted, actions, &EventActions::createFor);
    connect(actions, &EventActions::made, this, &ClientsPage::eventMade);
    connect(actions, &EventActions::refused, this, [this](const QString &reason) {
        if (!reason.isEmpty())
            Q_EMIT noted(reason, {}, {});
    });
    connect(m_panel, &ClientPanel::seriesChosen, this, &ClientsPage::seriesChosen);
    connect(m_panel, &ClientPanel::noted, this, &ClientsPage::noted);
    connect(m_panel, &ClientPanel::removeRequested, this, &ClientsPage::removeChosen);
    connect(m_model, &ClientsModel::refreshed, this, &ClientsPage::onRefreshed);
    watch({Resource::Event, Resource::Series, Resource::Quote, Resource::Payment, Resource::Invoice});
    onRefreshed();
}

void ClientsPage::buildMenu()
{
    QMenu *menu = header().menu();
    menu->addAction(iconFor(u"export"_s), tr("Export…"), this,
                    [this] { output().askAndSave({.table = ExportedTable::Contacts}, tr("Clients")); });
    menu->addAction(iconFor(u"export"_s), tr("Export vCards…"), m_cards, &ClientCards::askAndSave);
    auto *import = new ImportEntry(context(), ImportKind::Contacts, *menu, this);
    connect(header().addAction(tr("Import…")), &QAbstractButton::clicked, this, [import] { import->start(); });
    first().addSecondAction(tr("Import a file…"));
    connect(&first(), &EmptyState::secondActionChosen, import, [import] { import->start(); });
    menu->addAction(iconFor(u"import"_s), tr("Import vCards…"), m_cards, &ClientCards::askAndRead);
    connect(import, &ImportEntry::noted, this, &ClientsPage::noted);
    connect(import, &ImportEntry::cardsDropped, m_cards, &ClientCards::read);
}

void ClientsPage::create(const QString &typed)
{
    const ContactPatch client = typedContact(typed);
    const auto id = std::make_shared<ContactId>(); // Owned by the edit and by its callback.
    context().edits.run(createContactEdit(tr("Add client %1").arg(*client.name), client, id), this,
                        [this, id](const Status &status) { showMade(status, [this, id] { open(*id); }); });
}

void ClientsPage::open(const ContactId &id)
{
    m_model->refresh();
    if (m_model->rowOf(id) < 0 && !m_model->filter().q.isEmpty()) {
        search().clear();
        m_model->setFilter({});
    }
    for (int before = -1; m_model->rowOf(id) < 0 && m_model->rowCount() > before && m_model->canFetchMore({});) {
        before = m_model->rowCount(); // It does not grow if the store is busy.
        m_model->fetchMore({});
    }
    choose(m_model->rowOf(id));
}

void ClientsPage::removeChosen()
{
    const Contact contact = m_model->rowAt(m_model->rowOf(m_current));
    if (contact.id.isNull())
        return;
    const auto events = context().services.contacts.useOf(contact.id);
    const QString owes = m_model->index(m_model->rowOf(m_current), ClientsModel::Owes).data().toString();
    context().edits.run(removeClient(contact, events.value_or(0), owes));
}

void ClientsPage::onRefreshed()
{
    const int rows = m_model->rowCount();
    showRows(m_model->canFetchMore({}) ? tr("more than %n clients", nullptr, rows) : tr("%n clients", nullptr, rows),
             !m_model->filter().q.isEmpty(), m_model->rowOf(m_current));
    readOutlooks();
}

void ClientsPage::onChosen(int row)
{
    const Contact contact = m_model->rowAt(row);
    m_current = contact.id;
    m_model->hold(m_current);
    m_panel->setClient(contact);
}

void ClientsPage::showBeside()
{
    m_panel->showEvents();
    readOutlooks();
}

void ClientsPage::readOutlooks()
{
    m_lookup.ask([ids = m_model->ids()](ShopServices &services) { return ui::readOutlooks(services, ids); },
                 [this](const Result<ClientOutlooks> &outlooks) {
                     if (outlooks) // Otherwise the store is busy; the next change reads again.
                         m_model->setOutlooks(*outlooks);
                 });
}

/// A narrow page hides e-mail, a narrower one companies; the panel has them, too.
void ClientsPage::resizeEvent(QResizeEvent *event)
{
    table().setColumnHidden(ClientsModel::Email, width() < kWithEmail);
    table().setColumnHidden(ClientsModel::Company, width() < kWithCompany);
    ListPage::resizeEvent(event);
    QHeaderView &header = *table().horizontalHeader(); // A figure is never cut.
    const int whole = columnWidth(header, ClientsModel::Owes, moneyText(88'888.88, context().shop.currency));
    header.resizeSection(ClientsModel::Owes, std::max(header.sectionSize(ClientsModel::Owes), whole));
}

void ClientsPage::focusFirstField()
{
    m_panel->focusFirstField();
}

} // namespace stemdesk::ui
