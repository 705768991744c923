#include "core/services/keys/request_log_service.h"

#include "core/services/database/serialization_retry.h"
#include "core/services/service_context.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/keys/request_log_store.h"

namespace stemdesk {

namespace {

constexpr Instant kLogKept = Instant(30) * 24 * 60 * 60 * 1000;
constexpr int kForgottenAtOnce = 500;

} // namespace

Result<Page<LoggedRequest>> RequestLogService::list(const RequestLogFilter &filter, const PageRequest &page) const
{
    return m_context.store<RequestLogStore>().list(filter, page);
}

Status RequestLogService::store(Session &session, const QList<RequestRecord> &records)
{
    if (records.isEmpty())
        return {};
    return retriedOnClash(session, [&]() -> Status {
        Transaction transaction = TRY(Transaction::begin(session));
        TRY(RequestLogStore::insert(session, records));
        return transaction.commit();
    });
}

Result<bool> RequestLogService::expireSome(Session &session, Instant now)
{
    const Result<bool> hasOld = RequestLogStore::hasBefore(session, now - kLogKept);
    if (!hasOld || !*hasOld)
        return hasOld; // Checked first, because a write transaction would wait for the current writer.
    Transaction transaction = TRY(Transaction::begin(session));
    const qint64 removed = TRY(RequestLogStore::removeBefore(session, now - kLogKept, kForgottenAtOnce));
    TRY(transaction.commit());
    return removed == kForgottenAtOnce;
}

} // namespace stemdesk
