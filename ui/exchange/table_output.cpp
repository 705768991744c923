#include "ui/exchange/table_output.h"

#include "core/services/service_thread.h"
#include "ui/ui_context.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/words/error_text.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>
#include <QUrl>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLook = 100; ///< Milliseconds between two looks at the progress.

/// A name that every file system takes.
QString fileNameOf(QString name)
{
    for (const QChar c : u"/\\:*?\"<>|"_s)
        name.replace(c, u'-');
    return name.simplified();
}

} // namespace

TableOutput::TableOutput(UiContext &context, QWidget *page)
    : QObject(page), m_context(context), m_page(page), m_strip(new WorkProgress(page)), m_timer(new QTimer(this))
{
    m_timer->setInterval(kLook);
    connect(m_timer, &QTimer::timeout, this, &TableOutput::showProgress);
    connect(m_strip, &WorkProgress::cancelChosen, this, &TableOutput::cancel);
}

TableOutput::~TableOutput()
{
    cancel();
}

void TableOutput::cancel()
{
    if (m_progress)
        m_progress->isCancelled = true;
}

void TableOutput::askAndSave(const TableChoice &choice, const QString &name)
{
    auto *dialog = new QFileDialog(m_page, tr("Export as a table"), lastFolder(m_context.settings, u"tables/folder"_s));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    const QString csv = tr("CSV table (*.csv)");
    const QString xlsx = tr("Excel workbook (*.xlsx)");
    // If the decimal sign is a comma, spreadsheets open comma-separated files as a single column.
    const bool isWorkbookFirst = QLocale().decimalPoint() == u","_s;
    dialog->setNameFilters(isWorkbookFirst ? QStringList{xlsx, csv} : QStringList{csv, xlsx});
    const QString usual = isWorkbookFirst ? u"xlsx"_s : u"csv"_s;
    dialog->setDefaultSuffix(usual);
    dialog->selectFile(fileNameOf(name) + u'.' + usual);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, xlsx, name](const QString &filter) {
        const QString suffix = filter == xlsx ? u"xlsx"_s : u"csv"_s;
        dialog->setDefaultSuffix(suffix);
        dialog->selectFile(fileNameOf(name) + u'.' + suffix);
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this, choice](const QString &fileName) {
        m_context.settings.setValue(u"tables/folder"_s, QFileInfo(fileName).absolutePath());
        save(choice, fileName);
    });
    dialog->open();
}

void TableOutput::save(const TableChoice &choice, const QString &fileName)
{
    if (isBusy()) {
        Q_EMIT noted(tr("%1 is still being saved.").arg(m_name), {}, {});
        return;
    }
    m_name = QFileInfo(fileName).fileName();
    m_progress = std::make_shared<Progress>();
    m_strip->begin(tr("Saving %1").arg(m_name));
    m_timer->start();
    auto work = [progress = m_progress, shop = m_context.shop.id, choice,
                 fileName](Services &services) -> Result<TableExport> {
        ShopServices *known = TRY(services.forShop(shop));
        return exportTable(*known, choice, fileName, [&progress](qint64 rows) {
            progress->rows = rows;
            return !progress->isCancelled;
        });
    };
    m_context.tasks.run(this, std::move(work),
                        [this, fileName](const Result<TableExport> &saved) { onSaved(fileName, saved); });
}

void TableOutput::showProgress()
{
    if (m_progress)
        m_strip->setDone(
            tr("Saving %1: %2 rows").arg(m_name, QLocale().toString(m_progress->rows.load(std::memory_order_relaxed))),
            0, 0);
}

void TableOutput::onSaved(const QString &fileName, const Result<TableExport> &saved)
{
    m_timer->stop();
    m_progress.reset();
    m_strip->end();
    if (!saved)
        Q_EMIT noted(tr("%1 was not saved. %2").arg(m_name, errorText(saved.error())), {}, {});
    else if (saved->isCancelled)
        Q_EMIT noted(tr("Cancelled; %1 was not saved.").arg(m_name), {}, {});
    else
        Q_EMIT noted(tr("Saved %1 with %n rows", nullptr, int(saved->rows)).arg(m_name), tr("Open folder"), [fileName] {
            QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(fileName).absolutePath()));
        });
    Q_EMIT ended();
}

QString lastFolder(const QSettings &settings, const QString &key)
{
    for (const QString &folder :
         {settings.value(key).toString(), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!folder.isEmpty() && QDir(folder).exists())
            return folder;
    }
    return QDir::homePath();
}

} // namespace stemdesk::ui
