#include "ui/import/report_step.h"

#include "ui/import/import_words.h"
#include "ui/models/text_table_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/error_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

/// A row as one line, without its empty cells.
QString filledCells(QStringList cells)
{
    cells.removeIf([](const QString &cell) { return cell.simplified().isEmpty(); });
    return cells.join(u" · "_s).simplified();
}

} // namespace

ReportStep::ReportStep(QWidget *parent)
    : QWidget(parent), m_title(new TextLabel({}, TextStyle::Heading)), m_counts(new TextLabel({}, TextStyle::Body)),
      m_progress(new WorkProgress), m_note(new InlineMessage(Tone::Warning)),
      m_save(new Button(tr("Save the refused rows…"))), m_revert(new Button(tr("Revert this import"))),
      m_rows(new TextTableModel({tr("Line"), tr("Why it was refused"), tr("The row")}, 3, this)),
      m_table(new TableView(tr("Refused rows"))),
      m_allTaken(new EmptyState(u"check"_s, tr("No row of the file was refused.")))
{
    m_title->setTextFormat(Qt::PlainText);
    m_counts->setWordWrap(true);
    m_table->setModel(m_rows);
    m_table->setStretchedColumn(2);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *column = columnInside(this, kSpace12, {0, kSpace16, 0, 0});
    auto *head = new QVBoxLayout;
    head->setContentsMargins(kSpace24, 0, kSpace24, 0);
    head->setSpacing(kSpace4);
    head->addWidget(m_title);
    head->addWidget(m_counts);
    column->addLayout(head);
    column->addWidget(m_progress);
    auto *note = new QHBoxLayout;
    note->setContentsMargins(kSpace24, 0, kSpace24, 0);
    note->addWidget(m_note);
    column->addLayout(note);
    column->addWidget(buildButtons());
    column->addWidget(m_table, 1);
    column->addWidget(m_allTaken, 1);
    column->addStretch();
    connect(m_progress, &WorkProgress::cancelChosen, this, &ReportStep::cancelRequested);
    connect(m_save, &QAbstractButton::clicked, this, &ReportStep::saveRequested);
    connect(m_revert, &QAbstractButton::clicked, this, &ReportStep::revertRequested);
}

QWidget *ReportStep::buildButtons()
{
    m_buttons = new QWidget;
    auto *row = rowInside(m_buttons, kSpace8, {kSpace24, 0, kSpace24, 0});
    row->addWidget(m_save);
    row->addWidget(m_revert);
    row->addStretch(1);
    return m_buttons;
}

void ReportStep::begin(const QString &fileName)
{
    m_fileName = fileName;
    m_batch.reset();
    m_isReverting = false;
    m_title->setText(tr("Importing %1").arg(fileName));
    hideOutcome();
    m_progress->begin(tr("Starting"));
}

void ReportStep::beginRevert()
{
    m_isReverting = true;
    m_title->setText(tr("Undoing the import of %1").arg(m_fileName));
    hideOutcome();
    m_progress->begin(tr("Undoing the import"));
}

void ReportStep::hideOutcome()
{
    m_counts->setText(tr("You can keep working meanwhile."));
    m_note->setMessage({});
    for (QWidget *widget : {m_buttons, static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_allTaken)})
        widget->hide();
}

void ReportStep::setProgress(const ImportProgress &progress)
{
    const QString what = m_isReverting ? tr("Undoing the import") : ImportWords::progress(progress);
    m_progress->setDone(what, progress.done, progress.total);
}

void ReportStep::show(const Result<ImportOutcome> &outcome, const ImportOptions &options)
{
    m_progress->end();
    m_note->setTone(Tone::Warning);
    if (!outcome) {
        m_title->setText(tr("%1 was not imported").arg(m_fileName));
        m_counts->setText({});
        m_note->setTone(Tone::Error);
        m_note->setMessage(ImportWords::reason(outcome.error()));
        return;
    }
    const ImportReport &report = outcome->report;
    m_batch = report.batch;
    m_counts->setText(ImportWords::counts(report.counts));
    const bool isWritten = report.batch.has_value();
    m_title->setText(isWritten ? tr("Imported %1").arg(m_fileName)
                               : tr("Nothing was imported from %1").arg(m_fileName));
    if (report.failure) {
        m_title->setText(tr("Only part of %1 was imported").arg(m_fileName));
        m_note->setTone(Tone::Error);
        m_note->setMessage(tr("%1 What was imported so far stays; import the file again, or revert this part.")
                               .arg(ImportWords::brokenOff(*report.failure)));
    } else if (report.isStopped)
        m_note->setMessage(
            isWritten ? tr("Stopped. What was imported so far stays; import the file again, or revert this part.")
                      : tr("Stopped. Nothing was changed."));
    else if (options.isAllOrNothing && report.counts.refused > 0)
        m_note->setMessage(tr("You chose all or nothing, and some rows are refused. Nothing was changed."));
    else if (report.heldPrices > 0)
        m_note->setMessage(tr("%n price(s) far from the last one were left out.", nullptr, int(report.heldPrices)));
    else if (report.packChanges > 0)
        m_note->setMessage(tr("The pack size of %n varieties was changed; reverting this import restores it.", nullptr,
                              int(report.packChanges)));
    showRefused(*outcome);
}

void ReportStep::showRefused(const ImportOutcome &outcome)
{
    QList<QList<TextCell>> rows;
    for (const RefusedRow &row : outcome.refused)
        rows.append({{.text = QLocale().toString(row.line), .tone = Tone::Quiet},
                     {.text = ImportWords::reason(row.error), .tone = Tone::Error},
                     {.text = filledCells(row.cells)}});
    m_rows->setRows(rows);
    m_table->resizeColumnsToContents();
    const bool isRefused = !rows.isEmpty();
    m_table->setVisible(isRefused);
    m_allTaken->setVisible(!isRefused && !outcome.report.isStopped && !outcome.report.failure);
    m_save->setVisible(isRefused);
    m_revert->setVisible(m_batch.has_value());
    m_buttons->setVisible(isRefused || m_batch);
}

void ReportStep::showReverted(const Result<RevertReport> &report)
{
    m_progress->end();
    m_note->setTone(report ? Tone::Accent : Tone::Error);
    m_note->setMessage(report ? ImportWords::reverted(*report) : errorText(report.error()));
    const bool isDone = report && !report->isStopped;
    if (isDone)
        m_batch.reset();
    m_counts->setText({});
    m_revert->setVisible(!isDone); // Else it goes on where it stopped.
    m_table->setVisible(m_rows->rowCount() > 0);
    m_buttons->setVisible(m_rows->rowCount() > 0 || !isDone);
    m_title->setText(isDone ? tr("Reverted the import of %1").arg(m_fileName) : tr("Imported %1").arg(m_fileName));
}

} // namespace stemdesk::ui
