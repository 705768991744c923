#include "core/services/unit_of_work.h"

#include "core/services/change_bus.h"
#include "core/services/events/totals_refresh.h"
#include "core/services/series/occurrence_print.h"
#include "core/services/service_context.h"
#include "core/services/uncommitted_work.h"
#include "core/storage/change_store.h"

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Events are priced by it.
bool isOfSettings(Resource resource)
{
    return resource == Resource::Shop || resource == Resource::ProductType || resource == Resource::TaxGroup
        || resource == Resource::Supplier || resource == Resource::PriceList;
}

struct ChangedObject {
    Resource resource;
    IdBytes id;

    friend bool operator==(const ChangedObject &, const ChangedObject &) = default;
    friend size_t qHash(const ChangedObject &object, size_t seed = 0) noexcept
    {
        return hashOf(object.id, seed) ^ size_t(object.resource);
    }
};

/// Reduces the changes to what others need: no updates of objects that were created or deleted here, and each update
/// once (rows also update their parent).
void consolidate(Changes &changes)
{
    if (changes.size() < 2)
        return;
    QSet<ChangedObject> said;
    said.reserve(changes.size());
    for (const Change &change : std::as_const(changes)) {
        if (change.action != ChangeAction::Updated)
            said.insert({change.resource, change.id});
    }
    changes.removeIf([&](const Change &change) {
        if (change.action != ChangeAction::Updated)
            return false;
        const qsizetype before = said.size();
        said.insert({change.resource, change.id});
        return said.size() == before;
    });
}

} // namespace

Result<UnitOfWork> UnitOfWork::begin(ServiceContext &context)
{
    Transaction transaction = TRY(Transaction::beginWithFirst(context.session(), context.tenant().shop));
    if (!context.m_work && !transaction.isOutermost())
        return internal(u"a transaction of something else is open"_s); // Its changes would not be announced.
    return started(context, std::move(transaction));
}

Result<std::optional<UnitOfWork>> UnitOfWork::beginNamed(ServiceContext &context, qint64 name)
{
    auto transaction = TRY(Transaction::beginNamed(context.session(), context.tenant().shop, name));
    if (!transaction)
        return std::optional<UnitOfWork>();
    return std::optional<UnitOfWork>(started(context, *std::move(transaction)));
}

UnitOfWork UnitOfWork::started(ServiceContext &context, Transaction transaction)
{
    if (!context.m_work)
        context.m_work = std::make_unique<UncommittedWork>();
    return {context, std::move(transaction)};
}

UnitOfWork::UnitOfWork(ServiceContext &context, Transaction transaction)
    : m_context(&context), m_transaction(std::move(transaction)), m_changesBefore(context.m_work->changes.size()),
      m_historyBefore(context.m_work->history.size()), m_marksBefore(context.m_work->marks)
{}

UnitOfWork::UnitOfWork(UnitOfWork &&other) noexcept
    : m_context(std::exchange(other.m_context, nullptr)), m_transaction(std::move(other.m_transaction)),
      m_changesBefore(other.m_changesBefore), m_historyBefore(other.m_historyBefore),
      m_marksBefore(std::move(other.m_marksBefore))
{}

UnitOfWork::~UnitOfWork()
{
    if (!m_context)
        return;
    UncommittedWork &work = *m_context->m_work;
    work.changes.resize(m_changesBefore);
    work.history.resize(m_historyBefore);
    work.marks = std::move(m_marksBefore);
    work.settings.reset();
    work.subscribers.clear();
    if (m_transaction.isOutermost())
        m_context->m_work.reset();
}

qsizetype UnitOfWork::changeCount() const
{
    return m_context->m_work->changes.size() - m_changesBefore;
}

RepriceMarks &UnitOfWork::marks()
{
    return m_context->m_work->marks;
}

void UnitOfWork::changed(Change change)
{
    change.shop = m_context->tenant().id;
    change.at = m_context->now();
    if (change.resource == Resource::Event && change.action == ChangeAction::Updated)
        m_context->m_work->editedEvents.insert(EventId(change.id));
    if (isOfSettings(change.resource))
        m_context->m_work->settings.reset();
    if (change.resource == Resource::Webhook)
        m_context->m_work->subscribers.clear();
    m_context->m_work->changes.append(change);
}

void UnitOfWork::note(EventId event, HistoryEntry entry)
{
    entry.at = m_context->now();
    entry.actor = m_context->actor();
    m_context->m_work->history.append({.event = event, .entry = std::move(entry)});
}

Status UnitOfWork::settle()
{
    UncommittedWork &work = *m_context->m_work;
    const QSet<EventId> edited = std::exchange(work.editedEvents, {});
    if (!work.marks.isEmpty()) {
        QList<EventId> repriced;
        TRY(refreshTotals(*m_context, work.marks, repriced));
        for (const EventId &event : std::as_const(repriced))
            changed(Resource::Event, event, ChangeAction::Updated);
        work.marks = {};
        work.editedEvents.clear(); // New totals are not an edit.
    }
    return edited.isEmpty() ? Status() : followDetachment(*m_context, edited.values());
}

Status UnitOfWork::commit()
{
    if (m_transaction.isOutermost())
        return commitOutermost();
    TRY(m_transaction.commit());
    m_context = nullptr;
    return {};
}

Status UnitOfWork::commitOutermost()
{
    UncommittedWork &work = *m_context->m_work;
    TRY(settle());
    const EventHistoryStore history(m_context->session(), m_context->tenant());
    TRY(history.append(work.history));
    consolidate(work.changes);
    TRY(ChangeStore(m_context->session(), m_context->tenant()).append(work.changes));
    TRY(m_transaction.commit());
    const Changes changes = std::move(work.changes);
    m_context->m_work.reset();
    ChangeBus &bus = m_context->bus();
    m_context = nullptr;
    bus.publish(changes);
    return {};
}

} // namespace stemdesk
