import { addDays } from '@vitrina/contract/dates.ts';
import * as contract from '@vitrina/contract/my-requests.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser } from '../../../test/builders/factories.ts';
import { storeOwnQueries, storeProducts } from '../../../test/builders/own-days.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import { findReadyCounts } from './find-ready-counts.ts';
import { findCountsSource } from './find-source.ts';
import { makeReadyCounts } from './make-ready-counts.ts';
import { purgeReadyCounts } from './purge-ready-counts.ts';

const NEWEST = '2026-03-09';
const SKUS = [501, 502, 503, 504];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-03-10T13:00:00Z') });
});
afterAll(() => app.close());

/** Products, queries and days of which no two are alike; the third product has been lost since a week. */
const lines = Array.from({ length: 35 }, (_, ago) =>
  [501, 502, 503].flatMap((sku) =>
    ['чай', 'чай зелёный', 'чайник', 'кофе'].flatMap((query, index) => {
      const isLeftOut = (sku === 503 && ago < 7) || (ago + index + sku) % 5 === 0 || (index === 3 && ago < 9);
      const views = sku === 502 && index === 2 ? null : (sku + ago * 7 + index) % 40;
      return isLeftOut
        ? []
        : [
            {
              sku,
              query,
              day: addDays(NEWEST, -ago),
              search: 50 + ((sku * 3 + ago) % 60),
              views,
              position: index === 1 ? null : ((sku + ago + index * 23) % 90) + 0.5,
              orders: (ago + index) % 3,
            },
          ];
    }),
  ),
).flat();

async function openShop(some = lines) {
  const owner = await makeUser(app, { plan: 'expert' });
  const { id: cabinetId } = await makeCabinet(app, { owner });
  await storeProducts(app, cabinetId, SKUS);
  await storeOwnQueries(app, cabinetId, some);
  return {
    cabinetId,
    owner,
    list: () => app.call(contract.listMyRequestProducts, { cabinetId }, owner.token),
    make: () => makeReadyCounts(app.context, cabinetId),
    findReady: async () =>
      findReadyCounts(app.context, cabinetId, (await findCountsSource(app.context, cabinetId)).madeOf),
  };
}

// The words of the product's statements are of no use here: the week is the days behind 2 March, and that is all.
const PLAIN = `
  select sku, uniqExactIf(text, day > '2026-03-02') as queriesFound,
    uniqExactIf(text, day <= '2026-03-02' and day > '2026-02-23') as queriesBefore,
    arrayCount(one -> not has(groupUniqArrayIf(text, day > '2026-03-02'), one),
      groupUniqArrayIf(text, day <= '2026-03-02' and day > '2026-02-02')) as lostCount,
    if(queriesFound = 0 or countIf(day > '2026-03-02' and view_users is null) > 0, null,
      sumIf(view_users, day > '2026-03-02')) as viewUsers,
    if(queriesFound = 0, null, sumIf(orders, day > '2026-03-02')) as orders
  from own_query_day where cabinet = {cabinet:UInt32} group by sku order by sku`;
const Plain = z.object({
  sku: z.int(),
  queriesFound: z.int(),
  queriesBefore: z.int(),
  lostCount: z.int(),
  viewUsers: z.nullable(z.int()),
  orders: z.nullable(z.int()),
});

describe('ready counts', () => {
  test('are the answer that is counted while somebody waits, and what the raw rows add up to', async () => {
    const shop = await openShop();
    expect(await shop.findReady()).toBeUndefined();
    const counted = await shop.list();
    await shop.make();
    expect((await shop.findReady())?.sku).toHaveLength(3);
    const ready = await shop.list();
    expect(ready).toEqual(counted);
    const opened = await app.call(
      contract.getMyRequests,
      { cabinetId: shop.cabinetId, sku: 501 },
      shop.owner.token,
    );
    expect(opened.product).toEqual(ready.products.find(({ sku }) => sku === 501));
    const plain = await app.context.clickhouse.rows('test', PLAIN, { cabinet: shop.cabinetId }, Plain);
    expect(plain.map(({ lostCount }) => lostCount)).toEqual([1, 1, 4]);
    for (const one of plain) expect(ready.products.find(({ sku }) => sku === one.sku)).toMatchObject(one);
    expect(ready.products.at(-1)).toMatchObject({ sku: 504, queriesFound: 0, viewUsers: null });
  });

  test('are what the list reads: nothing is added up again', async () => {
    const shop = await openShop();
    await shop.make();
    const { products } = await shop.list();
    // A line that no day has been marked for is not part of any state yet.
    const added = { cabinet: shop.cabinetId, sku: 501, query: 'новый', day: NEWEST, search_users: 9 };
    await app.context.clickhouse.insert('test', 'own_query_day', [
      { ...added, taken_at: '2026-03-10 12:00:00' },
    ]);
    expect((await shop.list()).products).toEqual(products);
  });

  test('give way to a day that comes later, an exclusion and another plan, and come back', async () => {
    const late = addDays(NEWEST, -10);
    const shop = await openShop(lines.filter(({ day }) => day !== late));
    await shop.make();
    const changes = [
      () => storeOwnQueries(app, shop.cabinetId, [{ sku: 504, query: 'поздний', day: late, search: 5 }]),
      () =>
        app.call(
          contract.excludeMyRequests,
          { cabinetId: shop.cabinetId, sku: 501, queries: ['чай'], isExcluded: true },
          shop.owner.token,
        ),
      () => setPlan(app.context, shop.owner.id, 'start', 30),
    ];
    for (const change of changes) {
      const before = await shop.list();
      await change();
      expect(await shop.findReady()).toBeUndefined();
      const counted = await shop.list();
      expect(counted).not.toEqual(before);
      await shop.make();
      expect(await shop.findReady()).toBeDefined();
      expect(await shop.list()).toEqual(counted);
    }
  });

  test('are one row of a cabinet however often they are made, and purged with it', async () => {
    const [shop, neighbour] = [await openShop(), await openShop()];
    for (const one of [shop, shop, neighbour]) await one.make();
    await purgeReadyCounts(app.context, shop.cabinetId);
    expect(await shop.findReady()).toBeUndefined();
    expect(await neighbour.findReady()).toBeDefined();
  });
});
