#pragma once

#include "core/base/list_cell.h"
#include "core/exchange/exports/table_export.h"

#include <QDateTime>
#include <QHash>
#include <QStringList>
#include <QTimeZone>

#include <memory>
#include <utility>

namespace stemdesk {

/// A table being exported. Keeps only its position, nothing of a thread or connection.
class TableWalk {
public:
    TableWalk() = default;
    virtual ~TableWalk() = default;
    Q_DISABLE_COPY_MOVE(TableWalk)

    /// Writes the next rows; false after the last.
    virtual Result<bool> writeSome(ShopServices &shop, TableWriter &file) = 0;
};

/// Walks through one list. `Rows` has prepare(shop), called once, and read(shop, page) and write(shop, file, rows),
/// called for each page.
template <class Rows>
class PagedWalk final : public TableWalk {
public:
    explicit PagedWalk(Rows rows) : m_rows(std::move(rows)) {}

    Result<bool> writeSome(ShopServices &shop, TableWriter &file) override
    {
        if (!std::exchange(m_isPrepared, true)) {
            TRY(m_rows.prepare(shop));
        }
        const auto page = TRY(m_rows.read(shop, m_page));
        TRY(m_rows.write(shop, file, page.rows));
        m_page.after = page.next;
        return page.next.has_value();
    }

private:
    Rows m_rows;
    PageRequest m_page{.limit = 250};
    bool m_isPrepared = false;
};

/// An exported table.
struct TableForm {
    QStringList columns;
    std::unique_ptr<TableWalk> walk;
};

TableForm formOf(const TableChoice &choice);

/// For a described resource that is exported as it is.
TableForm describedForm(const TableChoice &choice);
TableForm productsForm(const TableChoice &choice);
TableForm pricesForm(const TableChoice &choice);
TableForm invoicesForm(const TableChoice &choice);
TableForm paymentsForm(const TableChoice &choice);
TableForm journalForm(const TableChoice &choice);
TableForm eventsForm(const TableChoice &choice);
TableForm eventLinesForm(const TableChoice &choice);
TableForm eventGoodsForm(const TableChoice &choice);
TableForm orderLinesForm(const TableChoice &choice);
TableForm tasksForm(const TableChoice &choice);
TableForm seriesForm(const TableChoice &choice);

// Exported times are in the shop's time zone.
Result<QTimeZone> zoneOf(ShopServices &shop);
QDateTime localTime(std::optional<Instant> instant, const QTimeZone &zone);

/// The names of all suppliers, archived too, written so that an import can tell them apart (withPlace()).
class SupplierNames {
public:
    Status learn(ShopServices &shop);

    /// For a cell that holds one name; empty if the supplier does not exist.
    QString inCell(const SupplierId &supplier) const { return written(supplier, Within::Cell); }
    /// For a cell that holds a list of names.
    QString inList(const SupplierId &supplier) const { return written(supplier, Within::List); }

private:
    QString written(const SupplierId &supplier, Within within) const;

    QHash<SupplierId, PlacedText> m_names;
};

} // namespace stemdesk
