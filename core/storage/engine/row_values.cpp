#include "core/storage/engine/row_values.h"

#include "core/storage/engine/sql_rows.h"

#include <array>
#include <utility>

namespace stemdesk {

namespace {

constexpr size_t kMost = 64;

using Add = void (*)(SqlRows &, const QList<SqlValue> &);

template <size_t... Places>
constexpr Add addOf(std::index_sequence<Places...>)
{
    return [](SqlRows &rows, const QList<SqlValue> &values) { rows.add(values.at(qsizetype(Places))...); };
}

/// SqlRows takes values as arguments; this has a function for each number of them.
template <size_t... Counts>
constexpr std::array<Add, sizeof...(Counts)> allOf(std::index_sequence<Counts...>)
{
    return {addOf(std::make_index_sequence<Counts + 1>())...};
}

constexpr std::array kAdd = allOf(std::make_index_sequence<kMost>());

} // namespace

void addRow(SqlRows &rows, const QList<SqlValue> &values)
{
    kAdd.at(size_t(values.size() - 1))(rows, values);
}

} // namespace stemdesk
