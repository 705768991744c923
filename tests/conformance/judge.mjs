// Holds the OpenAPI document, and the server that it describes, against judges from outside.
//
//     node judge.mjs <stemdesk> <source folder> <chromium>
//
// in the folder where the npm packages are installed. Exit status 1 where one of them complains.

import assert from "node:assert/strict";
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hearStreams, readCalendar, tryClients } from "./clients.mjs";
import { checkExamples } from "./examples.mjs";
import { judgeInvoices } from "./invoices.mjs";
import { inspectMcp, judgeMcp } from "./mcp.mjs";
import { run, runModern, runTool, startProxy, startServer } from "./processes.mjs";
import { checkReferencePage } from "./reference_page.mjs";
import { tryReadmeReceiver, verifyDeliveries } from "./deliveries.mjs";
import { tryRecipes } from "./recipes.mjs";
import { keepInStep } from "./web_shop.mjs";

const [stemdesk, source, chromium] = process.argv.slice(2);
const served = "openapi.json"; // As the server has it, which is what callers see.

async function fetchDocument() {
    const server = await startServer(stemdesk);
    const answer = await fetch(`${server.address}/api/v1/openapi.json`);
    assert.equal(answer.status, 200);
    const text = await answer.text();
    writeFileSync(served, text);
    await server.stop();
    return JSON.parse(text);
}

function lintWithRedocly() {
    return runModern("redocly", "lint", "--config", "redocly.yaml", served);
}

function lintWithSpectral() {
    return runTool("spectral", "lint", "--ruleset", "spectral.yaml", "--fail-severity", "hint", served);
}

async function compileClient() {
    await runTool("openapi-typescript", served, "--output", "api.d.ts");
    copyFileSync(join(source, "packaging/examples/web_shop.ts"), "web_shop.ts");
    await runTool("tsc", "--project", "tsconfig.json");
}

/** The client's calls, each of them judged on its way to the server and back. */
async function syncThroughPrism() {
    const server = await startServer(stemdesk);
    const proxy = await startProxy(served, server.address);
    await run(process.execPath, "compiled/sync_order.js", proxy.address, server.key);
    await proxy.stop();
    await server.stop();
    const complaints = proxy.output.join("").split("\n").filter((line) => /violation|\bwarn|✖/i.test(line));
    assert.deepEqual(complaints, []);
}

async function replayExamples(document) {
    const server = await startServer(stemdesk);
    await checkExamples(document, server);
    await server.stop();
}

async function openReferencePage(document) {
    const server = await startServer(stemdesk);
    await checkReferencePage(document, server.address, chromium, server.key);
    await server.stop();
}

let failures = 0;

async function judge(what, look) {
    const start = Date.now();
    try {
        await look();
        console.log(`    passed  ${what} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
        ++failures;
        console.log(`    FAILED  ${what}\n${error.message ?? error}`);
    }
}

const document = await fetchDocument();
await judge("Redocly, recommended-strict", lintWithRedocly);
await judge("Spectral, spectral:oas", lintWithSpectral);
await judge("every example of the document, against the server", () => replayExamples(document));
await judge("a client compiled from the document", compileClient);
await judge("the sync order of that client through Prism", syncThroughPrism);
await judge("the example of a web shop, through limits, kills and a restore", () => keepInStep(stemdesk));
await judge("the recipes for n8n", () => tryRecipes(stemdesk, join(source, "packaging/examples")));
await judge("the stream, by eventsource and its polyfill", () => hearStreams(stemdesk, chromium));
await judge("requests, by axios and got", () => tryClients(stemdesk));
await judge("the calendar, by ical.js and node-ical", () => readCalendar(stemdesk));
await judge("deliveries, by Standard Webhooks", () => verifyDeliveries(stemdesk));
await judge("the guide's receiver in Node", () => tryReadmeReceiver(stemdesk, join(source, "docs/integrate.md")));
await judge("the reference page in Chromium", () => openReferencePage(document));
await judge("invoices, by the rules of EN 16931 and Peppol", () => judgeInvoices(stemdesk));
await judge("the Model Context Protocol, by its conformance tests", () => judgeMcp(stemdesk));
await judge("the same, by its inspector", () => inspectMcp(stemdesk));
process.exit(failures === 0 ? 0 : 1);
