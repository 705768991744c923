#pragma once

#include "core/base/result.h"
#include "ui/delegates/cell_content.h"
#include "ui/delegates/cell_roles.h"
#include "ui/words/error_text.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QVariant>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace stemdesk::ui {

/// Values typed into a table that are not stored: pending, or refused with a reason. Fast typists submit the next value
/// before the previous one is answered, so the last value typed into a cell decides what it shows. `Key` identifies
/// rows.
template <class Key>
class TypedCells {
public:
    using Cell = std::pair<Key, int>; ///< A row and a column.

    struct Typed {
        QString text; ///< The text shown in the cell.
        QVariant value = text; ///< The value for the cell's editor.
        QString reason = {}; ///< Why it was refused; empty while pending.
        bool isStale = false; ///< Refused because the value was changed elsewhere too.
    };

    /// Shows the value as pending. Pass the returned number to answer().
    int handOver(const Cell &cell, const Typed &typed) { return handOver(QList{std::pair(cell, typed)}); }
    /// For cells that change together.
    int handOver(const QList<std::pair<Cell, Typed>> &cells)
    {
        ++m_serial;
        for (const auto &[cell, typed] : cells) {
            State &state = m_cells[cell];
            state.refused.reset();
            state.sent.append({m_serial, typed});
        }
        return m_serial;
    }

    /// Takes the result of a submission. A refusal stays in its cell unless something else was typed there meanwhile,
    /// whose own result then counts. False if no cell keeps it.
    bool answer(int serial, const Status &status)
    {
        bool isKept = false;
        for (State &state : m_cells) {
            const auto sent = std::ranges::find(state.sent, serial, &Sent::serial);
            if (sent == state.sent.end())
                continue;
            const bool isLast = std::next(sent) == state.sent.end() && !state.refused;
            if (!status && isLast) {
                state.refused = {.text = sent->typed.text,
                                 .value = sent->typed.value,
                                 .reason = errorText(status.error()),
                                 .isStale = status.error().kind == Error::Kind::Stale};
                isKept = true;
            }
            state.sent.erase(sent);
        }
        dropEmpty();
        return isKept;
    }

    /// Refuses a value that cannot even be submitted.
    void refuse(const Cell &cell, const QString &text, const QString &reason)
    {
        m_cells[cell].refused = {.text = text, .value = text, .reason = reason};
    }
    /// Discards a refused value, but no pending one.
    void settle(const Cell &cell)
    {
        if (const auto state = m_cells.find(cell); state != m_cells.end())
            state->refused.reset();
        dropEmpty();
    }
    /// The same; false if nothing was refused.
    bool discard(const Cell &cell)
    {
        const Typed *typed = find(cell);
        const bool isRefused = typed && !typed->reason.isEmpty();
        if (isRefused)
            settle(cell);
        return isRefused;
    }
    void clear() { m_cells.clear(); }

    /// Whether `value` would change what is stored after all pending writes; `stored` is the current value.
    bool isChanged(const Cell &cell, const QVariant &value, const QVariant &stored) const
    {
        return value != next(cell).value_or(stored);
    }
    /// The newest pending value.
    std::optional<QVariant> next(const Cell &cell) const
    {
        const auto state = m_cells.constFind(cell);
        return state == m_cells.cend() || state->sent.isEmpty() ? std::nullopt
                                                                : std::optional(state->sent.constLast().typed.value);
    }
    /// The value in the cell; nullptr if that is the stored one.
    const Typed *find(const Cell &cell) const
    {
        const auto state = m_cells.constFind(cell);
        if (state == m_cells.cend())
            return nullptr;
        return state->refused ? &*state->refused : &state->sent.constLast().typed;
    }

    /// A model's data() for a cell; `stored(role)` returns the data without typed values.
    template <class Stored>
    QVariant data(const Cell &cell, int role, Stored stored) const
    {
        const Typed *typed = find(cell);
        const bool isStale = typed && typed->isStale;
        switch (role) {
        case Qt::DisplayRole: return typed ? QVariant(typed->text) : stored(role);
        case Qt::EditRole: return typed ? typed->value : stored(role);
        case PendingRole: return typed && typed->reason.isEmpty();
        case ErrorRole: return typed ? typed->reason : QString();
        case TheirsRole: return isStale ? theirs(stored(Qt::EditRole)) : QVariant();
        case TheirsTextRole: return isStale ? stored(role) : QVariant();
        case Qt::AccessibleTextRole: {
            const QVariant own = stored(role);
            return own.isValid() ? own : spokenCell([&](int said) { return data(cell, said, stored); });
        }
        default: return stored(role);
        }
    }

private:
    struct Sent {
        int serial = 0;
        Typed typed;
    };
    struct State {
        QList<Sent> sent; ///< Pending, oldest first.
        std::optional<Typed> refused = {}; ///< Typed after all pending values.
    };

    /// The stored value, or an empty text for a cell without one.
    static QVariant theirs(const QVariant &stored) { return stored.isValid() ? stored : QVariant(QString()); }

    void dropEmpty()
    {
        m_cells.removeIf([](typename QMap<Cell, State>::iterator cell) {
            return cell->sent.isEmpty() && !cell->refused.has_value();
        });
    }

    QMap<Cell, State> m_cells;
    int m_serial = 0;
};

} // namespace stemdesk::ui
