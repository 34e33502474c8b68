import { addDays, listDays } from '@vitrina/contract/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { storeOwnQueries, storeProductDays } from '../../../test/builders/own-days.ts';
import { digestCurveDays } from './digest-curve-days.ts';
import { findCurve } from './find-curve.ts';
import { findKeptCurve } from './find-kept-curve.ts';
import { keepCurve } from './keep-curve.ts';
import { purgeCurves } from './purge-curves.ts';

const SPAN = { from: '2026-03-02', to: '2026-03-08' };
const SKUS = Array.from({ length: 12 }, (_, index) => 501 + index);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-03-10T13:00:00Z') });
});
afterAll(() => app.close());

const lineOf = (sku: number, day: string) => ({
  sku,
  day,
  query: 'чай',
  search: 100,
  position: sku % 2 === 0 ? 3 : 30,
});
const figuresOf = (sku: number, day: string) => ({
  sku,
  day,
  viewUsers: 100,
  cardUsers: (sku * 7 + day.length + Number(day.slice(-1))) % 50,
});

async function openShop() {
  const { id } = await makeCabinet(app);
  // The last day comes later.
  const days = listDays(SPAN.from, addDays(SPAN.to, -1));
  const each = <T>(one: (sku: number, day: string) => T) =>
    days.flatMap((day) => SKUS.map((sku) => one(sku, day)));
  await storeOwnQueries(app, id, each(lineOf));
  await storeProductDays(app, id, each(figuresOf));
  return id;
}

const find = (id: number) => findCurve(app.context, id, SPAN);
const findKept = async (id: number) =>
  findKeptCurve(app.context, id, SPAN, await digestCurveDays(app.context, id, SPAN));

const Plain = z.object({ isNear: z.union([z.boolean(), z.int()]).transform(Boolean), ctr: z.number() });

/** Even products stand at the third place and odd ones at the thirtieth; a median of each half, without our statements. */
async function countPlainly(cabinet: number) {
  const rows = await app.context.clickhouse.rows(
    'test: openings',
    `select sku % 2 = 0 as isNear, quantileExactInclusive(0.5)(opened) as ctr
    from (
      select sku, sum(opened) / sum(seen) as opened
      from (
        select sku, day, argMax(card_users, taken_at) as opened, argMax(view_users, taken_at) as seen
        from own_product_day where cabinet = {cabinet:UInt32} group by sku, day
      ) group by sku
    ) group by isNear order by isNear desc`,
    { cabinet },
    Plain,
  );
  return rows.map(({ ctr }) => ctr);
}

test('a kept curve is the one that is made while somebody waits, and what the raw rows say', async () => {
  const id = await openShop();
  expect(await findKept(id)).toBeUndefined();
  const made = await find(id);
  await keepCurve(app.context, id, SPAN);
  expect(await findKept(id)).toHaveLength(2);
  expect(await find(id)).toEqual(made);
  expect(made.map(({ ctr }) => ctr)).toEqual(await countPlainly(id));
});

test('a day that comes later, and one that is collected again, are in the next curve', async () => {
  const id = await openShop();
  await keepCurve(app.context, id, SPAN);
  const days = [SPAN.to, SPAN.from];
  for (const day of days) {
    const before = await find(id);
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    const opened = SKUS.map((sku) => ({ ...figuresOf(sku, day), cardUsers: 90 }));
    await storeProductDays(app, id, opened);
    expect(await findKept(id)).toBeUndefined();
    const made = await find(id);
    expect(made).not.toEqual(before);
    await keepCurve(app.context, id, SPAN);
    expect(await findKept(id)).toBeDefined();
    expect(await find(id)).toEqual(made);
  }
});

test('a period without anything is kept as one, and all go with their cabinet', async () => {
  const [{ id: empty }, filled] = [await makeCabinet(app), await openShop()];
  for (const id of [empty, filled]) await keepCurve(app.context, id, SPAN);
  expect(await findKept(empty)).toEqual([]);
  await purgeCurves(app.context, filled);
  expect(await findKept(filled)).toBeUndefined();
  expect(await findKept(empty)).toEqual([]);
});
