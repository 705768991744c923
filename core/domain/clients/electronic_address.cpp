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

bool isInvoiceAddress(QStringView text)
{
    static const QStringList kSchemes =
        u"0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 "
        u"0190 "
        "0191 0192 0193 0194 0195 0196 0198 0199 0200 0201 0202 0203 0204 0205 0208 0209 0210 0211 0212 0213 0215 0216 "
        "0217 0218 0221 0225 0230 0235 0240 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 "
        "9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 "
        "9952 9953 9957 9959"_s.split(u' ');
    return isElectronicAddress(text) && kSchemes.contains(text.first(kSchemeDigits));
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
