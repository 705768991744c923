#include "ui/import/import_dialog.h"

#include "core/services/prices/price_list_service.h"
#include "core/services/service_thread.h"
#include "ui/exchange/table_output.h"
#include "ui/help/help_panel.h"
#include "ui/import/columns_step.h"
#include "ui/import/file_step.h"
#include "ui/import/import_plan.h"
#include "ui/import/import_target.h"
#include "ui/import/import_words.h"
#include "ui/import/past_imports.h"
#include "ui/import/preview_step.h"
#include "ui/import/report_step.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/question.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"

#include <QFile>
#include <QFileDialog>
#include <QPushButton>
#include <QSettings>
#include <QShortcut>
#include <QStackedWidget>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

QString titleFor(ImportKind kind)
{
    switch (kind) {
    case ImportKind::Products: return ImportDialog::tr("Import products");
    case ImportKind::Prices: return ImportDialog::tr("Import prices");
    case ImportKind::Contacts: return ImportDialog::tr("Import clients");
    }
    return {};
}

} // namespace

ImportDialog::ImportDialog(UiContext &context, ImportKind kind, QWidget *parent)
    : QDialog(parent), m_context(context), m_kind(kind), m_work(new ImportWork(context, this)),
      m_step(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_steps(new QStackedWidget),
      m_file(new FileStep(context, kind)), m_columns(new ColumnsStep(context, kind)),
      m_preview(new PreviewStep(context, kind)), m_report(new ReportStep), m_past(new PastImports),
      m_pastButton(new Button(tr("Past imports…"), Button::Kind::Link)), m_cancel(new Button(tr("Cancel"))),
      m_back(new Button(tr("Back"))), m_next(new Button(tr("Next"), Button::Kind::Primary))
{
    setWindowTitle(titleFor(kind));
    m_next->setDefault(true); // Enter goes on to the next step, wherever the focus is.
    for (QWidget *step :
         {static_cast<QWidget *>(m_file), static_cast<QWidget *>(m_columns), static_cast<QWidget *>(m_preview),
          static_cast<QWidget *>(m_report), static_cast<QWidget *>(m_past)})
        m_steps->addWidget(step);
    auto *column = columnInside(this);
    column->addWidget(buildHead());
    column->addWidget(m_steps, 1);
    column->addWidget(buildFoot());
    resize(sizeHint());
    auto *help = new HelpPanel(this, this);
    connect(new QShortcut(QKeySequence(Qt::Key_F1), this), &QShortcut::activated, help,
            [help] { help->togglePage(u"import"_s); });
    connectSteps();
    connectWork();
    goTo(File);
}

QWidget *ImportDialog::buildHead()
{
    auto *head = new QWidget;
    auto *row = rowInside(head, kSpace12, {kSpace24, kSpace16, kSpace24, 0});
    row->addWidget(new TextLabel(windowTitle(), TextStyle::Title));
    row->addWidget(m_step, 1);
    return head;
}

QWidget *ImportDialog::buildFoot()
{
    auto *foot = new QWidget;
    auto *row = rowInside(foot, kSpace8, {kSpace24, kSpace12, kSpace24, kSpace16});
    row->addWidget(m_pastButton);
    row->addStretch(1);
    row->addWidget(m_cancel);
    row->addWidget(m_back);
    row->addWidget(m_next);
    return foot;
}

/// As large as the screen allows, because files have many columns and rows.
QSize ImportDialog::sizeHint() const
{
    const QSize least(kWindowMinimumWidth, kWindowMinimumHeight);
    const QSize around(8 * kSpace24, 4 * kSpace24);
    return parentWidget() ? least.expandedTo(parentWidget()->window()->size() - around) : least;
}

void ImportDialog::connectSteps()
{
    connect(m_pastButton, &QAbstractButton::clicked, this, &ImportDialog::showPast);
    connect(m_cancel, &QAbstractButton::clicked, this, &ImportDialog::reject);
    connect(m_back, &QAbstractButton::clicked, this, &ImportDialog::back);
    connect(m_next, &QAbstractButton::clicked, this, &ImportDialog::next);
    connect(m_file, &FileStep::fileChosen, this, qOverload<const QString &>(&ImportDialog::open));
    connect(m_columns, &ColumnsStep::mappingChanged, this, &ImportDialog::showButtons);
    connect(m_columns, &ColumnsStep::tableChosen, this, [this](const TableOptions &options) {
        m_isFresh = false;
        m_work->open(m_asked, m_kind, options);
    });
    connect(m_preview, &PreviewStep::signChosen, this, [this](DecimalSign sign) {
        m_columns->setSign(sign);
        askPreview();
    });
    connect(m_preview, &PreviewStep::readyChanged, this, [this] {
        showButtons();
        if (step() == Preview && m_cancel->hasFocus()) // It took the focus while "Import" was disabled.
            m_preview->setFocus(Qt::OtherFocusReason);
    });
    connect(m_report, &ReportStep::cancelRequested, m_work, &ImportWork::cancel);
    connect(m_report, &ReportStep::saveRequested, this, &ImportDialog::askWhereToSave);
    connect(m_report, &ReportStep::revertRequested, this, [this] {
        if (const auto batch = m_report->revertible()) {
            m_report->beginRevert();
            m_work->revert(*batch);
            showButtons();
        }
    });
    connect(m_past, &PastImports::cancelRequested, m_work, &ImportWork::cancel);
    connect(m_past, &PastImports::revertRequested, this, &ImportDialog::askToRevert);
}

void ImportDialog::connectWork()
{
    connect(m_work, &ImportWork::opened, this, &ImportDialog::onOpened);
    connect(m_work, &ImportWork::previewed, this, [this](const Result<ImportPreview> &preview) {
        if (!preview) {
            m_preview->setRefusal(ImportWords::reason(preview.error()));
            return;
        }
        const auto list = m_context.services.priceLists.find(m_file->list(), PriceListService::Entries::Skip);
        m_preview->show(*preview, m_columns->mapping(), list ? list->productType : QString());
    });
    connect(m_work, &ImportWork::progressed, this, [this](const ImportProgress &progress) {
        m_report->setProgress(progress);
        m_past->setProgress(progress.done, progress.total);
    });
    connect(m_work, &ImportWork::finished, this, &ImportDialog::onFinished);
    connect(m_work, &ImportWork::reverted, this, &ImportDialog::onReverted);
    connect(m_work, &ImportWork::pastRead, m_past, &PastImports::show);
}

void ImportDialog::setList(const PriceListId &id)
{
    m_file->setList(id);
}

ImportDialog::Step ImportDialog::step() const
{
    return Step(m_steps->currentIndex());
}

void ImportDialog::goTo(Step step)
{
    m_steps->setCurrentIndex(step);
    const QString target = m_file->listName();
    const QString into = target.isEmpty() ? QString() : u" · "_s + tr("into %1").arg(target);
    switch (step) {
    case File: m_step->setText(tr("1 of 3: the file")); break;
    case Columns: m_step->setText(tr("2 of 3: what its columns mean") + into); break;
    case Preview: m_step->setText(tr("3 of 3: what will happen") + into); break;
    case Report: m_step->setText(target); break;
    case Past: m_step->setText(tr("past imports")); break;
    }
    showButtons();
    m_steps->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void ImportDialog::showButtons()
{
    const bool isBusy = m_work->isRunning();
    m_pastButton->setVisible(step() == File);
    m_back->setVisible(step() == Columns || step() == Preview || step() == Past);
    m_back->setEnabled(!isBusy);
    // A running import shows its own button.
    m_cancel->setVisible(step() == File || step() == Columns || step() == Preview);
    m_next->setVisible(step() != File);
    switch (step()) {
    case File: break;
    case Columns:
        m_next->setText(tr("Next"));
        m_next->setEnabled(m_columns->isComplete());
        break;
    case Preview:
        m_next->setText(tr("Import"));
        m_next->setEnabled(m_preview->isReady());
        break;
    case Report:
    case Past:
        m_next->setText(tr("Close"));
        m_next->setEnabled(!isBusy);
        break;
    }
}

void ImportDialog::open(const QString &path)
{
    if (m_work->isRunning())
        return;
    m_asked = path;
    m_isFresh = true;
    m_file->setRefusal({});
    m_work->open(path, m_kind, keptOptions(path));
}

DraftMemory ImportDialog::fileMemory() const
{
    return draftMemory(m_context, u"import-file-%1"_s.arg(int(m_kind)));
}

/// Remembers the file, how it is read and the target list. Its columns are remembered by their step.
void ImportDialog::keepFile() const
{
    const FileForm &form = m_chosen.form;
    fileMemory().save({m_chosen.path, form.sheet, QString::number(m_chosen.headerLine),
                       form.sheet.isEmpty() ? QString::number(int(form.encoding)) : QString(), m_file->listName()});
}

/// The remembered options, if they are for this file.
TableOptions ImportDialog::keptOptions(const QString &path) const
{
    const QStringList kept = fileMemory().load();
    if (kept.value(0) != path)
        return {};
    TableOptions options{.sheet = kept.value(1), .headerLine = kept.value(2).toLongLong()};
    if (!kept.value(3).isEmpty())
        options.encoding = TextEncoding(kept.value(3).toInt());
    return options;
}

void ImportDialog::forgetFile() const
{
    fileMemory().save({});
    m_columns->forgetKept();
}

void ImportDialog::resume()
{
    const QStringList kept = fileMemory().load();
    if (kept.isEmpty() || step() != File)
        return;
    m_file->setListName(kept.value(4));
    open(kept.constFirst());
}

void ImportDialog::onOpened(const Result<ImportFile> &file)
{
    if (!file) {
        forgetFile();
        goTo(File);
        m_file->setRefusal(
            tr("%1 cannot be imported. %2").arg(QFileInfo(m_asked).fileName(), ImportWords::reason(file.error())));
        return;
    }
    m_chosen = *file;
    m_columns->setFile(*file);
    keepFile();
    goTo(Columns);
    if (m_isFresh && m_columns->isKnown()) // A further file of the same supplier: its columns are known.
        askPreview();
}

void ImportDialog::showPast()
{
    goTo(Past);
    m_work->readPast();
}

void ImportDialog::back()
{
    goTo(step() == Preview ? Columns : File);
}

void ImportDialog::next()
{
    switch (step()) {
    case File: break;
    case Columns: askPreview(); break;
    case Preview: run(); break;
    case Report:
    case Past: accept(); break;
    }
}

ImportPlan ImportDialog::plan() const
{
    ImportOptions options = m_preview->options();
    options.supplier = m_columns->target().supplier();
    options.choices.prices = m_columns->target().prices();
    options.sign = m_columns->sign();
    options.skips = m_columns->skips();
    TableOptions table{.sheet = m_chosen.form.sheet, .headerLine = m_chosen.headerLine};
    if (m_chosen.form.sheet.isEmpty())
        table.encoding = m_chosen.form.encoding;
    return {.path = m_chosen.path,
            .table = table,
            .separator = m_chosen.form.separator,
            .stamp = m_chosen.stamp,
            .mapping = m_columns->mapping(),
            .list = m_file->list(),
            .options = options};
}

void ImportDialog::askPreview()
{
    m_preview->setWaiting();
    goTo(Preview);
    m_work->preview(plan());
}

void ImportDialog::run()
{
    m_columns->rememberMapping();
    forgetFile();
    m_report->begin(m_chosen.name);
    goTo(Report);
    m_work->run(plan());
    showButtons();
}

void ImportDialog::onFinished(const Result<ImportOutcome> &outcome)
{
    m_report->show(outcome, m_preview->options());
    showButtons();
    m_next->setFocus(Qt::OtherFocusReason);
    if (!outcome)
        return;
    m_refusedFile = outcome->refusedFile;
    if (outcome->report.batch)
        m_context.edits.run(importEdit(plan(), m_chosen.name, *outcome->report.batch));
}

/// No undo step can restore what is lost then.
void ImportDialog::askToRevert(const ImportBatch &import)
{
    auto *box = new MessageBox(MessageBox::Question, tr("Revert import"),
                               tr("Undo the import of %1?").arg(import.fileName), this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("Removes what it added and restores what it changed, except what has been changed or "
                               "used since. You can’t undo this step."));
    const QPushButton *revert = box->addButton(tr("Undo the import"), MessageBox::AcceptRole);
    box->setEscapeButton(box->addButton(tr("Keep the import"), MessageBox::RejectRole));
    connect(revert, &QAbstractButton::clicked, this, [this, id = import.id] {
        m_past->beginRevert();
        m_work->revert(id);
        showButtons();
    });
    box->open();
}

void ImportDialog::onReverted(const ImportId &id, const Result<RevertReport> &report)
{
    if (report && !report->isStopped)
        m_context.edits.forgetImport(id.bytes());
    if (step() == Past) {
        m_past->showReverted(report);
        m_work->readPast();
    } else {
        m_report->showReverted(report);
    }
    showButtons();
}

void ImportDialog::askWhereToSave()
{
    auto *dialog =
        new QFileDialog(this, tr("Save the refused rows"), lastFolder(m_context.settings, u"tables/folder"_s));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->setNameFilter(tr("CSV table (*.csv)"));
    dialog->selectFile(tr("refused rows of %1").arg(m_chosen.name));
    connect(dialog, &QFileDialog::fileSelected, this, &ImportDialog::saveRefused);
    dialog->open();
}

void ImportDialog::saveRefused(const QString &path)
{
    m_context.tasks.run(
        this, [from = m_refusedFile, path](Services &) { return copyOfFile(from, path); },
        [this, path](const Status &saved) {
            const QString name = QFileInfo(path).fileName();
            Q_EMIT noted(saved ? tr("Saved %1").arg(name)
                               : tr("%1 was not saved. %2").arg(name, errorText(saved.error())),
                         {}, {});
        });
}

void ImportDialog::reject()
{
    if (m_work->isRunning()) {
        m_work->cancel();
        return;
    }
    forgetFile();
    QDialog::reject();
}

} // namespace stemdesk::ui
