#include "ui/preview/document_output.h"

#include "core/base/files.h"
#include "core/services/service_thread.h"
#include "ui/exchange/table_output.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"
#include "ui/words/error_text.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressBar>
#include <QSettings>
#include <QTimer>
#include <QUrl>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kOutputLook = 100; ///< Milliseconds between two looks at the progress.

/// Empty if it was written, otherwise the system's reason.
QString writtenTo(const QString &fileName, const QByteArray &bytes)
{
    const Status written = writePrivately(fileName, bytes);
    return written ? QString() : written.error().message;
}

DocumentPages::Outcome printed(const DocumentPages &pages, QPrinter &printer, const DocumentPages::GoOn &goOn)
{
    if (const QString fileName = printer.outputFileName(); !fileName.isEmpty())
        writePrivately(fileName, {}).has_value(); // Suppresses what the printer writes there.
    printer.setPageOrientation(QPageLayout::Portrait);
    printer.setFullPage(true);
    const bool isRange = printer.printRange() == QPrinter::PageRange && printer.fromPage() > 0;
    const int first = isRange ? std::min(printer.fromPage(), pages.count()) - 1 : 0;
    const int last = isRange ? std::clamp(printer.toPage(), first + 1, pages.count()) - 1 : pages.count() - 1;
    return pages.print(printer, first, last, goOn);
}

} // namespace

DocumentOutput::DocumentOutput(ServiceThread &tasks, QSettings &settings, QWidget *window)
    : QObject(window), m_tasks(tasks), m_settings(settings), m_window(window), m_timer(new QTimer(this))
{
    m_timer->setInterval(kOutputLook);
    connect(m_timer, &QTimer::timeout, this, [this] {
        if (m_progress)
            Q_EMIT progressed(m_progress->done, m_progress->all);
    });
}

std::shared_ptr<DocumentOutput::Progress> DocumentOutput::begin(const QString &what)
{
    m_progress = std::make_shared<Progress>();
    m_timer->start();
    Q_EMIT started(what);
    return m_progress;
}

DocumentPages::GoOn DocumentOutput::goOnFor(const TimedWork &work, const std::shared_ptr<Progress> &progress)
{
    return [&work, progress](int done) {
        progress->done = done;
        return !progress->isCancelled && !work.isAbandoned();
    };
}

void DocumentOutput::end()
{
    m_timer->stop();
    m_progress.reset();
    Q_EMIT ended();
}

void DocumentOutput::cancel()
{
    if (m_progress)
        m_progress->isCancelled = true;
}

void DocumentOutput::ask(const QString &title, const QString &filter, const QString &name,
                         const std::function<void(const QString &)> &then)
{
    auto *dialog = new QFileDialog(m_window, title, lastFolder(m_settings, u"documents/folder"_s));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(QFileInfo(name).suffix());
    dialog->setNameFilter(filter);
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this, [this, then](const QString &fileName) {
        m_settings.setValue(u"documents/folder"_s, QFileInfo(fileName).absolutePath());
        then(fileName);
    });
    dialog->open();
}

void DocumentOutput::askAndSave(const PrintJob &job, QPageSize::PageSizeId size)
{
    ask(tr("Save as PDF"), tr("PDF document (*.pdf)"), job.name + u".pdf"_s,
        [this, job, size](const QString &fileName) { save(job, size, fileName); });
}

void DocumentOutput::askAndSave(const FileJob &job)
{
    if (!job.bytes)
        onSaved(job.name, job.bytes.error());
    else
        ask(job.title, job.filter, job.name, [this, job](const QString &fileName) { save(job, fileName); });
}

void DocumentOutput::save(const FileJob &job, const QString &fileName)
{
    if (isBusy())
        return;
    begin(tr("Saving %1").arg(QFileInfo(fileName).fileName()));
    auto work = [bytes = job.bytes, fileName](Services &) -> Result<Saved> {
        return bytes ? Result<Saved>(Saved{.refusal = writtenTo(fileName, *bytes)}) : Result<Saved>(bytes.error());
    };
    m_tasks.run(this, std::move(work), [this, fileName](const Result<Saved> &saved) {
        end();
        onSaved(fileName, saved);
    });
}

void DocumentOutput::save(const PrintJob &job, QPageSize::PageSizeId size, const QString &fileName)
{
    if (isBusy())
        return;
    auto work = [progress = begin(tr("Saving %1").arg(QFileInfo(fileName).fileName())), make = job.make, size,
                 fileName](Services &services) -> Result<Saved> {
        const PrintJob::Pages pages = TRY(make(services, size));
        progress->all = pages->count();
        const QByteArray bytes = TRY(madeInTime<QByteArray>(
            [pages, progress](const TimedWork &timed) { return pdfOf(*pages, goOnFor(timed, progress)); }));
        if (bytes.isEmpty())
            return Saved{.isCancelled = true};
        return Saved{.refusal = writtenTo(fileName, bytes)};
    };
    m_tasks.run(this, std::move(work), [this, fileName](const Result<Saved> &saved) {
        end();
        onSaved(fileName, saved);
    });
}

void DocumentOutput::onSaved(const QString &fileName, const Result<Saved> &saved)
{
    const QString name = QFileInfo(fileName).fileName();
    if (!saved)
        Q_EMIT noted(tr("%1 was not saved. %2").arg(name, errorText(saved.error())), {}, {});
    else if (saved->isCancelled)
        Q_EMIT noted(tr("Cancelled; %1 was not saved.").arg(name), {}, {});
    else if (!saved->refusal.isEmpty())
        Q_EMIT noted(tr("%1 was not saved: %2. Choose another place.").arg(name, saved->refusal), {}, {});
    else
        Q_EMIT noted(tr("Saved %1").arg(name), tr("Open"),
                     [fileName] { QDesktopServices::openUrl(QUrl::fromLocalFile(fileName)); });
}

void DocumentOutput::askAndPrint(const PrintJob &job, QPageSize::PageSizeId size)
{
    // Owned by the dialog's connection and then by the job, whichever lives longer.
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(job.name);
    printer->setPageSize(QPageSize(size));
    auto *dialog = new QPrintDialog(printer.get(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print"));
    dialog->setOption(QAbstractPrintDialog::PrintPageRange);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
            [this, job, printer] { print(job, printer); });
    dialog->open();
}

void DocumentOutput::print(const PrintJob &job, const std::shared_ptr<QPrinter> &printer)
{
    if (isBusy())
        return;
    auto work = [progress = begin(tr("Printing %1").arg(job.name)), make = job.make,
                 printer](Services &services) -> Result<DocumentPages::Outcome> {
        const QPageSize::PageSizeId size = printer->pageLayout().pageSize().id();
        const PrintJob::Pages pages = TRY(make(services, size == QPageSize::Custom ? QPageSize::A4 : size));
        progress->all = pages->count();
        return madeInTime<DocumentPages::Outcome>(
            [pages, printer, progress](const TimedWork &timed) -> Result<DocumentPages::Outcome> {
                return printed(*pages, *printer, goOnFor(timed, progress));
            });
    };
    m_tasks.run(this, std::move(work), [this](const Result<DocumentPages::Outcome> &outcome) {
        end();
        if (!outcome)
            Q_EMIT noted(tr("Nothing was printed. %1").arg(errorText(outcome.error())), {}, {});
        else if (*outcome == DocumentPages::Outcome::Done)
            Q_EMIT noted(tr("Sent to the printer"), {}, {});
        else if (*outcome == DocumentPages::Outcome::Stopped)
            Q_EMIT noted(tr("Printing was cancelled."), {}, {});
        else
            Q_EMIT noted(tr("The printer did not accept it; nothing was printed."), {}, {});
    });
}

OutputProgress::OutputProgress(DocumentOutput &output, QWidget *parent)
    : QWidget(parent), m_what(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_bar(new QProgressBar)
{
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    auto *cancel = new Button(tr("Cancel"), Button::Kind::Small);
    auto *row = rowInside(this, kSpace12, {kSpace16, kSpace4, kSpace16, kSpace8});
    row->addWidget(m_what);
    row->addWidget(m_bar, 1);
    row->addWidget(cancel);
    hide();
    connect(cancel, &QAbstractButton::clicked, &output, &DocumentOutput::cancel);
    connect(&output, &DocumentOutput::started, this, &OutputProgress::onStarted);
    connect(&output, &DocumentOutput::progressed, this, &OutputProgress::onProgressed);
    connect(&output, &DocumentOutput::ended, this, &QWidget::hide);
}

void OutputProgress::onStarted(const QString &what)
{
    m_what->setText(what);
    m_bar->setRange(0, 0); // The number of pages is not known yet.
    show();
}

void OutputProgress::onProgressed(int done, int all)
{
    m_bar->setRange(0, all);
    m_bar->setValue(done);
}

} // namespace stemdesk::ui
