import { moscowDay } from '@vitrina/contract/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { followClock } from '../src/platform/clock.ts';
import type { Context } from '../src/platform/context.ts';
import { addEntry } from '../src/positions/entries/add-entry.ts';
import { listEntries } from '../src/positions/entries/list-entries.ts';
import { workPositions } from '../src/positions/jobs.ts';
import { getMatrix } from '../src/positions/matrix/get-matrix.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet } from '../test/builders/factories.ts';
import { type Sandbox, startSandbox } from '../test/fakes/sandbox.ts';

/** Five minutes of the market pass in five seconds. */
const SPEED = 60;
const MOSCOW = 213;
const NOVOSIBIRSK = 65;

const Truth = z.object({ places: z.array(z.object({ position: z.int(), sku: z.int() })) });
const Taken = z.object({
  query: z.string(),
  city: z.int(),
  place: z.nullable(z.int()),
  taken_at: z.string(),
});

let sandbox: Sandbox;
let app: TestApp;
let clock: Awaited<ReturnType<typeof followClock>>;
let context: Context;

beforeAll(async () => {
  sandbox = await startSandbox();
  await fetch(`${sandbox.url}/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ speed: SPEED }),
  });
  clock = await followClock(`${sandbox.url}/clock`);
  app = await startTestApp({ now: clock.now(), env: sandbox.env });
  context = { ...app.context, clock };
});
afterAll(async () => {
  clock.stop();
  await app.close();
  await sandbox.stop();
});

async function askTruth(text: string, city: number, at?: Date) {
  const requested = new URLSearchParams({
    text,
    city: String(city),
    ...(at ? { at: at.toISOString() } : {}),
  });
  const answer = await fetch(`${sandbox.url}/truth/search?${requested.toString()}`);
  return Truth.parse(await answer.json()).places;
}

/** Popular queries of the market, as the provider's feed names them. */
async function listQueries(): Promise<string[]> {
  const day = moscowDay(new Date(clock.now().getTime() - 2 * 86_400_000));
  const feed = await fetch(`${sandbox.url}/feed/v1/ozon/query-statistics?day=${day}`, {
    headers: { authorization: 'Bearer demo-feed-key' },
  });
  const [, ...lines] = (await feed.text()).trim().split('\n');
  return lines.slice(0, 60).map((line) => line.split(',')[0]?.replaceAll('"', '') ?? '');
}

/** A product from the middle of the longest shelf, followed by its query and by one that nobody types. */
async function chooseProduct() {
  const queries = await listQueries();
  const shelves = await Promise.all(
    queries.map(async (query) => ({ query, places: await askTruth(query, MOSCOW) })),
  );
  const [longest] = shelves.toSorted((a, b) => b.places.length - a.places.length);
  const middle = longest?.places[Math.floor(longest.places.length / 2)];
  if (!longest || !middle) throw new Error('The market has no shelf.');
  return { sku: middle.sku, queries: [longest.query, 'запрос которого никто не вводит'] };
}

test('stores true first positions within two periods after a product is put on tracking', async () => {
  const { sku, queries } = await chooseProduct();
  const cabinet = await makeCabinet(app);
  const input = { cabinetId: cabinet.id, sku, queries };
  const inMoscow = await addEntry(context, { ...input, cityId: MOSCOW });
  await addEntry(context, { ...input, cityId: NOVOSIBIRSK });
  const loops = await workPositions(context);
  await expect
    .poll(() => clock.now() >= new Date(inMoscow.firstExpectedAt), { timeout: 20_000, interval: 50 })
    .toBe(true);

  const { entries } = await listEntries(context, cabinet.id);
  expect(entries.map(({ cityId, state, checkedCount }) => ({ cityId, state, checkedCount }))).toEqual([
    { cityId: MOSCOW, state: 'active', checkedCount: 2 },
    { cityId: NOVOSIBIRSK, state: 'active', checkedCount: 2 },
  ]);
  expect(entries[0]?.name).toMatch(/[а-яё]/i);

  const today = moscowDay(clock.now());
  const { rows } = await getMatrix(context, {
    cabinetId: cabinet.id as never,
    entryId: inMoscow.entryId,
    from: today,
    to: today,
    grouping: 'FiveMinute',
    choice: 'last',
  });
  expect(rows).toHaveLength(2);
  await Promise.all(loops.map((loop) => loop.stop()));
  await expectTrue(cabinet.id, sku, queries[0] ?? '');
});

/** The sandbox knows what stood where at each minute. */
async function expectTrue(cabinetId: number, sku: number, query: string) {
  const checks = await app.context.clickhouse.rows(
    'test: places',
    `select {query:String} as query, city, place, toString(ts + late_seconds) as taken_at
    from position_checks_raw where cabinet = {cabinet:UInt32} and outcome = 'found'`,
    { cabinet: cabinetId, query },
    Taken,
  );
  expect(new Set(checks.map((check) => check.city))).toContain(MOSCOW);
  for (const check of checks) {
    const takenAt = new Date(`${check.taken_at.replace(' ', 'T')}Z`);
    // A walk along the shelf takes some of the market's seconds: it may have begun a minute or two before.
    const moments = [0, 1, 2].map((minutes) => new Date(takenAt.getTime() - minutes * 60_000));
    const truths = await Promise.all(moments.map((at) => askTruth(query, check.city, at)));
    const places = truths.map((places) => places.find((place) => place.sku === sku)?.position);
    expect(places).toContain(check.place);
  }
}
