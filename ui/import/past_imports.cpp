#include "ui/import/past_imports.h"

#include "ui/import/import_words.h"
#include "ui/models/text_table_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QHeaderView>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

QString timeText(Instant instant)
{
    return momentText(QDateTime::fromMSecsSinceEpoch(instant));
}

} // namespace

PastImports::PastImports(QWidget *parent)
    : QWidget(parent),
      m_rows(new TextTableModel({tr("When"), tr("What"), tr("File"), tr("Rows"), tr("Status")}, 5, this)),
      m_table(new TableView(tr("Past imports"))), m_note(new InlineMessage(Tone::Error)), m_progress(new WorkProgress),
      m_none(new EmptyState(u"import"_s,
                            tr("Nothing has been imported yet. Each import is listed here, and can be undone."))),
      m_revert(new Button(tr("Revert import")))
{
    m_table->setModel(m_rows);
    m_table->setStretchedColumn(2);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *column = columnInside(this, kSpace8, {0, kSpace16, 0, 0});
    auto *row = new QHBoxLayout;
    row->setContentsMargins(kSpace24, 0, kSpace24, 0);
    row->addWidget(m_revert);
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(m_progress);
    auto *note = new QHBoxLayout;
    note->setContentsMargins(kSpace24, 0, kSpace24, 0);
    note->addWidget(m_note);
    column->addLayout(note);
    column->addWidget(m_table, 1);
    column->addWidget(m_none, 1);
    setFocusProxy(m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PastImports::onCurrentChanged);
    connect(m_progress, &WorkProgress::cancelChosen, this, &PastImports::cancelRequested);
    connect(m_revert, &QAbstractButton::clicked, this, [this] {
        const int current = m_table->currentIndex().row();
        if (current >= 0 && current < m_imports.size())
            Q_EMIT revertRequested(m_imports.at(current));
    });
    onCurrentChanged();
}

void PastImports::show(const Result<QList<ImportBatch>> &imports)
{
    if (!imports) {
        m_note->setTone(Tone::Error);
        m_note->setMessage(errorText(imports.error()));
        return;
    }
    m_imports = *imports;
    QList<QList<TextCell>> rows;
    for (const ImportBatch &import : *imports) {
        const bool isReverted = import.revertedAt.has_value();
        const QString state = !isReverted ? tr("In the shop")
            : import.kept > 0 ? tr("Reverted %1, %n kept", nullptr, int(import.kept)).arg(timeText(*import.revertedAt))
                              : tr("Reverted %1").arg(timeText(*import.revertedAt));
        rows.append({{.text = timeText(import.at)},
                     {.text = ImportWords::kind(import.kind)},
                     {.text = import.fileName},
                     {.text = ImportWords::counts(import.counts)},
                     {.text = state, .tone = isReverted && import.kept == 0 ? Tone::Quiet : Tone::Plain}});
    }
    const int current = std::max(0, m_table->currentIndex().row());
    m_rows->setRows(rows);
    m_table->resizeColumnsToContents();
    m_table->setVisible(!rows.isEmpty());
    m_none->setVisible(rows.isEmpty());
    m_revert->setVisible(!rows.isEmpty());
    if (!rows.isEmpty())
        m_table->setCurrentIndex(m_rows->index(std::min(current, int(rows.size()) - 1), 0));
    onCurrentChanged();
}

void PastImports::beginRevert()
{
    m_isBusy = true;
    m_note->setMessage({});
    m_progress->begin(tr("Undoing the import"));
    onCurrentChanged();
}

void PastImports::setProgress(qint64 done, qint64 total)
{
    m_progress->setDone(tr("Undoing the import"), done, total);
}

void PastImports::showReverted(const Result<RevertReport> &report)
{
    m_isBusy = false;
    m_progress->end();
    m_note->setTone(report ? Tone::Accent : Tone::Error);
    m_note->setMessage(report ? ImportWords::reverted(*report) : errorText(report.error()));
    onCurrentChanged();
}

void PastImports::onCurrentChanged()
{
    const int current = m_table->currentIndex().row();
    const bool isThere = current >= 0 && current < m_imports.size();
    // Rows that were kept may be free now: a later import was undone, or what used them is gone.
    m_revert->setEnabled(isThere && !m_isBusy && (!m_imports.at(current).revertedAt || m_imports.at(current).kept > 0));
}

} // namespace stemdesk::ui
