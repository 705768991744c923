#include "ui/pages/integrations/keys_model.h"

#include "core/services/services.h"
#include "ui/delegates/cell_roles.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/integrations/integration_words.h"
#include "ui/ui_context.h"

#include <algorithm>

namespace stemdesk::ui {

KeysModel::KeysModel(UiContext &context, QObject *parent) : MergedTableModel(parent), m_context(context)
{
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, [this](const Changes &changes) {
        if (std::ranges::any_of(changes, [](const Change &change) { return change.resource == Resource::ApiKey; }))
            read();
    });
    read();
}

void KeysModel::read()
{
    auto keys = m_context.services.keys.list();
    if (!keys)
        return; // The store is busy; the next look reads again.
    const auto calendars = m_context.services.keys.calendars();
    if (!calendars)
        return;
    *keys += *calendars;
    std::ranges::stable_sort(*keys, {}, &ApiKey::createdAt);
    std::ranges::reverse(*keys);
    std::ranges::stable_partition(*keys, [](const ApiKey &key) { return !key.revokedAt; });
    setRows(*keys);
    announceAll(); // Keys expire, and days pass, without a change.
    Q_EMIT listed();
}

QString KeysModel::textOf(const ApiKey &key, int column) const
{
    const ReadingTime time = readingTime(m_context);
    switch (column) {
    case Name: return key.name;
    case Allowed: return IntegrationWords::powers(key);
    case Created: return IntegrationWords::moment(key.createdAt, time);
    case Expires: return IntegrationWords::moment(key.expiresAt, time, tr("never"));
    case LastUsed: return IntegrationWords::moment(key.lastUsedAt, time, tr("not yet"));
    default: return {};
    }
}

QVariant KeysModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ApiKey &key = rows().at(index.row());
    const ToldState state = IntegrationWords::stateOf(key, m_context.services.now());
    const bool isState = index.column() == State;
    const bool isDead = key.revokedAt.has_value();
    switch (role) {
    case Qt::DisplayRole: return textOf(key, index.column());
    case Qt::ToolTipRole: return index.column() == Allowed ? textOf(key, Allowed) : QString();
    case Qt::AccessibleTextRole: return isState ? state.text : textOf(key, index.column());
    case ChipTextRole: return isState ? QVariant(state.text) : QVariant();
    case ChipToneRole: return int(state.tone);
    case StrongRole: return index.column() == Name && !isDead;
    case ToneRole: return int(isDead ? Tone::Quiet : Tone::Plain);
    default: return {};
    }
}

QVariant KeysModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Name");
    case Allowed: return tr("Allowed");
    case Created: return tr("Created");
    case Expires: return tr("Expires");
    case LastUsed: return tr("Last used");
    case State: return tr("State");
    default: return {};
    }
}

} // namespace stemdesk::ui
