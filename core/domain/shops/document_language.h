#pragma once

#include "core/domain/shops/shop.h"

#include <QDate>
#include <QDateTime>
#include <QLocale>
#include <QString>

#include <memory>

class QTranslator;

namespace stemdesk {

/// The language and formats of a shop's documents and e-mails: its document language, independent of the window and the
/// machine. A language without a translation falls back to English, including figures and dates. Each object has its
/// own translator, so that documents can be made on any thread; use an object on one thread only.
class DocumentLanguage {
public:
    explicit DocumentLanguage(const Shop &shop);

    const QLocale &locale() const { return m_locale; }
    /// Named and ordered like Qt's own, so that lupdate finds the texts. `%n` is `count` in the language's format.
    QString translate(const char *context, const char *source, const char *disambiguation = nullptr,
                      int count = -1) const;

    /// The name of a colour or category; presets are translated.
    QString vocabulary(const QString &name) const;
    QStringList vocabulary(const QStringList &names) const;

    QString money(double amount) const;
    /// The price of one unit, see unitMoneyText().
    QString unitMoney(double amount) const;
    /// "20%", or with a space if the language uses one.
    QString percent(double share) const;
    /// Units and packs, which may be fractions.
    QString number(double number) const;
    /// The date of an instant in the shop's time zone, without or with the day of the week.
    QString date(Instant at) const { return date(dayOf(at)); }
    QString date(QDate day) const;
    QString weekdayAndDate(Instant at) const;
    QString weekdayAndDate(QDate day) const;
    /// Hours and minutes in the shop's time zone.
    QString time(Instant at) const;

    QDate dayOf(Instant at) const;

private:
    QDateTime at(Instant instant) const;

    std::shared_ptr<const QTranslator> m_translator; ///< Shared by copies; never installed.
    QLocale m_locale;
    QString m_currency;
    QString m_timeZone;
};

} // namespace stemdesk
