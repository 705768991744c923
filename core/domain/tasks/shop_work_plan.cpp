#include "core/domain/tasks/shop_work_plan.h"

#include "core/domain/shops/document_language.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct FirstRow {
    const char16_t *kind;
    const char *title;
    std::optional<int> days;
};

const FirstRow kFirstRows[] = {
    {u"order", QT_TRANSLATE_NOOP("documents", "Order"), {}},
    {u"receive", QT_TRANSLATE_NOOP("documents", "Receive"), 3},
    {u"condition", QT_TRANSLATE_NOOP("documents", "Condition"), 3},
    {u"design", QT_TRANSLATE_NOOP("documents", "Design"), 1},
    {u"pack", QT_TRANSLATE_NOOP("documents", "Pack"), 0},
    {u"deliver", QT_TRANSLATE_NOOP("documents", "Deliver"), 0},
    {u"collect", QT_TRANSLATE_NOOP("documents", "Collect"), -1},
};

} // namespace

WorkPlan planOf(const Shop &shop)
{
    if (shop.workPlan)
        return *shop.workPlan;
    const DocumentLanguage language(shop);
    WorkPlan plan;
    for (const FirstRow &row : kFirstRows)
        plan.append({.kind = QString::fromUtf16(row.kind),
                     .title = language.translate("documents", row.title),
                     .days = row.days});
    return plan;
}

} // namespace stemdesk
