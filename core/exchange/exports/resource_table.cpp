#include "core/exchange/exports/resource_table.h"

#include "core/base/day.h"
#include "core/services/services.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

bool isExported(const ResourceField &field)
{
    return !field.is(kHidden | kNotExported);
}

class CellWriter {
public:
    CellWriter(TableWriter &file, const ResourceField &field) : m_file(file), m_field(field) {}

    void write(const QString &text) { m_file.text(text); }
    void write(const QStringList &texts) { m_file.text(listCell(texts)); }
    void write(QDate day) { m_file.text(dayText(day)); }
    void write(const std::optional<QStringList> &texts) { write(texts.value_or(QStringList())); }
    void write(const std::optional<QDate> &day) { m_file.text(day ? dayText(*day) : QString()); }
    void write(const IdBytes &id)
    {
        const QByteArray prefix(m_field.idKind.prefix.data(), qsizetype(m_field.idKind.prefix.size()));
        m_file.text(id == IdBytes{} ? QString() : QString::fromLatin1(prefix + '_' + idText(id)));
    }
    void write(bool isOn)
    {
        const std::string_view word = m_field.words[isOn ? 1 : 0];
        m_file.text(word.empty() ? (isOn ? u"yes"_s : u"no"_s) : QString::fromLatin1(word));
    }
    void write(std::optional<double> number) { m_file.number(number); }
    void write(double number) { m_file.number(number); }
    template <class Number>
    void write(const std::optional<Number> &number)
    {
        m_file.number(number ? std::optional(double(*number)) : std::nullopt);
    }
    template <class Number>
    void write(const Number &number)
    {
        m_file.number(double(number));
    }

private:
    TableWriter &m_file;
    const ResourceField &m_field;
};

} // namespace

QStringList exportedColumns(const ResourceSpec &spec)
{
    QStringList columns;
    for (const ResourceField &field : spec.fields) {
        if (isExported(field))
            columns.append(QString::fromLatin1(field.key()));
    }
    return columns;
}

void writeRow(TableWriter &file, const ResourceSpec &spec, const void *object)
{
    for (const ResourceField &field : spec.fields) {
        if (isExported(field))
            withTypeOf(field.kind,
                       [&]<class T>(std::type_identity<T>) { CellWriter(file, field).write(field.in<T>(object)); });
    }
    file.endRow();
}

namespace {

/// The rows of a described resource, page by page.
struct DescribedRows {
    const ResourceSpec &spec;
    ResourceFilter filter;

    static Status prepare(ShopServices &) { return {}; }
    Result<Page<std::shared_ptr<void>>> read(ShopServices &shop, const PageRequest &page) const
    {
        Page<std::shared_ptr<void>> found;
        found.next =
            TRY(shop.list(spec, filter, page, [&] { return found.rows.emplaceBack(spec.types->newObject()).get(); }));
        return found;
    }
    Status write(ShopServices &, TableWriter &file, const QList<std::shared_ptr<void>> &objects) const
    {
        for (const auto &object : objects)
            writeRow(file, spec, object.get());
        return {};
    }
};

} // namespace

TableForm describedForm(const TableChoice &choice)
{
    const ResourceSpec *spec = describedRows(choice.table);
    ResourceFilter filter = choice.described;
    if (choice.updatedSince)
        filter.updatedSince = choice.updatedSince;
    return {.columns = exportedColumns(*spec),
            .walk = std::make_unique<PagedWalk<DescribedRows>>(DescribedRows{*spec, filter})};
}

} // namespace stemdesk
