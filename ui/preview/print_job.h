#pragma once

#include "core/base/result.h"
#include "core/documents/document_pages.h"

#include <functional>
#include <memory>

class QSettings;

namespace stemdesk {
class Services;
struct Shop;
} // namespace stemdesk

namespace stemdesk::ui {

/// A document that can be looked at, printed and saved.
struct PrintJob {
    using Pages = std::unique_ptr<const DocumentPages>;

    QString name; ///< File name without ".pdf": "Meadow wedding - proposal".
    /// Lays the document out. Runs on the tasks thread while data may change; captures by value.
    std::function<Result<Pages>(Services &, QPageSize::PageSizeId)> make;
};

/// `text` without what a file's name must not have.
QString fileNameFrom(const QString &text);

/// The paper that was chosen last on this computer, else the shop's.
QPageSize::PageSizeId chosenPaper(const QSettings &settings, const Shop &shop);
void choosePaper(QSettings &settings, QPageSize::PageSizeId size);

} // namespace stemdesk::ui
