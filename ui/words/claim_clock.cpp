#include "ui/words/claim_clock.h"

#include "ui/words/day_text.h"
#include "ui/words/work_words.h"

#include <QCoreApplication>
#include <QDateTime>

namespace stemdesk::ui {

namespace {

struct ClaimClock {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::ClaimClock)
};

constexpr Instant kMinute = 60'000;
constexpr Instant kDay = 24LL * 60 * kMinute;

} // namespace

QString claimTime(Instant until, const QTimeZone &zone)
{
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(until, zone);
    return ClaimClock::tr("%1, %2", "day and time").arg(dayAndMonth(at.date()), clockText(at.time()));
}

QString claimClock(std::optional<Instant> until, Instant now, const QTimeZone &zone)
{
    if (!until)
        return ClaimClock::tr("Some goods were rejected. Set how long this supplier accepts claims.");
    const QString when = claimTime(*until, zone);
    const Instant left = *until - now;
    if (left <= 0)
        return ClaimClock::tr("Claims were taken until %1.").arg(when);
    const Instant minutes = left / kMinute;
    const QString rest =
        left >= 2 * kDay ? ClaimClock::tr("%n days", nullptr, int(left / kDay)) : durationText(double(minutes));
    return ClaimClock::tr("Claim by %1: %2 left.").arg(when, rest);
}

} // namespace stemdesk::ui
