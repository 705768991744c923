#include "ui/pages/orders/sheet_files.h"

#include "core/documents/order_sheet_pages.h"
#include "core/documents/order_sheet_pdf.h"
#include "core/exchange/order_email.h"
#include "core/exchange/order_sheet_files.h"
#include "core/services/service_thread.h"
#include "ui/error_text.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

QString suffixOf(SheetFormat format)
{
    switch (format) {
    case SheetFormat::Pdf: return u"pdf"_s;
    case SheetFormat::Csv: return u"csv"_s;
    case SheetFormat::Xlsx: return u"xlsx"_s;
    }
    return {};
}

Result<QByteArray> bytesOf(SheetFormat format, const OrderSheet &sheet, const Shop &shop)
{
    switch (format) {
    case SheetFormat::Pdf: return orderSheetPdf(sheet, shop);
    case SheetFormat::Csv: return orderSheetCsv(sheet);
    case SheetFormat::Xlsx: return orderSheetXlsx(sheet, shop);
    }
    return internal(u"no such format"_s);
}

/// Longer addresses are cut by some mail programs, or refused by the system.
constexpr qsizetype kLongestMailto = 1'900;

/// Nothing where the order is too long for it.
std::optional<QUrl> mailtoUrl(const OrderEmail &email)
{
    QString body = email.body;
    body.replace(u"\n"_s, u"\r\n"_s);
    QByteArray url = "mailto:" + QUrl::toPercentEncoding(email.to, "@");
    url += "?subject=" + QUrl::toPercentEncoding(email.subject) + "&body=" + QUrl::toPercentEncoding(body);
    if (url.size() > kLongestMailto)
        return {};
    return QUrl::fromEncoded(url, QUrl::StrictMode);
}

/// Empty where it was written, else the reason, as the system says it.
QString written(const QString &fileName, const QByteArray &bytes)
{
    QSaveFile file(fileName);
    if (file.open(QSaveFile::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return file.errorString();
}

} // namespace

SheetFiles::SheetFiles(ServiceThread &tasks, QSettings &settings, QWidget *window)
    : QObject(window), m_tasks(tasks), m_settings(settings), m_window(window)
{}

void SheetFiles::setSheet(const OrderSheet &sheet, const Shop &shop)
{
    m_sheet = sheet;
    m_shop = shop;
}

QString SheetFiles::suggestedName(SheetFormat format) const
{
    QString name = m_sheet.events.size() == 1 ? tr("Supplier order, %1").arg(m_sheet.events.first().name)
                                              : tr("Supplier order, %n events", nullptr, int(m_sheet.events.size()));
    static const QRegularExpression kUnfit(u"[\\\\/:*?\"<>|\\x00-\\x1f]+"_s);
    return name.replace(kUnfit, u" "_s).simplified().left(100) + u'.' + suffixOf(format);
}

void SheetFiles::askAndSave(SheetFormat format)
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString folder = m_settings.value(u"orders/folder"_s, documents).toString();
    auto *dialog = new QFileDialog(m_window, tr("Save the supplier order"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(suffixOf(format));
    switch (format) {
    case SheetFormat::Pdf: dialog->setNameFilter(tr("PDF document (*.pdf)")); break;
    case SheetFormat::Csv: dialog->setNameFilter(tr("CSV table (*.csv)")); break;
    case SheetFormat::Xlsx: dialog->setNameFilter(tr("Excel workbook (*.xlsx)")); break;
    }
    dialog->selectFile(suggestedName(format));
    connect(dialog, &QFileDialog::fileSelected, this, [this, format](const QString &fileName) {
        m_settings.setValue(u"orders/folder"_s, QFileInfo(fileName).absolutePath());
        save(format, fileName);
    });
    dialog->open();
}

void SheetFiles::save(SheetFormat format, const QString &fileName)
{
    const QString name = QFileInfo(fileName).fileName();
    // What is shown is what is saved, whatever changes while it is written.
    auto job = [format, fileName, sheet = m_sheet, shop = m_shop](Services &) -> Result<QString> {
        const Result<QByteArray> bytes = bytesOf(format, sheet, shop);
        return bytes ? Result<QString>(written(fileName, *bytes)) : Result<QString>(bytes.error());
    };
    m_tasks.run(this, std::move(job), [this, name, fileName](const Result<QString> &refusal) {
        const auto open = [fileName] { QDesktopServices::openUrl(QUrl::fromLocalFile(fileName)); };
        if (!refusal)
            Q_EMIT noted(tr("%1 was not saved. %2").arg(name, errorText(refusal.error())), {}, {});
        else if (!refusal->isEmpty())
            Q_EMIT noted(tr("%1 was not saved: %2. Nothing is lost; choose another place.").arg(name, *refusal), {},
                         {});
        else
            Q_EMIT noted(tr("Saved %1").arg(name), tr("Open"), open);
    });
}

void SheetFiles::copyEmail(const SupplierId &supplier)
{
    auto job = [supplier, sheet = m_sheet, shop = m_shop](Services &) { return orderEmailFor(sheet, supplier, shop); };
    m_tasks.run(this, std::move(job), [this](const OrderEmail &email) { onEmail(email); });
}

void SheetFiles::onEmail(const OrderEmail &email)
{
    if (email.body.isEmpty())
        return; // The sheet was replaced meanwhile by one that orders nothing of them.
    QGuiApplication::clipboard()->setText(email.body);
    const QString text =
        email.to.isEmpty() ? tr("Copied the order as e-mail") : tr("Copied the order as e-mail to %1").arg(email.to);
    const std::optional<QUrl> url = mailtoUrl(email);
    if (!url) {
        Q_EMIT noted(text, {}, {});
        return;
    }
    Q_EMIT noted(text, tr("Open in mail program"), [guard = QPointer(this), url = *url] {
        if (!QDesktopServices::openUrl(url) && guard)
            Q_EMIT guard->noted(tr("No mail program answers; the order is on the clipboard."), {}, {});
    });
}

void SheetFiles::askAndPrint()
{
    // Owned by the dialog's connection and then by the job, whichever lives longer.
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(suggestedName(SheetFormat::Pdf).chopped(4));
    auto *dialog = new QPrintDialog(printer.get(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print the supplier order"));
    dialog->setOption(QAbstractPrintDialog::PrintPageRange);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this, [this, printer] { print(printer); });
    dialog->open();
}

void SheetFiles::print(const std::shared_ptr<QPrinter> &printer)
{
    auto job = [printer, sheet = m_sheet, shop = m_shop](Services &) {
        const QPageSize::PageSizeId size = printer->pageLayout().pageSize().id();
        const OrderSheetPages pages(sheet, shop, size == QPageSize::Custom ? QPageSize::A4 : size);
        printer->setPageOrientation(QPageLayout::Portrait);
        printer->setFullPage(true);
        const bool isRange = printer->printRange() == QPrinter::PageRange && printer->fromPage() > 0;
        const int first = isRange ? std::min(printer->fromPage(), pages.count()) - 1 : 0;
        const int last = isRange ? std::clamp(printer->toPage(), first + 1, pages.count()) - 1 : pages.count() - 1;
        return pages.print(*printer, first, last);
    };
    m_tasks.run(this, std::move(job), [this](bool isPrinted) {
        Q_EMIT noted(isPrinted ? tr("Sent to the printer") : tr("The printer does not take it; nothing was printed."),
                     {}, {});
    });
}

} // namespace stemdesk::ui
