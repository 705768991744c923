#include "core/exchange/exports/table_csv.h"

#include "core/exchange/exports/exported_tables.h"
#include "core/services/services.h"

namespace stemdesk {

TableCsv::TableCsv(const TableChoice &choice)
{
    TableForm form = formOf(choice);
    m_walk = std::move(form.walk);
    m_columns = form.columns;
}

TableCsv::~TableCsv() = default;

Result<QByteArray> TableCsv::next(ShopServices &shop)
{
    constexpr qsizetype kPart = 32LL * 1024;
    if (!m_file) {
        const Shop settings = TRY(shop.settings.shop());
        m_file = std::make_unique<CsvTableWriter>(m_columns, settings.currency);
    }
    while (!m_isDone && m_file->size() < kPart) {
        const bool hasMore = TRY(m_walk->writeSome(shop, *m_file));
        m_isDone = !hasMore;
    }
    return m_file->takeBytes();
}

} // namespace stemdesk
