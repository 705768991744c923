// Keeps a web shop in step with Stemdesk, both ways. Every request and answer has the type that Stemdesk's own document
// gives it; README.md beside this file says how to make api.d.ts and to run it.
//
//     const shop = new WebShop({ url, key, file: "web_shop.json" });
//     shop.take(articles);          // the web shop's own, by its own ids
//     await shop.push();            // sends those that are new or have changed
//     await shop.follow();          // keeps `shop.state` as Stemdesk has it, until its signal ends it
//
// Limits are waited for, and so is a server that is away, or a proxy before it that has nobody to ask; why, and for how
// long, is logged. No request is done twice, and after a backup was restored both sides are made equal again. Rows that
// Stemdesk refuses are logged, and sent again by the next push: what was wrong with them may have been put right there.

import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import createClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./api.js";

type Schemas = components["schemas"];
type Rows = Schemas["ProductBulk"]["items"];
type Row = Rows[number];
type Product = Schemas["Product"];
type Change = Required<Pick<Schemas["ChangeSelection"], "seq" | "resource" | "id" | "parentId">>;

export type Article = {
    productId: string; // The web shop's, as is the variety's.
    varietyId: string;
    product: string;
    type: string;
    variety: string;
    length: number | null;
    pack: number | null;
    sku: string | null;
};
export type Variety = Omit<Article, "productId" | "varietyId"> & {
    stemdeskId: string;
    externalProductId: string | null;
    externalId: string | null;
};
export type EventNews = { name: string; status: string; toldAt: number };

type State = {
    articles: Record<string, Article & { isSent: boolean }>;
    varieties: Record<string, Variety>; // What Stemdesk has, of whomever, by its own ids.
    outbox: { key: string; items: Rows }[];
    refused: string[]; // Rows that Stemdesk did not take, for the next push.
    unread: { stemdeskId: string; externalId: string }[]; // What was sent, until it is read as Stemdesk has it.
    place: { cursor: string; seq: number } | null;
    events: Record<string, EventNews>;
};
type Settings = { url: string; key: string; file: string; log?: (text: string) => void };

const atOnce = 100; // Products in a request.
const longestWait = 600_000; // A limit may be raised meanwhile, and asking costs nothing.
const silence = 40_000; // A stream says something every 15 s.
const tolerance = 300; // Seconds by which a delivery's time may differ from this clock.

/** An answer that asking again does not change. */
export class Refused extends Error {
    constructor(readonly code: string, message: string) {
        super(`${code}: ${message}`);
    }
}

export class WebShop {
    readonly state: State;
    readonly #settings: Settings;
    readonly #api: Client<paths>;

    constructor(settings: Settings) {
        this.#settings = settings;
        const empty: State =
            { articles: {}, varieties: {}, outbox: [], refused: [], unread: [], place: null, events: {} };
        const kept: Partial<State> = existsSync(settings.file) ? JSON.parse(readFileSync(settings.file, "utf8")) : {};
        this.state = { ...empty, ...kept };
        this.#api = createClient<paths>({
            baseUrl: settings.url,
            headers: { Authorization: `Bearer ${settings.key}` },
            fetch: (request) => this.#patiently(request),
        });
    }

    // From the web shop to Stemdesk

    /** Articles that are new or differ are to be sent. */
    take(articles: Iterable<Article>) {
        for (const article of articles) {
            const { isSent: _, ...known } = this.state.articles[article.varietyId] ?? { isSent: false };
            if (!isDeepStrictEqual(known, article))
                this.state.articles[article.varietyId] = { ...article, isSent: false };
        }
        this.#save();
    }

    /**
     * What is to be sent goes into the outbox first, so that a batch keeps its key whatever happens on the way. How many
     * rows were refused.
     */
    async push(): Promise<number> {
        for (const id of this.state.refused.splice(0)) {
            const article = this.state.articles[id];
            if (article) article.isSent = false;
        }
        this.#fillOutbox();
        let refused = 0;
        for (let batch = this.state.outbox[0]; batch; batch = this.state.outbox[0]) {
            const { data, error } = await this.#api.POST("/api/v1/products", {
                params: { header: { "Idempotency-Key": batch.key } },
                body: { items: batch.items },
            });
            if (!data) throw refusal(error);
            for (const row of data.errors) {
                this.#settings.log?.(`refused: ${batch.items[row.index]?.externalId}: ${row.message}`);
                for (const { externalId } of batch.items[row.index]?.variants ?? [])
                    if (externalId) this.state.refused.push(externalId);
            }
            refused += data.errors.length;
            for (const { index, warnings } of data.results)
                for (const warning of warnings ?? [])
                    this.#settings.log?.(`warning: ${batch.items[index]?.externalId}: ${warning}`);
            for (const { index, productId } of data.results)
                for (const { externalId } of batch.items[index]?.variants ?? [])
                    if (productId && externalId) this.state.unread.push({ stemdeskId: productId, externalId });
            this.state.outbox.shift();
            this.#save();
        }
        return refused;
    }

    #fillOutbox() {
        const articles = Object.values(this.state.articles);
        const ids = [...new Set(articles.filter((one) => !one.isSent).map((one) => one.productId))];
        while (ids.length > 0) {
            const [first, ...others] =
                ids.splice(0, atOnce).map((id) => rowOf(articles.filter((one) => one.productId === id)));
            if (first) this.state.outbox.push({ key: randomUUID(), items: [first, ...others] });
        }
        for (const article of articles) article.isSent = true;
        this.#save();
    }

    // From Stemdesk to the web shop

    async pull() {
        if (!this.state.place) await this.#readAnew();
        try {
            await this.#readOn();
        } catch (error) {
            if (!(error instanceof Refused && error.code === "invalid_cursor")) throw error;
            this.state.unread = [];
            await this.#readAnew(); // A backup was restored there: what has happened since it was made is no more.
            await this.#sendAgain();
        }
    }

    /** Brings everything up to date as soon as it changes, until the signal says that it is enough. */
    async follow(enough: AbortSignal) {
        while (!enough.aborted) {
            await this.pull();
            for await (const change of this.#stream(enough))
                if ((change?.seq ?? 0) > (this.state.place?.seq ?? 0) || this.state.unread.length > 0)
                    await this.pull(); // Else it was read with those before it.
        }
    }

    async #readOn() {
        for (let isDone = false; !isDone;) {
            const { cursor, seq } = this.state.place ?? { cursor: "now", seq: 0 };
            const { data, error } = await this.#api.GET("/api/v1/changes", { params: { query: { cursor, limit: atOnce } } });
            if (!data) throw refusal(error);
            const changes = data.items.filter(isChange);
            await this.#take(idsOf(changes));
            this.state.place = { cursor: data.cursor, seq: Math.max(seq, ...changes.map((change) => change.seq)) };
            this.#save();
            isDone = data.isDone;
        }
        // The feed may have told of their end before they were known to be the web shop's.
        while (this.state.unread.length > 0) {
            const ids = [...new Set(this.state.unread.map(({ stemdeskId }) => stemdeskId))];
            await this.#take(new Set(ids.slice(0, atOnce)));
            this.#save();
        }
    }

    /** Reads these products as they are now: changed, or gone. */
    async #take(ids: Set<string>) {
        if (ids.size === 0) return;
        const { data, error } = await this.#api.GET("/api/v1/products", { params: { query: { ids: [...ids].join() } } });
        if (!data) throw refusal(error);
        const sent = this.state.unread.filter(({ stemdeskId }) => ids.has(stemdeskId));
        this.state.unread = this.state.unread.filter(({ stemdeskId }) => !ids.has(stemdeskId));
        const known = Object.entries(this.state.varieties).filter(([, variety]) => ids.has(variety.stemdeskId));
        for (const [id] of known) delete this.state.varieties[id];
        this.#show(data.items.filter(isProduct), true);
        const kept = new Set(Object.values(this.state.varieties).map((variety) => variety.externalId));
        for (const { externalId } of [...sent, ...known.map(([, variety]) => variety)])
            if (externalId && !kept.has(externalId) && this.state.articles[externalId]?.isSent)
                delete this.state.articles[externalId];
    }

    /** Everything. What changes meanwhile stands in the feed behind the cursor. */
    async #readAnew() {
        const now = await this.#api.GET("/api/v1/changes", { params: { query: { cursor: "now" } } });
        if (!now.data) throw refusal(now.error);
        const products: Product[] = [];
        for (let cursor: string | null | undefined; cursor !== null;) {
            const query = { limit: atOnce, ...(cursor ? { cursor } : {}) };
            const { data, error } = await this.#api.GET("/api/v1/products", { params: { query } });
            if (!data) throw refusal(error);
            products.push(...data.items.filter(isProduct));
            cursor = data.cursor;
        }
        this.state.varieties = {};
        this.#show(products, false);
        this.state.place = { cursor: now.data.cursor, seq: 0 };
        this.#save();
    }

    /** The web shop's articles that Stemdesk has lost, or knows as they were before. */
    async #sendAgain() {
        const known = new Map(Object.values(this.state.varieties).map((variety) => [variety.externalId, variety]));
        for (const article of Object.values(this.state.articles)) {
            const variety = known.get(article.varietyId);
            if (!variety || !isDeepStrictEqual(shown(variety), shown(article))) article.isSent = false;
        }
        await this.push();
        await this.#readOn();
    }

    /** An article that waits to be sent is newer than what Stemdesk has of it. */
    #show(products: Product[], changesArticles: boolean) {
        for (const product of products)
            for (const variant of product.variants) {
                const row = {
                    product: product.name, type: product.productType, variety: variant.name,
                    length: variant.stemLength, pack: variant.unitsPerPack, sku: variant.sku,
                };
                const [externalProductId, externalId] = [product.externalId, variant.externalId];
                this.state.varieties[variant.variantId] = {
                    ...row, stemdeskId: product.productId, externalProductId, externalId,
                };
                if (!externalProductId || !externalId) continue;
                const article = this.state.articles[externalId];
                if (!article || (changesArticles && article.isSent))
                    this.state.articles[externalId] = {
                        ...row, productId: externalProductId, varietyId: externalId, isSent: true,
                    };
            }
    }

    /**
     * The changes of products as they happen, null where the stream says only that it is alive, until it breaks; the feed
     * then says what was missed.
     */
    async *#stream(enough: AbortSignal): AsyncGenerator<Change | null> {
        const url = `${this.#settings.url}/api/v1/changes/stream?resources=products,variants`;
        const heard = new AbortController();
        const stop = () => heard.abort();
        let silent = setTimeout(stop, silence);
        enough.addEventListener("abort", stop);
        try {
            const headers = { Authorization: `Bearer ${this.#settings.key}`, "Last-Event-ID": this.state.place?.cursor ?? "" };
            const answer = await fetch(url, { headers, signal: heard.signal });
            const reader = answer.ok ? answer.body?.getReader() : undefined;
            if (!reader) return void (await this.#waitFor(`the stream: ${answer.status}`, secondsOf(answer) ?? 1));
            let text = "";
            const decoder = new TextDecoder();
            for (let read = await reader.read(); !read.done; read = await reader.read()) {
                clearTimeout(silent);
                silent = setTimeout(stop, silence);
                const blocks = (text + decoder.decode(read.value, { stream: true })).split("\n\n");
                text = blocks.pop() ?? "";
                if (text.startsWith(":")) yield null; // It lives, and says nothing.
                text = text.replace(/^(:.*\n)+/, "");
                for (const block of blocks) {
                    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
                    const data = JSON.parse(field("data") ?? "null");
                    if (field("event") === "closed") throw new Refused(data.error, "the key is no longer good");
                    yield data;
                }
            }
        } catch (error) {
            if (error instanceof Refused) throw error;
        } finally {
            clearTimeout(silent);
            enough.removeEventListener("abort", stop);
            heard.abort();
        }
    }

    // Events, as webhooks tell of them

    /** The status to answer. A delivery may come more than once, and late: the newest word on an event counts. */
    hear(headers: IncomingHttpHeaders, body: Buffer, secret: string): 204 | 401 {
        if (!isSigned(headers, body, secret)) return 401;
        const { timestamp, data } = JSON.parse(body.toString());
        const id = `evt_${data.eventId}`;
        if ((this.state.events[id]?.toldAt ?? 0) < timestamp) {
            this.state.events[id] = { name: data.name, status: data.status, toldAt: timestamp };
            this.#save();
        }
        return 204;
    }

    /** As a whole or not at all. */
    #save() {
        writeFileSync(`${this.#settings.file}.new`, JSON.stringify(this.state));
        renameSync(`${this.#settings.file}.new`, this.#settings.file);
    }

    /** Waits where it is asked to, and while the server is away. A POST is safe to repeat: it has an Idempotency-Key. */
    async #patiently(request: Request): Promise<Response> {
        for (let wait = 0.2;; wait = Math.min(wait * 2, 5)) {
            try {
                const answer = await fetch(request.clone(), { signal: AbortSignal.timeout(30_000) });
                const body = await answer.text(); // Whole, or asked for again.
                const problem = problemOf(body);
                if (!isToWaitFor(answer.status, problem?.error, isJson(body))) return readable(answer, body);
                const why = `${problem?.error ?? `http_${answer.status}`}: ${problem?.message ?? "from something between"}`;
                await this.#waitFor(why, secondsOf(answer) ?? wait);
            } catch (error) {
                await this.#waitFor(`${this.#settings.url} is away (${error})`, wait);
            }
        }
    }

    async #waitFor(why: string, seconds: number) {
        const until = seconds > 60 ? `, until ${new Date(Date.now() + seconds * 1000).toLocaleString()}` : "";
        this.#settings.log?.(`waiting ${seconds.toFixed(1)} s${until}: ${why}`);
        await pause(Math.min(seconds * 1000, longestWait));
    }
}

/** Whole: it was read without `fields`. */
function isProduct(product: Schemas["ProductSelection"]): product is Product {
    return product.variants !== undefined;
}

function isChange(change: Schemas["ChangeSelection"]): change is Schemas["ChangeSelection"] & Change {
    return change.resource !== undefined && change.id !== undefined;
}

function isJson(body: string) {
    try {
        JSON.parse(body);
        return true;
    } catch {
        return false;
    }
}

function problemOf(body: string): Schemas["Problem"] | undefined {
    const problem = isJson(body) ? JSON.parse(body) : undefined;
    return typeof problem?.error === "string" ? problem : undefined;
}

/** Over a limit, busy, or still at work on the same request; a proxy says so in a page of its own. */
function isToWaitFor(status: number, code: string | undefined, isOurs: boolean) {
    if ([408, 429, 502, 503, 504].includes(status) || code === "idempotency_key_in_use") return true;
    return !isOurs && (status < 300 || status >= 500);
}

/** What is no answer of Stemdesk's has no code of its own. */
function readable(answer: Response, body: string) {
    const error = { error: `http_${answer.status}`, message: "this is no answer of Stemdesk's, but of something between" };
    return new Response(isJson(body) ? body : JSON.stringify(error), answer);
}

function idsOf(changes: Change[]) {
    const ids = new Set<string>();
    for (const { resource, id, parentId } of changes) {
        if (resource === "products") ids.add(id);
        if (resource === "variants" && parentId) ids.add(parentId);
    }
    return ids;
}

function secondsOf(answer: Response) {
    const seconds = Number(answer.headers.get("Retry-After") ?? NaN);
    return Number.isFinite(seconds) ? seconds : undefined;
}

function refusal(error: Schemas["Problem"] | undefined) {
    return new Refused(error?.error ?? "unknown", error?.message ?? "");
}

function shown({ product, type, variety, length, pack, sku }: Omit<Article, "productId" | "varietyId">) {
    return { product, type, variety, length, pack, sku };
}

/** Known to Stemdesk by the web shop's own ids. */
function rowOf(articles: Article[]): Row {
    const [{ productId, product, type } = { productId: "", product: "", type: "" }] = articles;
    const variants = articles.map(({ varietyId, variety, length, pack, sku }) =>
        ({ externalId: varietyId, name: variety, stemLength: length, unitsPerPack: pack, sku }));
    return { externalId: productId, name: product, productType: type, variants };
}

/** While a secret is being replaced, there are two signatures, and either is good. */
export function isSigned(headers: IncomingHttpHeaders, body: Buffer, secret: string): boolean {
    const [id, moment] = [String(headers["webhook-id"]), String(headers["webhook-timestamp"])];
    if (!(Math.abs(Number(moment) - Date.now() / 1000) <= tolerance)) return false;
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
    const wanted = createHmac("sha256", key).update(`${id}.${moment}.`).update(body).digest();
    return String(headers["webhook-signature"]).split(" ").some((one) => {
        const given = Buffer.from(one.replace(/^v1,/, ""), "base64");
        return given.length === wanted.length && timingSafeEqual(given, wanted);
    });
}
