// The programs that the judges start. Whatever way this process ends, they end with it.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const running = new Set();
const folders = new Set();

process.on("exit", () => {
    for (const child of running) child.kill("SIGKILL");
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const [signal, number] of [["SIGHUP", 1], ["SIGINT", 2], ["SIGTERM", 15]])
    process.on(signal, () => process.exit(128 + number));

/** An empty folder that goes away with this process. */
export function temporaryFolder() {
    const folder = mkdtempSync(join(tmpdir(), "stemdesk-conformance-"));
    folders.add(folder);
    return folder;
}

/** Runs a program to its end and returns what it prints to its output; its complaints are the error. */
export async function run(program, ...args) {
    const { output, printed, ended } = start(program, args);
    const status = await ended;
    if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${output.join("").trim()}`);
    return printed.join("").trim();
}

/** Runs a tool of the npm packages, which stand in the current folder. */
export function runTool(name, ...args) {
    return run(join("node_modules", ".bin", name), ...args);
}

/** The same for tools that want a newer Node than Debian 12 has: npm brings them one. */
export function runModern(name, ...args) {
    const tool = join("node_modules", ".bin", name);
    if (Number.parseInt(process.versions.node) >= 22) return run(process.execPath, tool, ...args);
    return run(join("node_modules", `node-linux-${process.arch}`, "bin", "node"), tool, ...args);
}

/** Starts a program with more in its environment; what is returned ends it. */
export function startTool(environment, program, ...args) {
    const { child, ended } = start(program, args, environment);
    return () => (child.kill(), ended);
}

function start(program, args, environment = {}) {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...environment } });
    running.add(child);
    const output = [];
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8");
        stream.on("data", (text) => output.push(text));
    }
    child.stdout.on("data", (text) => printed.push(text));
    const ended = new Promise((resolve, reject) => {
        child.once("error", reject);
        child.once("close", resolve);
    }).finally(() => running.delete(child));
    return { child, output, printed, ended };
}

/** Starts a program and waits until `find` finds something in what it prints. */
async function started(program, args, find) {
    const { child, output, ended } = start(program, args);
    const found = await new Promise((resolve, reject) => {
        const giveUp = (why) => reject(new Error(`${program} ${why}: ${output.join("")}`));
        const patience = setTimeout(giveUp, 60_000, "is not ready");
        const look = () => {
            const match = find(output.join(""));
            if (match) resolve(match);
        };
        for (const stream of [child.stdout, child.stderr]) stream.on("data", look);
        ended.then(() => giveUp("has ended"), reject).finally(() => clearTimeout(patience));
    });
    const stop = async (signal = "SIGTERM") => {
        child.kill(signal);
        const patience = setTimeout(() => child.kill("SIGKILL"), 10_000);
        await ended;
        clearTimeout(patience);
    };
    return { found, output, stop };
}

/** `stemdesk serve` on an empty shop without a rate limit: its address, a key that may do everything, the
 * options that name its data, stop(), and startAgain() at the same address. */
export async function startServer(stemdesk, ...options) {
    const data = ["--data", temporaryFolder()];
    const key = await run(stemdesk, "key", "create", ...data, "--name", "Conformance", "--scopes", "all");
    await run(stemdesk, "shop", "set", ...data, "rate-per-minute=0", "time-zone=Europe/London");
    const serve = (address) => started(stemdesk, ["serve", ...data, ...options, "--listen", address],
        (text) => /^listening on (\S+)$/m.exec(text));
    let running = await serve("127.0.0.1:0");
    const address = running.found[1];
    const startAgain = async () => void (running = await serve(address.replace("http://", "")));
    return { address, key, data, stop: (signal) => running.stop(signal), startAgain };
}

/** Prism between a client and the server at `address`: its own address, what it has said so far, and stop(). */
export async function startProxy(document, address) {
    const port = await freePort();
    const args = ["proxy", document, address, "--errors", "--multiprocess", "false", "--host", "127.0.0.1"];
    const prism = join("node_modules", ".bin", "prism");
    args.push("--port", `${port}`);
    const { output, stop } = await started(prism, args, (text) => /is listening on/.exec(text));
    return { address: `http://127.0.0.1:${port}`, output, stop };
}

export function freePort() {
    return new Promise((resolve, reject) => {
        const probe = createServer();
        probe.once("error", reject);
        probe.listen(0, "127.0.0.1", () => {
            const { port } = probe.address();
            probe.close(() => resolve(port));
        });
    });
}

/** The JSON of an answer, which must be no refusal. */
export async function callApi({ address, key }, method, path, body) {
    const headers = { Authorization: `Bearer ${key}`, ...(body && { "Content-Type": "application/json" }) };
    const answer = await fetch(`${address}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
}
