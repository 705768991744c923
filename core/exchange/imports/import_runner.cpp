#include "core/exchange/imports/import_runner.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

constexpr qsizetype kRowsAtOnce = 500; ///< Rows per transaction, and between two calls of ImportListener::watch.

/// `rows` are in order of lines; nullptr if the line is not among them.
PreviewRow *rowAt(QList<PreviewRow> &rows, qint64 line)
{
    const auto found = std::ranges::lower_bound(rows, line, {}, &PreviewRow::line);
    return found == rows.end() || found->line != line ? nullptr : &*found;
}

/// Marks rows that `line` replaced as replaced by `by`.
void replace(QList<PreviewRow> &rows, qint64 line, qint64 by)
{
    for (PreviewRow &row : rows) {
        if (row.line == line || row.notes.replacedBy == line)
            row.notes.replacedBy = by;
    }
}

void noteReplaced(ImportPreview &preview, const ImportRemarks &remarks)
{
    for (const ImportRemark &remark : remarks) {
        if (!isReplacing(remark))
            continue;
        const qint64 earlier = remark.values.constFirst().toLongLong();
        replace(preview.rows, earlier, remark.line);
        replace(preview.doubtful, earlier, remark.line);
    }
}

void countPrice(ImportPreview &preview, const PriceChange &price)
{
    if (price.isFarOff())
        ++preview.farPrices;
    else if (price.after > price.before)
        ++preview.dearer;
    else
        ++preview.cheaper;
}

} // namespace

Result<ImportReport> ImportRunner::run(const ImportOptions &options)
{
    Result<bool> goesOn = count();
    if (goesOn && *goesOn)
        goesOn = plan();
    if (goesOn && *goesOn && !(options.isAllOrNothing && m_report.counts.refused > 0))
        goesOn = write(options.isAllOrNothing);
    if (!goesOn)
        return brokenOff(goesOn.error());
    m_report.isStopped = !*goesOn;
    return m_report;
}

/// Reports the rows written so far, so that the user can undo them.
Result<ImportReport> ImportRunner::brokenOff(const Error &error)
{
    if (!m_writer || !m_writer->batch())
        return error;
    m_report.batch = m_writer->batch();
    m_report.failure = error;
    return m_report;
}

Result<bool> ImportRunner::count()
{
    qint64 rows = 0;
    const Result<bool> done = pass(Stage::Checking, [&](const TableRow &row, qsizetype) {
        ++rows;
        m_steps.look(row);
        return Status();
    });
    m_total = rows;
    return done;
}

Result<bool> ImportRunner::plan()
{
    TRY(m_steps.startPlan());
    const Result<bool> done = pass(Stage::Checking, [this](const TableRow &row, qsizetype) {
        planRow(row);
        return Status();
    });
    m_steps.endPlan();
    if (done && *done) {
        TRY(remarkOnFile());
    }
    return done;
}

void ImportRunner::planRow(const TableRow &row)
{
    RowNotes notes;
    const Status planned = m_steps.plan(row, notes);
    if (m_preview && m_preview->rows.size() < m_shownRows)
        m_preview->rows.append({.line = row.line, .cells = row.cells});
    if (!planned) {
        refuse(row, planned.error());
        return;
    }
    for (ImportRemark &remark : notes.remarks) {
        remark.line = row.line;
        report(remark);
    }
    if (!m_preview)
        return;
    noteReplaced(*m_preview, notes.remarks);
    m_preview->remarked += notes.remarks.isEmpty() ? 0 : 1;
    if (!notes.remarks.isEmpty() && m_preview->doubtful.size() < kMostRefusedPreviewed)
        m_preview->doubtful.append({.line = row.line, .cells = row.cells, .notes = notes});
    if (PreviewRow *shown = rowAt(m_preview->rows, row.line))
        shown->notes = notes;
}

Status ImportRunner::remarkOnFile()
{
    ImportRemarks remarks = TRY(m_steps.remarks());
    remarks = m_rows.remarks() + remarks;
    for (const ImportRemark &remark : std::as_const(remarks))
        report(remark);
    if (m_preview)
        m_preview->remarks = remarks;
    return {};
}

void ImportRunner::report(const ImportRemark &remark) const
{
    if (m_listener.remarked)
        m_listener.remarked(remark);
}

Result<bool> ImportRunner::write(bool isAllOrNothing)
{
    auto writer = TRY(m_steps.newWriter());
    m_writer = std::move(writer);
    if (isAllOrNothing) {
        TRY(m_writer->begin());
    }
    const Result<bool> done = writeRows();
    if (!done)
        return done;
    if (m_preview) {
        m_writer.reset();
        return done;
    }
    const bool isDropped = isAllOrNothing && (!*done || m_report.counts.refused > 0);
    if (isDropped) {
        m_writer.reset();
        m_report.counts = {.refused = m_report.counts.refused};
        m_report.packChanges = 0;
        return done;
    }
    TRY(m_writer->close(m_report.counts.refused));
    if (isAllOrNothing) {
        TRY(m_writer->commit());
    }
    m_report.batch = m_writer->batch();
    return done;
}

Result<bool> ImportRunner::writeRows()
{
    const Result<bool> done = pass(Stage::Writing, [this](const TableRow &row, qsizetype place) {
        if (m_steps.isRefused(place))
            return Status();
        if (const Status added = m_steps.add(row, place); !added) {
            refuse(row, added.error()); // The file has changed since it was checked.
            return Status();
        }
        m_waiting.append(row);
        return m_waiting.size() < kRowsAtOnce ? Status() : writeWaiting();
    });
    if (!done || !*done)
        return done;
    TRY(writeWaiting());
    return true;
}

Status ImportRunner::writeWaiting()
{
    const ImportedRowOutcomes outcomes = TRY(m_steps.write());
    const QList<TableRow> rows = std::exchange(m_waiting, {});
    const ImportCounts counts = countsOf(outcomes);
    m_report.counts.created += counts.created;
    m_report.counts.updated += counts.updated;
    m_report.counts.unchanged += counts.unchanged;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const Result<ImportedRowOutcome> &outcome = outcomes.at(i);
        if (outcome)
            take(rows.at(i), *outcome);
        else
            refuse(rows.at(i), outcome.error());
    }
    return {};
}

void ImportRunner::take(const TableRow &row, const ImportedRowOutcome &outcome)
{
    m_report.packChanges += outcome.pack ? 1 : 0;
    m_report.heldPrices += outcome.isPriceHeld ? 1 : 0;
    const bool isFar = outcome.price && outcome.price->isFarOff();
    if (isFar) {
        ImportRemark remark = farFromLast(*outcome.price, outcome.isPriceHeld);
        remark.line = row.line;
        report(remark);
    }
    if (!m_preview)
        return;
    RowNotes notes;
    for (QList<PreviewRow> *rows : {&m_preview->rows, &m_preview->doubtful}) {
        if (PreviewRow *shown = rowAt(*rows, row.line)) {
            shown->outcome = m_steps.outcomeOf(outcome);
            shown->pack = outcome.pack;
            shown->price = outcome.price;
            shown->isPriceHeld = outcome.isPriceHeld;
            notes = shown->notes;
        }
    }
    if (outcome.price)
        countPrice(*m_preview, *outcome.price);
    if (!outcome.pack && !outcome.price)
        return;
    QList<PreviewRow> &rows = isFar ? m_preview->farOff : outcome.pack ? m_preview->repacked : m_preview->repriced;
    if (rows.size() < kMostRefusedPreviewed)
        rows.append({.line = row.line,
                     .cells = row.cells,
                     .outcome = m_steps.outcomeOf(outcome),
                     .pack = outcome.pack,
                     .price = outcome.price,
                     .isPriceHeld = outcome.isPriceHeld,
                     .notes = notes});
}

Result<ImportPreview> ImportRunner::preview(int rows, bool isAllOrNothing)
{
    m_preview.emplace();
    m_shownRows = rows;
    Result<bool> done = count();
    if (done && *done)
        done = plan();
    if (done && *done)
        done =
            write(true); // In one transaction, which is rolled back: the counts are then exactly those of the import.
    if (!done)
        return done.error();
    const bool isDropped = isAllOrNothing && m_report.counts.refused > 0;
    m_preview->counts = isDropped ? ImportCounts{.refused = m_report.counts.refused} : m_report.counts;
    m_preview->packChanges = isDropped ? 0 : m_report.packChanges;
    if (isDropped) {
        m_preview->farPrices = 0;
        m_preview->dearer = 0;
        m_preview->cheaper = 0;
    }
    QList<GoneVariety> gone = TRY(m_steps.gone());
    m_preview->gone = std::move(gone);
    QStringList colours = TRY(m_steps.unknownColours());
    m_preview->colours = std::move(colours);
    return *std::move(m_preview);
}

Result<bool> ImportRunner::pass(Stage stage, const Take &take)
{
    TRY(m_rows.rewind());
    for (qsizetype place = 0;; ++place) {
        if (place % kRowsAtOnce == 0 && !goesOn(stage, place))
            return false;
        const std::optional<TableRow> row = TRY(m_rows.next());
        if (!row)
            return goesOn(stage, place);
        TRY(take(*row, place));
    }
}

bool ImportRunner::goesOn(Stage stage, qint64 done) const
{
    return !m_listener.watch || m_listener.watch({.stage = stage, .done = done, .total = m_total});
}

void ImportRunner::refuse(const TableRow &row, const Error &error)
{
    ++m_report.counts.refused;
    if (m_listener.refused)
        m_listener.refused({.line = row.line, .error = error, .cells = row.cells});
    if (!m_preview)
        return;
    for (QList<PreviewRow> *rows : {&m_preview->rows, &m_preview->doubtful}) {
        if (PreviewRow *shown = rowAt(*rows, row.line)) {
            shown->outcome = PreviewRow::Outcome::Refused;
            shown->error = error;
        }
    }
    if (m_preview->refused.size() < kMostRefusedPreviewed)
        m_preview->refused.append({.line = row.line,
                                   .cells = row.cells,
                                   .outcome = PreviewRow::Outcome::Refused,
                                   .error = error,
                                   .knownAs = m_steps.knownAs(error)});
}

} // namespace stemdesk
