#include "core/domain/money_text.h"

#include "core/domain/clients/minor_unit.h"

#include <QHash>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QHash<QString, QString> signsFromLocales()
{
    QHash<QString, QString> signs;
    const auto locales = QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory);
    for (const QLocale &locale : locales) {
        const QString code = locale.currencySymbol(QLocale::CurrencyIsoCode);
        // Japan writes its sign as wide as a letter; folded, it is everyone's.
        const QString sign = locale.currencySymbol(QLocale::CurrencySymbol).normalized(QString::NormalizationForm_KC);
        const auto known = signs.constFind(code);
        // The same currency has a long sign abroad ("US$") and a short one at home.
        if (!code.isEmpty() && !sign.isEmpty() && (known == signs.constEnd() || sign.size() < known->size()))
            signs.insert(code, sign);
    }
    return signs;
}

} // namespace

QString currencySign(const QString &code)
{
    static const QHash<QString, QString> kSigns = signsFromLocales();
    return kSigns.value(code, code);
}

int currencyDigits(const QString &code)
{
    return MinorUnit(code).digits(); // QLocale formats other currencies than its own with the digits of its own.
}

double roundedMoney(double amount, const QString &currencyCode, int extraDigits)
{
    return QString::number(amount, 'f', currencyDigits(currencyCode) + extraDigits).toDouble();
}

QString moneyText(double amount, const QString &currencyCode, const QLocale &locale)
{
    return locale.toCurrencyString(amount, currencySign(currencyCode), currencyDigits(currencyCode));
}

} // namespace stemdesk
