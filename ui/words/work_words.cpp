#include "ui/words/work_words.h"

#include "ui/words/day_text.h"
#include "ui/words/number_text.h"
#include "ui/words/wording.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct WorkWords {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::WorkWords)

public:
    static constexpr Wording kKinds[] = {
        {"order", QT_TR_NOOP("Order")},   {"receive", QT_TR_NOOP("Receive")}, {"condition", QT_TR_NOOP("Condition")},
        {"design", QT_TR_NOOP("Design")}, {"pack", QT_TR_NOOP("Pack")},       {"deliver", QT_TR_NOOP("Deliver")},
        {"set_up", QT_TR_NOOP("Set up")}, {"collect", QT_TR_NOOP("Collect")}, {"office", QT_TR_NOOP("Office")},
        {"other", QT_TR_NOOP("Other")},
    };
};

QString clockTime(Instant at, const QTimeZone &zone)
{
    return clockText(QDateTime::fromMSecsSinceEpoch(at, zone).time());
}

} // namespace

QString durationText(double minutes)
{
    const auto whole = qint64(std::llround(minutes));
    const QString hours = QLocale().toString(whole / 60);
    const qint64 rest = whole % 60;
    if (whole < 60)
        return WorkWords::tr("%1 min").arg(whole);
    return rest == 0 ? WorkWords::tr("%1 h").arg(hours)
                     : WorkWords::tr("%1 h %2 min").arg(hours).arg(rest, 2, 10, QChar(u'0')); // In columns, too.
}

std::optional<double> durationFrom(const QString &text)
{
    static const QRegularExpression kBoth(u"^(\\d+)\\s*(?:[:hu]|std\\.?)\\s*([0-5]?\\d)\\s*(?:m|min|min\\.)?$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    if (const auto both = kBoth.match(text.trimmed()); both.hasMatch())
        return both.captured(1).toDouble() * 60 + both.captured(2).toDouble();
    const auto minutes = numberFrom(text, NumberUnit::Minutes);
    const auto hours = minutes ? std::nullopt : numberFrom(text, NumberUnit::Hours);
    const auto read = hours ? std::optional(*hours * 60) : minutes;
    return read && *read >= 0 ? read : std::nullopt;
}

std::optional<double> hoursFrom(const QString &text)
{
    if (const auto hours = numberFrom(text, NumberUnit::Hours))
        return hours;
    const auto minutes = durationFrom(text);
    return minutes ? std::optional(*minutes / 60) : std::nullopt;
}

QString severalPeopleRefusal(const QString &typed)
{
    // Not "y", which is between the two surnames of one person, too.
    static const QRegularExpression kBetween(u"\\s*[,;/]\\s*|\\s+(?:and|und|en|et)\\s+"_s,
                                             QRegularExpression::CaseInsensitiveOption);
    const QStringList people = typed.trimmed().split(kBetween, Qt::SkipEmptyParts);
    return people.size() < 2 ? QString()
                             : WorkWords::tr("A task has one person. Write %1, and add another task for %2.")
                                   .arg(people.first(), people.mid(1).join(u", "_s));
}

QString taskKindText(const QString &kind)
{
    const char *known = wordingOf(WorkWords::kKinds, kind);
    return known ? WorkWords::tr(known) : kind;
}

QString hoursText(const Task &task, const QTimeZone &zone)
{
    if (!task.startsAt)
        return {};
    const QString start = clockTime(*task.startsAt, zone);
    if (!task.endsAt)
        return start;
    const QString end = clockTime(*task.endsAt, zone);
    const QDate endDay = dayOf(*task.endsAt, zone);
    const bool isOneDay = endDay == dayOf(*task.startsAt, zone);
    return WorkWords::tr("%1 to %2", "times").arg(start, isOneDay ? end : dayAndMonth(endDay) + u' ' + end);
}

QString unitsText(const QList<NamedUnits> &units)
{
    double stems = 0;
    int others = 0;
    for (const NamedUnits &one : units) {
        const bool isFlower = one.productType == "flower"_L1;
        stems += isFlower ? one.units : 0;
        others += isFlower ? 0 : 1;
    }
    QStringList parts;
    if (stems > 0)
        parts += WorkWords::tr("%n stems", nullptr, int(std::ceil(stems)));
    if (others > 0)
        parts += WorkWords::tr("%n other items", nullptr, others);
    return parts.join(u", "_s);
}

} // namespace stemdesk::ui
