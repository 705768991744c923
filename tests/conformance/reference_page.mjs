// Opens /docs in a real browser: every operation is shown and found, requests are tried with a key, a phone shows it all,
// nothing fails, and the page asks nothing of another host.

import assert from "node:assert/strict";
import { chromium as browserType } from "playwright-core";

// The browser's own services find no host, so that it is left with what the page asks for.
const options = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

export async function checkReferencePage(document, address, chromium, key) {
    const complaints = [];
    const hosts = new Set();
    const browser = await browserType.launch({ executablePath: chromium, args: options });
    try {
        const context = await browser.newContext();
        context.on("request", (request) => hosts.add(new URL(request.url()).host));
        context.on("requestfailed", (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
        const page = await context.newPage();
        page.on("pageerror", (error) => complaints.push(error.message));
        page.on("console", (message) => {
            if (["error", "warning"].includes(message.type())) complaints.push(message.text());
        });
        await page.goto(`${address}/docs`, { waitUntil: "networkidle" });
        await meetAll(page, operationsOf(document));
        await findInContents(page);
        await openByAddress(context, address, document);
        await readErrors(context, address);
        await tryWithKey(page, key);
        await page.setViewportSize({ width: 390, height: 800 });
        assert.ok(await page.evaluate(() => window.document.documentElement.scrollWidth <= window.innerWidth));
    } finally {
        await browser.close();
    }
    assert.deepEqual(complaints, []);
    assert.deepEqual([...hosts], [new URL(address).host]);
}

/** Each refusal is told once. */
async function readErrors(context, address) {
    const page = await context.newPage();
    await page.goto(`${address}/docs/errors`, { waitUntil: "networkidle" });
    const told = await page.$$eval("#errors dd", (all) => all.map((one) => one.textContent));
    assert.equal(new Set(told).size, told.length);
    assert.ok(told.some((words) => words.startsWith("rate_limited")));
    await page.close();
}

/** An operation opened by its address has the parameters that the document gives it, and its path. */
async function openByAddress(context, address, document) {
    const named = (thing) => (thing.$ref ? document.components.parameters[thing.$ref.split("/").at(-1)] : thing).name;
    for (const [path, method] of [["/api/v1/suppliers", "get"], ["/api/v1/suppliers/{id}", "patch"],
        ["/api/v1/events/{id}/quotes/{quoteId}", "get"]]) {
        const { [method]: operation, parameters = [] } = document.paths[path];
        const page = await context.newPage();
        await page.goto(`${address}/docs#/${operation.tags[0].replace(/\s/g, "_")}/${operation.operationId}`);
        await page.waitForSelector(".opblock.is-open .parameters-container .parameter__type");
        const shown = await page.$$eval(".opblock.is-open .parameters tbody tr", (rows) =>
            rows.map((row) => row.dataset.paramName));
        assert.deepEqual(shown.sort(), [...parameters, ...(operation.parameters ?? [])].map(named).sort());
        await page.close();
    }
}

/** Nothing is harder to read than 4.5 : 1, in the theme that the browser asks for. */
async function checkContrast(page) {
    const read = () => page.evaluate(() => {
        const channels = (colour) => colour.match(/[\d.]+/g).map(Number);
        const light = (colour) => colour.slice(0, 3).map((value) => value / 255)
            .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
            .reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at], 0);
        const over = (colour, ground) => {
            const share = colour.length > 3 ? colour[3] : 1;
            return colour.slice(0, 3).map((value, at) => value * share + ground[at] * (1 - share));
        };
        const groundOf = (element) => {
            const own = channels(getComputedStyle(element).backgroundColor);
            const isWhole = own.length < 4 || own[3] === 1;
            return over(own, isWhole || !element.parentElement ? [255, 255, 255] : groundOf(element.parentElement));
        };
        const isTold = (element) => element.checkVisibility()
            && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
        return [...document.querySelectorAll("body *")].filter(isTold).filter((element) => {
            const ground = groundOf(element);
            const [one, other] = [light(over(channels(getComputedStyle(element).color), ground)), light(ground)];
            return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 4.5;
        }).map((element) => `${element.className}: ${element.textContent.trim().slice(0, 40)}`);
    });
    let faint = await read();
    for (const end = Date.now() + 10_000; faint.length > 0 && Date.now() < end; faint = await read())
        await page.waitForTimeout(100); // Colours fade into those of the other theme.
    assert.deepEqual(faint, []);
}

/** By words of several of its parts; then its samples are there, and no error of its own. */
async function findInContents(page) {
    const groups = () => page.$$eval("#contents-list details[open] > summary", (all) => all.map((one) => one.textContent));
    assert.deepEqual(await groups(), ["Guide"]); // The others are folded.
    await page.click("#contents-list a:text-is('Webhooks')");
    assert.ok(await page.evaluate(() => window.scrollY) > 0);
    await page.fill("#search", "suppliers/{id} POST archive");
    const found = page.locator("#contents-list a:not([hidden])");
    assert.deepEqual(await found.evaluateAll((links) => links.map((link) => link.title)), [
        "POST /api/v1/suppliers/{id}/archive", "POST /api/v1/suppliers/{id}/unarchive"]);
    await page.fill("#search", "get /shop");
    await found.first().click();
    await page.waitForSelector(".opblock.is-open .responses-table");
    for (const colorScheme of ["dark", "light"]) {
        await page.emulateMedia({ colorScheme });
        await checkContrast(page);
    }
    assert.ok(await page.evaluate(() => { // The sample comes before what is filled in.
        const sample = window.document.querySelector(".opblock.is-open .sample");
        const form = window.document.querySelector(".opblock.is-open .opblock-section-header");
        return Boolean(sample.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING);
    }));
    for (const [language, words] of [["Python", "urllib.request"], ["JavaScript", "await fetch"], ["curl", "curl -X GET"]]) {
        await page.click(`.sample-tab:text-is("${language}")`);
        assert.match(await page.textContent(".sample"), new RegExp(words));
    }
    assert.deepEqual(await page.locator(".opblock.is-open tr.response").evaluateAll((rows) =>
        rows.map((row) => row.dataset.code)), ["200"]);
}

/** The request goes to this server, and the key is forgotten with the page. */
async function tryWithKey(page, key) {
    await page.click(".btn.authorize");
    await page.fill("input[aria-label='auth-bearer-value']", key);
    await page.click(".auth-container .btn.authorize");
    await page.click(".btn-done");
    await execute(page, 200);
    await page.click(".opblock.is-open .opblock-summary-control"); // It folds.
    await page.fill("#search", "post /api/v1/suppliers one");
    await page.locator("#contents-list a:not([hidden])").first().click();
    await execute(page, 201);
    assert.equal(await page.evaluate(() => window.localStorage.length + window.sessionStorage.length), 0);
}

/** Tries the operation that is open. */
async function execute(page, status) {
    await page.click(".opblock.is-open .try-out__btn");
    await page.click(".opblock.is-open .execute");
    await page.waitForSelector(`.opblock.is-open .live-responses-table .response-col_status:has-text('${status}')`);
}

/** Each chapter opened and closed again; those of webhooks are always there. */
async function meetAll(page, operations) {
    await page.waitForSelector(".opblock-tag");
    const met = new Set(await operationsOn(page));
    for (const chapter of await page.locator(".opblock-tag[data-is-open=false]").elementHandles()) {
        await chapter.click();
        for (const operation of await operationsOn(page)) met.add(operation);
        await chapter.click();
    }
    assert.deepEqual([...met].sort(), operations);
}

async function operationsOn(page) {
    return page.$$eval(".opblock", (blocks) => blocks.map((block) => [
        block.querySelector(".opblock-summary-method").textContent,
        block.querySelector(".opblock-summary-path").dataset.path,
    ].join(" ")));
}

function operationsOf(document) {
    const methods = ["get", "post", "patch", "delete"];
    return Object.entries({ ...document.paths, ...document.webhooks })
        .flatMap(([path, item]) => methods.filter((name) => item[name]).map((name) => `${name.toUpperCase()} ${path}`))
        .sort();
}
