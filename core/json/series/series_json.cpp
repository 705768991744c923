#include "core/json/series/series_json.h"

#include "core/base/day.h"
#include "core/json/object_writer.h"
#include "core/json/resource_codec.h"

namespace stemdesk {

namespace {

void writeMove(JsonWriter &json, const SeriesMove &move, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kSeriesMoveFields["from"], move.from);
    out.field(kSeriesMoveFields["to"], move.to);
}

void readMove(ObjectReader &reader, SeriesMove &move)
{
    requireMember(reader, "from");
    reader.read("from", move.from);
    requireMember(reader, "to");
    reader.read("to", move.to);
}

void writeOwn(ObjectWriter &out, const Field &field, const void *object)
{
    const auto &series = *static_cast<const Series *>(object);
    if (field.name == "moves")
        out.objects(field, movesOf(series), writeMove);
    else if (field.name == "nextOn")
        out.field(field, series.nextOn);
    else
        out.field(field, series.eventsCount);
}

} // namespace

constinit const FieldList kSeriesFields(specOf<seriesSpec>, FieldNode{"moves", kSeriesMoveFields});

void writeSeries(JsonWriter &json, const Series &series, const FieldSelection &fields)
{
    writeFields(json, seriesSpec(), &series, fields, writeOwn);
}

Result<SeriesBody> seriesBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    SeriesBody body;
    readResource(reader, seriesSpec(), kind, body);
    std::optional<QList<EventId>> rota;
    reader.read("templateEventIds", rota);
    if (rota)
        body.patch.templateEventIds = rotaText(*rota);
    std::optional<QList<SeriesMove>> moves;
    reader.objects("moves", moves, readMove);
    if (moves)
        body.patch.moves = movesText(*moves);
    return finished(reader, std::move(body));
}

Result<QDate> applicationBodyFrom(JsonObject object)
{
    ObjectReader reader(object);
    QDate from;
    requireMember(reader, "from");
    reader.read("from", from);
    return finished(reader, from);
}

} // namespace stemdesk
