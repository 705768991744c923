#include "ui/words/work_words.h"

#include "ui/words/day_text.h"
#include "ui/words/number_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct WorkWords {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::WorkWords)
};

struct KindWords {
    QLatin1StringView kind;
    const char *text;
};

constexpr std::array kKinds{
    KindWords{"order"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::WorkWords", "Order")},
    KindWords{"receive"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::WorkWords", "Receive")},
    KindWords{"condition"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::WorkWords", "Condition")},
    KindWords{"design"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::WorkWords", "Design")},
    KindWords{"pack"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::WorkWords", "Pack")},
    KindWords{"deliver"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::WorkWords", "Deliver")},
    KindWords{"set_up"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::WorkWords", "Set up")},
    KindWords{"collect"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::WorkWords", "Collect")},
    KindWords{"office"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::WorkWords", "Office")},
    KindWords{"other"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::WorkWords", "Other")},
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
    return rest == 0 ? WorkWords::tr("%1 h").arg(hours) : WorkWords::tr("%1 h %2 min").arg(hours).arg(rest);
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

QString taskKindText(const QString &kind)
{
    const auto known = std::ranges::find_if(kKinds, [&](const KindWords &words) { return kind == words.kind; });
    return known == kKinds.end() ? kind : WorkWords::tr(known->text);
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
