#pragma once

#include "core/base/result.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"

#include <QObject>

#include <functional>
#include <memory>

class QSettings;

namespace stemdesk {
class ServiceThread;
class ShopServices;
struct EmailDraft;
} // namespace stemdesk

namespace stemdesk::ui {

class DocumentOutput;

enum class SheetFormat { Pdf, Csv, Xlsx };

/// Exports a sheet to a file or paper, on the tasks thread.
class SheetFiles : public QObject {
    Q_OBJECT

public:
    /// All outlive this object; `window` is what dialogs belong to.
    SheetFiles(ServiceThread &tasks, QSettings &settings, QWidget *window);
    ~SheetFiles() override;
    Q_DISABLE_COPY_MOVE(SheetFiles)

    /// Writes PDF files and prints.
    DocumentOutput &output() const { return *m_output; }
    void setSheet(const OrderSheet &sheet, const Shop &shop);

    /// Asks for a file's name, then saves.
    void askAndSave(SheetFormat format);
    /// An old file with this name is replaced as a whole, or stays as it is.
    void save(SheetFormat format, const QString &fileName);
    /// Asks for a folder, then writes a PDF file for each supplier into it, with nothing of the others.
    void askAndSaveEach();
    void saveEach(const QString &folder);
    /// Asks for a printer, then prints.
    void askAndPrint();
    /// Puts the order to this supplier on the clipboard as the text of an e-mail, and offers to open it in the mail
    /// program.
    void copyEmail(const SupplierId &supplier);
    /// Opens the order to this supplier in the mail program, as a draft with its PDF and CSV.
    void openDraft(const SupplierId &supplier);
    /// Puts the saved sheet's claims on this supplier on the clipboard, and offers to open them in the mail program, as
    /// a draft with the pictures.
    void copyClaim(const SupplierId &supplier);

Q_SIGNALS:
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

private:
    /// Creates a message and its file name, without suffix; no bytes if there is nothing to send any more.
    using MakeDraft = std::function<Result<std::pair<QString, QByteArray>>(ShopServices &services)>;

    void onEmail(const EmailDraft &email);
    void onClaim(const SupplierId &supplier, const EmailDraft &email);
    void openClaim(const SupplierId &supplier);
    /// Opens the draft that `make` creates; shows `otherwise` if there is no mail program.
    void open(const MakeDraft &make, const QString &otherwise);
    QString suggestedName(SheetFormat format) const;

    ServiceThread &m_tasks;
    QSettings &m_settings;
    QWidget *m_window;
    DocumentOutput *m_output;
    OrderSheet m_sheet;
    Shop m_shop;
};

} // namespace stemdesk::ui
