// The Model Context Protocol of the server, before its makers' judges. They know no API key: a door in front of the
// server adds it to their requests and leaves everything else as they send it.

import assert from "node:assert/strict";
import { createServer, request } from "node:http";
import { run, runModern, startServer, temporaryFolder } from "./processes.mjs";

const scenarios = {
    "server-initialize": ["2025-06-18", "2025-11-25"],
    "ping": ["2025-06-18", "2025-11-25"],
    "tools-list": ["2025-06-18", "2025-11-25", "2026-07-28"],
    "resources-list": ["2025-06-18", "2025-11-25", "2026-07-28"],
    "dns-rebinding-protection": ["2025-11-25", "2026-07-28"],
    "http-header-validation": ["2026-07-28"],
    "sep-2164-resource-not-found": ["2026-07-28"],
};

function openDoor(server) {
    const target = new URL(server.address);
    const door = createServer((incoming, answer) => {
        const headers = [...incoming.rawHeaders, "Authorization", `Bearer ${server.key}`];
        const options = { host: target.hostname, port: target.port, method: incoming.method, path: incoming.url, headers };
        const outgoing = request(options, (reply) => {
            answer.writeHead(reply.statusCode, reply.rawHeaders);
            reply.pipe(answer);
        });
        outgoing.on("error", () => answer.destroy());
        incoming.pipe(outgoing);
    });
    return new Promise((resolve) => door.listen(0, "127.0.0.1", () => resolve(door)));
}

/** Runs `look` with the address of the server's /mcp, which lets its own pages in. */
async function behindTheDoor(stemdesk, look) {
    const server = await startServer(stemdesk);
    const door = await openDoor(server);
    const origin = `http://127.0.0.1:${door.address().port}`;
    await run(stemdesk, "shop", "set", ...server.data, `allowed-origins=${origin}`);
    try {
        await look(`${origin}/mcp`, server);
    } finally {
        door.closeAllConnections();
        door.close();
        await server.stop();
    }
}

/** Every scenario of the contract, in each version that it is of. */
export function judgeMcp(stemdesk) {
    return behindTheDoor(stemdesk, async (url) => {
        for (const [scenario, versions] of Object.entries(scenarios))
            for (const version of versions) {
                const options = ["--scenario", scenario, "--spec-version", version, "-o", temporaryFolder()];
                const said = await runModern("conformance", "server", "--url", url, ...options);
                assert.doesNotMatch(said, /warnings?: [1-9]|⚠/i, `${scenario} ${version}\n${said}`);
            }
    });
}

/** The inspector's client, over HTTP and over standard input and output. */
export function inspectMcp(stemdesk) {
    const inspect = async (...args) => JSON.parse(await runModern("mcp-inspector", "--cli", ...args));
    return behindTheDoor(stemdesk, async (url, server) => {
        const overHttp = [url, "--transport", "http"];
        const overPipes = [stemdesk, "mcp", ...server.data];
        for (const way of [overHttp, overPipes]) {
            const { tools } = await inspect(...way, "--method", "tools/list");
            assert.ok(tools.length >= 8 && tools.every((tool) => tool.outputSchema));
            const call = ["--method", "tools/call", "--tool-name"];
            const made = await inspect(...way, ...call, "create_event", "--tool-arg", "name=Feast");
            assert.equal(made.isError, false);
            const { eventId } = made.structuredContent.event;
            const read = await inspect(...way, ...call, "read_event", "--tool-arg", `eventId=${eventId}`);
            assert.equal(read.structuredContent.name, "Feast");
            const { resources } = await inspect(...way, "--method", "resources/list");
            assert.ok(resources.some(({ uri }) => uri === `stemdesk://event/${eventId}`));
        }
    });
}
