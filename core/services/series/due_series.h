#pragma once

#include "core/base/result.h"

#include <QDate>
#include <QHash>

namespace stemdesk {

class Services;
struct ServiceSource;

/// Makes what the series of all shops have due. Called again and again, it does something where a day has begun in a
/// shop's time zone, a series was made active elsewhere, or the last time failed.
class DueSeries {
public:
    /// The error of the first shop that had one; the other shops have been seen to.
    Status look(Services &services, qint64 now);

private:
    QHash<QByteArray, QDate> m_doneOn; ///< By the id of the shop.
};

} // namespace stemdesk
