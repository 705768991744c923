#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/base/timed_work.h"
#include "core/documents/event_pages.h"
#include "core/documents/layout/document_pages.h"
#include "core/documents/layout/print_pictures.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/reports/period_report.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <functional>
#include <memory>
#include <utility>

class QSettings;

namespace stemdesk {
class Services;
class ShopServices;
struct Contact;
struct Event;
struct Invoice;
struct JournalFilter;
struct Quote;
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

/// A document without pages, saved for other programs.
struct FileJob {
    QString title; ///< Title of the save dialog.
    QString filter; ///< Filter of the save dialog: "Table (*.csv)".
    QString name; ///< Suggested name, with its suffix.
    Result<QByteArray> bytes; ///< The bytes, or why it cannot be created.
};

/// The proposal, recipes or packing list of an event in its state when the job runs. `pictures` is used on the tasks
/// thread only.
PrintJob eventPrintJob(EventPaper paper, const Event &event, const ShopId &shop,
                       const std::shared_ptr<PrintPictures> &pictures);

/// The supplier orders of one event in their state when the job runs.
PrintJob eventOrdersPrintJob(const Event &event, const ShopId &shop);

/// This sheet in its current state.
PrintJob orderSheetPrintJob(const OrderSheet &sheet, const Shop &shop);

/// The proposal as stored with the quote.
PrintJob quotePrintJob(const Quote &quote, const QString &event, const Shop &ofShop);

/// All of a contact's account to today.
PrintJob statementPrintJob(const Contact &contact, QDate today, const Shop &ofShop);

/// The journal of these days.
PrintJob journalPrintJob(const JournalFilter &filter, const ShopId &shop);

PrintJob invoicePrintJob(const Invoice &invoice, const ShopId &shop);
/// UBL, for the buyer's software.
FileJob invoiceFileJob(const Invoice &invoice);

/// The event's run sheet in its state when the job runs.
PrintJob runSheetPrintJob(const Event &event, const ShopId &shop);

/// The production sheet of this day, with the data at the time the job runs.
PrintJob productionPrintJob(QDate day, const ShopId &shop);

/// The production sheets of the days on which the event's designs are made, including other events' work.
PrintJob eventProductionPrintJob(const Event &event, const ShopId &shop);

/// A month or a year in figures, with the data at the time the job runs.
PrintJob reportPrintJob(const ReportPeriod &period, const ShopId &shop);
/// The same report as a workbook.
FileJob reportFileJob(const ComparedReport &report, const Shop &shop);

} // namespace stemdesk::ui
