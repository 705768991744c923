#include "core/domain/clients/electronic_address.h"

#include "core/base/wording.h"
#include "core/domain/clients/country_code.h"
#include "core/domain/field_rules.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kSchemeDigits = 4;

} // namespace

bool isElectronicAddress(QStringView text)
{
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    return text.size() > kSchemeDigits + 1 && text.at(kSchemeDigits) == u':'
        && std::ranges::all_of(text.first(kSchemeDigits), isDigit)
        && std::ranges::none_of(text, [](QChar c) { return c.isSpace(); });
}

void takeElectronicAddress(FieldRules &rules, QString &target, const std::optional<QString> &given,
                           const QString &field)
{
    rules.line(target, given, field);
    if (given && !target.isEmpty() && !isElectronicAddress(target))
        rules.fail(unfit(field, u"a scheme of four digits, a colon and a value, like 0106:12345678"_s, quoted(target)));
}

void takeCountry(FieldRules &rules, QString &target, const std::optional<QString> &given, const QString &field)
{
    rules.line(target, given, field);
    if (given && !target.isEmpty() && !isCountryCode(target))
        rules.fail(unfit(field, u"the two capital letters of a country, like NL or GB"_s, quoted(target)));
}

} // namespace stemdesk
