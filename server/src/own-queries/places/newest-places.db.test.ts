import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { storeOwnQueries } from '../../../test/builders/own-days.ts';
import type { ClickHouse } from '../../platform/clickhouse/client.ts';
import { keepNewestPlaces } from './keep-newest-places.ts';
import { listOwnPlaces } from './list-own-places.ts';

const LAST: Day = '2026-03-08';
const QUERIES = ['чай', 'кофе', 'какао', 'мёд'];
const IDS = QUERIES.map((_, index) => index + 1);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-03-09T13:00:00Z') });
  const texts = QUERIES.map((query, index) => ({ id: index + 1, text: query.replace('ё', 'е') }));
  await app.context.clickhouse.insert('test: queries of the market', 'q', texts);
});
afterAll(() => app.close());

type Line = [sku: number, query: string, day: Day, place: number | null];
const store = (cabinet: number, lines: readonly Line[]) =>
  storeOwnQueries(
    app,
    cabinet,
    lines.map(([sku, query, day, position]) => ({ sku, query, day, search: 100, position })),
  );

/** What is answered, and whether lines were read for it. */
async function ask(cabinetIds: number[], day: Day) {
  const names: string[] = [];
  const clickhouse: ClickHouse = {
    ...app.context.clickhouse,
    rows: (named, ...rest) => {
      names.push(typeof named === 'string' ? named : named.name);
      return app.context.clickhouse.rows(named, ...rest);
    },
  };
  const places = await listOwnPlaces({ ...app.context, clickhouse }, cabinetIds, day, IDS);
  return { places: Object.fromEntries(places), isKept: !names.includes('best places: own places') };
}

async function openShop(): Promise<number> {
  const { id } = await makeCabinet(app);
  await store(id, [
    [1, 'чай', addDays(LAST, -1), 3],
    [2, 'чай', LAST, 12],
    [1, 'чай', LAST, 9.5],
    [1, 'кофе', addDays(LAST, -20), 40],
    [2, 'какао', LAST, null],
    [1, 'мёд', addDays(LAST, -28), 5],
  ]);
  return id;
}

test('kept places are those that the lines say, of the newest day of each query', async () => {
  const id = await openShop();
  const raw = await ask([id], LAST);
  expect(raw).toEqual({ places: { 1: 9.5, 2: 40 }, isKept: false });
  await keepNewestPlaces(app.context, id);
  expect(await ask([id], LAST)).toEqual({ ...raw, isKept: true });
});

test('a query leaves the window when the market is ahead of the cabinet, and an older day reads the lines', async () => {
  const id = await openShop();
  await keepNewestPlaces(app.context, id);
  expect(await ask([id], addDays(LAST, 7))).toEqual({ places: { 1: 9.5, 2: 40 }, isKept: true });
  expect(await ask([id], addDays(LAST, 8))).toEqual({ places: { 1: 9.5 }, isKept: true });
  expect(await ask([id], addDays(LAST, -1))).toEqual({ places: { 1: 3, 2: 40, 4: 5 }, isKept: false });
});

test('a day that comes later, and one that is collected again, are seen at once', async () => {
  const id = await openShop();
  await keepNewestPlaces(app.context, id);
  for (const [day, place] of [
    [addDays(LAST, 1), 7],
    [LAST, 6],
  ] as const) {
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    await store(id, [[3, 'какао', day, place]]);
    const seen = await ask([id], addDays(LAST, 1));
    expect(seen).toMatchObject({ places: { 3: 7 }, isKept: false });
    await keepNewestPlaces(app.context, id);
    expect(await ask([id], addDays(LAST, 1))).toEqual({ ...seen, isKept: true });
  }
});

test('of several cabinets the newest day of a query decides, kept or not', async () => {
  const [kept, read] = [await openShop(), await openShop()];
  await keepNewestPlaces(app.context, kept);
  await store(read, [
    [5, 'чай', addDays(LAST, 1), 30],
    [5, 'кофе', addDays(LAST, -20), 8],
  ]);
  const mixed = await ask([kept, read], addDays(LAST, 1));
  expect(mixed).toEqual({ places: { 1: 30, 2: 8 }, isKept: false });
  await keepNewestPlaces(app.context, read);
  expect(await ask([kept, read], addDays(LAST, 1))).toEqual({ ...mixed, isKept: true });
});

test('a cabinet without a stored day keeps nothing and has no places', async () => {
  const { id } = await makeCabinet(app);
  await keepNewestPlaces(app.context, id);
  expect(await ask([id], LAST)).toEqual({ places: {}, isKept: false });
});
