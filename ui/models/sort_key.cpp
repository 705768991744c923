#include "ui/models/sort_key.h"

#include <QDate>

namespace stemdesk::ui {

SortKey sortKey(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Double:
    case QMetaType::Int:
    case QMetaType::LongLong: return {.text = {}, .figure = value.toDouble()};
    case QMetaType::QDate: return {.text = {}, .figure = double(value.toDate().toJulianDay())};
    default: return {.text = value.toString(), .figure = {}};
    }
}

bool isBefore(const SortKey &one, const SortKey &other, Qt::SortOrder direction)
{
    const bool isUp = direction == Qt::AscendingOrder;
    if (one.text.isEmpty() != other.text.isEmpty())
        return other.text.isEmpty();
    const int texts = QString::localeAwareCompare(one.text, other.text);
    if (texts != 0)
        return isUp ? texts < 0 : texts > 0;
    if (!one.figure || !other.figure)
        return one.figure && !other.figure;
    return isUp ? *one.figure < *other.figure : *one.figure > *other.figure;
}

} // namespace stemdesk::ui
