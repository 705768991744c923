#pragma once

#include "core/base/result.h"
#include "core/base/timed_work.h"
#include "core/documents/layout/document_pages.h"
#include "core/documents/layout/print_pictures.h"

#include <functional>
#include <memory>
#include <utility>

class QSettings;

namespace stemdesk {
class Services;
class ShopServices;
struct Shop;
} // namespace stemdesk

namespace stemdesk::ui {

/// A document to preview, print and save. Layout, painting and writing each have a time limit, and closing does not
/// wait for them.
struct PrintJob {
    using Pages = std::shared_ptr<const DocumentPages>;

    QString name; ///< File name without ".pdf": "Invoice 2026-0003".
    /// Lays the document out. Runs on the tasks thread while data may change; captures by value.
    std::function<Result<Pages>(Services &, QPageSize::PageSizeId)> make;
};

/// For use within `make`. `lay` works on copies of the read data and returns PrintJob::Pages.
template <class Lay>
Result<PrintJob::Pages> laidOutInTime(Lay lay)
{
    return madeInTime<PrintJob::Pages>(
        [lay = std::move(lay)](const TimedWork &work) { return PrintJob::Pages(lay(work)); });
}

/// Reads the shop's pictures for such work.
PrintPictures::Read picturesFor(const TimedWork &work, ShopServices &shop);

/// The paper size chosen last on this computer, otherwise the shop's.
QPageSize::PageSizeId chosenPaper(const QSettings &settings, const Shop &shop);
void choosePaper(QSettings &settings, QPageSize::PageSizeId size);

} // namespace stemdesk::ui
