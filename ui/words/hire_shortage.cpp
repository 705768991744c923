#include "ui/words/hire_shortage.h"

#include "core/domain/hire/event_hire.h"
#include "ui/words/number_text.h"

#include <QLocale>

namespace stemdesk::ui {

namespace {

QDate worstDay(const HireItem &item)
{
    if (!item.days)
        return {};
    QDate worst = item.days->from;
    for (QDate day = worst; day <= item.days->to; day = plusDays(day, 1)) {
        if (heldOn(item.others, day) > heldOn(item.others, worst))
            worst = day;
    }
    return worst;
}

} // namespace

HireShortages shortagesOf(const EventHire &hire)
{
    HireShortages shortages;
    for (const HireItem &item : hire.items) {
        if (item.shortUnits() <= 0)
            continue;
        HireShortage &shortage = shortages[item.thing.variantId];
        shortage.units = item.shortUnits();
        shortage.day = worstDay(item);
        for (const HireHold &hold : item.others)
            shortage.events += ShortageWords::tr("%1 (%2)", "event and units").arg(hold.name, quantityText(hold.units));
    }
    return shortages;
}

QString ShortageWords::units(const HireShortage &shortage)
{
    return tr("%1 short").arg(quantityText(shortage.units));
}

QString ShortageWords::sentence(const QString &thing, const HireShortage &shortage)
{
    const QString missing = quantityText(shortage.units);
    return shortage.events.isEmpty() ? tr("‘%1’ is %2 short: fewer are owned than the event needs.").arg(thing, missing)
                                     : tr("‘%1’ is %2 short: others are out for %3.")
                                           .arg(thing, missing, QLocale().createSeparatedList(shortage.events));
}

} // namespace stemdesk::ui
