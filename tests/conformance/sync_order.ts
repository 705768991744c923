// Pushes a catalogue, builds an event, reads it all back and takes it down again, in the order in which another system
// would, through a client that knows nothing but the types of the OpenAPI document.
//
//     node compiled/sync_order.js <base address> <API key>

import assert from "node:assert/strict";
import createClient from "openapi-fetch";
import type { components, paths } from "./api.js";

type Schemas = components["schemas"];
type Answer<Data> = { data?: Data; error?: unknown; response: Response };
type Page<Row> = { items: Row[]; isDone: boolean; cursor: string | null };
type Refused = { code: string; status: number };

const [baseUrl, key] = process.argv.slice(2);
assert.ok(baseUrl && key, "usage: sync_order <base address> <API key>");
const api = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${key}` } });

function given<Data>(answer: Answer<Data>, status = 200): Data {
    assert.equal(answer.response.status, status, JSON.stringify(answer.error ?? answer.data));
    assert.ok(answer.data !== undefined);
    return answer.data;
}

function refused(answer: Answer<unknown>): Refused {
    const problem = answer.error as Schemas["Problem"];
    assert.equal(problem.requestId, answer.response.headers.get("X-Request-Id"));
    return { code: problem.error, status: answer.response.status };
}

/// The single object of a POST, which may also answer a bulk call.
function created<Data extends object>(answer: Answer<Data>): Exclude<Data, { results: unknown }> {
    const data = given(answer, 201);
    assert.ok(!("results" in data));
    assert.ok(answer.response.headers.get("Location")?.startsWith("/api/v1/"));
    return data as Exclude<Data, { results: unknown }>;
}

/// The results of a bulk call without errors.
function rows<Row>(answer: Answer<object | { results: Row[]; errors: Schemas["RowErrors"] }>): Row[] {
    const data = given(answer);
    assert.ok("results" in data);
    assert.deepEqual(data.errors, []);
    return data.results;
}

async function toTheEnd<Row>(read: (cursor: { cursor?: string }) => Promise<Answer<Page<Row>>>): Promise<Row[]> {
    const all: Row[] = [];
    let cursor: string | null = null;
    for (let pages = 0; pages < 100; ++pages) {
        const page: Page<Row> = given(await read(cursor === null ? {} : { cursor }));
        all.push(...page.items);
        if (page.isDone) {
            assert.equal(page.cursor, null);
            return all;
        }
        cursor = page.cursor;
        assert.ok(cursor);
    }
    assert.fail("the list does not end");
}

function first<Row>(list: readonly Row[]): Row {
    const [row] = list;
    assert.ok(row !== undefined);
    return row;
}

async function pushSuppliers() {
    const grower = created(await api.POST("/api/v1/suppliers", {
        body: { name: "Bloemenhof", contactEmail: "orders@bloemenhof.example", phone: "020 7946 0121" },
    }));
    assert.equal(grower.status, "active");
    const others = rows<Schemas["SupplierRowResult"]>(await api.POST("/api/v1/suppliers", {
        body: { items: Array.from({ length: 30 }, (_, at) => ({ name: `Grower ${at + 1}` })) },
    }));
    assert.equal(others.length, 30);
    const id = first(others).supplierId;
    const path = { params: { path: { id } } };
    assert.equal(given(await api.POST("/api/v1/suppliers/{id}/archive", path)).status, "archived");
    assert.equal(given(await api.POST("/api/v1/suppliers/{id}/unarchive", path)).status, "active");
    const body = { notes: "Closed on Mondays." };
    assert.equal(given(await api.PATCH("/api/v1/suppliers/{id}", { ...path, body })).notes, body.notes);

    const listed = await toTheEnd((cursor) => api.GET("/api/v1/suppliers", {
        params: { query: { limit: 7, fields: "name", ...cursor } },
    }));
    assert.equal(listed.length, 31);
    assert.deepEqual(listed[0], { supplierId: grower.supplierId, name: "Bloemenhof" });
    return { grower: grower.supplierId, other: id };
}

async function pushColours() {
    const palette = await toTheEnd((cursor) => api.GET("/api/v1/colors", {
        params: { query: { limit: 5, ...cursor } },
    }));
    assert.ok(palette.length >= 12 && palette.every((colour) => colour.isPreset));
    const known = new Set(palette.map((colour) => colour.name));
    const wanted = ["White", "Café au lait", "Smoke"].filter((name) => !known.has(name));
    assert.deepEqual(wanted, ["Café au lait", "Smoke"]);
    const made = rows<Schemas["ColorRowResult"]>(await api.POST("/api/v1/colors", {
        body: { items: wanted.map((name, at) => ({ name, hex: `#c8a68${at}` })) },
    }));
    const taken = await api.POST("/api/v1/colors", { body: { name: "smoke", hex: "#888888" } });
    assert.deepEqual(refused(taken), { code: "name_taken", status: 409 });
    const preset = await api.DELETE("/api/v1/colors/{id}", { params: { path: { id: first(palette).colorId } } });
    assert.deepEqual(refused(preset), { code: "preset_read_only", status: 409 });
    return made.map((colour) => colour.colorId);
}

async function pushCategory() {
    const category = created(await api.POST("/api/v1/categories", { body: { name: "Garden flowers" } }));
    assert.equal(category.isPreset, false);
    const listed = await toTheEnd((cursor) => api.GET("/api/v1/categories", { params: { query: cursor } }));
    assert.ok(listed.length >= 9);
    return category.categoryId;
}

async function pushProducts(suppliers: { grower: string; other: string }) {
    const batch: Schemas["ProductBulk"] = {
        items: Array.from({ length: 60 }, (_, at) => ({
            name: `Dahlia ${at + 1}`,
            category: "Garden flowers",
            productType: "flower",
            variant: {
                name: "Café au Lait",
                stemLength: 50,
                unitsPerPack: 10,
                colors: ["Café au lait"],
                supplierIds: [suppliers.grower],
                supplierMinPacks: [{ supplierId: suppliers.grower, minPacks: 3 }],
                sku: `DA-${at + 1}`,
            },
        })),
    };
    const call = { params: { header: { "Idempotency-Key": "batch-1" } }, body: batch };
    const once = await api.POST("/api/v1/products", call);
    const twice = await api.POST("/api/v1/products", call);
    const made = rows<Schemas["ProductRowResult"]>(once);
    assert.equal(made.length, 60);
    assert.ok(made.every((row) => row.action === "created" && row.variantAction === "created" && !row.warnings));
    assert.deepEqual(twice.data, once.data);
    assert.equal(twice.response.headers.get("Idempotency-Replayed"), "true");

    const { productId, variantId } = first(made);
    assert.ok(productId && variantId);
    const mixed = given(await api.POST("/api/v1/products", {
        body: {
            items: [
                { productId, variant: { variantId, unitsPerPack: 12 } },
                { productId, description: null },
                { name: "Smoke bush", productType: "foliage", variant: { name: "Royal Purple", colors: ["Puce"] } },
                { name: "Rose", productType: "flower", variant: { name: "Quicksand", sku: "RO-1" } },
                { name: "Nobody's", productType: "flower" },
            ],
        },
    }));
    assert.deepEqual(mixed.results.map((row) => row.action), ["updated", "unchanged", "created", "created"]);
    assert.deepEqual(mixed.results[2]?.warnings, ["new_product_type:foliage", "unknown_color:Puce"]);
    assert.deepEqual(mixed.errors.map((row) => [row.index, row.code]), [[4, "variant_required"]]);

    const product = given(await api.PATCH("/api/v1/products/{id}", {
        params: { path: { id: productId } },
        body: { name: "Dahlia", description: "Keep out of draughts." },
    }));
    assert.equal(product.variants[0]?.unitsPerPack, 12);
    const variant = given(await api.PATCH("/api/v1/products/{id}/variants/{variantId}", {
        params: { path: { id: productId, variantId } },
        body: { unitsPerPack: 10, stemLength: 55.5 },
    }));
    assert.equal(variant.stemLength, 55.5);
    const second = mixed.results[3];
    assert.ok(second?.productId && second.variantId);
    return { productId, variantId, rose: { productId: second.productId, variantId: second.variantId } };
}

async function readProducts(productId: string) {
    const listed = await toTheEnd((cursor) => api.GET("/api/v1/products", {
        params: { query: { limit: 25, fields: "name,variants.sku", productType: "flower", ...cursor } },
    }));
    assert.equal(listed.length, 61);
    assert.deepEqual(listed[0], { productId, name: "Dahlia", variants: [{ sku: "DA-1" }] });
    const found = given(await api.GET("/api/v1/products", { params: { query: { q: "quick" } } }));
    assert.deepEqual(found.items.map((product) => product.name), ["Rose"]);

    const path = { id: productId };
    const read = await api.GET("/api/v1/products/{id}", { params: { path } });
    const etag = read.response.headers.get("ETag");
    assert.ok(etag);
    const again = await api.GET("/api/v1/products/{id}", { params: { path, header: { "If-None-Match": etag } } });
    assert.equal(again.response.status, 304);
    const stale = await api.PATCH("/api/v1/products/{id}", {
        params: { path, header: { "If-Match": '"another"' } },
        body: { name: "Never" },
    });
    assert.deepEqual(refused(stale), { code: "version_mismatch", status: 412 });
    const unknown = await api.GET("/api/v1/products", { params: { query: { fields: "name,colour" } } });
    assert.deepEqual(refused(unknown), { code: "unknown_fields:colour", status: 422 });
}

async function pushPrices(variants: { variantId: string; rose: { variantId: string } }, supplierId: string) {
    const list = created(await api.POST("/api/v1/price-lists", {
        body: { name: "Flowers", productType: "flower", date: "2026-05-04", taxMultiplier: 1.2 },
    }));
    const id = list.priceListId;
    const path = { path: { id } };
    const bulk = rows<Schemas["PriceEntryRowResult"]>(await api.POST("/api/v1/price-lists/{id}/entries", {
        params: path,
        body: {
            items: [
                { variantId: variants.variantId, supplierId, unitCostExclTax: 2 },
                { variantId: variants.rose.variantId, unitCostExclTax: 1 },
            ],
        },
    }));
    assert.deepEqual(bulk.map((row) => row.action), ["created", "created"]);
    const again = given(await api.POST("/api/v1/price-lists/{id}/entries", {
        params: path,
        body: { variantId: variants.variantId, supplierId, unitCostExclTax: 2.5 },
    }));
    assert.ok("unitCostExclTax" in again);
    assert.equal(again.priceEntryId, first(bulk).priceEntryId);
    const read = given(await api.GET("/api/v1/price-lists/{id}", { params: path }));
    assert.deepEqual(read.entries?.map((entry) => entry.unitCostExclTax), [2.5, 1]);
    const short = given(await api.GET("/api/v1/price-lists", { params: { query: { fields: "date,entriesCount" } } }));
    assert.deepEqual(short.items, [{ priceListId: id, date: "2026-05-04", entriesCount: 2 }]);
    const listed = await toTheEnd((cursor) => api.GET("/api/v1/price-lists/{id}/entries", {
        params: { ...path, query: { limit: 1, ...cursor } },
    }));
    assert.equal(listed.length, 2);
    return { id, entryIds: bulk.map((row) => row.priceEntryId) };
}

async function pushTaxGroup() {
    const group = created(await api.POST("/api/v1/tax-groups", { body: { name: "VAT 20 %", rate: 0.2 } }));
    assert.equal(group.rate, 0.2);
    return group.taxGroupId;
}

type Catalogue = { variantId: string; rose: { variantId: string }; supplierId: string; taxGroupId: string };

async function pushEvent(catalogue: Catalogue) {
    const venueStart = Date.UTC(2026, 5, 20, 9);
    const event = created(await api.POST("/api/v1/events", {
        params: { header: { "Idempotency-Key": "event-1" } },
        body: {
            name: "Wedding of Ada and Tom",
            venueStart,
            venueEnd: venueStart + 9 * 3_600_000,
            clientName1: "Ada Marlow",
            colourScheme: ["Café au lait"],
            descriptionHtml: "<p>Loose.</p><script>alert(1)</script>",
            links: [{ label: "Mood board", url: "https://boards.example/ada" }],
            pricing: { markups: { flower: 2 }, labour: { amountExclTax: 100 }, taxGroupId: catalogue.taxGroupId },
        },
    }));
    assert.equal(event.status, "new");
    assert.equal(event.slug, "wedding-of-ada-and-tom");
    assert.equal(event.descriptionHtml, "<p>Loose.</p>");
    assert.equal(event.totals.customerPriceIncTax, 120);

    const id = event.eventId;
    const [centre, hidden] = rows<Schemas["EventGroupRowResult"]>(await api.POST("/api/v1/events/{id}/groups", {
        params: { path: { id } },
        body: { items: [{ name: "Table centre", quantity: 4 }, { name: "Arch, an option", isHidden: true }] },
    }));
    assert.ok(centre && hidden);
    const groupId = centre.eventGroupId;
    const [dahlias, roses] = rows<Schemas["EventItemRowResult"]>(
        await api.POST("/api/v1/events/{id}/groups/{groupId}/items", {
            params: { path: { id, groupId } },
            body: {
                items: [
                    { variantId: catalogue.variantId, supplierId: catalogue.supplierId, quantity: 3 },
                    { variantId: catalogue.rose.variantId, quantity: 5 },
                ],
            },
        }),
    );
    assert.ok(dahlias && roses);
    const extra = created(await api.POST("/api/v1/events/{id}/groups/{groupId}/items", {
        params: { path: { id, groupId: hidden.eventGroupId } },
        body: { variantId: catalogue.rose.variantId, quantity: 100 },
    }));
    assert.equal(extra.isPriced, true);
    return { id, groupId, hiddenId: hidden.eventGroupId, itemId: dahlias.eventItemId, roseItemId: roses.eventItemId };
}

type EventIds = Awaited<ReturnType<typeof pushEvent>>;

async function readEvent({ id, groupId, itemId }: EventIds) {
    const event = given(await api.GET("/api/v1/events/{id}", { params: { path: { id } } }));
    // 12 dahlias at 2.50 in packs of 10, 20 roses at 1.00 by the unit; tax 1.2, markup 2, labour 100 and tax.
    assert.equal(event.totals?.costIncTax, 12 * (2.5 * 1.2) + 20 * 1.2);
    assert.equal(event.totals?.wasteCostIncTax, 8 * (2.5 * 1.2));
    assert.equal(event.totals?.customerPriceIncTax, 12 * (2.5 * 1.2) * 2 + 20 * 1.2 * 2 + 100 * 1.2);
    assert.equal(event.itemsCount, 3);
    assert.equal(event.groups?.[0]?.items?.[0]?.units, 12);

    const short = given(await api.GET("/api/v1/events/{id}", {
        params: { path: { id }, query: { fields: "name,groups.items.quantity" } },
    }));
    assert.deepEqual(short, {
        eventId: id,
        name: "Wedding of Ada and Tom",
        totals: null,
        groups: [{ items: [{ quantity: 3 }, { quantity: 5 }] }, { items: [{ quantity: 100 }] }],
    });
    const changed = given(await api.PATCH("/api/v1/events/{id}/groups/{groupId}/items/{itemId}", {
        params: { path: { id, groupId, itemId } },
        body: { quantity: 2.5, position: 9 },
    }));
    assert.equal(changed.units, 10);
    assert.equal(changed.position, 1);
    const group = given(await api.GET("/api/v1/events/{id}/groups/{groupId}", { params: { path: { id, groupId } } }));
    assert.equal(group.subtotal?.wasteCostIncTax, 0);
    const lines = await toTheEnd((cursor) => api.GET("/api/v1/events/{id}/groups/{groupId}/items", {
        params: { path: { id, groupId }, query: { limit: 1, ...cursor } },
    }));
    assert.deepEqual(lines.map((line) => line.quantity), [5, 2.5]);
    const groups = await toTheEnd((cursor) => api.GET("/api/v1/events/{id}/groups", {
        params: { path: { id }, query: { fields: "name,isHidden", ...cursor } },
    }));
    assert.deepEqual(groups.map((row) => row.isHidden), [false, true]);

    const approved = given(await api.PATCH("/api/v1/events/{id}", {
        params: { path: { id } },
        body: { status: "approved", pricing: { labour: null } },
    }));
    assert.equal(approved.pricing?.labour, null);
    assert.deepEqual(approved.pricing?.markups, { flower: 2 });
    const listed = given(await api.GET("/api/v1/events", { params: { query: { status: "approved", q: "ada" } } }));
    assert.deepEqual(listed.items.map((row) => row.totals), [approved.totals]);
}

async function orderFlowers({ id }: EventIds, catalogue: Catalogue) {
    const path = { id };
    const sheet = given(await api.GET("/api/v1/events/{id}/order-sheet", { params: { path } }));
    assert.ok(typeof sheet !== "string");
    assert.equal(sheet.events?.[0]?.isCleared, true);
    const line = sheet.suppliers?.find((row) => row.supplierId === catalogue.supplierId)?.lines?.[0];
    assert.equal(line?.unitsNeeded, 10);
    assert.equal(line?.packsNeeded, 1);
    assert.equal(line?.packsToOrder, 3); // The supplier's minimum.
    const csv = await api.GET("/api/v1/events/{id}/order-sheet", {
        params: { path, query: { format: "csv" } },
        parseAs: "text",
    });
    assert.equal(csv.response.headers.get("Content-Type"), "text/csv; charset=utf-8");
    assert.match(String(csv.data), /DA-1/);

    const saved = given(await api.POST("/api/v1/order-sheets", { body: { eventIds: [id] } }), 201);
    const sheetPath = { params: { path: { id: saved.orderSheetId } } };
    const received = given(await api.PATCH("/api/v1/order-sheets/{id}", {
        ...sheetPath,
        body: {
            received: [{
                variantId: catalogue.variantId,
                supplierId: catalogue.supplierId,
                packsReceived: 3,
                unitCostExclTax: 2,
            }],
        },
    }));
    assert.deepEqual(given(await api.GET("/api/v1/order-sheets/{id}", sheetPath)), received);
    const got = received.suppliers.find((row) => row.supplierId === catalogue.supplierId)?.lines[0];
    assert.equal(got?.packsReceived, 3);
    assert.equal(got?.receivedCostIncTax, 3 * 10 * (2 * 1.2));
    const profit = given(await api.GET("/api/v1/events/{id}/profit", { params: { path } }));
    assert.ok(profit.actualCostOfGoodsIncTax);
    const sheets = await toTheEnd((cursor) => api.GET("/api/v1/order-sheets", { params: { query: cursor } }));
    assert.deepEqual(sheets.map((row) => row.orderSheetId), [saved.orderSheetId]);
}

async function followChanges(supplierId: string) {
    const seen: Schemas["ChangeSelection"][] = [];
    let cursor: string | undefined;
    const readOn = async () => {
        for (let isDone = false; !isDone;) {
            const page = given(await api.GET("/api/v1/changes", {
                params: { query: { limit: 100, ...(cursor ? { cursor } : {}) } },
            }));
            seen.push(...page.items);
            ({ cursor, isDone } = page);
        }
    };
    await readOn();
    assert.deepEqual([...seen].sort((a, b) => a.seq - b.seq), seen);
    assert.ok(seen.some((change) => change.id === supplierId && change.action === "created"));

    seen.length = 0;
    given(await api.PATCH("/api/v1/suppliers/{id}", {
        params: { path: { id: supplierId } },
        body: { phone: "020 7946 0122" },
    }));
    await readOn();
    assert.deepEqual(seen.map(({ resource, id, action }) => ({ resource, id, action })),
        [{ resource: "suppliers", id: supplierId, action: "updated" }]);
}

type Everything = {
    event: EventIds;
    prices: { id: string; entryIds: string[] };
    product: { productId: string; variantId: string; rose: { productId: string; variantId: string } };
    categoryId: string;
    colorIds: string[];
    taxGroupId: string;
};

async function takeDown({ event, prices, product, categoryId, colorIds, taxGroupId }: Everything) {
    const { id, groupId, hiddenId, itemId } = event;
    const variantPath = { id: product.productId, variantId: product.variantId };
    const named = await api.DELETE("/api/v1/products/{id}/variants/{variantId}", { params: { path: variantPath } });
    assert.deepEqual(refused(named), { code: "product_on_event_items:1", status: 409 });
    const inUse = await api.DELETE("/api/v1/tax-groups/{id}", { params: { path: { id: taxGroupId } } });
    assert.deepEqual(refused(inUse), { code: "tax_group_in_use:1", status: 409 });

    given(await api.DELETE("/api/v1/events/{id}/groups/{groupId}/items/{itemId}", {
        params: { path: { id, groupId, itemId } },
    }));
    given(await api.DELETE("/api/v1/products/{id}/variants/{variantId}", { params: { path: variantPath } }));
    given(await api.DELETE("/api/v1/products/{id}", { params: { path: { id: product.productId } } }));
    const forced = given(await api.DELETE("/api/v1/products/{id}", {
        params: { path: { id: product.rose.productId }, query: { force: true } },
    }));
    assert.deepEqual(forced, { deleted: true, productId: product.rose.productId });
    const emptied = given(await api.GET("/api/v1/events/{id}", { params: { path: { id } } }));
    assert.equal(emptied.itemsCount, 0);

    given(await api.DELETE("/api/v1/events/{id}/groups/{groupId}", { params: { path: { id, groupId: hiddenId } } }));
    given(await api.DELETE("/api/v1/events/{id}", { params: { path: { id } } }));
    const gone = await api.GET("/api/v1/events/{id}", { params: { path: { id } } });
    assert.deepEqual(refused(gone), { code: "not_found", status: 404 });
    given(await api.DELETE("/api/v1/tax-groups/{id}", { params: { path: { id: taxGroupId } } }));
    const entryId = first(prices.entryIds);
    const entry = await api.DELETE("/api/v1/price-lists/{id}/entries/{entryId}", {
        params: { path: { id: prices.id, entryId } },
    });
    assert.deepEqual(refused(entry), { code: "not_found", status: 404 }); // It went with its variant.
    given(await api.DELETE("/api/v1/price-lists/{id}", { params: { path: { id: prices.id } } }));
    given(await api.DELETE("/api/v1/categories/{id}", { params: { path: { id: categoryId } } }));
    for (const colorId of colorIds)
        given(await api.DELETE("/api/v1/colors/{id}", { params: { path: { id: colorId } } }));
}

assert.equal(given(await api.GET("/healthz")).status, "ok");
const suppliers = await pushSuppliers();
const colorIds = await pushColours();
const categoryId = await pushCategory();
const product = await pushProducts(suppliers);
await readProducts(product.productId);
const prices = await pushPrices(product, suppliers.grower);
const taxGroupId = await pushTaxGroup();
const catalogue = { variantId: product.variantId, rose: product.rose, supplierId: suppliers.grower, taxGroupId };
const event = await pushEvent(catalogue);
await readEvent(event);
await orderFlowers(event, catalogue);
await followChanges(suppliers.other);
await takeDown({ event, prices, product, categoryId, colorIds, taxGroupId });
