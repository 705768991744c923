#pragma once

#include <QMap>
#include <QString>

namespace stemdesk::ui {

/// What was typed into the cells of a table and is not stored: under way, or refused with a reason.
template <class Key>
class TypedCells {
public:
    struct Typed {
        QString text;
        QString reason; ///< Empty while it is under way.
    };

    void begin(const Key &row, int column, const QString &text)
    {
        m_cells.insert({row, column}, {.text = text, .reason = {}});
    }
    void end(const Key &row, int column) { m_cells.remove({row, column}); }
    void refuse(const Key &row, int column, const QString &text, const QString &reason)
    {
        m_cells.insert({row, column}, {.text = text, .reason = reason});
    }
    /// nullptr where the cell shows what is stored.
    const Typed *find(const Key &row, int column) const
    {
        const auto found = m_cells.constFind({row, column});
        return found == m_cells.cend() ? nullptr : &*found;
    }

private:
    QMap<std::pair<Key, int>, Typed> m_cells;
};

} // namespace stemdesk::ui
