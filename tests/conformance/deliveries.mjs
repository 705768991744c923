// What is sent to a webhook's receiver, before the library that its makers publish for receivers.

import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { callApi, freePort, startServer, startTool } from "./processes.mjs";

/** A receiver on this machine: its URL, and the next delivery as it came. */
export async function startReceiver(answer = () => 204) {
    const waiting = [];
    const receiver = createServer(async (request, response) => {
        const body = Buffer.concat(await request.toArray());
        response.writeHead(answer(request.headers, body)).end();
        receiver.emit("delivery");
        waiting.push({ headers: request.headers, body });
    });
    receiver.listen(0, "127.0.0.1");
    await once(receiver, "listening");
    const next = async () => {
        if (waiting.length === 0) await once(receiver, "delivery");
        await new Promise(setImmediate);
        return waiting.shift();
    };
    return { url: `http://127.0.0.1:${receiver.address().port}/`, next, close: () => receiver.close() };
}

/** Signed so that the library takes it, with each secret while two are good; and so that it sees what was changed. */
export async function verifyDeliveries(stemdesk) {
    const server = await startServer(stemdesk, "--webhooks-to-loopback");
    const receiver = await startReceiver();
    const made = await callApi(server, "POST", "/webhooks", { url: receiver.url, events: ["event.created"] });
    await callApi(server, "POST", "/events", { name: "Feast" });
    const first = await receiver.next();
    assert.equal(new Webhook(made.secret).verify(first.body, first.headers).data.name, "Feast");
    assert.throws(() => new Webhook(made.secret).verify(`${first.body} `, first.headers));

    const rotated = await callApi(server, "POST", `/webhooks/${made.id}/rotate-secret`, { overlapHours: 1 });
    await callApi(server, "POST", "/events", { name: "Supper" });
    const second = await receiver.next();
    for (const secret of [made.secret, rotated.secret])
        assert.equal(new Webhook(secret).verify(second.body, second.headers).data.name, "Supper");

    await callApi(server, "POST", `/webhooks/${made.id}/test`);
    const trial = await receiver.next();
    assert.equal(new Webhook(rotated.secret).verify(trial.body, trial.headers).type, "event.created");
    receiver.close();
    await server.stop();
}

/** The receiver in Node that docs/integrate.md shows takes what is signed, and nothing else. */
export async function tryReadmeReceiver(stemdesk, readme) {
    const [, code] = /^```js\n(.*?)^```$/ms.exec(readFileSync(readme, "utf8"));
    const port = await freePort();
    writeFileSync("receiver.mjs", code.replace("9000", port));
    const server = await startServer(stemdesk, "--webhooks-to-loopback");
    const url = `http://127.0.0.1:${port}/`;
    const { id, secret } = await callApi(server, "POST", "/webhooks", { url, events: ["event.created"] });
    const stop = startTool({ WEBHOOK_SECRET: secret }, process.execPath, "receiver.mjs");
    const attempt = () => callApi(server, "POST", `/webhooks/${id}/test`);
    let answer = await attempt();
    for (const end = Date.now() + 60_000; answer.status === null && Date.now() < end; answer = await attempt())
        await pause(100);
    assert.equal(answer.status, 204);
    assert.equal((await fetch(url, { method: "POST", body: "{}" })).status, 401);
    await stop();
    await server.stop();
}
