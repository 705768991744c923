#include "core/api/api.h"
#include "core/api/handlers.h"
#include "core/json/prices/price_list_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

PriceListService::Entries entriesFor(const FieldSelection &fields)
{
    return needsEntries(fields) ? PriceListService::Entries::Load : PriceListService::Entries::Skip;
}

struct PriceLists {
    using Object = PriceList;
    using IdType = PriceListId;
    using Body = PriceListBody;
    static constexpr QByteArrayView kIdField = "priceListId";
    static constexpr const auto &kFields = kPriceListFields;
    static constexpr qsizetype kIdAt = 0;
    static constexpr auto bodyFrom = priceListBodyFrom;
    static constexpr auto write = writePriceList;

    const Call &call;

    static PriceList sample()
    {
        return {.name = u"-"_s, .productType = u"-"_s, .date = QDate(2000, 1, 1), .version = 1};
    }
    static Result<PriceLists> of(const Call &call) { return PriceLists{call}; }
    Result<Page<PriceList>> list(const PageRequest &page, const FieldSelection &fields) const
    {
        return list(page, entriesFor(fields));
    }
    Result<Page<PriceList>> list(const PageRequest &page, PriceListService::Entries entries) const
    {
        const auto since = TRY(call.query.instant("updatedSince"));
        return call.shop.priceLists.list({.productType = call.query.text("productType").value_or(QString()),
                                          .externalId = call.query.text("externalId").value_or(QString()),
                                          .updatedSince = since},
                                         page, entries);
    }
    Result<PriceList> find(const PriceListId &id, const FieldSelection &fields) const
    {
        return call.shop.priceLists.find(id, entriesFor(fields));
    }
    Result<Written<PriceList>> create(const Body &body) const
    {
        QList<QByteArray> warnings;
        const PriceList list = TRY(call.shop.priceLists.create(body.patch, &warnings));
        return Written<PriceList>{list, warnings};
    }
    Result<QList<QByteArray>> patch(const PriceListId &id, const Body &body) const
    {
        QList<QByteArray> warnings;
        TRY(call.shop.priceLists.patch(id, body.patch, {}, &warnings));
        return warnings;
    }
    Result<PriceList> remove(const PriceListId &id) const { return call.shop.priceLists.remove(id); }
};

struct PriceEntries {
    using Object = PriceEntry;
    using IdType = PriceEntryId;
    using Body = PriceEntryBody;
    static constexpr QByteArrayView kIdField = "priceEntryId";
    static constexpr const auto &kFields = kPriceEntryFields;
    static constexpr qsizetype kIdAt = 1;
    static constexpr auto bodyFrom = priceEntryBodyFrom;
    static constexpr auto write = writePriceEntry;

    const Call &call;
    PriceListId priceList;

    static PriceEntry sample() { return {.variantId = VariantId::create(), .version = 1}; }
    static Result<PriceEntries> of(const Call &call)
    {
        const auto id = TRY(call.id<PriceListId>(0));
        return PriceEntries{call, id};
    }
    Result<Page<PriceEntry>> list(const PageRequest &page, const FieldSelection &) const
    {
        const auto since = TRY(call.query.instant("updatedSince"));
        return call.shop.priceLists.entries(priceList, page, since);
    }
    Result<PriceEntry> find(const PriceEntryId &id, const FieldSelection &) const
    {
        return call.shop.priceLists.entry(priceList, id);
    }
    Result<PriceEntryOutcome> upsert(const Body &body) const
    {
        const auto rows = TRY(call.shop.priceLists.upsertEntries(priceList, {PriceEntryRow{body.id, body.patch}}));
        return rows.first();
    }
    Result<Written<PriceEntry>> create(const Body &body) const
    {
        const PriceEntryOutcome outcome = TRY(upsert(body));
        return Written<PriceEntry>{outcome.entry, {}};
    }
    Result<QList<QByteArray>> patch(const PriceEntryId &id, const Body &body) const
    {
        return changed(call.shop.priceLists.patchEntry(priceList, id, body.patch));
    }
    Result<PriceEntry> remove(const PriceEntryId &id) const { return call.shop.priceLists.removeEntry(priceList, id); }
};

Lane laneFor(qint64 entries)
{
    constexpr qint64 kMany = 2'000;
    return entries > kMany ? Lane::Document : Lane::Read;
}

/// Lists with thousands of entries take long. What is wrong with the request, the endpoint finds.
Lane laneOfLists(const Call &call)
{
    const Result<FieldSelection> fields = fieldsOf(call, kPriceListFields);
    const Result<PageRequest> page = pageOf(call, readId<PriceListTag>);
    if (!fields || !page || !needsEntries(*fields))
        return Lane::Read;
    const auto lists = PriceLists{call}.list(*page, PriceListService::Entries::Skip);
    qint64 entries = 0;
    for (const PriceList &list : lists ? lists->rows : QList<PriceList>())
        entries += list.entriesCount;
    return laneFor(entries);
}

Lane laneOfList(const Call &call)
{
    const Result<FieldSelection> fields = fieldsOf(call, kPriceListFields);
    const auto id = call.id<PriceListId>();
    if (!fields || !id || !needsEntries(*fields))
        return Lane::Read;
    const auto list = call.shop.priceLists.find(*id, PriceListService::Entries::Skip);
    return laneFor(list ? list->entriesCount : 0);
}

Result<PriceEntryRow> entryRowFrom(const JsonValue &value)
{
    const JsonObject object = TRY(rowObject(value));
    const PriceEntryBody body = TRY(priceEntryBodyFrom(object, BodyKind::Row));
    return PriceEntryRow{body.id, body.patch};
}

http::Response postEntries(const Call &call, const JsonObject &body)
{
    const Result<QList<JsonValue>> values = bulkRowsOf(body);
    if (!values)
        return failed(call, values.error());
    const Result<PriceEntries> entries = PriceEntries::of(call);
    if (!entries)
        return failed(call, entries.error());
    QList<Result<PriceEntryRow>> rows;
    for (const JsonValue &value : *values) {
        rows.append(entryRowFrom(value));
    }
    const auto outcomes = call.shop.priceLists.upsertEntries(entries->priceList, rows);
    if (!outcomes)
        return failed(call, outcomes.error());
    return bulkAnswer(*outcomes, [](JsonWriter &json, const PriceEntryOutcome &outcome) {
        json.field("action", actionText(outcome.action));
        json.field(PriceEntries::kIdField, outcome.entry.id);
    });
}

/// Unlike other collections: an existing pair of variant and supplier is updated and answers 200.
http::Response postEntry(const Call &call)
{
    const Result<JsonDocument> document = JsonDocument::parse(call.request.body);
    if (!document)
        return failed(call, document.error());
    if (document->root().find("items"))
        return postEntries(call, document->root());
    const Result<PriceEntryBody> body = priceEntryBodyFrom(document->root(), BodyKind::Create);
    if (!body)
        return failed(call, body.error());
    if (const auto entry = patched(PriceEntry{}, body->patch); !entry)
        return failed(call, entry.error());
    const Result<PriceEntries> entries = PriceEntries::of(call);
    if (!entries)
        return failed(call, entries.error());
    const Result<PriceEntryOutcome> outcome = entries->upsert(*body);
    if (!outcome)
        return failed(call, outcome.error());
    if (outcome->action != RowAction::Created)
        return writtenAnswer<PriceEntries>(outcome->entry);
    return createdAnswer(wholeObject<PriceEntries>(outcome->entry), call.request.path + '/' + outcome->entry.id.text());
}

} // namespace

void addPriceListRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> list{requireIdOf<PriceListId>};
    const std::vector<IdCheck> entry{requireIdOf<PriceListId>, requireIdOf<PriceEntryId>};
    constexpr auto kRead = Scope::PriceListsRead;
    constexpr auto kWrite = Scope::PriceListsWrite;
    routes.add(Get, "/api/v1/price-lists",
               {.handler = listHandler<PriceLists>,
                .scope = kRead,
                .query = {"limit", "cursor", "ids", "fields", "updatedSince", "productType", "externalId"},
                .lane = laneOfLists});
    routes.add(Post, "/api/v1/price-lists", {postHandler<PriceLists>, kWrite, {}, {}});
    routes.add(
        Get, "/api/v1/price-lists/{id}",
        {.handler = readHandler<PriceLists>, .scope = kRead, .ids = list, .query = {"fields"}, .lane = laneOfList});
    routes.add(Patch, "/api/v1/price-lists/{id}", {patchHandler<PriceLists>, kWrite, list, {}});
    routes.add(Delete, "/api/v1/price-lists/{id}", {removeHandler<PriceLists>, kWrite, list, {}});
    routes.add(Get, "/api/v1/price-lists/{id}/entries",
               {listHandler<PriceEntries>, kRead, list, {"limit", "cursor", "ids", "fields", "updatedSince"}});
    routes.add(Post, "/api/v1/price-lists/{id}/entries", {postEntry, kWrite, list, {}});
    routes.add(Get, "/api/v1/price-lists/{id}/entries/{entryId}",
               {readHandler<PriceEntries>, kRead, entry, {"fields"}});
    routes.add(Patch, "/api/v1/price-lists/{id}/entries/{entryId}", {patchHandler<PriceEntries>, kWrite, entry, {}});
    routes.add(Delete, "/api/v1/price-lists/{id}/entries/{entryId}", {removeHandler<PriceEntries>, kWrite, entry, {}});
}

} // namespace stemdesk
