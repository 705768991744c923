#include "core/services/row_rules.h"

#include "core/base/day.h"

namespace stemdesk {

namespace {

/// Reads a column as the type of its field; nullopt leaves the field out of the patch.
class ColumnReader {
public:
    ColumnReader(const ShopRow &row, QByteArrayView column) : m_row(row), m_column(column) {}

    std::optional<QString> read(std::type_identity<QString>) const { return m_row.text(m_column); }
    std::optional<QStringList> read(std::type_identity<QStringList>) const
    {
        return m_row.lines(m_column).value_or(QStringList());
    }
    std::optional<std::optional<QStringList>> read(std::type_identity<std::optional<QStringList>>) const
    {
        return m_row.lines(m_column);
    }
    std::optional<std::optional<QDate>> read(std::type_identity<std::optional<QDate>>) const
    {
        return dayFrom(m_row.text(m_column));
    }
    std::optional<double> read(std::type_identity<double>) const { return m_row.real(m_column); }
    std::optional<std::optional<double>> read(std::type_identity<std::optional<double>>) const
    {
        return m_row.real(m_column);
    }
    std::optional<std::optional<qint64>> read(std::type_identity<std::optional<qint64>>) const
    {
        return m_row.integer(m_column);
    }
    std::optional<bool> read(std::type_identity<bool>) const { return m_row.flag(m_column); }
    std::optional<QDate> read(std::type_identity<QDate>) const
    {
        return dayFrom(m_row.text(m_column)).value_or(QDate());
    }
    std::optional<IdBytes> read(std::type_identity<IdBytes>) const { return {}; }
    template <class Number>
    std::optional<Number> read(std::type_identity<Number>) const
    {
        return Number(m_row.integer(m_column).value_or(0));
    }

private:
    const ShopRow &m_row;
    QByteArrayView m_column;
};

} // namespace

void readRow(const ResourceSpec &spec, const ShopRow &row, void *patch)
{
    for (const ResourceField &field : spec.fields) {
        if (!field.isChanged())
            continue;
        if (field.kind == FieldKind::Id) { // It refers to a row of the same file; rules only require that there is one.
            if (field.rule.isRequired)
                *static_cast<IdBytes *>(field.give(patch)) = IdBytes{1};
            continue;
        }
        const QByteArray column = field.column();
        if (!row.has(column)) // A template's group has fewer fields.
            continue;
        withTypeOf(field.kind, [&]<class T>(std::type_identity<T> type) {
            if (std::optional<T> value = ColumnReader(row, column).read(type))
                *static_cast<T *>(field.give(patch)) = *std::move(value);
        });
    }
}

Status validateFields(const ResourceSpec &spec, const ShopRow &row)
{
    const std::shared_ptr<void> object = spec.types->newObject();
    const std::shared_ptr<void> patch = spec.types->newPatch();
    const std::shared_ptr<void> same = spec.types->newPatch();
    readRow(spec, row, patch.get());
    TRY(applyPatch(spec, object.get(), patch.get()));
    invertFields(spec, object.get(), patch.get(), same.get());
    return require(spec.types->isSamePatch(same.get(), patch.get()));
}

} // namespace stemdesk
