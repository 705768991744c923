#pragma once

#include "core/api/call.h"
#include "core/base/timed_work.h"
#include "core/documents/layout/document_pages.h"
#include "core/documents/layout/print_pictures.h"

namespace stemdesk {

/// The shop's pictures, for work of this call.
inline PrintPictures::Read picturesFor(const Call &call, const TimedWork &work)
{
    return [&call, &work](ImageId id) {
        QByteArray bytes;
        work.ask([&] {
            if (const Result<Image> stored = call.shop.images.find(id))
                bytes = stored->bytes;
        });
        return bytes;
    };
}

/// Stops making a document at its next page once the work was abandoned.
inline DocumentPages::GoOn goOnFor(const TimedWork &work)
{
    return [&work](int) { return !work.isAbandoned(); };
}

} // namespace stemdesk
