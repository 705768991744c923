#pragma once

#include "core/domain/shops/shop.h"

#include <QDate>
#include <QDateTime>
#include <QLocale>
#include <QString>

#include <memory>

class QTranslator;

namespace stemdesk {

/// How a shop writes on paper and in e-mails: in its document language, whatever the window or the machine speaks.
/// A language that no translation is there for is English, figures and dates too. Each has a translator of its own, so
/// that documents are made on any thread; one object belongs to one thread.
class DocumentLanguage {
public:
    explicit DocumentLanguage(const Shop &shop);

    const QLocale &locale() const { return m_locale; }
    /// Named and ordered like Qt's own, so that lupdate finds the texts. `%n` is `count` as the language writes it.
    QString translate(const char *context, const char *source, const char *disambiguation = nullptr,
                      int count = -1) const;

    /// A colour or category as it is called: one that every shop starts with is translated.
    QString vocabulary(const QString &name) const;
    QStringList vocabulary(const QStringList &names) const;

    QString money(double amount) const;
    /// "20%", or with a space where the language has one.
    QString percent(double share) const;
    /// Units and packs, which may be fractions.
    QString number(double number) const;
    /// The day that an instant falls on in the shop's time zone, without or with the day of the week.
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
