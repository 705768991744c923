#include "ui/event_words.h"

#include "core/domain/events/event.h"
#include "core/domain/shops/shop.h"
#include "ui/money_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

struct Words {
    QLatin1StringView status;
    const char *text;
    Tone tone;
};

constexpr std::array kWords{
    Words{"new"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "New"), Tone::Quiet},
    Words{"quoting"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "Quoting"), Tone::Warning},
    Words{"pending_approval"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "With client"), Tone::Warning},
    Words{"approved"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "Approved"), Tone::Accent},
    Words{"in_progress"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "In progress"), Tone::Accent},
    Words{"complete"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "Complete"), Tone::Quiet},
    Words{"cancelled"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "Cancelled"), Tone::Quiet},
};

const Words *wordsOf(const QString &status)
{
    for (const Words &words : kWords) {
        if (words.status == status)
            return &words;
    }
    return nullptr;
}

QString translated(const char *text, int count = -1)
{
    return QCoreApplication::translate("stemdesk::ui::EventWords", text, nullptr, count);
}

/// The locale's long format with a short day of the week.
QString longFormat()
{
    return QLocale().dateFormat(QLocale::LongFormat).replace("dddd,"_L1, "ddd"_L1).replace("dddd"_L1, "ddd"_L1);
}

} // namespace

QString statusText(const QString &status)
{
    const Words *words = wordsOf(status);
    return words ? translated(words->text) : status;
}

Tone statusTone(const QString &status)
{
    const Words *words = wordsOf(status);
    return words ? words->tone : Tone::Quiet;
}

QTimeZone zoneOf(const Shop &shop)
{
    const QTimeZone zone(shop.timeZone.toUtf8());
    return zone.isValid() ? zone : QTimeZone::systemTimeZone();
}

QDate dayOf(Instant instant, const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(instant, zone).date();
}

QDate eventDay(const Event &event, const QTimeZone &zone)
{
    const auto start = firstStart(event);
    return start ? dayOf(*start, zone) : QDate();
}

QString longDate(QDate date)
{
    return QLocale().toString(date, longFormat());
}

QString mediumDate(QDate date)
{
    // Spanish has words between the parts: "13 de junio de 2026", but "13 jun 2026".
    return QLocale().toString(date, longFormat().replace("MMMM"_L1, "MMM"_L1).remove(" 'de'"_L1));
}

QString dayAndMonth(QDate date)
{
    QString format = longFormat();
    for (const auto year : {", yyyy"_L1, " 'de' yyyy"_L1, " yyyy"_L1, "yyyy"_L1, ", y"_L1, " y"_L1})
        format.remove(year);
    return QLocale().toString(date, format.trimmed());
}

QString clientsText(const Event &event)
{
    if (event.clientName1.isEmpty() || event.clientName2.isEmpty())
        return event.clientName1 + event.clientName2;
    return translated(QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "%1 and %2"))
        .arg(event.clientName1, event.clientName2);
}

QString oneLine(const QString &address)
{
    return address.simplified().isEmpty() ? QString() : QString(address).trimmed().replace(u"\n"_s, u", "_s);
}

QString guestsText(const Event &event)
{
    QStringList parts;
    if (event.numberOfGuests)
        parts << QCoreApplication::translate("stemdesk::ui::EventWords", "%n guests", nullptr,
                                             int(*event.numberOfGuests));
    if (event.numberOfTables)
        parts << QCoreApplication::translate("stemdesk::ui::EventWords", "%n tables", nullptr,
                                             int(*event.numberOfTables));
    return parts.join(u", "_s);
}

BudgetState budgetState(double priceExclTax, double budget, const QString &currency)
{
    const double over = priceExclTax - budget;
    const QString amount = moneyText(std::abs(over), currency);
    if (amount == moneyText(0, currency))
        return {translated(QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "On budget")), Tone::Quiet};
    if (over > 0)
        return {translated(QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "%1 over")).arg(amount), Tone::Warning};
    return {translated(QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "%1 left")).arg(amount), Tone::Quiet};
}

QString quantityText(double quantity)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    // Twelve digits show what was typed and hide what double arithmetic leaves behind (0.1 + 0.2).
    return locale.toString(quantity, 'g', 12);
}

std::optional<double> numberFrom(const QString &text)
{
    const QString trimmed = text.trimmed();
    bool ok = false;
    double number = QLocale().toDouble(trimmed, &ok);
    if (!ok)
        number = QLocale::c().toDouble(trimmed, &ok);
    return ok && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace stemdesk::ui
