#pragma once

#include "ui/delegates/cell_content.h"
#include "ui/delegates/cell_roles.h"
#include "ui/theme/tokens.h"
#include "ui/undo/edits.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QCoreApplication>
#include <QVariant>

#include <concepts>
#include <span>
#include <type_traits>

namespace stemdesk::ui {

namespace columns {

template <class Lambda, class Result, class Row, class Model>
Model modelOf(Result (Lambda::*)(const Row &, const Model &) const);
template <class Lambda, class Result, class Row, class Model, class Last>
Model modelOf(Result (Lambda::*)(const Row &, const Model &, Last) const);
/// The type of a lambda's second parameter.
template <class Lambda>
using ModelOf = decltype(modelOf(&Lambda::operator()));

struct Nothing {};

} // namespace columns

/// A value that a column has for each row: a constant (of simple types such as Tone), or a lambda without captures that
/// takes the row, or the row and the model.
template <class Row, class T>
class ColumnValue {
    static constexpr bool kIsSimple = std::is_trivially_copyable_v<T>;

public:
    constexpr ColumnValue() = default;
    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr ColumnValue(T constant) requires kIsSimple : m_constant(constant) {}
    constexpr ColumnValue(T (*function)(const Row &)) : m_plain(function) {} // NOLINT(google-explicit-constructor)
    template <std::invocable<const Row &> Function>
    constexpr ColumnValue(Function) // NOLINT(google-explicit-constructor)
        : m_function([](const Row &row, const QAbstractItemModel &) -> T { return Function{}(row); })
    {}
    template <class Function, std::derived_from<QAbstractItemModel> Model = columns::ModelOf<Function>>
    constexpr ColumnValue(Function) // NOLINT(google-explicit-constructor)
        : m_function([](const Row &row, const QAbstractItemModel &model) -> T {
              return Function{}(row, static_cast<const Model &>(model));
          })
    {}

    explicit constexpr operator bool() const { return m_function || m_plain; }
    constexpr bool isEver(const T &value) const { return m_function || m_plain || m_constant == value; }
    T operator()(const Row &row, const QAbstractItemModel &model) const
    {
        if (m_function)
            return m_function(row, model);
        if (m_plain)
            return m_plain(row);
        if constexpr (kIsSimple)
            return m_constant;
        else
            return {};
    }

private:
    T (*m_function)(const Row &, const QAbstractItemModel &) = nullptr;
    T (*m_plain)(const Row &) = nullptr;
    std::conditional_t<kIsSimple, T, columns::Nothing> m_constant{};
};

template <class Row>
class ColumnTyping {
public:
    constexpr ColumnTyping() = default;
    template <class Function, std::derived_from<QAbstractItemModel> Model = columns::ModelOf<Function>>
    constexpr ColumnTyping(Function) // NOLINT(google-explicit-constructor)
        : m_function([](const Row &row, const QAbstractItemModel &model, const QVariant &value) -> Typing {
              return Function{}(row, static_cast<const Model &>(model), value);
          })
    {}

    explicit constexpr operator bool() const { return m_function; }
    Typing operator()(const Row &row, const QAbstractItemModel &model, const QVariant &value) const
    {
        return m_function(row, model, value);
    }

private:
    Typing (*m_function)(const Row &, const QAbstractItemModel &, const QVariant &) = nullptr;
};

/// Everything a table knows about a column, in one place.
template <class Row>
struct TableColumn {
    const char *title = ""; ///< QT_TR_NOOP in a function of the model.
    ColumnValue<Row, QString> text = {};
    ColumnValue<Row, QVariant> edit = {}; ///< For the editor, if it differs from the text.
    ColumnTyping<Row> type = {}; ///< Makes the column editable.
    ColumnValue<Row, bool> isTyped = true; ///< Leaves out rows that are not editable.
    ColumnValue<Row, QString> toolTip = {};
    bool tellsWhole = false; ///< The tooltip repeats the text, which may be elided.
    ColumnValue<Row, QString> quietText = {};
    bool quietYields = false; ///< QuietYieldsRole.
    bool elidesMiddle = false; ///< MiddleElidedRole.
    ColumnValue<Row, QString> chip = {};
    ColumnValue<Row, Tone> chipTone = Tone::Quiet;
    ColumnValue<Row, Tone> tone = Tone::Plain;
    ColumnValue<Row, bool> isStrong = false;
    ColumnValue<Row, bool> isNumber = false; ///< Right-aligns cells and heading.
    ColumnValue<Row, QList<QColor>> swatches = {};
    ColumnValue<Row, QStringList> colourNames = {};
    ColumnValue<Row, QVariant> figure = {}; ///< FigureRole.
    ColumnValue<Row, QVariant> sort = {}; ///< SortRole, if the text does not do.
    const char *headingTip = ""; ///< QT_TR_NOOP too.
};

/// For TableColumn::text and others: a member of the row.
template <auto member>
constexpr auto kField = [](const auto &row) { return row.*member; };

/// No value if the text is empty.
inline QVariant valueOf(const QString &text)
{
    return text.isEmpty() ? QVariant() : QVariant(text);
}

/// The value of a cell for a role, from the column's functions.
template <class Row>
QVariant columnData(const TableColumn<Row> &column, const Row &row, const QAbstractItemModel &model, int role)
{
    switch (role) {
    case Qt::DisplayRole: return column.text(row, model);
    case Qt::EditRole:
        if (column.edit)
            return column.edit(row, model);
        return column.type ? QVariant(column.text(row, model)) : QVariant();
    case TheirsTextRole: return column.edit ? QVariant(column.text(row, model)) : QVariant();
    case Qt::ToolTipRole: return column.tellsWhole ? column.text(row, model) : column.toolTip(row, model);
    case QuietTextRole: return valueOf(column.quietText(row, model));
    case QuietYieldsRole: return column.quietYields;
    case MiddleElidedRole: return column.elidesMiddle;
    case ChipTextRole: return valueOf(column.chip(row, model));
    case ChipToneRole: return int(column.chipTone(row, model));
    case ToneRole: return int(column.tone(row, model));
    case StrongRole: return column.isStrong(row, model);
    case NumberRole: return column.isNumber(row, model);
    case SwatchesRole: return QVariant::fromValue(column.swatches(row, model));
    case ColourNamesRole: return column.colourNames(row, model);
    case FigureRole: return column.figure(row, model);
    case SortRole:
        if (column.sort)
            return column.sort(row, model);
        return column.chip && !column.text ? column.chip(row, model) : column.text(row, model);
    default: return {};
    }
}

/// A table model that is described by its columns(). Subclasses provide the rows.
template <class Row>
class ColumnTableModel : public QAbstractTableModel {
public:
    using Columns = std::span<const TableColumn<Row>>;

    using QAbstractTableModel::QAbstractTableModel;

    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(columns().size());
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= int(columns().size()))
            return {};
        const TableColumn<Row> &column = columns()[size_t(section)];
        switch (role) {
        case Qt::DisplayRole: return titleOf(section);
        case Qt::ToolTipRole: return translated(column.headingTip);
        case Qt::TextAlignmentRole:
            return int((column.isNumber.isEver(true) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        default: return {};
        }
    }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        const auto said = [&](int wanted) { return stored(index.row(), index.column(), wanted); };
        const QVariant own = said(role);
        return role != Qt::AccessibleTextRole || own.isValid() ? own : spokenCell(said);
    }

protected:
    virtual Columns columns() const { return {}; }
    virtual QString titleOf(int column) const { return translated(columns()[size_t(column)].title); }
    /// The value of a cell as stored; usually columnData() of its row.
    virtual QVariant stored(int row, int column, int role) const = 0;

    QVariant columnData(const Row &row, int column, int role) const
    {
        return ui::columnData(columns()[size_t(column)], row, *this, role);
    }

private:
    QString translated(const char *text) const
    {
        return *text ? QCoreApplication::translate(metaObject()->className(), text) : QString();
    }
};

} // namespace stemdesk::ui
