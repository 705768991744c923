// Readers and clients that people use, as they are, before the server: of its stream of changes, of its requests, of its
// calendar.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import axios from "axios";
import { EventSource } from "eventsource";
import got from "got";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { chromium as browserType } from "playwright-core";
import { callApi, run, startServer } from "./processes.mjs";

/** Each reader of streams hears what is made, and what was made while the server was away, each thing once. */
async function hearThroughRestart(server, open) {
    const heard = [];
    let wake = () => {};
    const reader = await open((change) => (heard.push(change), wake()));
    const until = async (count) => {
        while (heard.length < count) await new Promise((resolve) => (wake = resolve));
    };
    const make = async (name) => (await callApi(server, "POST", "/suppliers", { name })).supplierId;
    const made = [await make(`${reader.name} one`)];
    await until(1);
    await server.stop();
    await server.startAgain();
    made.push(await make(`${reader.name} two`));
    await until(2);
    await reader.close();
    assert.deepEqual(heard.map(({ id }) => id), made);
}

function openEventSource(server) {
    return async (tell) => {
        const source = new EventSource(`${server.address}/api/v1/changes/stream?resources=suppliers`, {
            fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, Authorization: `Bearer ${server.key}` } }),
        });
        source.addEventListener("change", ({ data }) => tell(JSON.parse(data)));
        await new Promise((resolve) => source.addEventListener("open", resolve));
        return { name: "eventsource", close: () => source.close() };
    };
}

/** In a page of another origin, which the shop allows; it says where it was in the address. */
function openPolyfill(server, browser, origin) {
    return async (tell) => {
        const page = await browser.newPage();
        await page.exposeFunction("tell", tell);
        await page.goto(origin);
        await page.evaluate(([url, key]) => new Promise((resolve) => {
            const source = new window.EventSourcePolyfill(url, { headers: { Authorization: `Bearer ${key}` } });
            source.addEventListener("change", ({ data }) => window.tell(JSON.parse(data)));
            source.addEventListener("open", resolve);
        }), [`${server.address}/api/v1/changes/stream?resources=suppliers`, server.key]);
        return { name: "event-source-polyfill", close: () => page.close() };
    };
}

async function servePolyfill() {
    const script = readFileSync(createRequire(import.meta.url).resolve("event-source-polyfill/src/eventsource.js"));
    const host = createServer(({ url }, response) => {
        const isScript = url === "/polyfill.js";
        response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
        response.end(isScript ? script : '<!DOCTYPE html><link rel="icon" href="data:,"><script src="/polyfill.js"></script>');
    });
    host.listen(0, "127.0.0.1");
    await once(host, "listening");
    return { origin: `http://127.0.0.1:${host.address().port}`, close: () => host.close() };
}

export async function hearStreams(stemdesk, chromium) {
    const server = await startServer(stemdesk);
    const host = await servePolyfill();
    await run(stemdesk, "shop", "set", ...server.data, `allowed-origins=${host.origin}`);
    const browser = await browserType.launch({ executablePath: chromium, args: ["--no-sandbox", "--disable-gpu"] });
    try {
        await hearThroughRestart(server, openEventSource(server));
        await hearThroughRestart(server, openPolyfill(server, browser, host.origin));
    } finally {
        await browser.close();
        host.close();
        await server.stop();
    }
}

/** What each does by itself: bodies, packed answers, tags, a DELETE with a body, refusals, Retry-After. */
async function tryAxios(server) {
    const api = axios.create({ baseURL: `${server.address}/api/v1`, headers: { Authorization: `Bearer ${server.key}` } });
    const made = await api.post("/suppliers", { name: "Axios" });
    assert.equal(made.status, 201);
    const place = `/suppliers/${made.data.supplierId}`;
    const read = await api.get(place);
    const again = await api.get(place, {
        headers: { "If-None-Match": read.headers.etag }, validateStatus: (status) => status === 304 });
    assert.equal(again.data, "");
    const changed = await api.patch(place, { phone: "1" }, { headers: { "If-Match": read.headers.etag } });
    assert.equal(changed.data.phone, "1");
    await assert.rejects(api.patch(place, { phone: "2" }, { headers: { "If-Match": read.headers.etag } }),
        ({ response }) => response.status === 412 && response.data.error === "version_mismatch");
    const products = await api.post("/products", {
        items: [{ name: "Rose", productType: "flower", variant: { name: "Quick" } }] });
    const { productId } = products.data.results[0];
    assert.equal((await api.delete(`/products/${productId}`)).status, 200);
    const page = await api.get("/suppliers", { params: { fields: "name", limit: 1 } });
    assert.deepEqual(page.data.items.map(({ name }) => name), ["Axios"]);
}

async function tryGot(server) {
    const api = got.extend({ prefixUrl: `${server.address}/api/v1`, headers: { authorization: `Bearer ${server.key}` } });
    const made = await api.post("suppliers", { json: { name: "Got" } }).json();
    const read = await api(`suppliers/${made.supplierId}`);
    assert.equal(JSON.parse(read.body).name, "Got");
    const again = await api(`suppliers/${made.supplierId}`, { headers: { "if-none-match": read.headers.etag } });
    assert.equal(again.statusCode, 304);
    await assert.rejects(api.post("suppliers", { json: {} }).json(),
        ({ response }) => response.statusCode === 422 && JSON.parse(response.body).error === "name_required");
    const table = await api("tables/suppliers.csv").text(); // Packed on the way.
    assert.ok(table.includes("Got"));
    const image = await api("nothing", { throwHttpErrors: false });
    assert.equal(image.statusCode, 404);
}

export async function tryClients(stemdesk) {
    const server = await startServer(stemdesk);
    await tryAxios(server);
    await tryGot(server);
    await server.stop();
}

/** Two readers find the same events, at the moments that the API says, also across a change of summer time. */
export async function readCalendar(stemdesk) {
    const server = await startServer(stemdesk);
    const moments = [Date.UTC(2027, 0, 9, 14), Date.UTC(2027, 6, 3, 14), Date.UTC(2027, 9, 31, 0, 30), Date.UTC(2027, 9, 31, 1, 30)];
    for (const [at, venueStart] of moments.entries())
        await callApi(server, "POST", "/events", { name: `Feast ${at}, with a comma; and more`, venueStart });
    const token = await run(stemdesk, "calendar", "create", ...server.data, "--name", "Readers");
    const path = /\/api\/v1\/calendar\.ics\?token=\S+/.exec(token)[0];
    const text = await (await fetch(server.address + path)).text();
    const byName = (events) => Object.fromEntries(events.sort((one, other) => one[0].localeCompare(other[0])));
    const wanted = byName(moments.map((moment, at) => [`Feast ${at}, with a comma; and more`, moment]));

    const root = new ICAL.Component(ICAL.parse(text));
    for (const zone of root.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
    const byIcal = root.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
    assert.deepEqual(byName(byIcal.map((event) => [event.summary, event.startDate.toJSDate().getTime()])), wanted);

    const byNode = Object.values(nodeIcal.sync.parseICS(text)).filter(({ type }) => type === "VEVENT");
    assert.deepEqual(byName(byNode.map(({ summary, start }) => [summary, start.getTime()])), wanted);
    await server.stop();
}
