// Opens /docs in a real browser: every operation is shown, nothing fails, and the page asks nothing of another host.

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

export async function checkReferencePage(document, address, chromium) {
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
        await page.waitForSelector(".opblock");
        assert.deepEqual(await operationsOn(page), operationsOf(document));
        await page.click(".opblock-summary-control"); // The first operation unfolds.
        await page.waitForSelector(".opblock-body .responses-table");
    } finally {
        await browser.close();
    }
    assert.deepEqual(complaints, []);
    assert.deepEqual([...hosts], [new URL(address).host]);
}

async function operationsOn(page) {
    const shown = await page.$$eval(".opblock", (blocks) => blocks.map((block) => [
        block.querySelector(".opblock-summary-method").textContent,
        block.querySelector(".opblock-summary-path").dataset.path,
    ].join(" ")));
    return shown.sort();
}

function operationsOf(document) {
    const methods = ["get", "post", "patch", "delete"];
    return Object.entries({ ...document.paths, ...document.webhooks })
        .flatMap(([path, item]) => methods.filter((name) => item[name]).map((name) => `${name.toUpperCase()} ${path}`))
        .sort();
}
