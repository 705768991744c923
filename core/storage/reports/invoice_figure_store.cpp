#include "core/storage/reports/invoice_figure_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

Status InvoiceFigureStore::put(InvoiceId invoice, const QList<InvoiceShare> &shares)
{
    return m_session.run("insert into invoice_figure (shop, invoice, taxes) "
                         "select shop, key, cast(? as text) from invoice where shop = ? and id = ? "
                         "on conflict (shop, invoice) do update set taxes = excluded.taxes",
                         sharesText(shares), m_tenant.shop, invoice);
}

} // namespace stemdesk
