#include "core/domain/shops/time_zone.h"

#include "core/base/wording.h"

#include <QRegularExpression>

namespace stemdesk {

using namespace Qt::StringLiterals;

bool isZoneName(const QString &name)
{
    static const QRegularExpression kForm(u"\\A[A-Za-z][A-Za-z0-9_+-]{0,63}(/[A-Za-z0-9_+-]{1,64}){0,3}\\z"_s);
    return kForm.match(name).hasMatch();
}

Status requireZone(const QString &name, const QString &field)
{
    // Qt also accepts fixed offsets ("UTC+02:00") and POSIX rules, which are not in the IANA database.
    const bool isOffset = name.startsWith("UTC+"_L1) || name.startsWith("UTC-"_L1);
    if (isOffset || !isZoneName(name) || !QTimeZone::availableTimeZoneIds().contains(name.toUtf8()))
        return unfit(field, u"the IANA name of a time zone, like Europe/Amsterdam"_s, quoted(name));
    return {};
}

QTimeZone zoneNamed(const QString &name)
{
    const QTimeZone zone = isZoneName(name) ? QTimeZone(name.toLatin1()) : QTimeZone();
    return zone.isValid() ? zone : QTimeZone::utc();
}

} // namespace stemdesk
