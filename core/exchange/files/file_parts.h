#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace stemdesk {

class ShopServices;

/// A file that is made part by part. Each may be made on another thread and connection, one after the other; rows that
/// come or go meanwhile make no other come twice or be left out.
class FileParts {
public:
    FileParts() = default;
    virtual ~FileParts() = default;
    Q_DISABLE_COPY_MOVE(FileParts)

    /// The next part, of some ten kilobytes.
    virtual Result<QByteArray> next(ShopServices &shop) = 0;
    /// next() has given the last one.
    virtual bool isDone() const = 0;
};

} // namespace stemdesk
