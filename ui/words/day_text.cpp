#include "ui/words/day_text.h"

#include "core/base/day.h"
#include "core/domain/shops/time_zone.h"
#include "ui/ui_context.h"

#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

/// The locale's long format with a short weekday; with a comma only if that ends with a full stop: "Fr., 11. Sept.".
QString longFormat()
{
    QString format = QLocale().dateFormat(QLocale::LongFormat);
    if (!format.contains(" d. "_L1))
        format.replace("dddd,"_L1, "dddd"_L1);
    return format.replace("dddd"_L1, "ddd"_L1);
}

/// With an abbreviated month. Spanish has words between the parts: "13 de junio de 2026", but "13 jun 2026".
QString mediumFormat()
{
    return longFormat().replace("MMMM"_L1, "MMM"_L1).remove(" 'de'"_L1);
}

/// Without seconds, and with a. m. and p. m. written as the language writes them.
QString clockFormat(QString format)
{
    static const QRegularExpression kSeconds(u"[:.]ss?"_s);
    return format.remove(kSeconds).replace("AP"_L1, "Ap"_L1);
}

} // namespace

QDate shopToday(const UiContext &context)
{
    return dayOf(context.services.now(), zoneOf(context.shop));
}

QTimeZone zoneOf(const Shop &shop)
{
    return zoneNamed(shop.timeZone);
}

QDate dayOf(Instant instant, const QTimeZone &zone)
{
    return stemdesk::dayOf(instant, zone);
}

QString longDate(QDate date)
{
    return QLocale().toString(date, longFormat());
}

QString mediumDate(QDate date)
{
    return QLocale().toString(date, mediumFormat());
}

QString shortDate(QDate date)
{
    static const QRegularExpression kDayOfWeek(u"\\s*ddd,?\\s*"_s);
    return QLocale().toString(date, mediumFormat().remove(kDayOfWeek));
}

QString dayAndMonth(QDate date)
{
    QString format = longFormat();
    for (const auto year : {", yyyy"_L1, " 'de' yyyy"_L1, " yyyy"_L1, "yyyy"_L1, ", y"_L1, " y"_L1})
        format.remove(year);
    return QLocale().toString(date, format.trimmed());
}

QString dayOfMonth(QDate date)
{
    const bool isOrdinal = longFormat().contains(" d. "_L1);
    return QLocale().toString(date, isOrdinal ? u"ddd, d."_s : u"ddd d"_s);
}

QString clockText(QTime time)
{
    return QLocale().toString(time, clockFormat(QLocale().timeFormat(QLocale::ShortFormat)));
}

QString momentText(const QDateTime &moment)
{
    return QLocale().toString(moment, clockFormat(QLocale().dateTimeFormat(QLocale::ShortFormat)));
}

} // namespace stemdesk::ui
