// Opens /docs in a real browser: every operation is shown, nothing fails, and nothing is asked of another host.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium as browserType } from "playwright-core";
import { temporaryFolder } from "./processes.mjs";

const quiet = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
];

export async function checkReferencePage(document, address, chromium) {
    const log = join(temporaryFolder(), "network.json");
    const complaints = [];
    const browser = await browserType.launch({ executablePath: chromium, args: [...quiet, `--log-net-log=${log}`] });
    try {
        const page = await browser.newPage();
        page.on("console", (message) => {
            if (["error", "warning"].includes(message.type())) complaints.push(message.text());
        });
        page.on("pageerror", (error) => complaints.push(error.message));
        page.on("requestfailed", (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
        await page.goto(`${address}/docs`, { waitUntil: "networkidle" });
        await page.waitForSelector(".opblock");
        const shown = await page.$$eval(".opblock", (blocks) => blocks.map((block) => [
            block.querySelector(".opblock-summary-method").textContent,
            block.querySelector(".opblock-summary-path").dataset.path,
        ].join(" ")));
        assert.deepEqual(shown.sort(), operationsOf(document));
        await page.click(".opblock-summary-control");
        await page.waitForSelector(".opblock-body .responses-table");
    } finally {
        await browser.close();
    }
    assert.deepEqual(complaints, []);
    assert.deepEqual(hostsAskedIn(log), [new URL(address).host]);
}

function operationsOf(document) {
    return Object.entries(document.paths)
        .flatMap(([path, item]) => Object.keys(item)
            .filter((name) => ["get", "post", "patch", "delete"].includes(name))
            .map((method) => `${method.toUpperCase()} ${path}`))
        .sort();
}

/** The hosts of all requests of the browser, those of the program itself included. */
function hostsAskedIn(log) {
    const { constants, events } = JSON.parse(readFileSync(log, "utf8"));
    const start = constants.logEventTypes.URL_REQUEST_START_JOB;
    const urls = events.filter((event) => event.type === start && event.params?.url).map((event) => event.params.url);
    return [...new Set(urls.map((url) => new URL(url)).filter((url) => /^https?:|^wss?:/.test(url.protocol))
        .map((url) => url.host))];
}
