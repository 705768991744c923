// The same peer on PostgreSQL, as a good service is written with `pg`: a pool, named statements that are prepared once a
// connection, a transaction a batch, and one statement a table and batch, with its rows in arrays.
// Use: node server_pg.mjs FOLDER_OF_SOCKET PORT KEY; says "listening" when it is ready.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const [host, port, key] = process.argv.slice(2);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ host, user: 'stemdesk', database: 'postgres', max: 10 });
await pool.query(`
    CREATE TABLE suppliers (key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text NOT NULL UNIQUE,
                            name text NOT NULL);
    CREATE TABLE products (key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text NOT NULL UNIQUE,
                           name text NOT NULL, category text, product_type text, created bigint NOT NULL,
                           updated bigint NOT NULL);
    CREATE TABLE variants (key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                           product bigint NOT NULL REFERENCES products, id text NOT NULL UNIQUE, name text,
                           stem_length float8, units_per_pack float8, sku text, created bigint NOT NULL,
                           updated bigint NOT NULL);
    CREATE INDEX variants_of_product ON variants (product);
    CREATE TABLE colours (variant bigint NOT NULL REFERENCES variants, place int NOT NULL, name text NOT NULL,
                          PRIMARY KEY (variant, place));
    CREATE TABLE offers (variant bigint NOT NULL REFERENCES variants, supplier bigint NOT NULL REFERENCES suppliers,
                         min_packs float8, PRIMARY KEY (variant, supplier));
`);

const sql = Object.fromEntries(Object.entries({
    addSupplier: 'INSERT INTO suppliers (id, name) VALUES ($1, $2)',
    suppliers: 'SELECT id, key FROM suppliers WHERE id = ANY($1::text[])',
    products: 'SELECT id, key FROM products WHERE id = ANY($1::text[]) FOR UPDATE',
    variants: 'SELECT id, key, product FROM variants WHERE id = ANY($1::text[])',
    addProducts: `INSERT INTO products (id, name, category, product_type, created, updated)
                  SELECT id, name, category, type, $5, $5
                  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS given (id, name, category, type)
                  RETURNING key`,
    setProducts: `UPDATE products SET name = coalesce(given.name, products.name),
                  category = coalesce(given.category, products.category),
                  product_type = coalesce(given.type, products.product_type), updated = $5
                  FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) AS given (key, name, category, type)
                  WHERE products.key = given.key`,
    addVariants: `INSERT INTO variants (product, id, name, stem_length, units_per_pack, sku, created, updated)
                  SELECT *, $7::bigint, $7::bigint
                  FROM unnest($1::bigint[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::text[])
                  RETURNING key`,
    setVariants: `UPDATE variants SET name = coalesce(given.name, variants.name),
                  stem_length = coalesce(given.length, variants.stem_length),
                  units_per_pack = coalesce(given.units, variants.units_per_pack),
                  sku = coalesce(given.sku, variants.sku), updated = $6
                  FROM unnest($1::bigint[], $2::text[], $3::float8[], $4::float8[], $5::text[])
                       AS given (key, name, length, units, sku)
                  WHERE variants.key = given.key`,
    dropColours: 'DELETE FROM colours WHERE variant = ANY($1::bigint[])',
    addColours: 'INSERT INTO colours SELECT * FROM unnest($1::bigint[], $2::int[], $3::text[])',
    dropOffers: 'DELETE FROM offers WHERE variant = ANY($1::bigint[])',
    addOffers: 'INSERT INTO offers SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::float8[])',
    page: 'SELECT * FROM products WHERE key > $1 ORDER BY key LIMIT $2',
    variantsOf: `SELECT v.*,
                 (SELECT array_agg(name ORDER BY place) FROM colours WHERE variant = v.key) AS colours,
                 (SELECT array_agg(s.id ORDER BY s.key) FROM offers o JOIN suppliers s ON s.key = o.supplier
                  WHERE o.variant = v.key) AS suppliers,
                 (SELECT array_agg(o.min_packs ORDER BY o.supplier) FROM offers o WHERE o.variant = v.key) AS minimums
                 FROM variants v WHERE v.product = ANY($1::bigint[]) ORDER BY v.key`,
}));

const run = async (client, name, ...values) => (await client.query({ name, text: sql[name], values })).rows;

class Refusal extends Error {}

const newId = prefix => `${prefix}_${randomBytes(16).toString('hex').slice(0, 26)}`;
const unique = values => [...new Set(values)];

function keyOf(known, id, code) {
    const found = known.get(id);
    if (!found)
        throw new Refusal(code);
    return found.key;
}

/// What a batch names, read by one statement a table.
async function readKnown(client, rows) {
    const variants = rows.map(row => row.variant).filter(Boolean);
    const named = {
        products: rows.map(row => row.productId), variants: variants.map(variant => variant.variantId),
        suppliers: unique(variants.flatMap(variant => variant.supplierIds ?? [])),
    };
    const known = {};
    for (const [table, ids] of Object.entries(named)) {
        const wanted = ids.filter(Boolean);
        const found = wanted.length ? await run(client, table, wanted) : [];
        known[table] = new Map(found.map(row => [row.id, row]));
    }
    return known;
}

/// A row as it is to be written; throws where it is refused.
function judged(row, known) {
    const { productId, variant } = row;
    const product = productId && keyOf(known.products, productId, 'product_not_found');
    const name = typeof row.name === 'string' ? row.name.trim() : '';
    if (!productId && (!name || !variant))
        throw new Refusal(name ? 'variant_required' : 'name_required');
    if (!variant)
        return { row, product };
    if (variant.unitsPerPack != null && !(variant.unitsPerPack > 0))
        throw new Refusal('invalid_unitsPerPack');
    const key = variant.variantId && keyOf(known.variants, variant.variantId, 'variant_not_found');
    if (key && known.variants.get(variant.variantId).product !== product)
        throw new Refusal('variant_not_found');
    const minimums = new Map(variant.supplierMinPacks?.map(({ supplierId, minPacks }) => [supplierId, minPacks]));
    const offers = variant.supplierIds?.map(
        id => ({ supplier: keyOf(known.suppliers, id, 'supplier_not_found'), minimum: minimums.get(id) ?? null }));
    return { row, product, variant, key, offers };
}

async function writeProducts(client, items, now) {
    const fresh = items.filter(item => !item.product);
    const changed = items.filter(item => item.product);
    const columns = list => ['name', 'category', 'productType'].map(field => list.map(({ row }) => row[field] ?? null));
    for (const item of items)
        item.productId = item.row.productId ?? newId('prod');
    if (changed.length)
        await run(client, 'setProducts', changed.map(item => item.product), ...columns(changed), now);
    if (!fresh.length)
        return;
    const keys = await run(client, 'addProducts', fresh.map(item => item.productId), ...columns(fresh), now);
    fresh.forEach((item, at) => { item.product = keys[at].key; });
}

async function writeVariants(client, items, now) {
    const fresh = items.filter(item => !item.key);
    const changed = items.filter(item => item.key);
    const column = (list, field) => list.map(({ variant }) => variant[field] ?? null);
    for (const item of items)
        item.variantId = item.variant.variantId ?? newId('var');
    const columns = list => ['stemLength', 'unitsPerPack', 'sku'].map(field => column(list, field));
    if (changed.length)
        await run(client, 'setVariants', changed.map(item => item.key), column(changed, 'name'), ...columns(changed), now);
    if (!fresh.length)
        return;
    const keys = await run(client, 'addVariants', fresh.map(item => item.product), fresh.map(item => item.variantId),
                           column(fresh, 'name'), ...columns(fresh), now);
    fresh.forEach((item, at) => { item.key = keys[at].key; item.isNew = true; });
}

async function writeTags(client, items) {
    const coloured = items.filter(item => item.variant.colors);
    const offered = items.filter(item => item.offers);
    const old = list => list.filter(item => !item.isNew).map(item => item.key);
    if (old(coloured).length)
        await run(client, 'dropColours', old(coloured));
    const colours = coloured.flatMap(({ key, variant }) => variant.colors.map((name, place) => [key, place, name]));
    if (colours.length)
        await run(client, 'addColours', ...[0, 1, 2].map(at => colours.map(colour => colour[at])));
    if (old(offered).length)
        await run(client, 'dropOffers', old(offered));
    const offers = offered.flatMap(({ key, offers }) => offers.map(({ supplier, minimum }) => [key, supplier, minimum]));
    if (offers.length)
        await run(client, 'addOffers', ...[0, 1, 2].map(at => offers.map(offer => offer[at])));
}

async function writeBatch(client, rows) {
    const answer = { results: [], errors: [] };
    const known = await readKnown(client, rows);
    const items = [];
    rows.forEach((row, index) => {
        try {
            items.push({ index, ...judged(row, known) });
        } catch (error) {
            if (!(error instanceof Refusal))
                throw error;
            answer.errors.push({ index, code: error.message });
        }
    });
    const now = Date.now();
    await writeProducts(client, items, now);
    const variants = items.filter(item => item.variant);
    await writeVariants(client, variants, now);
    await writeTags(client, variants);
    answer.results = items.map(({ index, row, productId, variantId }) =>
        ({ index, action: row.productId ? 'updated' : 'created', productId, variantId }));
    return answer;
}

async function inTransaction(work) {
    const client = await pool.connect();
    try {
        await client.query('BEGIN');
        const done = await work(client);
        await client.query('COMMIT');
        return done;
    } catch (error) {
        await client.query('ROLLBACK');
        throw error;
    } finally {
        client.release();
    }
}

const shownVariant = variant => ({
    variantId: variant.id,
    name: variant.name,
    stemLength: variant.stem_length,
    unitsPerPack: variant.units_per_pack,
    colors: variant.colours ?? [],
    supplierIds: variant.suppliers ?? [],
    supplierMinPacks: (variant.suppliers ?? []).map((supplierId, at) => ({ supplierId, minPacks: variant.minimums[at] }))
        .filter(({ minPacks }) => minPacks !== null),
    sku: variant.sku,
    createdAt: variant.created,
    updatedAt: variant.updated,
});

const shownProduct = (product, variants) => ({
    productId: product.id,
    name: product.name,
    category: product.category,
    productType: product.product_type,
    createdAt: product.created,
    updatedAt: product.updated,
    variants: variants.map(shownVariant),
});

const digest = text => createHash('sha256').update(text).digest();
const rightKey = digest(`Bearer ${key}`);

const app = Fastify({ bodyLimit: 4 * 1024 * 1024 });
app.addHook('onRequest', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), rightKey))
        return reply.code(401).send({ error: 'invalid_api_key' });
});
app.post('/api/v1/suppliers', async (request, reply) => {
    const supplierId = newId('sup');
    await run(pool, 'addSupplier', supplierId, request.body.name);
    reply.code(201);
    return { supplierId, name: request.body.name };
});
app.post('/api/v1/products', async (request, reply) => {
    if (request.body.items.length > 500)
        return reply.code(422).send({ error: 'too_many_items' });
    return inTransaction(client => writeBatch(client, request.body.items));
});
app.get('/api/v1/products', async request => {
    const limit = Math.min(Number(request.query.limit ?? 25), 100);
    const found = await run(pool, 'page', Number(request.query.cursor ?? 0), limit + 1);
    const isDone = found.length <= limit;
    const items = found.slice(0, limit);
    const variants = await run(pool, 'variantsOf', items.map(item => item.key));
    const variantsOf = new Map(items.map(item => [item.key, []]));
    for (const variant of variants)
        variantsOf.get(variant.product).push(variant);
    return { items: items.map(item => shownProduct(item, variantsOf.get(item.key))), isDone,
             cursor: isDone ? null : String(items.at(-1).key) };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('listening');
