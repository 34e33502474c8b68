import { DAY_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import type { CabinetRow } from '../../src/cabinets/find-cabinet.ts';
import { findCabinet } from '../../src/cabinets/find-cabinet.ts';
import { addProducts } from '../../src/cards/watch/add-products.ts';
import { getProductInfos, listProductPage } from '../../src/integrations/ozon/list-products.ts';
import type { CallAnswer } from '../../src/platform/outbound/failure.ts';
import type { ProductsTables } from '../../src/products/tables.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { ozonKeyOf } from '../../test/fakes/ozon-key.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';

/** As many as a plan has room for. */
const OF_A_CABINET = 450;
const LAST_SELLER = 2000;

type Options = {
  own: number;
  rivals: number;
  products: number;
  hasPictures: boolean;
  /** When the first look is, and how many days come after it. */
  start: Date;
  days: number;
};

/** A cabinet that watches own products and rivals' in the sandbox. */
export type RadarWorld = {
  app: TestApp;
  sandbox: Sandbox;
  cabinet: CabinetRow;
  own: number[];
  rivals: number[];
  /** Of each watched card: as buyers see it, and of own ones as the seller's methods tell it. */
  cards: { id: number; sku: number; isOwn: boolean; bySeller: boolean }[];
  close(): Promise<void>;
};

function requireOk<Data>(answer: CallAnswer<Data>): Data {
  if (answer.outcome !== 'ok') throw new Error(JSON.stringify(answer));
  return answer.data;
}

/** The first own products of the seller, in the cabinet's book. */
async function bookOwn(app: TestApp, sandbox: Sandbox, cabinetId: number, most: number): Promise<number[]> {
  const key = await ozonKeyOf(sandbox, 'full');
  const { items } = requireOk(await listProductPage(key, ''));
  const infos = requireOk(
    await getProductInfos(
      key,
      items.slice(0, most).map(({ product_id }) => product_id),
    ),
  );
  const rows = infos.flatMap(({ id, sku, offer_id, name }) =>
    sku ? [{ cabinet_id: cabinetId, sku, product_id: id, offer_id, name, is_external: false }] : [],
  );
  await app.context.db
    .withTables<ProductsTables>()
    .insertInto('products')
    .values(
      rows.map((row) => ({
        ...row,
        search_text: '',
        image_url: null,
        price_kopecks: null,
        stock: null,
        is_archived: false,
        synced_at: app.clock.now(),
      })),
    )
    .execute();
  return rows.map(({ sku }) => sku);
}

/** Products of the market's other sellers, one seller after another. */
async function findRivals(sandbox: Sandbox, most: number): Promise<number[]> {
  const found: number[] = [];
  for (let seller = 1; seller < LAST_SELLER && found.length < most; seller += 1) {
    if (String(seller) === sandbox.sellerId) continue;
    const key = await ozonKeyOf(sandbox, 'full', {
      clientId: String(seller),
      apiKey: await sandbox.keyOf('full', String(seller)),
    });
    const { items } = requireOk(await listProductPage(key, ''));
    const ids = items.map(({ product_id }) => product_id);
    if (ids.length > 0)
      found.push(...requireOk(await getProductInfos(key, ids)).flatMap(({ sku }) => sku ?? []));
  }
  return found.slice(0, most);
}

async function watchRivals(app: TestApp, skus: readonly number[]): Promise<void> {
  for (let first = 0; first < skus.length; first += OF_A_CABINET) {
    const owner = await makeUser(app, { plan: 'expert' });
    const { id } = await makeCabinet(app, { owner });
    const some = skus.slice(first, first + OF_A_CABINET);
    await addProducts(app.context, owner.id, { cabinetId: id, skus: some });
  }
}

export async function openRadarWorld(options: Options): Promise<RadarWorld> {
  const { start } = options;
  const sandbox = await startSandbox({ queries: 500, products: options.products });
  // Its past is as easy to read as its present, and its future is not.
  const now = new Date(start.getTime() + (options.days + 2) * DAY_MS);
  await sandbox.clock({ now: now.toISOString(), speed: 0 });
  const clock = options.hasPictures ? { CLOCK_URL: `${sandbox.url}/clock` } : {};
  const app = await startTestApp({ env: { ...sandbox.env, ...clock }, now: start });
  const owner = await makeUser(app, { plan: 'expert' });
  const made = await makeCabinet(app, {
    owner,
    sellerId: sandbox.sellerId,
    apiKey: await sandbox.keyOf('full'),
  });
  const own = await bookOwn(app, sandbox, made.id, options.own);
  const rivals = await findRivals(sandbox, options.rivals);
  await addProducts(app.context, owner.id, { cabinetId: made.id, skus: own });
  await watchRivals(app, rivals);
  const { rows } = await sql<{ id: number; sku: number; is_own: boolean; by_seller: boolean }>`
    select card.id, card.sku, product.is_own, card.cabinet_id is not null as by_seller
    from radar_products as product
    join watched_cards as card on card.id in (product.card_id, product.own_card_id)
    order by card.id`.execute(app.context.db);
  const cabinet = await findCabinet(app.context, made.id);
  if (!cabinet) throw new Error('The cabinet is gone.');
  return {
    app,
    sandbox,
    cabinet,
    own,
    rivals,
    cards: rows.map(({ id, sku, is_own, by_seller }) => ({ id, sku, isOwn: is_own, bySeller: by_seller })),
    close: async () => {
      await app.close();
      await sandbox.stop();
    },
  };
}
