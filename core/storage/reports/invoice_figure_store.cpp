#include "core/storage/reports/invoice_figure_store.h"

#include "core/base/day.h"
#include "core/storage/engine/session.h"

namespace stemdesk {

Status InvoiceFigureStore::put(InvoiceId invoice, std::optional<QDate> dueOn, const QList<InvoiceShare> &shares)
{
    return m_session.run("insert into invoice_figure (shop, invoice, due_on, taxes) "
                         "select shop, key, cast(? as text), cast(? as text) from invoice where shop = ? and id = ? "
                         "on conflict (shop, invoice) do update set due_on = excluded.due_on, taxes = excluded.taxes",
                         dueOn ? dayText(*dueOn) : QString::fromLatin1(""), sharesText(shares), m_tenant.shop, invoice);
}

} // namespace stemdesk
