#include "ui/order_sheets/sheet_files.h"

#include "core/base/files.h"
#include "core/documents/order_sheet/order_sheet_pdf.h"
#include "core/domain/orders/delivery_day.h"
#include "core/domain/shops/document_names.h"
#include "core/exchange/mail/claim_email.h"
#include "core/exchange/mail/mail_draft.h"
#include "core/exchange/mail/order_email.h"
#include "core/exchange/orders/order_sheet_files.h"
#include "core/services/service_thread.h"
#include "core/services/services.h"
#include "ui/exchange/mail_draft.h"
#include "ui/exchange/table_output.h"
#include "ui/preview/document_output.h"
#include "ui/preview/print_jobs.h"
#include "ui/words/error_text.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPointer>
#include <QSet>
#include <QSettings>
#include <QUrl>

#include <algorithm>

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
    case SheetFormat::Pdf: break; // DocumentOutput's.
    case SheetFormat::Csv: return orderSheetCsv(sheet);
    case SheetFormat::Xlsx: return orderSheetXlsx(sheet, shop);
    }
    return internal(u"no such format"_s);
}

/// The order to this supplier as a message with its files; empty if the sheet orders nothing of them.
Result<QByteArray> draftBytes(const OrderSheet &sheet, SupplierId supplier, const Shop &shop, Instant at)
{
    const EmailDraft email = orderEmailFor(sheet, supplier, shop);
    if (email.body.isEmpty())
        return QByteArray();
    MailDraft draft = TRY(mailDraftOf(email, shop, at));
    const OrderSheet theirs = sheetFor(sheet, supplier);
    const QByteArray pdf = TRY(orderSheetPdf(theirs, shop));
    attachOrder(draft, theirs, shop, pdf);
    return mailDraftBytes(draft);
}

/// A saved sheet in its current state, with what was typed just before, and one of its suppliers.
struct Claimed {
    OrderSheet sheet;
    Supplier supplier;
};

Result<Claimed> claimedNow(const ShopServices &services, OrderSheetId id, SupplierId supplier)
{
    const OrderSheet sheet = TRY(services.orderSheets.find(id));
    const Result<Supplier> named = services.suppliers.find(supplier);
    return named ? Result<Claimed>(Claimed{sheet, *named}) : named.error();
}

/// Empty if it was written, otherwise the system's reason.
QString written(const QString &fileName, const QByteArray &bytes)
{
    const Status written = writePrivately(fileName, bytes);
    return written ? QString() : written.error().message;
}

/// Writes a PDF file for each supplier. Empty if all were written, otherwise the system's reason.
Result<QString> writtenEach(const QDir &folder, const OrderSheet &sheet, const Shop &shop)
{
    QSet<QString> names;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        const QString plain = orderFileName(sheet, supplier, shop);
        QString name = plain;
        for (int n = 2; names.contains(name); ++n)
            name = u"%1 (%2)"_s.arg(plain).arg(n);
        names.insert(name);
        const QByteArray bytes = TRY(orderSheetPdf(sheetFor(sheet, supplier.supplierId), shop));
        if (const QString refusal = written(folder.filePath(name + u".pdf"_s), bytes); !refusal.isEmpty())
            return refusal;
    }
    return QString();
}

} // namespace

SheetFiles::SheetFiles(ServiceThread &tasks, QSettings &settings, QWidget *window)
    : QObject(window), m_tasks(tasks), m_settings(settings), m_window(window),
      m_output(new DocumentOutput(tasks, settings, window))
{
    connect(m_output, &DocumentOutput::noted, this, &SheetFiles::noted);
}

SheetFiles::~SheetFiles() = default;

void SheetFiles::setSheet(const OrderSheet &sheet, const Shop &shop)
{
    m_sheet = orderedPart(sheet);
    m_shop = shop;
}

QString SheetFiles::suggestedName(SheetFormat format) const
{
    return orderSheetPrintJob(m_sheet, m_shop).name + u'.' + suffixOf(format);
}

void SheetFiles::askAndSave(SheetFormat format)
{
    if (format == SheetFormat::Pdf) {
        m_output->askAndSave(orderSheetPrintJob(m_sheet, m_shop), chosenPaper(m_settings, m_shop));
        return;
    }
    auto *dialog = new QFileDialog(m_window, tr("Save the supplier order"), lastFolder(m_settings, u"orders/folder"_s));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(suffixOf(format));
    dialog->setNameFilter(format == SheetFormat::Csv ? tr("CSV table (*.csv)") : tr("Excel workbook (*.xlsx)"));
    dialog->selectFile(suggestedName(format));
    connect(dialog, &QFileDialog::fileSelected, this, [this, format](const QString &fileName) {
        m_settings.setValue(u"orders/folder"_s, QFileInfo(fileName).absolutePath());
        save(format, fileName);
    });
    dialog->open();
}

void SheetFiles::save(SheetFormat format, const QString &fileName)
{
    if (format == SheetFormat::Pdf) {
        m_output->save(orderSheetPrintJob(m_sheet, m_shop), chosenPaper(m_settings, m_shop), fileName);
        return;
    }
    const QString name = QFileInfo(fileName).fileName();
    // Saves the sheet as shown, whatever changes meanwhile.
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

void SheetFiles::askAndSaveEach()
{
    auto *dialog =
        new QFileDialog(m_window, tr("Folder for one file per supplier"), lastFolder(m_settings, u"orders/folder"_s));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &folder) {
        m_settings.setValue(u"orders/folder"_s, folder);
        saveEach(folder);
    });
    dialog->open();
}

void SheetFiles::saveEach(const QString &folder)
{
    auto job = [folder, sheet = m_sheet, shop = m_shop](Services &) { return writtenEach(QDir(folder), sheet, shop); };
    m_tasks.run(this, std::move(job), [this, folder, count = m_sheet.suppliers.size()](const Result<QString> &refusal) {
        const auto open = [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); };
        if (!refusal || !refusal->isEmpty())
            Q_EMIT noted(tr("Not every file was saved: %1.").arg(refusal ? *refusal : errorText(refusal.error())), {},
                         {});
        else
            Q_EMIT noted(tr("Saved %n file(s), one per supplier", nullptr, int(count)), tr("Open"), open);
    });
}

void SheetFiles::copyEmail(const SupplierId &supplier)
{
    auto job = [supplier, sheet = m_sheet, shop = m_shop](Services &) { return orderEmailFor(sheet, supplier, shop); };
    m_tasks.run(this, std::move(job), [this](const EmailDraft &email) { onEmail(email); });
}

void SheetFiles::onEmail(const EmailDraft &email)
{
    if (email.body.isEmpty())
        return; // The sheet was replaced meanwhile by one that orders nothing from them.
    const QString text =
        email.to.isEmpty() ? tr("Copied the order as e-mail") : tr("Copied the order as e-mail to %1").arg(email.to);
    offerDraft(email, text, [guard = QPointer(this)](const QString &said, const QString &action, const auto &run) {
        if (guard)
            Q_EMIT guard->noted(said, action, run);
    });
}

void SheetFiles::openDraft(const SupplierId &supplier)
{
    auto make = [supplier, sheet = m_sheet,
                 shop = m_shop](ShopServices &services) -> Result<std::pair<QString, QByteArray>> {
        const QByteArray bytes = TRY(draftBytes(sheet, supplier, shop, services.now()));
        const auto whom = std::ranges::find(sheet.suppliers, supplier, &OrderSheetSupplier::supplierId);
        return std::pair(bytes.isEmpty() ? QString() : orderFileName(sheet, *whom, shop), bytes);
    };
    open(make, tr("No mail program answers. Copy the order as e-mail instead."));
}

void SheetFiles::copyClaim(const SupplierId &supplier)
{
    auto job = [supplier, id = m_sheet.id, shop = m_shop](Services &services) -> Result<EmailDraft> {
        ShopServices *own = TRY(services.forShop(shop.id));
        const Result<Claimed> claimed = claimedNow(*own, id, supplier);
        return claimed ? Result<EmailDraft>(claimEmailFor(claimed->sheet, claimed->supplier, shop, own->now()))
                       : claimed.error();
    };
    m_tasks.run(this, std::move(job), [this, supplier](const Result<EmailDraft> &email) {
        if (email && !email->body.isEmpty()) // Otherwise the rejects were undone meanwhile.
            onClaim(supplier, *email);
    });
}

void SheetFiles::onClaim(const SupplierId &supplier, const EmailDraft &email)
{
    QGuiApplication::clipboard()->setText(email.body);
    const QString text =
        email.to.isEmpty() ? tr("Copied the claim as e-mail") : tr("Copied the claim as e-mail to %1").arg(email.to);
    Q_EMIT noted(text, tr("Open in mail program"), [guard = QPointer(this), supplier] {
        if (guard)
            guard->openClaim(supplier);
    });
}

void SheetFiles::openClaim(const SupplierId &supplier)
{
    auto make = [supplier, id = m_sheet.id,
                 shop = m_shop](ShopServices &services) -> Result<std::pair<QString, QByteArray>> {
        const Claimed claimed = TRY(claimedNow(services, id, supplier));
        const EmailDraft email = claimEmailFor(claimed.sheet, claimed.supplier, shop, services.now());
        if (email.body.isEmpty())
            return std::pair<QString, QByteArray>();
        const OrderSheet theirs = sheetFor(claimed.sheet, supplier);
        const MailDraft draft = TRY(claimDraftOf(email, theirs, shop, services));
        return std::pair(claimFileName(theirs, theirs.suppliers.constFirst(), shop), mailDraftBytes(draft));
    };
    open(make, tr("No mail program answers; the text is on the clipboard."));
}

void SheetFiles::open(const MakeDraft &make, const QString &otherwise)
{
    auto job = [make, shop = m_shop.id](Services &services) -> Result<std::pair<QString, QByteArray>> {
        ShopServices *own = TRY(services.forShop(shop));
        return make(*own);
    };
    m_tasks.run(this, std::move(job), [this, otherwise](const Result<std::pair<QString, QByteArray>> &made) {
        if (!made)
            Q_EMIT noted(errorText(made.error()), {}, {});
        else if (!made->second.isEmpty() && !openMessage(made->first, made->second).isOpen)
            Q_EMIT noted(otherwise, {}, {});
    });
}

void SheetFiles::askAndPrint()
{
    m_output->askAndPrint(orderSheetPrintJob(m_sheet, m_shop), chosenPaper(m_settings, m_shop));
}

} // namespace stemdesk::ui
