#pragma once

#include "core/domain/series/series.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;

inline constexpr FieldTable kSeriesMoveFields{"from", "to"};
extern const FieldList kSeriesFields;

using SeriesBody = ResourceBody<SeriesId, SeriesPatch>;

void writeSeries(JsonWriter &json, const Series &series, const FieldSelection &fields);
Result<SeriesBody> seriesBodyFrom(JsonObject object, BodyKind kind);

/// {"from": day}
Result<QDate> applicationBodyFrom(JsonObject object);

} // namespace stemdesk
