#include "core/api/nested_bodies.h"

#include <QRegularExpression>

namespace stemdesk {

using namespace Qt::StringLiterals;

Error withPlace(Error error)
{
    static const QRegularExpression kRow(u"\\b(groups|items|imageUrls)\\[([0-9]+)\\]"_s);
    const bool isNested = error.field.startsWith("groups"_L1) || error.field.startsWith("items"_L1);
    if (!isNested)
        return error;
    for (QString *text : {&error.field, &error.message})
        text->replace(kRow, u"\\1.\\2"_s);
    if (!error.code.startsWith("unknown_property") && !error.message.contains(error.field))
        error.message.prepend(error.field + u": "_s);
    return error;
}

} // namespace stemdesk
