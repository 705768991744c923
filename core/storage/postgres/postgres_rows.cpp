#include "core/storage/postgres/postgres_rows.h"

#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_distribution.h"
#include "core/storage/postgres/postgres_pipeline.h"

#include <QByteArrayList>

#include <algorithm>

namespace stemdesk {

namespace {

QByteArrayList namesOf(QByteArrayView columns)
{
    QByteArrayList names;
    for (const QByteArray &column : columns.toByteArray().split(','))
        names += column.trimmed();
    return names;
}

/// Unnests one array per column, with the types of the table's columns.
Result<QByteArray> givenColumns(Session &session, const QByteArray &table, const QByteArrayList &names)
{
    PostgresPipeline *pipeline = PostgresPipeline::of(session.connection().database());
    auto &types = pipeline->typesOf(table);
    const auto isKnown = [&](const QByteArray &name) { return types.contains(name); };
    if (!std::ranges::all_of(names, isKnown)) {
        TRY(session.each(
            "select attname, format_type(atttypid, null) from pg_attribute where attrelid = cast(? as regclass) and "
            "attnum > 0 and not attisdropped",
            [&](const Row &row) { types.insert(row.text(0).toUtf8(), row.text(1).toUtf8()); },
            QString::fromUtf8(table)));
    }
    QByteArrayList arrays;
    for (const QByteArray &name : names)
        arrays += "cast(? as " + types.value(name) + "[])";
    return "unnest(" + arrays.join(", ") + ") as given";
}

} // namespace

Result<QByteArray> postgresInsertFromColumns(Session &session, QByteArrayView table, QByteArrayView columns)
{
    const QByteArray name = table.toByteArray();
    const QByteArray list = columns.toByteArray();
    const auto given = TRY(givenColumns(session, name, namesOf(columns)));
    if (session.driver().takesShop(table)) {
        // Rows that are joined with their shop are inserted by its machine; others would be copied there by the
        // coordinator, and committed in two phases.
        QByteArrayList places;
        for (qsizetype place = 0; place < namesOf(columns).size(); ++place)
            places += "v" + QByteArray::number(place);
        const QByteArray form = places.join(", ");
        places.first() = "shop.key";
        return "insert into " + name + " (" + list + ") select " + places.join(", ") + " from shop, " + given + " ("
            + form + ") where shop.key = ?";
    }
    // Read in array order and numbered on the way, so that the keys come back in the order of the rows.
    return "insert into " + name + " (" + list + ") select * from " + given;
}

Result<QByteArray> postgresUpdateFromColumns(Session &session, QByteArrayView table, QByteArrayView columns)
{
    const QByteArray name = table.toByteArray();
    const QByteArrayList names = namesOf(columns);
    const auto given = TRY(givenColumns(session, name, QByteArrayList{"shop", "key", "version"} + names));
    QByteArrayList values;
    QByteArrayList places;
    for (const QByteArray &column : names) {
        places += "v" + QByteArray::number(places.size());
        values += column + " = given." + places.constLast();
    }
    return "update " + name + " set " + values.join(", ") + " from " + given + " (shop, key, stored_version, "
        + places.join(", ") + ") where " + name + ".shop = given.shop and " + name + ".key = given.key and " + name
        + ".version = given.stored_version"
        + (session.driver().takesShop(table) ? " and " + name + ".shop = ?" : QByteArray());
}

} // namespace stemdesk
