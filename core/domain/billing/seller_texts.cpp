#include "core/domain/billing/seller_texts.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

bool isCountry(const QString &line, const QString &code)
{
    const QLocale::Territory territory = QLocale::codeToTerritory(code);
    if (territory == QLocale::AnyTerritory)
        return false;
    QStringList names{code, QLocale::territoryToString(territory)};
    for (const QLocale &spoken : QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, territory))
        names += spoken.nativeTerritoryName();
    return names.contains(line, Qt::CaseInsensitive);
}

/// Checks its check digits: letters count from 10 on.
bool isIban(const QString &account)
{
    constexpr int kCheckModulus = 97;
    constexpr int kLetters = 10;
    constexpr int kHead = 4;
    int left = 0;
    for (const QChar sign : account.mid(kHead) + account.first(kHead)) {
        const int value = sign.isDigit() ? sign.digitValue() : sign.unicode() - u'A' + kLetters;
        left = (left * (value < kLetters ? 10 : 100) + value) % kCheckModulus;
    }
    return left == 1;
}

/// Splits an address at its post code, if the country's format is known: the town follows the code or is on the next
/// line.
std::optional<PostalAddress> withPostCode(const QStringList &lines, const QString &country)
{
    static const QRegularExpression kDutch(u"^(?:NL-)?(\\d{4} ?[A-Z]{2})(?:[ ,]+(\\D.*))?$"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kGerman(u"^(?:D(?:E)?-)?(\\d{5})(?:[ ,]+(\\D.*))?$"_s);
    if (country != "NL"_L1 && country != "DE"_L1)
        return {};
    const QRegularExpression &form = country == "NL"_L1 ? kDutch : kGerman;
    for (qsizetype at = lines.size() - 1; at > 0; --at) {
        const auto found = form.match(lines.at(at));
        const bool isBelow = found.hasMatch() && found.captured(2).isEmpty();
        if (!found.hasMatch() || (isBelow && at + 1 == lines.size()))
            continue;
        QStringList street = lines;
        const QString town = isBelow ? street.takeAt(at + 1) : found.captured(2);
        street.removeAt(at);
        return PostalAddress{.street = street, .town = town, .postCode = found.captured(1).toUpper()};
    }
    return {};
}

} // namespace

PostalAddress postalAddressFrom(const QString &address, const QString &country)
{
    // A last line that begins with a number is post code and town in most countries; otherwise it is the town.
    static const QRegularExpression kTown(u"^(?:[A-Z]{1,2}-)?(\\d[\\d ]*\\d(?: ?[A-Z]{2}(?= ))?) +(\\D.*)$"_s);
    static const QRegularExpression kIslands(
        u"^(.*?)[ ,]*\\b([A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[\\dW] ?[A-Z\\d]{4})$"_s);
    QStringList lines = address.split(u'\n', Qt::SkipEmptyParts);
    if (lines.size() == 1)
        lines = address.split(u',', Qt::SkipEmptyParts);
    for (QString &line : lines)
        line = line.trimmed();
    if (lines.size() > 1 && isCountry(lines.constLast(), country))
        lines.removeLast();
    if (const auto known = withPostCode(lines, country))
        return *known;
    const QString last = lines.size() > 1 ? lines.takeLast() : QString();
    if (const auto town = kTown.match(last); town.hasMatch())
        return {.street = lines, .town = town.captured(2), .postCode = town.captured(1)};
    const auto islands = kIslands.match(last);
    if (!islands.hasMatch())
        return {.street = lines, .town = last, .postCode = {}};
    const bool isAlone = islands.captured(1).isEmpty() && lines.size() > 1;
    const QString town = isAlone ? lines.takeLast() : islands.captured(1);
    return {.street = lines, .town = town, .postCode = islands.captured(2)};
}

QString ibanIn(const QString &text)
{
    static const QRegularExpression kIban(u"\\b[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\\b"_s);
    static const QRegularExpression kEnd(u"(?<=[A-Z0-9])(?= |$)"_s);
    constexpr int kShortest = 15;
    const QString found = kIban.match(text).captured();
    for (auto end = kEnd.globalMatch(found); end.hasNext();) {
        const QString account = found.first(end.next().capturedStart()).remove(u' ');
        if (account.size() >= kShortest && isIban(account))
            return account;
    }
    return QString(found).remove(u' ');
}

bool isLocalTaxNumber(const QString &number)
{
    return number.contains(u'/');
}

QString expectedTaxNumber(const QString &number)
{
    struct Form {
        QLatin1StringView prefix;
        QLatin1StringView rest;
        QLatin1StringView example;
    };
    static constexpr std::array kForms{
        Form{"AT"_L1, "U\\d{8}"_L1, "ATU12345678"_L1},
        Form{"BE"_L1, "[01]\\d{9}"_L1, "BE0123456789"_L1},
        Form{"DE"_L1, "\\d{9}"_L1, "DE123456789"_L1},
        Form{"ES"_L1, "[A-Z\\d]\\d{7}[A-Z\\d]"_L1, "ESB12345678"_L1},
        Form{"FR"_L1, "[A-Z\\d]{2}\\d{9}"_L1, "FR12345678901"_L1},
        Form{"GB"_L1, "(\\d{9}|\\d{12}|(GD|HA)\\d{3})"_L1, "GB123456789"_L1},
        Form{"LU"_L1, "\\d{8}"_L1, "LU12345678"_L1},
        Form{"NL"_L1, "\\d{9}B\\d{2}"_L1, "NL123456789B01"_L1},
    };
    QString plain = number.toUpper();
    plain.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    const auto *form = std::ranges::find_if(kForms, [&](const Form &each) { return plain.startsWith(each.prefix); });
    if (form == kForms.end())
        return {};
    const QRegularExpression written(QRegularExpression::anchoredPattern(QString(form->prefix) + form->rest));
    return written.match(plain).hasMatch() ? QString() : QString(form->example);
}

QString vatNumberFrom(const QString &number, const QString &country)
{
    QString digits = number;
    digits.removeIf([](QChar c) { return !c.isLetterOrNumber(); }); // "NL 9876.54.321.B01"
    const bool hasPrefix = digits.size() > 2 && digits.at(0).isUpper() && digits.at(1).isUpper();
    const QString prefix = country == "GR"_L1 ? u"EL"_s : country;
    return hasPrefix ? digits : prefix + digits;
}

} // namespace stemdesk
