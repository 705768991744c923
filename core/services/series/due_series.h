#pragma once

#include "core/base/result.h"

#include <QDate>
#include <QHash>

namespace stemdesk {

class Services;

/// Creates the events that the series of all shops have due. Cheap to call again and again: it only does something if a
/// new day has begun in a shop's time zone, a series was activated elsewhere, or the last attempt failed.
class DueSeries {
public:
    /// The error of the first shop that failed; the other shops are done all the same.
    Status look(Services &services, qint64 now);

private:
    QHash<QByteArray, QDate> m_doneOn; ///< By the id of the shop.
};

} // namespace stemdesk
