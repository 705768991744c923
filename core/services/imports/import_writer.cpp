#include "core/services/imports/import_writer.h"

#include "core/services/service_context.h"
#include "core/storage/change_store.h"

namespace stemdesk {

namespace {

constexpr int kChangesAtOnce = 1'000;

} // namespace

ImportCounts countsOf(const ImportedRowOutcomes &outcomes)
{
    ImportCounts counts;
    for (const Result<ImportedRowOutcome> &outcome : outcomes) {
        if (!outcome)
            ++counts.refused;
        else if (outcome->action == RowAction::Created)
            ++counts.created;
        else if (outcome->action == RowAction::Updated)
            ++counts.updated;
        else
            ++counts.unchanged;
    }
    return counts;
}

Status ImportWriter::begin()
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    m_whole.emplace(*std::move(work));
    return {};
}

Status ImportWriter::commit()
{
    const Status done = m_whole->commit();
    m_whole.reset();
    m_isKept = done.has_value();
    return done;
}

Status ImportWriter::close(qint64 refused)
{
    if (!m_journal.id())
        return {};
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    if (const Status noted = m_journal.setRefused(refused); !noted)
        return noted;
    return work->commit();
}

Result<Changes> ImportWriter::news(ResourceSet resources)
{
    const ChangeStore store(m_context.session(), m_context.tenant());
    const Result<qint64> last = store.lastSeq();
    if (!last)
        return last.error();
    Changes news;
    while (m_seq < *last) {
        const Result<Changes> changes = store.between(m_seq, *last, resources, kChangesAtOnce);
        if (!changes)
            return changes.error();
        news += *changes;
        m_seq = changes->size() < kChangesAtOnce ? *last : changes->constLast().seq;
    }
    return news;
}

Status ImportWriter::keep(UnitOfWork &work, const ImportedRowOutcomes &outcomes)
{
    if (const Status noted = m_journal.write(countsOf(outcomes)); !noted)
        return noted;
    if (const Status done = work.commit(); !done)
        return done;
    m_isKept = !m_whole;
    return {};
}

} // namespace stemdesk
