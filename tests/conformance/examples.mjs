// Plays the examples of the document to a fresh shop, in an order in which they make sense: what they ask is what the
// server understands, and what they answer is what it says. Ids, instants and cursors differ from run to run; an id of
// the examples stands for the id that the server gave in its place.

import assert from "node:assert/strict";
import { deflateSync } from "node:zlib";

const idPattern = /\b[a-z]+_[0-9a-hjkmnp-tv-z]{26}\b/g;
const methods = ["get", "post", "patch", "delete"];

// The examples' receiver is in no name server. In its place stands a public address, which needs no look-up; nothing is
// sent to it, for the subscription is paused before there is anything to send.
const receiver = ["https://hooks.example.com/", "https://9.9.9.9/"];

export async function checkExamples(document, { address, key }) {
    const player = new Player(document, address, key);
    const id = (example, name) => document.components.examples[`${example}Example`].value[name];
    const rowId = (example, at, name) => document.components.examples[`${example}Example`].value.results[at][name];
    const supplier = { id: id("Supplier", "supplierId") };
    const colour = { id: id("Color", "colorId") };
    const category = { id: id("Category", "categoryId") };
    const product = { id: id("Product", "productId") };
    const list = { id: id("PriceList", "priceListId") };
    const entry = { ...list, entryId: id("PriceEntry", "priceEntryId") };
    const taxGroup = { id: rowId("TaxGroupBulkAnswer", 0, "taxGroupId") };
    const event = { id: id("Event", "eventId") };
    const group = { ...event, groupId: id("EventGroup", "eventGroupId") };
    const item = { ...group, itemId: id("EventItem", "eventItemId") };

    await player.play("getHealth", { answer: "Health" });
    await player.play("getShop", { answer: "Shop", compared: propertiesOf });
    await player.play("callMcp", { request: "RpcPing", answer: "RpcPong" });
    await player.play("createSuppliers", { request: "SupplierCreate", answer: "Supplier" });
    await player.play("createSuppliers", { request: "SupplierBulk", answer: "SupplierBulkAnswer" });
    await player.play("updateSupplier", { path: supplier, request: "SupplierPatch", answer: "SupplierPatched" });
    await player.play("listSuppliers", { query: { limit: 1 }, answer: "SupplierPage" });
    const names = { fields: "name" };
    await player.play("listSuppliers", { query: names, cursorOf: "SupplierPage", answer: "SupplierNames" });
    await player.play("archiveSupplier", { path: supplier, answer: "SupplierArchived" });
    await player.play("unarchiveSupplier", { path: supplier, answer: "SupplierPatched" });

    await player.play("createColors", { request: "ColorCreate", answer: "Color" });
    await player.play("createColors", { request: "ColorBulk", answer: "ColorBulkAnswer" });
    await player.play("updateColor", { path: colour, request: "ColorPatch", answer: "ColorRenamed" });
    await player.play("listColors", { query: { limit: 2 }, answer: "ColorPage" });
    await player.play("deleteColor", { path: colour, answer: "ColorDeleted" });
    await player.play("createCategories", { request: "CategoryCreate", answer: "Category" });
    await player.play("createCategories", { request: "CategoryBulk", answer: "CategoryBulkAnswer" });
    await player.play("updateCategory", { path: category, request: "CategoryPatch", answer: "CategoryRenamed" });
    await player.play("listCategories", { query: { limit: 2 }, answer: "CategoryPage" });
    await player.play("deleteCategory", { path: category, answer: "CategoryDeleted" });

    await player.play("upsertProducts", { request: "ProductBulk", answer: "ProductBulkAnswer" });
    await player.play("upsertProducts", { request: "ProductBulkUpdate", answer: "ProductBulkMixedAnswer" });
    await player.play("getProduct", { path: product, answer: "Product" });
    await player.play("listProducts", { query: { limit: 1 }, answer: "ProductPage" });
    const skus = { q: "quicksand", fields: "name,variants.sku" };
    await player.play("listProducts", { query: skus, answer: "ProductSkus" });
    await player.play("updateProduct", { path: product, request: "ProductPatch", answer: "ProductPatched" });
    const variant = { ...product, variantId: id("Variant", "variantId") };
    await player.play("updateVariant", { path: variant, request: "VariantPatch", answer: "Variant" });
    await player.play("getVariant", { path: variant, answer: "Variant" });
    await player.play("listVariants", { path: product, answer: "VariantPage" });

    await player.play("createPriceLists", { request: "PriceListCreate", answer: "PriceListNew" });
    await player.play("createPriceLists", { request: "PriceListBulk", answer: "PriceListBulkAnswer" });
    await player.play("upsertPriceEntries", { path: list, request: "PriceEntryCreate", answer: "PriceEntry" });
    await player.play("upsertPriceEntries", { path: list, request: "PriceEntryBulk", answer: "PriceEntryBulkAnswer" });
    await player.play("updatePriceEntry", { path: entry, request: "PriceEntryPatch", answer: "PriceEntryUpdated" });
    await player.play("listPriceEntries", { path: list, query: { limit: 1 }, answer: "PriceEntryPage" });
    await player.play("getPriceList", { path: list, answer: "PriceList" });
    await player.play("listPriceLists", { query: { fields: "name,date,entriesCount" }, answer: "PriceListPage" });
    await player.play("updatePriceList", { path: list, request: "PriceListPatch", answer: "PriceListPatched" });
    const spare = { id: id("PriceListDeleted", "priceListId") };
    await player.play("deletePriceList", { path: spare, answer: "PriceListDeleted" });
    await player.play("createTaxGroups", { request: "TaxGroupCreate", answer: "TaxGroup" });
    await player.play("createTaxGroups", { request: "TaxGroupBulk", answer: "TaxGroupBulkAnswer" });
    await player.play("listTaxGroups", { query: { limit: 2 }, answer: "TaxGroupPage" });
    await player.play("updateTaxGroup", { path: taxGroup, request: "TaxGroupPatch", answer: "TaxGroupPatched" });
    await player.play("deleteTaxGroup", {
        path: { id: id("TaxGroupDeleted", "taxGroupId") },
        answer: "TaxGroupDeleted",
    });

    const contact = { id: id("Contact", "contactId") };
    await player.play("createContacts", { request: "ContactCreate", answer: "Contact" });
    await player.play("createContacts", { request: "ContactBulk", answer: "ContactBulkAnswer" });
    await player.play("updateContact", { path: contact, request: "ContactPatch", answer: "ContactPatched" });
    await player.play("listContacts", { query: { limit: 1 }, answer: "ContactPage" });
    await player.play("listContacts", { query: names, cursorOf: "ContactPage", answer: "ContactNames" });

    await player.play("createWebhook", { request: "WebhookCreate", answer: "WebhookNew" });
    const webhook = { id: id("WebhookNew", "id") };
    await player.play("rotateWebhookSecret", { path: webhook, request: "WebhookRotation", answer: "WebhookNew" });
    const tried = { path: webhook, query: { dryRun: true }, compared: propertiesOf }; // Nothing is to be sent.
    await player.play("testWebhook", { ...tried, answer: "WebhookTest" });
    await player.play("updateWebhook", { path: webhook, request: "WebhookPatch", answer: "WebhookPaused" });
    await player.play("getWebhook", { path: webhook, answer: "WebhookPaused" });
    await player.play("listWebhooks", { answer: "WebhookPage" });
    await player.play("createEvents", { request: "EventCreate", answer: "EventNew" });
    await player.play("listWebhookDeliveries", { path: webhook, answer: "WebhookDeliveryPage" });
    const delivery = { ...webhook, deliveryId: id("WebhookRedelivery", "deliveryId") };
    await player.play("getWebhookDelivery", {
        path: delivery,
        answer: "WebhookDelivery",
        compared: propertiesOf,
    });
    await player.play("redeliverWebhookDelivery", { path: delivery, answer: "WebhookRedelivery" });
    await player.play("deleteWebhook", { path: webhook, answer: "WebhookDeleted" });
    await player.play("createEvents", { request: "EventBulk", answer: "EventBulkAnswer" });
    await player.play("createEventGroups", { path: event, request: "EventGroupCreate", answer: "EventGroupNew" });
    await player.play("createEventGroups", { path: event, request: "EventGroupBulk", answer: "EventGroupBulkAnswer" });
    await player.play("createEventItems", { path: group, request: "EventItemCreate", answer: "EventItem" });
    await player.play("createEventItems", { path: group, request: "EventItemBulk", answer: "EventItemBulkAnswer" });
    await player.play("createQuote", { path: event, request: "QuoteCreate", answer: "QuoteMade" });
    const quote = { ...event, quoteId: id("Quote", "quoteId") };
    await player.play("getQuote", { path: quote, answer: "Quote", compared: withoutEvent });
    await player.play("listQuotes", { path: event, answer: "QuotePage" });
    await player.play("updateEventItem", { path: item, request: "EventItemPatch", answer: "EventItemPatched" });
    const units = { fields: "variantId,quantity,units" };
    await player.play("listEventItems", { path: group, query: units, answer: "EventItemPage" });
    await player.play("updateEventGroup", { path: group, request: "EventGroupPatch", answer: "EventGroup" });
    await player.play("listQuoteChanges", { path: quote, answer: "QuoteChanges" });
    const prices = { fields: "name,position,subtotal.customerPriceIncTax" };
    await player.play("listEventGroups", { path: event, query: prices, answer: "EventGroupPage" });
    await player.play("updateEvent", { path: event, request: "EventPatch", answer: "Event" });
    const rehearsal = { query: { dryRun: true }, compared: propertiesOf };
    const oneLine = { ...rehearsal, path: event, request: "KeptLines", answer: "Event" };
    await player.play("keepEventPrices", oneLine);
    await player.play("useCurrentPrices", oneLine);
    const quantities = { fields: "name,groups.items.quantity" };
    await player.play("getEvent", { path: event, query: quantities, answer: "EventQuantities" });
    await player.play("listEvents", { query: { limit: 1, status: "approved" }, answer: "EventPage" });
    await player.play("listEvents", { query: { fields: "name,status" }, answer: "EventNames" });

    const judged = { path: quote };
    await player.play("declineQuote", { ...judged, request: "QuoteDecline", answer: "QuoteDeclined" });
    await player.play("reopenQuote", { ...judged, request: "QuoteReopening", answer: "QuoteMade" });
    await player.play("acceptQuote", { ...judged, request: "QuoteAcceptance", answer: "QuoteAccepted" });
    await player.play("createPayments", { path: event, request: "PaymentCreate", answer: "Payment" });
    await player.play("createPayments", { path: event, request: "PaymentBulk", answer: "PaymentBulkAnswer" });
    const payment = { ...event, paymentId: id("Payment", "paymentId") };
    await player.play("updatePayment", { path: payment, request: "PaymentPatch", answer: "PaymentPatched" });
    await player.play("listPayments", { path: event, query: { limit: 1 }, answer: "PaymentPage" });
    await player.play("listAllPayments", { query: { limit: 1 }, answer: "PaymentRowPage" });
    await player.play("getEventBalance", { path: event, answer: "EventBalance", compared: withoutDays });
    const approved = { limit: 1, status: "approved" };
    await player.play("listBalances", { query: approved, answer: "BalancePage", compared: withoutDays });
    const hotel = { id: rowId("EventBulkAnswer", 0, "eventId") };
    await player.play("issueInvoice", { path: hotel, request: "InvoiceCreate", answer: "Invoice" });
    const invoice = { id: id("Invoice", "invoiceId") };
    await player.play("getInvoice", { path: invoice, answer: "Invoice" });
    await player.play("creditInvoice", { path: invoice, request: "InvoiceCredit", answer: "CreditNote" });
    await player.play("listInvoices", { query: { q: "linden", limit: 1 }, answer: "InvoicePage" });
    await player.play("deletePayment", { path: payment, answer: "PaymentDeleted" });
    await player.play("reopenQuote", { ...judged, request: "QuoteReopening", answer: "QuoteMade" });
    await player.play("deleteQuote", { path: quote, answer: "QuoteDeleted" });
    await player.play("uploadImage", { picture: smallPng(), answer: "StoredImage" });

    await player.play("getEventOrderSheet", { path: event, answer: "EventOrderSheet" });
    await player.play("createOrderSheet", { request: "OrderSheetCreate", answer: "OrderSheet" });
    await player.play("listOrderSheets", { query: { fields: "events,totals" }, answer: "OrderSheetPage" });
    const sheet = { id: id("OrderSheet", "orderSheetId") };
    await player.play("updateOrderSheet", { path: sheet, request: "OrderSheetPatch", answer: "OrderSheetReceived" });
    await player.play("getEventProfit", { path: event, answer: "EventProfit" });
    await player.play("listChanges", { query: { limit: 3 }, answer: "ChangePage" });

    await player.play("createTasks", { request: "TaskCreate", answer: "Task" });
    const task = { id: id("Task", "taskId") };
    await player.play("getTask", { path: task, answer: "Task" });
    await player.play("createTasks", { request: "TaskBulk", answer: "TaskBulkAnswer" });
    await player.play("listTasks", { query: { isDone: false, person: "Ann" }, answer: "TaskPage" });
    await player.play("getWeek", { query: { on: "2026-05-06" }, answer: "WorkWeek" });
    await player.play("getRunSheet", { path: event, answer: "RunSheet" });
    await player.play("updateTask", { path: task, request: "TaskPatch", answer: "TaskPatched" });
    await player.play("deleteTask", { path: task, answer: "TaskDeleted" });
    await player.play("upsertProducts", { request: "VaseBulk", answer: "VaseBulkAnswer" });
    await player.play("createEventGroups", { path: hotel, request: "VaseGroupCreate", answer: "VaseGroup" });
    await player.play("getEventHire", { path: hotel, answer: "EventHire" });
    await player.play("updateEventHire", { path: hotel, request: "HireReturns", answer: "EventHireReturned" });
    const weekend = { from: "2026-07-04", to: "2026-07-05" };
    await player.play("listHire", { query: weekend, answer: "HirePage" });

    await player.play("createSeries", { request: "SeriesCreate", answer: "Series" });
    const series = { id: id("Series", "seriesId") };
    await player.play("listSeries", { query: { status: "paused" }, answer: "SeriesPage" });
    await player.play("getSeries", { path: series, answer: "Series" });
    await player.play("applySeries", { path: series, request: "SeriesApplication", answer: "SeriesApplied" });
    await player.play("updateSeries", { path: series, request: "SeriesPatch", answer: "SeriesPatched" });
    await player.play("deleteSeries", { path: series, answer: "SeriesDeleted" });

    await player.play("deleteEventItem", { path: item, answer: "EventItemDeleted" });
    await player.play("deleteEventGroup", { path: group, answer: "EventGroupDeleted" });
    await player.play("deleteEvent", { path: event, answer: "EventDeleted" });
    const year = { from: "2026-01-01", to: "2026-12-31" };
    await player.play("getStatement", { path: contact, query: year, answer: "Statement", compared: propertiesOf });
    await player.play("deleteContact", { path: contact, answer: "ContactDeleted" });
    await player.play("deletePriceEntry", { path: entry, answer: "PriceEntryDeleted" });
    const spareVariant = {
        id: rowId("ProductBulkMixedAnswer", 1, "productId"),
        variantId: id("VariantDeleted", "variantId"),
    };
    await player.play("deleteVariant", { path: spareVariant, answer: "VariantDeleted" });
    const rehearsed = { ids: player.translated(product.id), dryRun: true };
    await player.play("deleteProducts", { query: rehearsed, answer: "ManyDeleted" });
    await player.play("deleteProduct", { path: product, answer: "ProductDeleted" });
    await player.play("listJournal", { answer: "JournalPage", compared: propertiesOf });
    await player.play("getMonthReport", { query: { month: "2026-06" }, answer: "MonthReport", compared: propertiesOf });
    const ofTheirDays = ["InvoiceMonth", "InvoiceReminded"]; // Refused until something is due.
    assert.deepEqual(player.unplayed(), ofTheirDays, "these examples stand in no call");
}

class Player {
    constructor(document, address, key) {
        this.document = document;
        this.address = address;
        this.key = key;
        this.ids = new Map(); // Of the examples, to those of the server.
        this.cursors = new Map(); // By the example of the page.
        this.played = new Set();
        this.operations = new Map();
        for (const [path, entry] of Object.entries(document.paths)) {
            for (const method of methods.filter((name) => entry[name]))
                this.operations.set(entry[method].operationId, { method, path, operation: entry[method] });
        }
    }

    async play(operationId, { path = {}, query = {}, cursorOf, request, picture, answer, compared = comparable }) {
        const { method, path: pattern, operation } = this.operations.get(operationId);
        const url = new URL(pattern.replace(/\{(\w+)\}/g, (_, name) => this.translated(path[name])), this.address);
        for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
        if (cursorOf) url.searchParams.set("cursor", this.cursors.get(cursorOf));
        const headers = { Authorization: `Bearer ${this.key}` };
        const body = request ? JSON.stringify(this.translated(this.example(request))) : picture;
        if (body) headers["Content-Type"] = request ? "application/json" : "image/png";
        if (request) assertStandsIn(operation.requestBody, request, operationId);

        const got = await fetch(url, { method: method.toUpperCase(), headers, body });
        const text = await got.text();
        const response = operation.responses[got.status];
        assert.ok(got.ok && response, `${operationId} with ${request ?? "no body"}: ${got.status} ${text}`);
        assertStandsIn(response, answer, operationId);
        const given = JSON.parse(text);
        const expected = this.example(answer);
        this.learn(expected, given);
        if (given.cursor) this.cursors.set(answer, given.cursor);
        assert.deepEqual(compared(given), compared(this.translated(expected)), `${operationId}: ${answer}`);
    }

    example(name) {
        this.played.add(name);
        return this.document.components.examples[`${name}Example`].value;
    }

    unplayed() {
        return Object.keys(this.document.components.examples).map((name) => name.replace(/Example$/, ""))
            .filter((name) => !this.played.has(name));
    }

    /** Pairs the ids of an example with those at the same places of the server's answer. */
    learn(expected, given) {
        if (isId(expected) && isId(given) && !this.ids.has(expected)) this.ids.set(expected, given);
        if (expected === null || typeof expected !== "object" || given === null || typeof given !== "object") return;
        for (const name of Object.keys(expected)) this.learn(expected[name], given[name]);
    }

    translated(value) {
        if (Array.isArray(value)) return value.map((entry) => this.translated(entry));
        if (value !== null && typeof value === "object")
            return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, this.translated(entry)]));
        if (typeof value !== "string") return value;
        return value.replace(idPattern, (id) => this.ids.get(id) ?? id).replace(...receiver); // Also inside of URLs.
    }
}

function isId(value) {
    return typeof value === "string" && value.replace(idPattern, "") === "" && value !== "";
}

function assertStandsIn(place, example, operationId) {
    const named = Object.values(place.content["application/json"].examples ?? {}).map((entry) => entry.$ref);
    assert.ok(named.includes(`#/components/examples/${example}Example`), `${operationId} does not show ${example}`);
}

/** Without what is different in each run: instants of writing, cursors, this server's own address and version. */
function comparable(value) {
    if (Array.isArray(value)) return value.map(comparable);
    if (value === null || typeof value !== "object") return value;
    const written = ["createdAt", "updatedAt", "at", "acceptedAt", "declinedAt", "keptAt", "nextAttemptAt"];
    const fleeting = [...written, "issuedOn", "dueOn", "isExpired", "secret", "seq", "version"];
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => {
        if (fleeting.includes(name)) return [name, typeof entry];
        if (name === "number" && typeof entry === "string") return [name, entry.replace(/^\d{4}-/, "")]; // The year.
        if (name === "deliverOn") return [name, typeof entry]; // Never before the day on which it is asked.
        if (name === "deliveryDays") return [name, entry.map(({ eventIds }) => eventIds)];
        if (name === "cursor") return [name, entry === null ? null : "..."];
        if (name === "url" && entry.includes("/api/v1/images/")) return [name, new URL(entry).pathname];
        return [name, comparable(entry)];
    }));
}

/** Of the event that a quote froze, which is shown elsewhere, what the example says of it. */
function withoutEvent(quote) {
    const { eventId, name } = quote.event;
    return comparable({ ...quote, event: { eventId, name } });
}

/** What is due depends on the day on which it is asked. */
function withoutDays(value) {
    const daily = ["dueOn", "nextDueOn", "state", "isOverdue"];
    if (Array.isArray(value)) return value.map(withoutDays);
    if (value === null || typeof value !== "object") return value;
    const kept = Object.entries(value).filter(([name]) => !daily.includes(name));
    return comparable(Object.fromEntries(kept.map(([name, entry]) => [name, withoutDays(entry)])));
}

/** The names alone, where the values are another shop's, or what only a receiver could have brought about. */
function propertiesOf(value) {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return null;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, propertiesOf(entry)]));
}

/** A picture of 4 by 4 pixels. */
function smallPng() {
    const side = 4;
    const row = Buffer.from([0, ...Array.from({ length: side }, () => [0xd8, 0xa7, 0xa0]).flat()]);
    const header = Buffer.alloc(13);
    header.writeUInt32BE(side, 0);
    header.writeUInt32BE(side, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type, data) {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc32(bytes) {
    let sum = 0xffffffff;
    for (const byte of bytes) {
        sum ^= byte;
        for (let bit = 0; bit < 8; ++bit) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
    }
    return (sum ^ 0xffffffff) >>> 0;
}
