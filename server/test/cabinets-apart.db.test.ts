import { listMyRequestProducts } from '@vitrina/contract/my-requests.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import type { Route } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { type Answer, ask } from '../proofs/ask.ts';
import { fieldsOf } from '../proofs/matrix/inner-ids.ts';
import { addEntry } from '../src/positions/entries/add-entry.ts';
import { startTestApp, type TestApp } from './app.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from './builders/factories.ts';
import { fillCabinet } from './builders/full-cabinet.ts';
import { ALL_QUERIES, BEGIN, type Filled, LAST_DAY, RIVAL_SKU, SKU } from './builders/full-cabinet-rows.ts';
import { listTermIds } from './builders/observations.ts';
import { loadMarket } from './builders/query-days.ts';
import { BACKGROUND_CHANGES, BACKGROUND_READS } from './every-background.ts';
import { CHANGING_ROUTES, READING_ROUTES, readingInput } from './every-reading.ts';
import { SAMPLES } from './every-route-samples.ts';
import { type Things, thingsOf } from './every-route-things.ts';
import { startTinyFeed, type TinyFeed } from './fakes/tiny-feed.ts';
import { openTableHashes, type TableHashes } from './hash-tables.ts';

/** What everybody is answered alike, whatever their cabinets hold. */
const OF_NOBODY = {
  // Neither has a key of its own for advertising.
  'abTests/getCampaigns': 'ok',
  // Neither has enough days for anything to be said.
  'effects/get': 'ok',
  'positionCheck/predictPlace': 'statistics.noData',
  'productsInSearch/getMoments': 'ok',
  // Own cards are compared once they were seen for two days.
  'productsInSearch/getOwnRivals': 'ok',
  'productsInSearch/getOwnRivalLines': 'statistics.noData',
  'productsInSearch/getPairs': 'statistics.noData',
  'productsInSearch/getShelf': 'statistics.noData',
  'searchHistory/download': 'ok',
  'searchHistory/getHourDays': 'searchHistory.notFound',
  'searchHistory/getHours': 'ok',
  'searchHistory/getSeries': 'ok',
  'searchHistory/getStatistics': 'ok',
  'searchHistory/suggestQueries': 'ok',
  'undervaluedQueries/getBackTest': 'ok',
  'undervaluedQueries/getCounts': 'ok',
  'wordStatistics/getMarketWords': 'ok',
};
/** Both cabinets follow the most searched query; that nothing but one's own leads: products-in-search/routes.db.test.ts. */
const ALIKE = ['productsInSearch/getLeadingShelf', 'abTests/getRivals'];
const INNER_IDS = ['entryId', 'ruleId', 'runId', 'exportId', 'importId', 'webhookId'];
const NOW = new Date('2026-03-02T09:00:00Z');

let feed: TinyFeed;
let app: TestApp;
let owner: TestUser;
let own: Filled;
let other: Filled;
let rowsOfOther: TableHashes;
/** What the reading routes answered while the other cabinet was empty. */
const alone = new Map<Route, Answer>();
const workedAlone = new Map<string, unknown>();

async function read(route: Route, cabinet: Filled): Promise<Answer> {
  return ask(app.server, { route, input: readingInput(route, cabinet), token: owner.token });
}

/** Somebody who has left a rule and a view behind, and will have a place in the other cabinet. */
async function inviteGuest(): Promise<TestUser> {
  const guest = await makeUser(app);
  await thingsOf(app, own.id, guest.id).savedView();
  await sql`update saved_views set is_shared = true where user_id = ${guest.id}`.execute(app.context.db);
  await sql`update position_alerts set author_id = ${guest.id} where id = ${own.ruleId}`.execute(
    app.context.db,
  );
  return guest;
}

beforeAll(async () => {
  feed = await startTinyFeed();
  const env = { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key', REQUESTS_PER_MINUTE: 1_000_000 };
  app = await startTestApp({ now: BEGIN, env });
  const { id, owner: person } = await makeCabinet(app);
  owner = person;
  const { id: otherId } = await makeCabinet(app, { owner, isAdditional: true });
  app.clock.set(NOW);
  await loadMarket(app, feed, { queries: ALL_QUERIES, last: LAST_DAY, days: 16 });
  own = await fillCabinet(app, { id, owner, mark: 'ромашка', factor: 1 });
  const guest = await inviteGuest();
  for (const route of READING_ROUTES) alone.set(route, await read(route, own));
  for (const [name, work] of Object.entries(BACKGROUND_READS)) workedAlone.set(name, await work(app, own));
  const termIds = [...(await listTermIds(app, id)).values()];
  other = await fillCabinet(app, { id: otherId, owner, mark: 'василёк', factor: 2 }, termIds);
  await addMember(app, otherId, guest, ['analytics']);
  rowsOfOther = await openRowsOfOther();
});
afterAll(async () => {
  await rowsOfOther.close();
  await app.close();
  await feed.stop();
});

const named = (routes: readonly Route[]) => routes.map((route) => [route.path, route] as const);

it.each(named(READING_ROUTES))(
  '%s answers one cabinet the same whatever another one holds',
  async (path, route) => {
    const { key, text } = await read(route, own);
    expect(text).toBe(alone.get(route)?.text);
    const wanted = Object.entries(OF_NOBODY).find(([name]) => name === path)?.[1];
    expect(key).toBe(wanted ?? 'ok');
    if (!wanted && !ALIKE.includes(path)) expect((await read(route, other)).text).not.toBe(text);
  },
);

const naming = READING_ROUTES.filter(({ input }) =>
  INNER_IDS.some((name) => fieldsOf({ input }).includes(name)),
);
it.each(named(naming))('%s returns nothing of what belongs to another cabinet', async (_, route) => {
  expect((await read(route, { ...other, id: own.id })).key).toMatch(/\.notFound$/);
});

it.each(Object.entries(BACKGROUND_READS))('a worker reads %s of one cabinet alone', async (name, work) => {
  const found = await work(app, own);
  expect(found).toEqual(workedAlone.get(name));
  expect(await work(app, other)).not.toEqual(found);
});

it.each([listProducts, listMyRequestProducts])(
  'a tag of another cabinet narrows $path to nothing',
  async (route) => {
    const tag = await sql<{ id: number }>`
      select tag_id as id from product_tags where cabinet_id = ${other.id} limit 1`.execute(app.context.db);
    const input = { cabinetId: own.id, tagIds: [tag.rows[0]?.id] };
    const { text } = await ask(app.server, { route, input, token: owner.token });
    expect(JSON.parse(text)).toMatchObject({ products: [] });
  },
);

const OF_CABINETS = `
  select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'cabinet_id'`;

/** All that PostgreSQL has of the other cabinet, by table. */
const openRowsOfOther = () =>
  openTableHashes(app.context.env.DATABASE_URL, {
    tables: OF_CABINETS,
    linesOf: (table) => `select t::text as line from ${table} t where cabinet_id = ${other.id}`,
  });

/** How many rows the column store has of it. */
async function columnsOfOther(): Promise<unknown> {
  const tables = [
    'position_checks_raw',
    'position_hourly',
    'position_6h',
    'position_forecasts',
    'own_query_day',
    'own_product_day',
    'own_ad_day',
    'sq_source_day',
  ];
  const counted = tables.map(
    (table) => `select '${table}' as name, count() as rows from ${table} where cabinet = {id:UInt32}`,
  );
  const rows = await app.context.clickhouse.rows(
    'test: rows of the other cabinet',
    counted.join(' union all '),
    { id: other.id },
    z.object({ name: z.string(), rows: z.coerce.number() }),
  );
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

let lastCity = 1000;

/** New things of the cabinet, under numbers and names that the other one has too. */
function sharedThings(): Things {
  return {
    ...thingsOf(app, own.id, owner.id),
    product: () => Promise.resolve(SKU),
    externalProduct: () => Promise.resolve(RIVAL_SKU),
    entry: async () => {
      lastCity += 1;
      const entry = { cabinetId: own.id, sku: SKU, cityId: lastCity, queries: ALL_QUERIES };
      return (await addEntry(app.context, entry)).entryId;
    },
  };
}

async function askSample(route: Route, input: object | undefined): Promise<void> {
  const file = await SAMPLES[route.path]?.file?.();
  const { status, key } = await ask(app.server, { route, input, file, token: owner.token });
  // No marketplace is there to answer.
  if (!key.startsWith('external.')) expect(status).toBeLessThan(500);
}

it.each(named(CHANGING_ROUTES))('%s touches no row of another cabinet', async (path, route) => {
  const inputOf = (things: Things) => SAMPLES[path]?.input?.({ cabinetId: own.id, things });
  const before = await rowsOfOther.read();
  await askSample(route, await inputOf(sharedThings()));
  expect(await rowsOfOther.read()).toEqual(before);
  // A file is read in a process of its own, which takes a second.
  if (route.kind === 'upload') return;
  const foreignInput = await inputOf(thingsOf(app, other.id, owner.id));
  const withForeign = await rowsOfOther.read();
  await askSample(route, foreignInput);
  expect(await rowsOfOther.read()).toEqual(withForeign);
});

it.each(Object.entries(BACKGROUND_CHANGES))(
  '%s: a worker touches no row of another cabinet',
  async (_, work) => {
    const before = [await rowsOfOther.read(), await columnsOfOther()];
    await work(app, own);
    expect([await rowsOfOther.read(), await columnsOfOther()]).toEqual(before);
  },
);
