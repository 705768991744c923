#include "core/domain/series/series.h"

#include "core/base/day.h"
#include "core/base/recurrence.h"
#include "core/base/wording.h"
#include "core/domain/fields/field_of.h"

#include <QSet>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void takeRota(FieldRules &rules, QStringList &rota, const std::optional<QStringList> &given, const QString &field)
{
    rules.require(given || !rota.isEmpty(), field);
    if (!given)
        return;
    if (given->isEmpty() || given->size() > kMostTemplates)
        rules.fail(unfit(field, u"1 to %1 ids of events"_s.arg(kMostTemplates), QString::number(given->size())));
    for (const QString &text : *given) {
        const Result<EventId> id = idFrom<EventTag>(text.toLatin1(), field);
        if (!id && id.error().kind != Error::Kind::NotFound)
            rules.fail(id.error());
        else if (!id)
            rules.fail(missing("event", field, text.toUtf8()));
    }
    rules.take(rota, given);
}

void takeRule(FieldRules &rules, QString &rule, const std::optional<QString> &given, const QString &field)
{
    rules.require(given ? !given->trimmed().isEmpty() : !rule.isEmpty(), field);
    if (!given || given->trimmed().isEmpty())
        return;
    const Result<QString> taken = dayRuleFrom(*given, field);
    if (taken)
        rules.take(rule, std::optional(*taken));
    else
        rules.fail(taken.error());
}

void takeDaysAhead(FieldRules &rules, int &days, const std::optional<int> &given, const QString &field)
{
    if (given && (*given < 0 || *given > kMostDaysAhead))
        rules.fail(unfit(field, u"0 to %1"_s.arg(kMostDaysAhead), QString::number(*given)));
    rules.take(days, given);
}

void requireFew(FieldRules &rules, qsizetype count, const QString &field)
{
    if (count > kMostSkips)
        rules.fail(unfit(field, u"at most %1 days"_s.arg(kMostSkips), QString::number(count)));
}

/// Each day once.
void takeSkips(FieldRules &rules, QStringList &skips, const std::optional<QStringList> &given, const QString &field)
{
    if (!given)
        return;
    requireFew(rules, given->size(), field);
    QStringList once;
    QSet<QString> seen;
    for (qsizetype at = 0; at < given->size(); ++at) {
        const QString &day = given->at(at);
        if (!dayFrom(day))
            rules.fail(unfit(rowOf(field, at), u"a day, YYYY-MM-DD"_s, quoted(day)));
        if (!seen.contains(day))
            once += day;
        seen.insert(day);
    }
    rules.take(skips, std::optional(once));
}

std::optional<SeriesMove> moveFrom(const QString &text)
{
    const QStringList days = text.split(u' ');
    const auto from = dayFrom(days.constFirst());
    const auto to = dayFrom(days.value(1));
    return days.size() == 2 && from && to ? std::optional(SeriesMove{*from, *to}) : std::nullopt;
}

/// A day has one place to go to.
void takeMoves(FieldRules &rules, QStringList &moves, const std::optional<QStringList> &given, const QString &field)
{
    if (!given)
        return;
    requireFew(rules, given->size(), field);
    QSet<QDate> seen;
    for (qsizetype at = 0; at < given->size(); ++at) {
        const auto move = moveFrom(given->at(at));
        if (!move)
            rules.fail(unfit(rowOf(field, at), u"two days, \"from\" and \"to\""_s, quoted(given->at(at))));
        else if (seen.contains(move->from))
            rules.fail(invalid(field, u"Move %1 to one day only; \"moves\" has it twice."_s.arg(dayText(move->from))));
        else
            seen.insert(move->from);
    }
    rules.take(moves, given);
}

void takeStatus(FieldRules &rules, QString &status, const std::optional<QString> &given, const QString &field)
{
    const QStringList known = namesFrom(kSeriesStatuses);
    if (given && !known.contains(*given))
        rules.fail(notAmong(field, *given, known));
    rules.take(status, given);
}

/// The rule has a day from the start on, which is not so early that to count its days takes long, or ends before now.
void requireDay(FieldRules &rules, const Series &series)
{
    constexpr int kFirstYear = 1970;
    if (series.startsOn.isValid() && series.startsOn.year() < kFirstYear)
        rules.fail(unfit(u"startsOn"_s, u"a day from %1 on"_s.arg(kFirstYear), quoted(dayText(series.startsOn))));
    else if (!series.rule.isEmpty() && series.startsOn.isValid() && !RuleDays(series.rule, series.startsOn).next())
        rules.fail(invalid(
            u"rule"_s, u"The rule never comes from %1 on: change it or \"startsOn\"."_s.arg(dayText(series.startsOn))));
}

} // namespace

const SpecOf<Series, SeriesPatch> &seriesSpec()
{
    using S = Series;
    using P = SeriesPatch;
    static constexpr auto kFields = fieldsOf<Series>(
        ownId<&S::id>("seriesId"), field<&S::name, &P::name>("name", nameLine()),
        field<&S::contactId, &P::contactId>("contactId", reference(), kNullable),
        field<&S::templateEventIds, &P::templateEventIds>("templateEventIds", ruledBy<takeRota>(), kOwnRead),
        field<&S::rule, &P::rule>("rule", ruledBy<takeRule>()), field<&S::startsOn, &P::startsOn>("startsOn", day()),
        field<&S::daysAhead, &P::daysAhead>("daysAhead", ruledBy<takeDaysAhead>()),
        field<&S::skips, &P::skips>("skips", ruledBy<takeSkips>()),
        field<&S::moves, &P::moves>("moves", ruledBy<takeMoves>(), kOwnJson),
        field<&S::status, &P::status>("status", ruledBy<takeStatus>()).storedAs("series_status"),
        ownField("nextOn", kOwnWrite), ownField("eventsCount", kOwnWrite));
    static constexpr auto kSpec = described<S, P>("series", kFields);
    return kSpec;
}

Result<Series> patched(Series series, const SeriesPatch &patch)
{
    const bool isTimed = patch.rule || patch.startsOn;
    Series after = TRY(applied(seriesSpec(), std::move(series), patch));
    FieldRules rules;
    if (isTimed)
        requireDay(rules, after);
    return rules.result(std::move(after));
}

SeriesPatch inverse(const Series &before, const SeriesPatch &patch)
{
    return inverted(seriesSpec(), before, patch);
}

QList<EventId> rotaOf(const Series &series)
{
    QList<EventId> rota;
    for (const QString &text : series.templateEventIds) {
        if (const Result<EventId> id = idFrom<EventTag>(text.toLatin1()))
            rota += *id;
    }
    return rota;
}

QStringList rotaText(const QList<EventId> &rota)
{
    QStringList texts;
    for (const EventId &id : rota)
        texts += QString::fromLatin1(id.text());
    return texts;
}

QList<SeriesMove> movesOf(const Series &series)
{
    QList<SeriesMove> moves;
    for (const QString &text : series.moves) {
        if (const auto move = moveFrom(text))
            moves += *move;
    }
    return moves;
}

QStringList movesText(const QList<SeriesMove> &moves)
{
    QStringList texts;
    for (const SeriesMove &move : moves)
        texts += dayText(move.from) + u' ' + dayText(move.to);
    return texts;
}

} // namespace stemdesk
