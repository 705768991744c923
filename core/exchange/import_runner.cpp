#include "core/exchange/import_runner.h"

namespace stemdesk {

namespace {

constexpr qsizetype kRowsAtOnce = 500; ///< In one transaction, and between two looks at the watch.

} // namespace

Result<ImportReport> ImportRunner::run(const ImportOptions &options)
{
    Result<bool> goesOn = count();
    if (goesOn && *goesOn)
        goesOn = plan();
    if (goesOn && *goesOn && !(options.isAllOrNothing && m_report.counts.refused > 0))
        goesOn = write(options.isAllOrNothing);
    if (!goesOn)
        return goesOn.error();
    m_report.isStopped = !*goesOn;
    return m_report;
}

Result<bool> ImportRunner::count()
{
    qint64 rows = 0;
    const Result<bool> done = pass(Stage::Checking, [&](const CsvRow &row, qsizetype) {
        ++rows;
        m_steps.look(row);
        return Status();
    });
    m_total = rows;
    return done;
}

Result<bool> ImportRunner::plan()
{
    if (const Status started = m_steps.startPlan(); !started)
        return started.error();
    const Result<bool> done = pass(Stage::Checking, [this](const CsvRow &row, qsizetype) {
        if (const Status planned = m_steps.plan(row); !planned)
            refuse(row, planned.error());
        return Status();
    });
    m_steps.endPlan();
    return done;
}

Result<bool> ImportRunner::write(bool isAllOrNothing)
{
    auto writer = m_steps.newWriter();
    if (!writer)
        return writer.error();
    m_writer = *std::move(writer);
    if (isAllOrNothing) {
        if (const Status begun = m_writer->begin(); !begun)
            return begun.error();
    }
    const Result<bool> done = writeRows();
    if (!done)
        return done;
    const bool isDropped = isAllOrNothing && (!*done || m_report.counts.refused > 0);
    if (isDropped) {
        m_writer.reset();
        m_report.counts = {.refused = m_report.counts.refused};
        return done;
    }
    if (const Status closed = m_writer->close(m_report.counts.refused); !closed)
        return closed.error();
    if (isAllOrNothing) {
        if (const Status kept = m_writer->commit(); !kept)
            return kept.error();
    }
    m_report.batch = m_writer->batch();
    return done;
}

Result<bool> ImportRunner::writeRows()
{
    const Result<bool> done = pass(Stage::Writing, [this](const CsvRow &row, qsizetype place) {
        if (m_steps.isRefused(place))
            return Status();
        if (const Status added = m_steps.add(row, place); !added) {
            refuse(row, added.error()); // The file was changed meanwhile.
            return Status();
        }
        m_waiting.append(row);
        return m_waiting.size() < kRowsAtOnce ? Status() : writeWaiting();
    });
    if (!done || !*done)
        return done;
    if (const Status written = writeWaiting(); !written)
        return written.error();
    return true;
}

Status ImportRunner::writeWaiting()
{
    const Result<ImportedRowOutcomes> outcomes = m_steps.write(*m_writer);
    if (!outcomes)
        return outcomes.error();
    const QList<CsvRow> rows = std::exchange(m_waiting, {});
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const Result<ImportedRowOutcome> &outcome = outcomes->at(i);
        if (!outcome) {
            refuse(rows.at(i), outcome.error());
            continue;
        }
        switch (outcome->action) {
        case RowAction::Created: ++m_report.counts.created; break;
        case RowAction::Updated: ++m_report.counts.updated; break;
        case RowAction::Unchanged: ++m_report.counts.unchanged; break;
        }
    }
    return {};
}

/// The first rows are written like any others, and then it is as if they had not been.
Result<QList<PreviewRow>> ImportRunner::preview(int rows)
{
    if (const Result<bool> counted = count(); !counted)
        return counted.error();
    auto writer = m_steps.newWriter();
    if (!writer)
        return writer.error();
    m_writer = *std::move(writer);
    QList<PreviewRow> shown;
    const Status rewound = m_file.rewind();
    if (!rewound)
        return rewound.error();
    if (const Status planned = m_steps.startPlan(); !planned)
        return planned.error();
    while (shown.size() < rows) {
        const Result<std::optional<CsvRow>> row = m_file.next();
        if (!row)
            return row.error();
        if (!*row)
            break;
        shown.append({.line = (*row)->line, .cells = (*row)->cells});
        Status added = m_steps.plan(**row);
        if (added)
            added = m_steps.add(**row, shown.size() - 1);
        if (added)
            m_waiting.append(**row);
        else
            shown.last().error = added.error();
    }
    if (const Status previewed = previewWaiting(shown); !previewed)
        return previewed.error();
    return shown;
}

Status ImportRunner::previewWaiting(QList<PreviewRow> &shown)
{
    if (const Status begun = m_writer->begin(); !begun)
        return begun;
    const Result<ImportedRowOutcomes> outcomes = m_steps.write(*m_writer);
    m_writer.reset();
    if (!outcomes)
        return outcomes.error();
    auto outcome = outcomes->cbegin();
    for (PreviewRow &row : shown) {
        if (!row.error) {
            if (!*outcome)
                row.error = outcome->error();
            else
                row.outcome = m_steps.outcomeOf(**outcome);
            ++outcome;
        }
        if (row.error)
            row.outcome = PreviewRow::Outcome::Refused;
    }
    return {};
}

Result<bool> ImportRunner::pass(Stage stage, const Take &take)
{
    if (const Status rewound = m_file.rewind(); !rewound)
        return rewound.error();
    for (qsizetype place = 0;; ++place) {
        if (place % kRowsAtOnce == 0 && !goesOn(stage, place))
            return false;
        const Result<std::optional<CsvRow>> row = m_file.next();
        if (!row)
            return row.error();
        if (!*row)
            return goesOn(stage, place);
        if (const Status taken = take(**row, place); !taken)
            return taken.error();
    }
}

bool ImportRunner::goesOn(Stage stage, qint64 done) const
{
    return !m_listener.watch || m_listener.watch({.stage = stage, .done = done, .total = m_total});
}

void ImportRunner::refuse(const CsvRow &row, const Error &error)
{
    ++m_report.counts.refused;
    if (m_listener.refused)
        m_listener.refused({.line = row.line, .error = error, .cells = row.cells});
}

} // namespace stemdesk
