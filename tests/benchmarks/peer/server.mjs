// The peer: suppliers, the product batch and the product list of the API, written plainly and well with Fastify and
// better-sqlite3: prepared statements, a transaction a batch, and the same promises to the disk as Stemdesk's.
// Use: node server.mjs DATABASE PORT KEY; says "listening" when it is ready.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import Database from 'better-sqlite3';
import Fastify from 'fastify';

const [database, port, key] = process.argv.slice(2);
const store = new Database(database);
for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    store.pragma(setting);
store.exec(`
    CREATE TABLE suppliers (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL) STRICT;
    CREATE TABLE products (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, category TEXT,
                           product_type TEXT, created INTEGER NOT NULL, updated INTEGER NOT NULL) STRICT;
    CREATE TABLE variants (key INTEGER PRIMARY KEY, product INTEGER NOT NULL REFERENCES products, id TEXT NOT NULL UNIQUE,
                           name TEXT, stem_length REAL, units_per_pack REAL, sku TEXT, created INTEGER NOT NULL,
                           updated INTEGER NOT NULL) STRICT;
    CREATE INDEX variants_of_product ON variants (product);
    CREATE TABLE colours (variant INTEGER NOT NULL REFERENCES variants, place INTEGER NOT NULL, name TEXT NOT NULL,
                          PRIMARY KEY (variant, place)) STRICT, WITHOUT ROWID;
    CREATE TABLE offers (variant INTEGER NOT NULL REFERENCES variants, supplier INTEGER NOT NULL REFERENCES suppliers,
                         min_packs REAL, PRIMARY KEY (variant, supplier)) STRICT, WITHOUT ROWID;
`);

const sql = Object.fromEntries(Object.entries({
    addSupplier: 'INSERT INTO suppliers (id, name) VALUES (?, ?)',
    supplier: 'SELECT key FROM suppliers WHERE id = ?',
    addProduct: 'INSERT INTO products (id, name, category, product_type, created, updated) VALUES (?, ?, ?, ?, ?, ?)',
    product: 'SELECT key FROM products WHERE id = ?',
    setProduct: `UPDATE products SET name = coalesce(?, name), category = coalesce(?, category),
                 product_type = coalesce(?, product_type), updated = ? WHERE key = ?`,
    addVariant: `INSERT INTO variants (product, id, name, stem_length, units_per_pack, sku, created, updated)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    variant: 'SELECT key FROM variants WHERE id = ? AND product = ?',
    setVariant: `UPDATE variants SET name = coalesce(?, name), stem_length = coalesce(?, stem_length),
                 units_per_pack = coalesce(?, units_per_pack), sku = coalesce(?, sku), updated = ? WHERE key = ?`,
    dropColours: 'DELETE FROM colours WHERE variant = ?',
    addColour: 'INSERT INTO colours VALUES (?, ?, ?)',
    dropOffers: 'DELETE FROM offers WHERE variant = ?',
    addOffer: 'INSERT INTO offers VALUES (?, ?, ?)',
    page: 'SELECT * FROM products WHERE key > ? ORDER BY key LIMIT ?',
    variantsOf: 'SELECT * FROM variants WHERE product = ?',
    coloursOf: 'SELECT name FROM colours WHERE variant = ? ORDER BY place',
    offersOf: 'SELECT s.id, o.min_packs FROM offers o JOIN suppliers s ON s.key = o.supplier WHERE o.variant = ?',
}).map(([name, text]) => [name, store.prepare(text)]));

class Refusal extends Error {}

const newId = prefix => `${prefix}_${randomBytes(16).toString('hex').slice(0, 26)}`;

function keyOf(found, code) {
    if (!found)
        throw new Refusal(code);
    return found.key;
}

function writeProduct(row, now) {
    if (row.productId) {
        const product = keyOf(sql.product.get(row.productId), 'product_not_found');
        sql.setProduct.run(row.name, row.category, row.productType, now, product);
        return { product, productId: row.productId, action: 'updated' };
    }
    const name = typeof row.name === 'string' ? row.name.trim() : '';
    if (!name || !row.variant)
        throw new Refusal(name ? 'variant_required' : 'name_required');
    const productId = newId('prod');
    const added = sql.addProduct.run(productId, name, row.category, row.productType, now, now);
    return { product: added.lastInsertRowid, productId, action: 'created' };
}

function writeVariant(product, variant, now) {
    if (variant.unitsPerPack != null && !(variant.unitsPerPack > 0))
        throw new Refusal('invalid_unitsPerPack');
    const { name, stemLength, unitsPerPack, sku, variantId } = variant;
    if (variantId) {
        const key = keyOf(sql.variant.get(variantId, product), 'variant_not_found');
        sql.setVariant.run(name, stemLength, unitsPerPack, sku, now, key);
        return { key, variantId };
    }
    const made = newId('var');
    const added = sql.addVariant.run(product, made, name, stemLength, unitsPerPack, sku, now, now);
    return { key: added.lastInsertRowid, variantId: made };
}

function writeTags(key, variant) {
    if (variant.colors) {
        sql.dropColours.run(key);
        variant.colors.forEach((name, place) => sql.addColour.run(key, place, name));
    }
    if (!variant.supplierIds)
        return;
    sql.dropOffers.run(key);
    const minimums = new Map(variant.supplierMinPacks?.map(({ supplierId, minPacks }) => [supplierId, minPacks]));
    for (const id of variant.supplierIds)
        sql.addOffer.run(key, keyOf(sql.supplier.get(id), 'supplier_not_found'), minimums.get(id) ?? null);
}

// A savepoint for each row: one that is refused leaves nothing of itself.
const writeRow = store.transaction((row, now) => {
    const { product, productId, action } = writeProduct(row, now);
    if (!row.variant)
        return { action, productId };
    const { key, variantId } = writeVariant(product, row.variant, now);
    writeTags(key, row.variant);
    return { action, productId, variantId };
});

const writeBatch = store.transaction(rows => {
    const answer = { results: [], errors: [] };
    const now = Date.now();
    rows.forEach((row, index) => {
        try {
            answer.results.push({ index, ...writeRow(row, now) });
        } catch (error) {
            if (!(error instanceof Refusal))
                throw error;
            answer.errors.push({ index, code: error.message });
        }
    });
    return answer;
});

function shownVariant(variant) {
    const offers = sql.offersOf.all(variant.key);
    return {
        variantId: variant.id,
        name: variant.name,
        stemLength: variant.stem_length,
        unitsPerPack: variant.units_per_pack,
        colors: sql.coloursOf.all(variant.key).map(colour => colour.name),
        supplierIds: offers.map(offer => offer.id),
        supplierMinPacks: offers.filter(offer => offer.min_packs !== null)
            .map(offer => ({ supplierId: offer.id, minPacks: offer.min_packs })),
        sku: variant.sku,
        createdAt: variant.created,
        updatedAt: variant.updated,
    };
}

function shownProduct(product) {
    return {
        productId: product.id,
        name: product.name,
        category: product.category,
        productType: product.product_type,
        createdAt: product.created,
        updatedAt: product.updated,
        variants: sql.variantsOf.all(product.key).map(shownVariant),
    };
}

const digest = text => createHash('sha256').update(text).digest();
const rightKey = digest(`Bearer ${key}`);

const app = Fastify({ bodyLimit: 4 * 1024 * 1024 });
app.addHook('onRequest', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), rightKey))
        return reply.code(401).send({ error: 'invalid_api_key' });
});
app.post('/api/v1/suppliers', async (request, reply) => {
    const supplierId = newId('sup');
    sql.addSupplier.run(supplierId, request.body.name);
    reply.code(201);
    return { supplierId, name: request.body.name };
});
app.post('/api/v1/products', async (request, reply) => {
    if (request.body.items.length > 500)
        return reply.code(422).send({ error: 'too_many_items' });
    return writeBatch(request.body.items);
});
app.get('/api/v1/products', async request => {
    const limit = Math.min(Number(request.query.limit ?? 25), 100);
    const found = sql.page.all(Number(request.query.cursor ?? 0), limit + 1);
    const isDone = found.length <= limit;
    const items = found.slice(0, limit);
    return { items: items.map(shownProduct), isDone, cursor: isDone ? null : String(items.at(-1).key) };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('listening');
