#include "ui/tasks/unit_names.h"

#include "core/services/services.h"
#include "ui/words/catalogue_words.h"

#include <QHash>

namespace stemdesk::ui {

Status addStemLengths(ShopServices &services, QList<NamedUnits> &units)
{
    QHash<QString, int> times;
    for (const NamedUnits &one : std::as_const(units))
        ++times[one.name];
    QList<VariantId> shared;
    for (const NamedUnits &one : std::as_const(units)) {
        if (times.value(one.name) > 1)
            shared.append(one.variantId);
    }
    if (shared.isEmpty())
        return {};
    const auto variants = TRY(services.products.findVariants(shared));
    QHash<VariantId, QString> lengths;
    for (const Variant &variant : variants)
        lengths.insert(variant.id, stemLengthText(variant.stemLength));
    for (NamedUnits &one : units) {
        if (const QString length = lengths.value(one.variantId); !length.isEmpty())
            one.name += u' ' + length;
    }
    return {};
}

} // namespace stemdesk::ui
