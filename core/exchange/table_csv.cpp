#include "core/exchange/table_csv.h"

#include "core/exchange/exported_tables.h"

namespace stemdesk {

TableCsv::TableCsv(const TableChoice &choice)
{
    TableForm form = formOf(choice);
    m_walk = std::move(form.walk);
    m_file = std::make_unique<CsvTableWriter>(form.columns);
}

TableCsv::~TableCsv() = default;

Result<QByteArray> TableCsv::next(ShopServices &shop)
{
    constexpr qsizetype kPart = 32 * 1024;
    while (!m_isDone && m_file->size() < kPart) {
        const Result<bool> hasMore = m_walk->writeSome(shop, *m_file);
        if (!hasMore)
            return hasMore.error();
        m_isDone = !*hasMore;
    }
    return m_file->takeBytes();
}

} // namespace stemdesk
