#include "ui/pages/clients/clients_model.h"

#include "ui/pages/clients/client_fields.h"
#include "ui/theme/tokens.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kClientRows = 200;

/// The table's columns are the first fields.
const ClientField &clientField(int column)
{
    return clientFields()[size_t(column)];
}

} // namespace

ClientsModel::ClientsModel(UiContext &context, QObject *parent) : PagedTableModel(context, parent)
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

void ClientsModel::onChanges(const Changes &changes)
{
    if (std::ranges::any_of(changes, [](const Change &change) { return change.resource == Resource::Contact; }))
        refresh();
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

QVariant ClientsModel::stored(int row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
    case Qt::ToolTipRole: return clientField(column).shown(rows().at(row));
    case StrongRole: return column == Name;
    case ToneRole: return int(column == Name ? Tone::Plain : Tone::Quiet);
    default: return {};
    }
}

QVariant ClientsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= ColumnCount)
        return {};
    return clientField(section).translatedLabel();
}

void ClientsModel::type(int row, int column, const QVariant &value)
{
    const QString text = value.toString();
    store(row, column, {.text = text, .value = text.trimmed()},
          [&] { return changeClient(rows().at(row), clientField(column), text); });
}

} // namespace stemdesk::ui
