#include "ui/pages/integrations/integration_words.h"

#include "core/domain/keys/api_key.h"
#include "core/services/services.h"
#include "ui/help/help_texts.h"
#include "ui/ui_context.h"
#include "ui/words/day_text.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <iterator>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

ReadingTime readingTime(const UiContext &context)
{
    return {.now = context.services.now(), .zone = zoneOf(context.shop)};
}

QString IntegrationWords::area(std::string_view name)
{
    static constexpr std::pair<std::string_view, const char *> kAreas[] = {
        {"colors", QT_TR_NOOP("Colours")},         {"categories", QT_TR_NOOP("Categories")},
        {"tax_groups", QT_TR_NOOP("Tax groups")},  {"contacts", QT_TR_NOOP("Contacts")},
        {"payments", QT_TR_NOOP("Payments")},      {"invoices", QT_TR_NOOP("Invoices")},
        {"orders", QT_TR_NOOP("Supplier orders")}, {"webhooks", QT_TR_NOOP("Webhooks")}};
    const auto *const known = std::ranges::find(kAreas, name, &std::pair<std::string_view, const char *>::first);
    if (known != std::end(kAreas))
        return tr(known->second);
    return helpTitle(QString::fromLatin1(name).replace(u'_', u'-')); // The page's own name.
}

QString IntegrationWords::scopes(quint32 scopes)
{
    if (scopes == allScopes())
        return tr("Everything");
    if (scopes == scopesToReadAll())
        return tr("Reads everything");
    if (scopes == scopesToSyncCatalogue())
        return tr("Keeps the catalogue in step");
    QStringList changes;
    QStringList reads;
    for (const KeyAreaScopes &in : keyAreas()) {
        if ((scopes & in.write) != 0)
            changes += area(in.area);
        else if ((scopes & in.read) != 0)
            reads += area(in.area);
    }
    QStringList parts;
    if (!changes.isEmpty())
        parts += tr("changes %1").arg(changes.join(u", "_s));
    if (!reads.isEmpty())
        parts += tr("reads %1").arg(reads.join(u", "_s));
    QString text = parts.join(u"; "_s);
    if (!text.isEmpty())
        text[0] = text.at(0).toUpper();
    return text;
}

QString IntegrationWords::powers(const ApiKey &key)
{
    switch (key.use) {
    case KeyUse::Requests: break;
    case KeyUse::Calendar: return tr("Calendar of events");
    case KeyUse::CalendarWithTasks: return tr("Calendar of events and tasks");
    }
    return scopes(key.scopes);
}

QString IntegrationWords::scopesIn(const KeyAreaScopes &area, quint32 scopes)
{
    const bool reads = (scopes & area.read) != 0;
    const bool changes = (scopes & area.write) != 0;
    if (area.read == 0)
        return changes ? tr("manages") : QString();
    if (reads && changes)
        return tr("reads and changes");
    if (changes)
        return tr("changes only");
    return reads ? tr("reads") : QString();
}

ToldState IntegrationWords::stateOf(const ApiKey &key, Instant now)
{
    if (key.revokedAt)
        return {tr("Revoked"), Tone::Quiet};
    if (key.expiresAt && *key.expiresAt <= now)
        return {tr("Expired"), Tone::Warning};
    return {tr("Active"), Tone::Accent};
}

QString IntegrationWords::moment(Instant at, const ReadingTime &time)
{
    const QString clock = QLocale().toString(QDateTime::fromMSecsSinceEpoch(at, time.zone).time(), u"HH:mm"_s);
    const QDate day = dayOf(at, time.zone);
    const QDate today = dayOf(time.now, time.zone);
    if (day == today)
        return tr("today, %1").arg(clock);
    return tr("%1, %2").arg(day.year() == today.year() ? dayAndMonth(day) : mediumDate(day), clock);
}

QString IntegrationWords::moment(std::optional<Instant> at, const ReadingTime &time, const QString &never)
{
    return at ? moment(*at, time) : never;
}

QString IntegrationWords::exactMoment(Instant at, const ReadingTime &time)
{
    const QString clock = QLocale().toString(QDateTime::fromMSecsSinceEpoch(at, time.zone).time(), u"HH:mm:ss"_s);
    const QDate day = dayOf(at, time.zone);
    const QDate today = dayOf(time.now, time.zone);
    if (day == today)
        return clock;
    return tr("%1, %2").arg(day.year() == today.year() ? dayAndMonth(day) : mediumDate(day), clock);
}

QString IntegrationWords::duration(qint64 ms)
{
    return ms < 1000 ? tr("%1 ms").arg(ms) : tr("%1 s").arg(QLocale().toString(double(ms) / 1000, 'f', 1));
}

QString IntegrationWords::eventType(WebhookType type)
{
    return type == WebhookType::EventCreated ? tr("New event") : tr("Changed event");
}

QString IntegrationWords::eventTypes(quint32 types)
{
    QStringList words;
    if ((types & quint32(WebhookType::EventCreated)) != 0)
        words += tr("new events");
    if ((types & quint32(WebhookType::EventUpdated)) != 0)
        words += tr("changed events");
    QString text = words.join(u", "_s);
    if (!text.isEmpty())
        text[0] = text.at(0).toUpper();
    return text;
}

ToldState IntegrationWords::stateOf(const Webhook &webhook)
{
    if (webhook.isPaused)
        return {tr("Paused"), Tone::Quiet};
    if (webhook.failureCount > 0)
        return {tr("Failing (%1)").arg(webhook.failureCount), Tone::Error};
    return {tr("Active"), Tone::Accent};
}

ToldState IntegrationWords::stateOf(DeliveryState state)
{
    switch (state) {
    case DeliveryState::Pending: return {tr("Waiting"), Tone::Plain};
    case DeliveryState::Delivered: return {tr("Delivered"), Tone::Accent};
    case DeliveryState::Failed: return {tr("Failed"), Tone::Error};
    }
    return {};
}

QString IntegrationWords::outcome(const DeliveryAttempt &attempt)
{
    if (attempt.status && attempt.error.isEmpty())
        return tr("Answered %1").arg(*attempt.status);
    if (attempt.status)
        return tr("Answered %1: %2").arg(QString::number(*attempt.status), attempt.error);
    return attempt.error.isEmpty() ? tr("No answer") : attempt.error;
}

} // namespace stemdesk::ui
