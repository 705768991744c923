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

ClientsModel::ClientsModel(UiContext &context, QObject *parent) : TypedTableModel(context, parent)
{
    resetRows(readRows(kClientRows));
}

void ClientsModel::search(const QString &text)
{
    m_filter.q = text;
    resetRows(readRows(kClientRows));
    Q_EMIT refreshed();
}

void ClientsModel::refresh()
{
    setRows(readRows(std::max<qsizetype>(rowCount() + 1, kClientRows)));
    Q_EMIT refreshed();
}

void ClientsModel::onChanges(const Changes &changes)
{
    if (std::ranges::any_of(changes, [](const Change &change) { return change.resource == Resource::Contact; }))
        refresh();
}

QList<Contact> ClientsModel::readRows(qsizetype count)
{
    QList<Contact> found;
    m_next.reset();
    do {
        const auto page = context().services.contacts.list(m_filter, {.after = m_next, .limit = kClientRows});
        if (!page)
            return rows(); // The store is busy or gone; the next change or search reads again.
        found += page->rows;
        m_next = page->next;
    } while (m_next && found.size() < count);
    return found;
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

bool ClientsModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next.has_value();
}

void ClientsModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    const auto page = context().services.contacts.list(m_filter, {.after = m_next, .limit = kClientRows});
    if (!page)
        return;
    m_next = page->next;
    if (page->rows.isEmpty())
        return;
    insert(rowCount(), page->rows);
    Q_EMIT refreshed();
}

} // namespace stemdesk::ui
