#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/json/prices/price_list_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

PriceListService::Entries entriesFor(const FieldSelection &fields)
{
    return needsEntries(fields) ? PriceListService::Entries::Load : PriceListService::Entries::Skip;
}

struct PriceLists : CodecOf<kPriceListFields, priceListBodyFrom, writePriceList> {
    static constexpr QByteArrayView kIdField = "priceListId";
    static constexpr qsizetype kIdAt = 0;

    const Call &call;

    /// A category alone is checked with a rate that fits it; the list's own rate is checked when it is changed.
    static Status validate(const PriceListPatch &patch)
    {
        const double multiplier = patch.taxCategory == u"S"_s ? 2 : 1;
        TRY(patched(PriceList{.name = u"-"_s,
                              .productType = u"-"_s,
                              .date = QDate(2000, 1, 1),
                              .taxMultiplier = multiplier,
                              .version = 1},
                    patch));
        return {};
    }
    static Result<PriceLists> of(const Call &call) { return PriceLists{{}, call}; }
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

struct PriceEntries : CodecOf<kPriceEntryFields, priceEntryBodyFrom, writePriceEntry> {
    static constexpr QByteArrayView kIdField = "priceEntryId";
    static constexpr qsizetype kIdAt = 1;

    const Call &call;
    PriceListId priceList;

    static PriceEntry sample() { return {.variantId = VariantId::create(), .version = 1}; }
    static Result<PriceEntries> of(const Call &call)
    {
        const auto id = TRY(call.id<PriceListId>(0));
        return PriceEntries{{}, call, id};
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
    Result<QList<QByteArray>> patch(const PriceEntryId &id, const Body &body) const
    {
        return changed(call.shop.priceLists.patchEntry(priceList, id, body.patch));
    }
    Result<PriceEntry> remove(const PriceEntryId &id) const { return call.shop.priceLists.removeEntry(priceList, id); }
};

RequestQueue queueFor(qint64 entries)
{
    constexpr qint64 kMany = 2'000;
    return entries > kMany ? RequestQueue::Document : RequestQueue::Read;
}

/// Lists with thousands of entries take long. Errors in the request are found by the endpoint.
RequestQueue queueOfLists(const Call &call)
{
    const Result<FieldSelection> fields = fieldsOf(call, kPriceListFields);
    const Result<PageRequest> page = pageOf(call, readId<PriceListTag>);
    if (!fields || !page || !needsEntries(*fields))
        return RequestQueue::Read;
    const auto lists = PriceLists{{}, call}.list(*page, PriceListService::Entries::Skip);
    qint64 entries = 0;
    for (const PriceList &list : lists ? lists->rows : QList<PriceList>())
        entries += list.entriesCount;
    return queueFor(entries);
}

RequestQueue queueOfList(const Call &call)
{
    const Result<FieldSelection> fields = fieldsOf(call, kPriceListFields);
    const auto id = call.id<PriceListId>();
    if (!fields || !id || !needsEntries(*fields))
        return RequestQueue::Read;
    const auto list = call.shop.priceLists.find(*id, PriceListService::Entries::Skip);
    return queueFor(list ? list->entriesCount : 0);
}

Result<PriceEntryRow> entryRowFrom(const JsonValue &value)
{
    const JsonObject object = TRY(rowObject(value));
    const PriceEntryBody body = TRY(priceEntryBodyFrom(object, BodyKind::Row));
    return PriceEntryRow{body.id, body.patch};
}

Result<http::Response> postEntries(const Call &call, const JsonObject &body)
{
    const QList<JsonValue> values = TRY(bulkRowsOf(body));
    const PriceEntries entries = TRY(PriceEntries::of(call));
    QList<Result<PriceEntryRow>> rows;
    for (const JsonValue &value : values) {
        rows.append(entryRowFrom(value));
    }
    const auto outcomes = TRY(call.shop.priceLists.upsertEntries(entries.priceList, rows));
    return bulkAnswer(outcomes, [](JsonWriter &json, const PriceEntryOutcome &outcome) {
        json.field("action", actionText(outcome.action));
        json.field(PriceEntries::kIdField, outcome.entry.id);
    });
}

/// Unlike in other collections, an existing pair of variant and supplier is updated and answered with 200.
Result<http::Response> postEntry(const Call &call)
{
    const JsonDocument document = TRY(JsonDocument::parse(call.request.body));
    if (document.root().find("items"))
        return postEntries(call, document.root());
    const PriceEntryBody body = TRY(priceEntryBodyFrom(document.root(), BodyKind::Create));
    TRY(patched(PriceEntry{}, body.patch));
    const PriceEntries entries = TRY(PriceEntries::of(call));
    const PriceEntryOutcome outcome = TRY(entries.upsert(body));
    const ApiResource::Shown entry = shown<PriceEntries>(outcome.entry);
    if (outcome.action != RowAction::Created)
        return writtenAnswer(entry);
    return createdAnswer(entry.json, call.request.path + '/' + outcome.entry.id.text());
}

} // namespace

void addPriceListRoutes(Routes &routes)
{
    using enum http::Method;
    constexpr auto kRead = Scope::PriceListsRead;
    constexpr auto kWrite = Scope::PriceListsWrite;
    addCrud<PriceLists>(routes,
                        {.path = "/api/v1/price-lists",
                         .object = "/{id}",
                         .read = kRead,
                         .write = kWrite,
                         .filters = {"productType", "externalId"},
                         .listQueue = queueOfLists,
                         .readQueue = queueOfList});
    const std::vector<IdCheck> list{requireIdOf<PriceListId>};
    routes.add(Post, "/api/v1/price-lists/{id}/entries", {postEntry, kWrite, list, {}});
    addCrud<PriceEntries>(routes,
                          {.path = "/api/v1/price-lists/{id}/entries",
                           .object = "/{entryId}",
                           .read = kRead,
                           .write = kWrite,
                           .parents = list});
}

} // namespace stemdesk
