#include "ui/models/recent_changes.h"

#include "core/services/change_bus.h"
#include "ui/ui_context.h"

#include <QSet>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

namespace {

constexpr int kPauseMilliseconds = 30;

Changes onlyLast(const Changes &changes)
{
    Changes once;
    QSet<QByteArray> seen;
    Changes backwards = changes;
    std::ranges::reverse(backwards);
    for (const Change &change : std::as_const(backwards)) {
        QByteArray row(1, char(change.resource));
        row.append(reinterpret_cast<const char *>(change.id.data()), qsizetype(change.id.size()));
        if (seen.contains(row))
            continue;
        seen.insert(row);
        once.append(change);
    }
    std::ranges::reverse(once);
    return once;
}

} // namespace

bool concern(const Changes &changes, ResourceSet resources)
{
    return std::ranges::any_of(changes, [&](const Change &change) { return resources.has(change.resource); });
}

RecentChanges::RecentChanges(const UiContext &context, QObject *parent)
    : QObject(parent), m_shop(context.shop.id), m_timer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    m_timer->setInterval(kPauseMilliseconds);
    connect(m_timer, &QTimer::timeout, this, &RecentChanges::notifyNow);
    connect(&context.bus, &ChangeBus::committed, this, &RecentChanges::onCommitted);
}

void RecentChanges::watch(const UiContext &context, QObject *owner, ResourceSet resources,
                          const std::function<void()> &then)
{
    connect(new RecentChanges(context, owner), &RecentChanges::gathered, owner,
            [resources, then](const Changes &changes) {
                if (concern(changes, resources))
                    then();
            });
}

void RecentChanges::onCommitted(const Changes &changes)
{
    for (const Change &change : changes) {
        if (change.shop == m_shop)
            m_waiting += change;
    }
    // Not restarted: a stream of changes must not delay the page for ever.
    if (!m_waiting.isEmpty() && !m_timer->isActive())
        m_timer->start();
}

void RecentChanges::notifyNow()
{
    m_timer->stop();
    const Changes waiting = std::exchange(m_waiting, {});
    if (!waiting.isEmpty())
        Q_EMIT gathered(onlyLast(waiting));
}

} // namespace stemdesk::ui
