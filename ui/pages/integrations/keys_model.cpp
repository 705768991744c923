#include "ui/pages/integrations/keys_model.h"

#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/ui_context.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

Tone toneOf(const ApiKey &key)
{
    return key.revokedAt ? Tone::Quiet : Tone::Plain;
}

} // namespace

KeysModel::KeysModel(UiContext &context, QObject *parent) : MergedTableModel(parent), m_context(context)
{
    RecentChanges::watch(context, this, {Resource::ApiKey}, [this] { read(); });
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
    std::stable_partition(keys->begin(), keys->end(), [](const ApiKey &key) { return !key.revokedAt; });
    setRows(*keys);
    announceAll(); // Keys expire, and days pass, without a change.
    Q_EMIT listed();
}

ToldState KeysModel::stateOf(const ApiKey &key) const
{
    return IntegrationWords::stateOf(key, m_context.services.now());
}

KeysModel::Columns KeysModel::columns() const
{
    static constexpr TableColumn<ApiKey> kColumns[] = {
        {.title = QT_TR_NOOP("Name"),
         .text = kField<&ApiKey::name>,
         .tone = toneOf,
         .isStrong = [](const ApiKey &key) { return !key.revokedAt; }},
        {.title = QT_TR_NOOP("Allowed"),
         .text = [](const ApiKey &key) { return IntegrationWords::powers(key); },
         .tellsWhole = true,
         .tone = toneOf},
        {.title = QT_TR_NOOP("Created"),
         .text =
             [](const ApiKey &key, const KeysModel &model) {
                 return IntegrationWords::moment(key.createdAt, readingTime(model.m_context));
             },
         .tone = toneOf},
        {.title = QT_TR_NOOP("Expires"),
         .text =
             [](const ApiKey &key, const KeysModel &model) {
                 return IntegrationWords::moment(key.expiresAt, readingTime(model.m_context), tr("never"));
             },
         .tone = toneOf},
        {.title = QT_TR_NOOP("Last used"),
         .text =
             [](const ApiKey &key, const KeysModel &model) {
                 return IntegrationWords::moment(key.lastUsedAt, readingTime(model.m_context), tr("not yet"));
             },
         .tone = toneOf},
        {.title = QT_TR_NOOP("Status"),
         .chip = [](const ApiKey &key, const KeysModel &model) { return model.stateOf(key).text; },
         .chipTone = [](const ApiKey &key, const KeysModel &model) { return model.stateOf(key).tone; }},
    };
    return kColumns;
}

} // namespace stemdesk::ui
