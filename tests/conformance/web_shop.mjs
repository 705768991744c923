// Lets the web shop of packaging/examples keep in step with a server that limits it, is killed and is restored.

import assert from "node:assert/strict";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startReceiver } from "./deliveries.mjs";
import { callApi, run, startServer, temporaryFolder } from "./processes.mjs";

const patience = 120_000;

function articles(season) {
    return Array.from({ length: 150 + season }, (_, at) => ({
        productId: `p${Math.floor(at / 3)}`, varietyId: `v${at}`, product: `Röse ${Math.floor(at / 3)}`, type: "flower",
        variety: `Variety ${at % 3}`, length: at % 5 === 0 ? 40 + season : 40, pack: 25, sku: `RO-${at}`,
    }));
}

async function productsOf(server) {
    const found = [];
    for (let cursor = ""; cursor !== null;) {
        const page = await callApi(server, "GET", `/products?limit=100${cursor}`);
        found.push(...page.items);
        cursor = page.isDone ? null : `&cursor=${page.cursor}`;
    }
    return found;
}

/** Both sides, in the same form. */
async function rowsOf(server) {
    const rows = (await productsOf(server)).flatMap((product) => product.variants.map((variant) => [variant.variantId, {
        product: product.name, type: product.productType, variety: variant.name, length: variant.stemLength,
        pack: variant.unitsPerPack, sku: variant.sku, stemdeskId: product.productId,
        externalProductId: product.externalId, externalId: variant.externalId,
    }]));
    const own = rows.filter(([, row]) => row.externalId)
        .map(([, { product, type, variety, length, pack, sku, externalProductId, externalId }]) => [externalId,
            { product, type, variety, length, pack, sku, productId: externalProductId, varietyId: externalId, isSent: true }]);
    return { varieties: Object.fromEntries(rows), articles: Object.fromEntries(own) };
}

async function untilEqual(server, shop) {
    const end = Date.now() + patience;
    for (let isEqual = false; !isEqual;) {
        const { varieties, articles } = shop.state;
        try {
            assert.deepEqual({ varieties, articles }, await rowsOf(server));
            isEqual = true;
        } catch (difference) {
            if (Date.now() > end) throw difference;
            await pause(200);
        }
    }
}

/** As the florist does meanwhile. */
async function edit(server) {
    const products = await productsOf(server);
    const [{ variantId }] = products[3].variants;
    await callApi(server, "PATCH", `/products/${products[3].productId}/variants/${variantId}`, { unitsPerPack: 7 });
    await callApi(server, "POST", "/products", {
        items: [{ name: "Ribbon", productType: "material", variants: [{ name: "Satin" }, { name: "Silk" }] }],
    });
    await callApi(server, "DELETE", `/products/${products.at(-1).productId}`);
}

export async function keepInStep(stemdesk) {
    const server = await startServer(stemdesk, "--webhooks-to-loopback");
    const { WebShop } = await import(join(process.cwd(), "compiled/web_shop.js"));
    const folder = temporaryFolder();
    const shop = new WebShop({ url: server.address, key: server.key, file: join(folder, "web_shop.json") });
    const enough = new AbortController();
    await run(stemdesk, "shop", "set", ...server.data, "rate-per-minute=2"); // The third request is told to wait.
    shop.take(articles(0));
    const limited = shop.push().then(() => shop.pull());
    await pause(1_500);
    await run(stemdesk, "shop", "set", ...server.data, "rate-per-minute=0");
    await limited;
    shop.take([{ ...articles(0)[0], productId: "short", varietyId: "lived", sku: "SHORT" }]);
    await shop.push();
    const [{ productId }] = (await callApi(server, "GET", "/products?externalId=short")).items;
    await callApi(server, "DELETE", `/products/${productId}`); // Before the shop has read what it sent.
    const following = shop.follow(enough.signal);
    await untilEqual(server, shop);

    for (let season = 1; season <= 3; ++season) {
        await edit(server);
        shop.take(articles(season));
        const pushed = shop.push();
        await pause(season * 30);
        await server.stop("SIGKILL");
        await server.startAgain();
        await pushed;
        if (season === 2) await run(stemdesk, "backup", ...server.data, join(folder, "half.backup"));
    }
    await untilEqual(server, shop);
    await server.stop();
    await run(stemdesk, "restore", ...server.data, join(folder, "half.backup"));
    await server.startAgain();
    await untilEqual(server, shop);

    await hearOfEvents(server, shop);
    enough.abort();
    await following;
    await server.stop();
}

async function hearOfEvents(server, shop) {
    let secret = "";
    const receiver = await startReceiver((headers, body) => shop.hear(headers, body, secret));
    const made = await callApi(server, "POST", "/webhooks", { url: receiver.url, events: ["event.created"] });
    ({ secret } = made);
    const { eventId } = await callApi(server, "POST", "/events", { name: "Feast" });
    await receiver.next();
    assert.equal(shop.state.events[eventId].name, "Feast");
    assert.equal(shop.hear({ "webhook-id": "whd_1", "webhook-timestamp": `${Math.floor(Date.now() / 1000)}` },
        Buffer.from("{}"), secret), 401);
    receiver.close();
}
