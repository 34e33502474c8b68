import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { type RenderedImage, renderImage } from '../src/ab-tests/images/render-image.ts';
import type { AbTestsTables } from '../src/ab-tests/tables.ts';
import { listProductPage } from '../src/integrations/ozon/list-products.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeAbTest } from '../test/builders/ab-tests.ts';
import { makeCabinet, makeUser } from '../test/builders/factories.ts';
import { ozonKeyOf } from '../test/fakes/ozon-key.ts';
import { type Sandbox, startSandbox } from '../test/fakes/sandbox.ts';
import { startProduct } from '../test/processes/product-process.ts';
import type { Figure, Size } from './figure.ts';

/** A clock that runs faster than the machine makes the lateness that is read as much larger. */
const SIZES: Record<Size, { tests: number; products: number; speed: number }> = {
  small: { tests: 12, products: 1000, speed: 4 },
  full: { tests: 300, products: 20_000, speed: 1 },
};
/** As many as the largest plan runs in a cabinet. */
const PER_CABINET = 10;
const WINDOW_MS = 10 * MINUTE_MS;
const LIMIT_SECONDS = 60;
const BEFORE_MS = 10_000;

type Product = { product_id: number; offer_id: string };
type Seller = { sellerId: string; apiKey: string; products: Product[] };

/** Sellers of the market with products for so many tests. */
async function listSellers(sandbox: Sandbox, tests: number): Promise<Seller[]> {
  const sellers: Seller[] = [];
  let found = 0;
  for (let id = 1; found < tests && id < 2000; id += 1) {
    const sellerId = String(id);
    const apiKey = await sandbox.keyOf('full', sellerId).catch(() => undefined);
    if (apiKey === undefined) continue;
    const page = await listProductPage(await ozonKeyOf(sandbox, 'full', { clientId: sellerId, apiKey }), '');
    if (page.outcome !== 'ok') continue;
    const products = page.data.items.slice(0, Math.min(PER_CABINET, tests - found));
    if (products.length === 0) continue;
    sellers.push({ sellerId, apiKey, products });
    found += products.length;
  }
  return sellers;
}

async function drawPictures(): Promise<RenderedImage[]> {
  return Promise.all(
    ['teal', 'orange'].map(async (background) => {
      const picture = sharp({ create: { width: 300, height: 300, channels: 3, background } });
      return renderImage(await picture.png().toBuffer());
    }),
  );
}

type Plan = {
  cabinetId: number;
  product: Product;
  pictures: readonly RenderedImage[];
  from: Date;
};

/** A test in the middle of its rotation, that is to show its image now. */
async function makeRunning(app: TestApp, { cabinetId, product, pictures, from }: Plan): Promise<void> {
  const begun = new Date(from.getTime() - DAY_MS);
  const testId = await makeAbTest(app, cabinetId, {
    sku: product.product_id,
    product_id: product.product_id,
    offer_id: product.offer_id,
    status: 'running',
    interval_minutes: WINDOW_MS / MINUTE_MS,
    started_at: begun,
    running_since: begun,
    launched_at: begun,
    warm_up_ends_at: begun,
    finishes_by: new Date(from.getTime() + DAY_MS),
    due_at: from,
  });
  const tables = app.context.db.withTables<AbTestsTables>();
  const images = await tables
    .insertInto('ab_images')
    .values(
      pictures.map((picture, index) => ({
        ...picture,
        cabinet_id: cabinetId,
        test_id: testId,
        name: randomBytes(16).toString('base64url'),
        number: index + 1,
        created_at: begun,
        excluded_at: null,
      })),
    )
    .returning('id')
    .execute();
  await sql`
    insert into ab_windows (test_id, number, cabinet_id, image_id, planned_from, planned_to, state)
    select ${testId}, 1, ${cabinetId}, ${images[0]?.id}, ${from}::timestamptz, ${from}::timestamptz + interval '10 minutes',
      'planned'`.execute(app.context.db);
}

async function makeTests(app: TestApp, sellers: readonly Seller[], from: Date): Promise<void> {
  const owner = await makeUser(app);
  const pictures = await drawPictures();
  for (const { sellerId, apiKey, products } of sellers) {
    const { id: cabinetId } = await makeCabinet(app, { owner, sellerId, apiKey });
    for (const product of products) await makeRunning(app, { cabinetId, product, pictures, from });
  }
}

async function readLateness(app: TestApp) {
  const { rows } = await sql<{ ordered: number; missed: number; p99: number; most: number }>`
    select count(ordered_at) as ordered, count(*) filter (where ordered_at is null) as missed,
      coalesce(percentile_cont(0.99) within group (order by late), 0) as p99, coalesce(max(late), 0) as most
    from (
      select ordered_at, extract(epoch from ordered_at - planned_from)::float8 as late from ab_windows
    ) as switches`.execute(app.context.db);
  return rows[0] ?? { ordered: 0, missed: 0, p99: 0, most: 0 };
}

/** All tests switch at the same moments: the worst that a schedule of slots of the day can bring. */
export async function prove(size: Size): Promise<Figure[]> {
  const { tests, products, speed } = SIZES[size];
  const sandbox = await startSandbox({ queries: 300, products });
  const { now } = await sandbox.clock({ speed: 0 });
  const app = await startTestApp({ now, env: { ...sandbox.env, CLOCK_URL: `${sandbox.url}/clock` } });
  try {
    await app.server.fastify.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.fastify.server.address() as AddressInfo;
    app.context.env.PUBLIC_URL = `http://127.0.0.1:${port}`;
    const sellers = await listSellers(sandbox, tests);
    const from = new Date(Math.ceil((now.getTime() + MINUTE_MS) / WINDOW_MS) * WINDOW_MS);
    await makeTests(app, sellers, from);
    const worker = await startProduct(app, 'worker');
    await sandbox.clock({ now: new Date(from.getTime() - BEFORE_MS).toISOString(), speed });
    await wait((BEFORE_MS + 2 * MINUTE_MS) / speed);
    await sandbox.clock({ speed: 0 });
    await worker.stop();
    const { ordered, missed, p99, most } = await readLateness(app);
    return [
      {
        id: 'AB',
        figure: `lateness of switches of ${tests} tests at once in one worker, windows of 10 minutes: 99th percentile`,
        required: `< ${LIMIT_SECONDS} s, none missed`,
        measured: `${p99.toFixed(1)} s, at most ${most.toFixed(1)} s (${ordered} switches, ${missed} missed)`,
        isKept: p99 < LIMIT_SECONDS && missed === 0 && ordered === tests,
      },
    ];
  } finally {
    await app.close();
    await sandbox.stop();
  }
}
