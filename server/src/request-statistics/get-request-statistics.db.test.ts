import { getRequestSeries, getRequestStatistics } from '@vitrina/contract/request-statistics.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { markDays, storeOwnQueries, storeProductDays, storeProducts } from '../../test/builders/own-days.ts';
import { refusal } from '../../test/refusal.ts';
import { recordCollector } from '../cabinets/record-collector.ts';

type Shop = Awaited<ReturnType<typeof makeCabinet>>;

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shop = await makeCabinet(app);
  await storeProducts(app, shop.id, [5, 6]);
});
afterAll(() => app.close());

const DAY = '2026-02-28';
const WEEK = { from: '2026-02-22', to: DAY };

async function ask(skus: number[] = [5], span = WEEK, of = shop) {
  const input = getRequestStatistics.input.parse({ cabinetId: of.id, skus, ...span });
  return app.inject(getRequestStatistics, input, of.owner.token);
}
async function get(skus: number[] = [5], span = WEEK, of = shop) {
  const input = getRequestStatistics.input.parse({ cabinetId: of.id, skus, ...span });
  return app.call(getRequestStatistics, input, of.owner.token);
}

/** Four queries of a product on one day. */
const four = (sku: number, day = DAY) =>
  ['чай', 'ёлка', 'кофе', 'какао'].map((query, place) => ({
    sku,
    day,
    query,
    search: 100,
    views: 50,
    position: 2 + place,
    orders: 1,
    gmv: 50_000,
  }));

describe('what is asked for', () => {
  test('belongs to the cabinet', async () => {
    const other = await makeCabinet(app);
    await storeProducts(app, other.id, [99]);
    expect((await ask([99])).body).toEqual(refusal('product.notFound'));
    const input = getRequestSeries.input.parse({ cabinetId: shop.id, skus: [99], ...WEEK });
    expect((await app.inject(getRequestSeries, input, shop.owner.token)).body).toEqual(
      refusal('product.notFound'),
    );
  });

  test('lies within the days of the plan, which are returned', async () => {
    const small = await makeCabinet(app, { owner: await makeUser(app, { plan: 'none' }) });
    const visible = { from: '2026-02-22', to: '2026-03-02' };
    expect((await ask([], { from: '2026-02-21', to: DAY }, small)).body).toEqual(
      refusal('searchHistory.outOfRange', visible),
    );
  });

  test('is compared with nothing that the plan does not show', async () => {
    const small = await makeCabinet(app, { owner: await makeUser(app, { plan: 'none' }) });
    await storeProducts(app, small.id, [5]);
    await storeOwnQueries(app, small.id, four(5));
    const { previousPeriod, previousTotals } = await get([5], { from: '2026-02-24', to: DAY }, small);
    expect([previousPeriod, previousTotals]).toEqual([null, null]);
  });

  test('without products is for those that most people saw', async () => {
    await storeOwnQueries(app, shop.id, [
      ...four(5),
      ...four(6),
      { ...four(6)[0]!, query: 'пирог', views: 90 },
    ]);
    expect((await get([])).products.map(({ sku }) => sku)).toEqual([6, 5]);
  });
});

describe('no figures', () => {
  test('before the first day came: wait until 15:00 of the next one, then support', async () => {
    expect((await ask()).body).toEqual(refusal('statistics.fetchFailed'));
  });

  test('because the marketplace refuses', async () => {
    await storeOwnQueries(app, shop.id, four(5, '2026-01-20'));
    await recordCollector(app.context, shop.id, 'ownQueries', {
      outcome: 'serverError',
      nextTryAt: null,
      itemsCount: null,
    });
    expect((await ask()).body).toEqual(refusal('statistics.fetchFailed'));
  });

  test('because nothing was measured in those days', async () => {
    await storeOwnQueries(app, shop.id, four(5, '2026-01-20'));
    await recordCollector(app.context, shop.id, 'ownQueries', {
      outcome: 'ok',
      nextTryAt: null,
      itemsCount: 4,
    });
    expect((await ask()).body).toEqual(refusal('statistics.noData'));
  });

  test('of a product in queries of the cabinet', async () => {
    await storeOwnQueries(app, shop.id, four(5));
    expect((await ask([6])).body).toEqual(refusal('statistics.noData'));
  });

  test('that say anything, while a longer period has more', async () => {
    await storeOwnQueries(app, shop.id, [...four(5).slice(0, 2), ...four(5, '2026-02-10')]);
    expect((await ask()).body).toEqual(refusal('statistics.tooFewQueries'));
    expect((await get([5], { from: '2026-02-08', to: DAY })).rows).toHaveLength(4);
  });

  test('more than a few: all that is stored is shown', async () => {
    await storeOwnQueries(app, shop.id, four(5).slice(0, 2));
    expect((await get()).rows).toHaveLength(2);
  });
});

describe('figures', () => {
  test('two spellings of a query are one line, a place is weighed by searchers', async () => {
    const [, tree] = four(5);
    await storeOwnQueries(app, shop.id, [
      ...four(5),
      { ...tree!, query: 'елка', search: 300, views: 10, position: 7 },
    ]);
    const row = (await get()).rows.find(({ query }) => query === 'елка');
    expect(row).toMatchObject({ uniqueSearchUsers: 400, uniqueViewUsers: 60, position: 6, visibility: 0.15 });
  });

  test('what a subscription does not give is absent and named, never zero', async () => {
    await storeOwnQueries(
      app,
      shop.id,
      four(5).map((line) => ({ ...line, views: null, position: null })),
    );
    await recordCollector(app.context, shop.id, 'ownQueries', {
      outcome: 'noPremium',
      nextTryAt: null,
      itemsCount: 4,
    });
    await sql`update cabinets set premium = 'none' where id = ${shop.id}`.execute(app.context.db);
    const { rows, totals, sources } = await get();
    expect(rows[0]).toMatchObject({
      uniqueSearchUsers: 100,
      uniqueViewUsers: null,
      position: null,
      visibility: null,
    });
    expect(totals).toMatchObject({ uniqueViewUsers: null, uniqueClickUsers: null, allAdsSpendKopecks: null });
    expect(sources).toMatchObject({
      queries: { state: 'noPremium' },
      analytics: { state: 'noPremium' },
      ads: { state: 'noKey' },
    });
  });

  test('of days that are not measured in both sources are not compared', async () => {
    await storeOwnQueries(app, shop.id, four(5));
    await sql`update cabinets set performance_status = 'valid' where id = ${shop.id}`.execute(app.context.db);
    await app.context.clickhouse.insert('test: ads', 'own_ad_day', [
      {
        cabinet: shop.id,
        kind: 'phrase',
        sku: 5,
        phrase: 'чай',
        campaign: 1,
        day: DAY,
        views: 20,
        clicks: 2,
        spent_kopecks: 75_000,
      },
    ]);
    const lineOf = async () => (await get()).rows.find(({ query }) => query === 'чай');
    await markDays(app, shop.id, 'adPhrases', [{ day: '2026-02-27' }, { day: DAY }]);
    expect(await lineOf()).toMatchObject({ adsSpendKopecks: 75_000, ddrByAllOrders: null });
    await sql`delete from own_figure_days where cabinet_id = ${shop.id} and day <> ${DAY}`.execute(
      app.context.db,
    );
    expect(await lineOf()).toMatchObject({ adsSpendKopecks: 75_000, ddrByAllOrders: 1.5, adsCtr: 0.1 });
  });

  test('openings that are expected at a place are the median of five products or more', async () => {
    const others = [11, 12, 13, 14];
    await storeProducts(app, shop.id, others);
    await storeOwnQueries(
      app,
      shop.id,
      [5, ...others].flatMap((sku) => four(sku)),
    );
    const opened = (skus: number[]) =>
      skus.map((sku) => ({ sku, day: DAY, viewUsers: 1000, cardUsers: sku === 5 ? 20 : 10 * sku }));
    await storeProductDays(app, shop.id, opened([5, ...others.slice(1)]));
    expect((await get()).curve).toEqual([]);
    await storeProductDays(app, shop.id, opened(others.slice(0, 1)));
    const { curve, rows, totals } = await get();
    expect(curve).toEqual([{ fromPlace: 1, toPlace: 4, ctr: 0.12, products: 5 }]);
    // 50 people saw it in each query; two of its four places are beyond the fourth.
    expect(rows.map((row) => row.lostClicks)).toEqual([
      expect.closeTo(5, 9),
      expect.closeTo(5, 9),
      expect.closeTo(5, 9),
      null,
    ]);
    expect(totals.lostClicks).toBeCloseTo(15, 9);
  });
});

test('a chart has gaps where a day was not measured or a product was in no query', async () => {
  await storeOwnQueries(app, shop.id, [...four(5, '2026-02-26'), ...four(5), ...four(6)]);
  const input = { cabinetId: shop.id, from: '2026-02-26', to: DAY };
  const draw = (more: object) =>
    app.call(
      getRequestSeries,
      getRequestSeries.input.parse({ ...input, skus: [5, 6], ...more }),
      shop.owner.token,
    );
  expect((await draw({})).series).toEqual([
    { sku: 5, position: [3.5, null, 3.5], viewUsers: [200, null, 200] },
    { sku: 6, position: [null, null, 3.5], viewUsers: [null, null, 200] },
  ]);
  expect((await draw({ query: 'Елка' })).series[0]?.position).toEqual([3, null, 3]);
});
