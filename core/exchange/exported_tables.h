#pragma once

#include "core/exchange/list_cell.h"
#include "core/exchange/table_export.h"

#include <QHash>
#include <QStringList>

namespace stemdesk {

/// The rows of one table on their way into a file.
class TableRun {
public:
    TableRun(ShopServices &shop, TableWriter &file, const std::function<bool(qint64 rows)> &goOn)
        : m_shop(shop), m_file(file), m_goOn(goOn)
    {}

    ShopServices &shop() { return m_shop; }
    TableWriter &file() { return m_file; }
    bool isCancelled() const { return m_isCancelled; }

    /// Reads a list to its end: `read(request)` gives a page, `write(rows)` puts its rows into the file.
    template <class Read, class Write>
    Status each(const Read &read, const Write &write)
    {
        constexpr int kRows = 250;
        PageRequest request{.limit = kRows};
        for (;;) {
            const auto page = read(request);
            if (!page)
                return page.error();
            if (const Status written = write(page->rows); !written)
                return written;
            m_isCancelled = !m_goOn(m_file.rows());
            if (m_isCancelled || !page->next)
                return {};
            request.after = page->next;
        }
    }

private:
    ShopServices &m_shop;
    TableWriter &m_file;
    const std::function<bool(qint64 rows)> &m_goOn;
    bool m_isCancelled = false;
};

/// A table as files have it.
struct TableForm {
    QStringList columns;
    Status (*write)(TableRun &run, const TableChoice &choice);
};

TableForm productsForm();
TableForm pricesForm();
TableForm suppliersForm();
TableForm coloursForm();
TableForm categoriesForm();
TableForm eventsForm();
TableForm eventLinesForm();

/// The names of all suppliers, archived ones too, by which import tells them apart (withPlace()).
class SupplierNames {
public:
    static Result<SupplierNames> of(ShopServices &shop);

    /// For a cell of its own; empty for a supplier that is not there.
    QString inCell(const SupplierId &supplier) const { return written(supplier, Within::Cell); }
    /// For a part of a list.
    QString inList(const SupplierId &supplier) const { return written(supplier, Within::List); }

private:
    QString written(const SupplierId &supplier, Within within) const;

    QHash<SupplierId, PlacedText> m_names;
};

} // namespace stemdesk
