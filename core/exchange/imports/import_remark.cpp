#include "core/exchange/imports/import_remark.h"

#include "core/base/wording.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

ImportRemark leftOut(const QString &field, const QString &what)
{
    return {.code = "value_left_out",
            .field = field,
            .values = {what},
            .message = u"%1 is left out: the cell holds %2."_s.arg(field, what)};
}

ImportRemark readAs(const QString &field, const QString &cell, const QString &value)
{
    return {.code = "value_read",
            .field = field,
            .values = {cell, value},
            .message = u"%1 %2 is read as %3."_s.arg(field, quoted(cell), value)};
}

ImportRemark differsFrom(qint64 other, const QString &field, const QString &there, const QString &here)
{
    return {.code = "row_differs",
            .field = field,
            .values = {QString::number(other), there, here},
            .message = u"line %1 is about the same and says another %2: %3, not %4."_s.arg(QString::number(other),
                                                                                           field, there, here)};
}

bool isReplacing(const ImportRemark &remark)
{
    static const QStringList kOthers{u"stemLength"_s, u"category"_s, u"productType"_s};
    return remark.code == "row_differs" && !kOthers.contains(remark.field);
}

ImportRemark farFromLast(const PriceChange &price, bool isHeld)
{
    const QString before = numberText(price.before);
    const QString after = numberText(price.after);
    return {.code = "price_far_off",
            .field = u"unitCostExclTax"_s,
            .values = {before, after},
            .message = isHeld ? u"The price of one would go from %1 to %2 and is left out."_s.arg(before, after)
                              : u"The price of one goes from %1 to %2; check what it is for."_s.arg(before, after)};
}

ImportRemark aboutFile(const QByteArray &code, const QStringList &values, const QString &message)
{
    return {.code = code, .values = values, .message = message};
}

} // namespace stemdesk
