#include "ui/pages/clients/clients_model.h"

#include "ui/pages/clients/client_fields.h"
#include "ui/theme/tokens.h"

namespace stemdesk::ui {

namespace {

constexpr int kClientRows = 200;

/// The table's columns are the first fields.
template <size_t place>
constexpr TableColumn<Contact> fieldColumn()
{
    return {.text = [](const Contact &contact) { return clientFields()[place].shown(contact); },
            .type =
                [](const Contact &contact, const ClientsModel &, const QVariant &value) {
                    const QString text = value.toString();
                    return Typing{.text = text, .value = text.trimmed(), .edit = [&contact, text] {
                                      return changeClient(contact, clientFields()[place], text);
                                  }};
                },
            .tellsWhole = true,
            .tone = place == ClientsModel::Name ? Tone::Plain : Tone::Quiet,
            .isStrong = place == ClientsModel::Name};
}

} // namespace

ClientsModel::ClientsModel(UiContext &context, QObject *parent) : PagedTableModel(context, parent, {Resource::Contact})
{
    readFirst();
}

void ClientsModel::search(const QString &text)
{
    m_filter.q = text;
    readFirst();
    Q_EMIT refreshed();
}

void ClientsModel::refresh()
{
    readShown();
    Q_EMIT refreshed();
}

std::optional<Contact> ClientsModel::readHeld() const
{
    if (m_held.isNull() || m_filter.q.isEmpty())
        return {};
    const auto held = context().services.contacts.find(m_held);
    return held ? std::optional(*held) : std::nullopt;
}

Result<Page<Contact>> ClientsModel::readPage(std::optional<qint64> after) const
{
    return context().services.contacts.list(m_filter, {.after = after, .limit = kClientRows});
}

QString ClientsModel::titleOf(int column) const
{
    return clientFields()[size_t(column)].translatedLabel();
}

ClientsModel::Columns ClientsModel::columns() const
{
    static constexpr TableColumn<Contact> kColumns[] = {
        fieldColumn<ClientsModel::Name>(),
        fieldColumn<ClientsModel::Company>(),
        fieldColumn<ClientsModel::Email>(),
        fieldColumn<ClientsModel::Phone>(),
    };
    return kColumns;
}

} // namespace stemdesk::ui
