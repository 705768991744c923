#include "ui/words/weekday_words.h"

#include "core/base/text.h"
#include "core/domain/catalogue/supplier.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWeekdayCount = 7;
constexpr qsizetype kFewestLetters = 2;

/// The number of the weekday that the word begins, from Monday on.
std::optional<int> weekdayCalled(const QString &word)
{
    const QString begun = folded(word).remove(u'.');
    const std::array locales{QLocale(), QLocale(QLocale::English)};
    for (const QLocale &locale : locales) {
        for (int day = 1; day <= kWeekdayCount; ++day) {
            for (const auto format : {QLocale::LongFormat, QLocale::ShortFormat}) {
                const QString name = folded(locale.standaloneDayName(day, format)).remove(u'.');
                if (begun.size() >= std::min(kFewestLetters, name.size()) && name.startsWith(begun))
                    return day - 1;
            }
        }
    }
    return {};
}

} // namespace

QString weekdaysText(const QStringList &weekdays)
{
    QStringList words;
    for (int day = 0; day < kWeekdayCount; ++day) {
        if (weekdays.contains(weekdayNames().at(day)))
            words += QLocale().standaloneDayName(day + 1, QLocale::ShortFormat);
    }
    return words.join(u", "_s);
}

std::optional<QStringList> weekdaysFrom(const QString &text)
{
    static const QRegularExpression kBetween(u"[,;/\\s]+"_s);
    QStringList weekdays;
    for (const QString &word : text.split(kBetween, Qt::SkipEmptyParts)) {
        const std::optional<int> day = weekdayCalled(word);
        if (!day)
            return {};
        weekdays += weekdayNames().at(*day);
    }
    return weekdays;
}

} // namespace stemdesk::ui
