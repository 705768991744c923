#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace stemdesk {

class ShopServices;

/// A file made part by part. Each part may be made on another thread and connection, one after the other. Rows inserted
/// or deleted meanwhile never make another row appear twice or go missing.
class FileParts {
public:
    FileParts() = default;
    virtual ~FileParts() = default;
    Q_DISABLE_COPY_MOVE(FileParts)

    /// The next part, about ten kilobytes.
    virtual Result<QByteArray> next(ShopServices &shop) = 0;
    /// Whether next() has returned the last part.
    virtual bool isDone() const = 0;
};

} // namespace stemdesk
