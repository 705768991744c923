// What is sent to a webhook's receiver, before the library that its makers publish for receivers.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";
import { callApi, startServer } from "./processes.mjs";

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
    assert.equal(new Webhook(rotated.secret).verify(trial.body, trial.headers).type, "event.updated");
    receiver.close();
    await server.stop();
}
