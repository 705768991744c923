#include "ui/palette/recent_choices.h"

#include "core/domain/shops/shop.h"

#include <QSettings>

namespace stemdesk::ui {

namespace {

constexpr int kKept = 8;

} // namespace

RecentChoices::RecentChoices(QSettings &settings, const Shop &shop)
    : m_settings(settings), m_key(QStringLiteral("palette/") + QString::fromLatin1(shop.id.text()))
{}

QStringList RecentChoices::ids() const
{
    return m_settings.value(m_key).toStringList();
}

void RecentChoices::add(const QString &id)
{
    QStringList kept = ids();
    kept.removeAll(id);
    kept.prepend(id);
    m_settings.setValue(m_key, kept.mid(0, kKept));
}

} // namespace stemdesk::ui
