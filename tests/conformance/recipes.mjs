// The recipes for n8n, run as n8n would run them: their code as it stands, their expressions with what the node before
// gives, and the requests that come of it before a server. n8n itself is not installed for that.

import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { callApi, run, startServer } from "./processes.mjs";
import { startReceiver } from "./deliveries.mjs";

/** A workflow whose connections lead from node to node: its parameters by the nodes' names. */
function readRecipe(folder, name) {
    const recipe = JSON.parse(readFileSync(join(folder, `n8n_${name}.json`), "utf8"));
    const nodes = new Map(recipe.nodes.map((node) => [node.name, node.parameters]));
    assert.equal(nodes.size, recipe.nodes.length);
    const told = new Set(Object.values(recipe.connections).flatMap(({ main }) => main.flat()).map(({ node }) => node));
    for (const node of [...Object.keys(recipe.connections), ...told]) assert.ok(nodes.has(node), node);
    const starts = recipe.nodes.filter(({ name: node }) => !told.has(node));
    assert.equal(starts.length, 1, `${name} starts in one place`);
    return nodes;
}

function evaluate(code, scope) {
    return new Function(...Object.keys(scope), code)(...Object.values(scope));
}

/** A text with expressions, as n8n has them: "=" before it, "{{ }}" around each. */
function said(text, scope) {
    assert.ok(text.startsWith("="), text);
    const values = [...text.slice(1).matchAll(/\{\{(.*?)\}\}(?!\})/gs)];
    if (values.length === 1 && values[0][0] === text.slice(1)) return evaluate(`return ${values[0][1]}`, scope);
    return text.slice(1).replace(/\{\{(.*?)\}\}(?!\})/gs, (_, code) => evaluate(`return ${code}`, scope));
}

function condition(parameters) {
    const [{ leftValue, rightValue, operator }] = parameters.conditions.conditions;
    const sides = (scope) => [leftValue, rightValue].map((side) => `${side}`.startsWith("=") ? said(side, scope) : side);
    const judge = { gt: (left, right) => left > right, equals: (left, right) => left === right }[operator.operation];
    return (scope) => judge(...sides(scope));
}

const pathOf = (url) => new URL(url).pathname.replace("/api/v1", "");

async function sendProducts(folder, server) {
    const nodes = readRecipe(folder, "send_products");
    const rows = evaluate(nodes.get("Rows of the other system").jsCode, {});
    assert.ok(nodes.get("Up to 500 rows a request").batchSize <= 500);
    const { url, jsonBody, headerParameters } = nodes.get("Send to Stemdesk");
    const $json = { data: rows.map(({ json }) => json) };
    const [{ name, value }] = headerParameters.parameters;
    assert.equal(name, "Idempotency-Key");
    assert.notEqual(said(value, { $execution: { id: "7" }, $runIndex: 0 }), said(value, { $execution: { id: "7" }, $runIndex: 1 }));
    const send = () => callApi(server, "POST", pathOf(url), JSON.parse(said(jsonBody, { $json })));
    const first = await send();
    assert.deepEqual(first.results.map(({ action }) => action), rows.map(() => "created"));
    const isRefused = condition(nodes.get("Stop where rows were refused"));
    assert.equal(isRefused({ $json: first }), false);
    assert.deepEqual((await send()).results.map(({ action }) => action), rows.map(() => "unchanged"));

    $json.data[0].name = "";
    const refused = await send();
    assert.equal(isRefused({ $json: refused }), true);
    assert.match(said(nodes.get("Say which").errorMessage, { $json: refused }), /^row 0: .*name/);
}

async function hearOfEvents(folder, server) {
    const nodes = readRecipe(folder, "hear_of_events");
    assert.ok(nodes.get("Stemdesk's webhook").options.rawBody);
    const receiver = await startReceiver();
    const { secret } = await callApi(server, "POST", "/webhooks", { url: receiver.url, events: ["event.created"] });
    const { eventId } = await callApi(server, "POST", "/events", { name: "Feast" });
    const { headers, body } = await receiver.next();
    const { action, type, encoding, binaryData, dataPropertyName } = nodes.get("Sign it again");
    assert.deepEqual([action, binaryData, dataPropertyName], ["hmac", true, "signature"]);
    const isSigned = condition(nodes.get("Is it Stemdesk's?"));
    const item = (key) => ({ headers, body: JSON.parse(body), signature: createHmac(type, key).update(body).digest(encoding) });
    assert.equal(isSigned({ $json: item(secret) }), true);
    assert.equal(isSigned({ $json: item("whsec_another") }), false);
    const read = await callApi(server, "GET", pathOf(said(nodes.get("Read the whole event").url, { $json: item(secret) })));
    assert.equal(read.eventId, eventId);
    receiver.close();
}

async function followChanges(folder, server) {
    const nodes = readRecipe(folder, "follow_changes");
    const place = {};
    const minute = async () => {
        const scope = { $getWorkflowStaticData: () => place };
        const [{ json: $json }] = evaluate(nodes.get("Where it was left").jsCode, scope);
        const { url, queryParameters } = nodes.get("What has changed");
        const query = new URLSearchParams(queryParameters.parameters.map(({ name, value }) =>
            [name, value.startsWith("=") ? said(value, { $json }) : value]));
        const answer = await fetch(`${server.address}/api/v1${pathOf(url)}?${query}`,
            { headers: { Authorization: `Bearer ${server.key}` } });
        const json = { statusCode: answer.status, body: await answer.json() };
        return evaluate(nodes.get("Keep the place").jsCode, { ...scope, $input: { first: () => ({ json }) } });
    };
    assert.deepEqual(await minute(), []);
    const { supplierId } = await callApi(server, "POST", "/suppliers", { name: "Petal & Stem" });
    assert.deepEqual((await minute()).map(({ json }) => json.id), [supplierId]);
    assert.deepEqual(await minute(), []);

    place.cursor = "ofAnotherHistory"; // As after a restore.
    assert.deepEqual(await minute(), [{ json: { action: "restored" } }]);
    assert.deepEqual(await minute(), []);
}

export async function tryRecipes(stemdesk, folder) {
    const server = await startServer(stemdesk, "--webhooks-to-loopback");
    await run(stemdesk, "shop", "set", ...server.data, "monthly-cap=0");
    for (const recipe of [sendProducts, hearOfEvents, followChanges]) await recipe(folder, server);
    await server.stop();
}
