#pragma once

#include "core/base/result.h"
#include "core/domain/page.h"
#include "ui/models/merged_table_model.h"

#include <algorithm>
#include <optional>

namespace stemdesk::ui {

/// The table of a list that is read page by page. If the store is busy or gone, the rows stay as they were, and the
/// next change or scroll reads again.
template <class Row, class Key, class Base = MergedTableModel<Row, Key>>
class PagedTableModel : public Base {
public:
    using Base::Base;

    bool canFetchMore(const QModelIndex &parent) const override { return !parent.isValid() && m_next.has_value(); }
    void fetchMore(const QModelIndex &parent) override
    {
        if (!canFetchMore(parent))
            return;
        const Result<Page<Row>> page = readPage(m_next);
        if (!page)
            return;
        m_next = page->next;
        this->insert(this->rowCount(), page->rows);
        if (!page->rows.isEmpty())
            onFetched();
    }

protected:
    /// Without `after`, the first.
    virtual Result<Page<Row>> readPage(std::optional<qint64> after) const = 0;
    virtual void onFetched() {}

    /// Shows how another list begins.
    void readFirst() { this->resetRows(readRows(1)); }
    /// A row that keeps its place although it no longer matches, because it is being edited.
    virtual std::optional<Row> readHeld() const { return {}; }
    /// Reads what is shown again, and one row more.
    void readShown()
    {
        QList<Row> rows = readRows(this->rowCount() + 1);
        if (const std::optional<Row> held = readHeld()) {
            const int before = this->rowOf(this->keyOf(*held));
            const auto isHeld = [&](const Row &row) { return this->keyOf(row) == this->keyOf(*held); };
            if (before >= 0 && std::ranges::none_of(rows, isHeld))
                rows.insert(std::min<qsizetype>(before, rows.size()), *held);
        }
        this->setRows(rows);
    }
    /// Reads how the list begins now.
    bool readHead()
    {
        const Result<Page<Row>> page = readPage({});
        if (page && !this->setHead(page->rows))
            m_next = page->next;
        return page.has_value();
    }
    void clearRows()
    {
        m_next.reset();
        this->setRows({});
    }

private:
    QList<Row> readRows(qsizetype count)
    {
        QList<Row> found;
        m_next.reset();
        do {
            const Result<Page<Row>> page = readPage(m_next);
            if (!page)
                return this->rows();
            found += page->rows;
            m_next = page->next;
        } while (m_next && found.size() < count);
        return found;
    }

    std::optional<qint64> m_next; ///< The position where the list continues.
};

} // namespace stemdesk::ui
