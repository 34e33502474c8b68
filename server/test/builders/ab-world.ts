import type { AddressInfo } from 'node:net';
import { MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import * as z from 'zod';
import { advanceCabinet } from '../../src/ab-tests/card/advance-cabinet.ts';
import { listDueCabinets } from '../../src/ab-tests/card/due-tests.ts';
import { uploadImage } from '../../src/ab-tests/images/upload-image.ts';
import { createTest } from '../../src/ab-tests/project/create-test.ts';
import { judge } from '../../src/ab-tests/results/judge.ts';
import { updateTest } from '../../src/ab-tests/running/commands.ts';
import { endByTime } from '../../src/ab-tests/running/end-by-time.ts';
import { startTest } from '../../src/ab-tests/running/start-test.ts';
import type { AbTestsTables } from '../../src/ab-tests/tables.ts';
import { sealPerformanceSecret } from '../../src/cabinets/keys/performance-key.ts';
import type { CabinetsTables } from '../../src/cabinets/tables.ts';
import { getPictures } from '../../src/integrations/ozon/get-pictures.ts';
import { getProductInfos, listProductPage } from '../../src/integrations/ozon/list-products.ts';
import { createTokenCache } from '../../src/integrations/ozon-performance/create-token-cache.ts';
import type { Context } from '../../src/platform/context.ts';
import type { CallAnswer } from '../../src/platform/outbound/failure.ts';
import type { ProductsTables } from '../../src/products/tables.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { listRunning, openAdvertiser } from '../fakes/advertiser.ts';
import { ozonKeyOf } from '../fakes/ozon-key.ts';
import { type Sandbox, startSandbox } from '../fakes/sandbox.ts';
import { makeCabinet, makeUser, type TestUser } from './factories.ts';
import { givePoints } from './points.ts';

export type AbProduct = { sku: number; productId: number; offerId: string };
type Settings = Parameters<typeof updateTest>[1]['settings'];
type OfTest = { cabinetId: number; testId: number };

const LEAST_STEP_MS = 45 * SECOND_MS;

const Advertising = z.object({ clientId: z.string(), clientSecret: z.string() });

function requireOk<Data>(answer: CallAnswer<Data>): Data {
  if (answer.outcome !== 'ok') throw new Error(JSON.stringify(answer));
  return answer.data;
}

const colourOf = (n: number) => ({ r: (n * 53) % 256, g: (n * 97) % 256, b: (n * 151) % 256 });

/** Image tests of one cabinet between the product, which the marketplace can reach, and the sandbox. */
export async function openAbWorld() {
  const sandbox = await startSandbox({ queries: 500, products: 500 });
  const { now } = await sandbox.clock({ speed: 0 });
  const app = await startTestApp({
    env: {
      ...sandbox.env,
      REQUESTS_PER_MINUTE: 1_000_000,
      // For workers that are processes of their own.
      CLOCK_URL: `${sandbox.url}/clock`,
    },
    now,
  });
  await app.server.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.fastify.server.address() as AddressInfo;
  app.context.env.PUBLIC_URL = `http://127.0.0.1:${port}`;
  const owner = await makeUser(app);
  await givePoints(app, owner.id, 100_000);
  const cabinet = await makeCabinet(app, {
    owner,
    sellerId: sandbox.sellerId,
    apiKey: await sandbox.keyOf('full'),
  });
  await addAdvertising(app, sandbox, cabinet.id);
  const key = await ozonKeyOf(sandbox, 'full');
  const products = await addProducts(app, key, cabinet.id);
  const [campaign] = await listRunning(await openAdvertiser(sandbox));
  const tokens = createTokenCache(() => app.clock.now());
  let made = 0;

  return {
    app,
    sandbox,
    owner,
    cabinetId: cabinet.id,
    products,
    campaignId: campaign?.id ?? '',
    tokens,
    makeTest: async (product: AbProduct, settings: Settings = {}, colours = 2): Promise<OfTest> => {
      const input = { cabinetId: cabinet.id, sku: product.sku, name: 'Проба' };
      const testId = await createTest(app.context, owner.id, input);
      const of = { cabinetId: cabinet.id, testId };
      await updateTest(app.context, {
        ...of,
        settings: {
          campaignIds: [campaign?.id ?? ''],
          intervalMinutes: 60,
          forceFinish: '2.00:00:00',
          ...settings,
        },
      });
      for (let n = 0; n < colours; n += 1) {
        made += 1;
        const background = colourOf(made);
        const picture = sharp({ create: { width: 300, height: 300, channels: 3, background } });
        await uploadImage(app.context, of, await picture.png().toBuffer());
      }
      return of;
    },
    start: (of: OfTest, user: TestUser = owner) => startTest(app.context, tokens, { ...of, userId: user.id }),
    /** Moves both clocks, from one moment at which something is due to the next, and lets the worker do it. */
    pass: async (minutes: number, context: Context = app.context): Promise<void> => {
      const until = app.clock.now().getTime() + minutes * MINUTE_MS;
      for (let left = minutes * MINUTE_MS; left > 0; left = until - app.clock.now().getTime()) {
        const stepMs = Math.min(left, await readWaitMs(app));
        app.clock.advance(stepMs);
        await sandbox.clock({ advanceMinutes: stepMs / MINUTE_MS });
        // It refills by the machine's time, which hours of a moved clock do not take.
        await sql`delete from quota`.execute(app.context.db);
        await endByTime(context, judge);
        for (const id of await listDueCabinets(app.context, app.clock.now()))
          await advanceCabinet(context, id);
      }
    },
    /** What the marketplace shows, the main picture first. */
    look: async ({ productId }: AbProduct): Promise<string[]> =>
      requireOk(await getPictures(key, [productId]))[0]?.pictures ?? [],
    key,
    close: async () => {
      await app.close();
      await sandbox.stop();
    },
  };
}
export type AbWorld = Awaited<ReturnType<typeof openAbWorld>>;

async function readWaitMs({ context: { db, clock } }: TestApp): Promise<number> {
  const tables = db.withTables<AbTestsTables>();
  const first = await tables
    .selectFrom('ab_tests')
    .select((eb) => eb.fn.min('due_at').as('at'))
    .executeTakeFirst();
  const waitMs = (first?.at?.getTime() ?? Number.POSITIVE_INFINITY) - clock.now().getTime();
  // Orders are followed less often than the worker does: each look costs a test as much as a person waits for it.
  return Math.max(LEAST_STEP_MS, waitMs);
}

async function addAdvertising(app: TestApp, sandbox: Sandbox, cabinetId: number): Promise<void> {
  const { clientId, clientSecret } = Advertising.parse((await sandbox.keys()).advertising);
  await app.context.db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({
      performance_client_id: clientId,
      performance_sealed: sealPerformanceSecret(app.context, sandbox.sellerId, clientSecret),
      performance_status: 'valid',
    })
    .where('id', '=', cabinetId)
    .execute();
}

async function addProducts(
  app: TestApp,
  key: Awaited<ReturnType<typeof ozonKeyOf>>,
  cabinetId: number,
): Promise<AbProduct[]> {
  const { items } = requireOk(await listProductPage(key, ''));
  const ids = items.slice(0, 40).map(({ product_id }) => product_id);
  const infos = requireOk(await getProductInfos(key, ids));
  const products = infos.flatMap(({ id, sku, offer_id: offerId }) =>
    sku ? [{ sku, productId: id, offerId }] : [],
  );
  await app.context.db
    .withTables<ProductsTables>()
    .insertInto('products')
    .values(
      products.map(({ sku, productId, offerId }) => ({
        cabinet_id: cabinetId,
        sku,
        product_id: productId,
        offer_id: offerId,
        name: `Товар ${offerId}`,
        search_text: offerId,
        image_url: null,
        price_kopecks: null,
        stock: null,
        is_archived: false,
        synced_at: app.clock.now(),
      })),
    )
    .execute();
  return products;
}
