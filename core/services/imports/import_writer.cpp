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
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    m_whole.emplace(std::move(work));
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
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    TRY(m_journal.setRefused(refused));
    return work.commit();
}

Result<Changes> ImportWriter::news(ResourceSet resources)
{
    const ChangeStore store(m_context.session(), m_context.tenant());
    const qint64 last = TRY(store.lastSeq());
    Changes news;
    while (m_seq < last) {
        const Changes changes = TRY(store.between(m_seq, last, resources, kChangesAtOnce));
        news += changes;
        m_seq = changes.size() < kChangesAtOnce ? last : changes.constLast().seq;
    }
    return news;
}

Status ImportWriter::keep(UnitOfWork &work, const ImportedRowOutcomes &outcomes)
{
    TRY(m_journal.write(countsOf(outcomes)));
    TRY(work.commit());
    m_isKept = !m_whole;
    return {};
}

} // namespace stemdesk
