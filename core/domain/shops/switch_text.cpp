#include "core/domain/shops/switch_text.h"

#include "core/base/wording.h"

#include <optional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

std::optional<bool> switchFrom(const QString &value)
{
    const QString word = value.toLower();
    if (word == "on"_L1 || word == "true"_L1 || word == "yes"_L1)
        return true;
    if (word == "off"_L1 || word == "false"_L1 || word == "no"_L1)
        return false;
    return std::nullopt;
}

} // namespace

QString switchText(bool isOn)
{
    return isOn ? u"on"_s : u"off"_s;
}

Status setSwitch(bool &target, const QString &key, const QString &value)
{
    const std::optional<bool> on = switchFrom(value);
    if (!on)
        return unfit(key, u"\"on\" or \"off\""_s, quoted(value));
    target = *on;
    return {};
}

} // namespace stemdesk
