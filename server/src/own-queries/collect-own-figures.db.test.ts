import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import { getCollectors } from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { collectAll, collectRun, openShop, type Shop } from '../../test/builders/own-figures.ts';
import { openAdvertiser } from '../../test/fakes/advertiser.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import { changePerformanceKey } from '../cabinets/keys/change-performance-key.ts';
import { sealPerformanceSecret } from '../cabinets/keys/performance-key.ts';
import { listDueCabinets } from '../cabinets/list-due-cabinets.ts';
import { sealMarketplaceKey } from '../cabinets/marketplace-key.ts';
import { resumeCollectors } from '../cabinets/resume-collectors.ts';
import { createTokenCache } from '../integrations/ozon-performance/create-token-cache.ts';
import type { Context } from '../platform/context.ts';
import { syncProducts } from '../products/sync-products.ts';
import { collectOwnAds } from './advertising/collect-own-ads.ts';
import { collectOwnAnalyticsJob } from './analytics/collect-own-analytics.job.ts';
import { collectOwnAnalytics } from './analytics/collect-own-analytics.ts';
import { collectOwnQueriesJob } from './collect-own-queries.job.ts';
import { listFigureDays } from './figure-days.ts';
import { planCollections } from './plan-collections.ts';
import { missingDays } from './rules.ts';

let sandbox: Sandbox;
let app: TestApp;
let shop: Shop;

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 400, products: 400 });
  // Far from the hour at which another day is to be had: the clock moves on while days are collected.
  const { now } = await sandbox.clock({ now: '2026-11-21T09:00:00Z', speed: 0 });
  app = await startTestApp({ now, env: sandbox.env });
  shop = await openShop(app, sandbox);
});
afterEach(() => sandbox.clearFaults());
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const Sums = z.object({ rows: z.int(), lines: z.int(), days: z.int(), views: z.int() });

async function sumsOf(table: 'own_product_day' | 'own_ad_day', where = '1') {
  const lines = table === 'own_product_day' ? '(sku, day)' : '(kind, sku, phrase, campaign, day)';
  const [sums] = await app.context.clickhouse.rows(
    'test: sums',
    `select toUInt32(count()) as rows, toUInt32(uniqExact(${lines})) as lines, toUInt32(uniqExact(day)) as days,
       sum(own.views) as views
     from ${table} as own final where cabinet = {id:UInt32} and ${where}`,
    { id: shop.id },
    Sums,
  );
  return sums;
}

async function lineOf(collector: CollectorState['collector']) {
  const { collectors } = await app.call(getCollectors, { cabinetId: shop.id }, shop.owner.token);
  return collectors.find((line) => line.collector === collector);
}

const forget = (...sources: string[]) =>
  sql`delete from own_figure_days where cabinet_id = ${shop.id} and source in (${sql.join(sources)})`.execute(
    app.context.db,
  );

test('queries are asked for once products were, figures at once', async () => {
  const cabinet = await makeCabinet(app, { sellerId: '2', apiKey: await sandbox.keyOf('full', '2') });
  const listPlanned = async () => {
    await planCollections(app.context);
    const planned = await sql<{ name: string }>`select name from jobs.job
      where data ->> 'cabinetId' = ${String(cabinet.id)} order by name`.execute(app.context.db);
    return planned.rows.map(({ name }) => name);
  };
  expect(await listPlanned()).toEqual([collectOwnAnalyticsJob.name]);
  await syncProducts(app.context, cabinet.id);
  expect(await listPlanned()).toEqual([collectOwnQueriesJob.name, collectOwnAnalyticsJob.name]);
});

describe('figures of products', () => {
  test('come a week a run until the month is there, and are stored once', async () => {
    expect(await collectAll(app, sandbox, shop, 'ownAnalytics')).toBe(4);
    expect(await listFigureDays(app.context, shop.id, 'analytics')).toHaveLength(28);
    const sums = await sumsOf('own_product_day');
    expect(sums).toMatchObject({ days: 28, rows: sums?.lines });
    expect(sums?.views).toBeGreaterThan(1000);
    await forget('analytics');
    await collectAll(app, sandbox, shop, 'ownAnalytics');
    expect(await sumsOf('own_product_day')).toEqual(sums);
  });

  test('without one of the larger subscriptions are named as such, and the key stays good', async () => {
    await sql`update cabinets set premium = 'premium' where id = ${shop.id}`.execute(app.context.db);
    await collectRun(app, shop, 'ownAnalytics');
    expect(await lineOf('ownAnalytics')).toMatchObject({ outcome: 'noPremium' });
    const { rows } = await sql<{
      key_status: string;
    }>`select key_status from cabinets where id = ${shop.id}`.execute(app.context.db);
    expect(rows).toEqual([{ key_status: 'valid' }]);
    await sql`update cabinets set premium = 'plus' where id = ${shop.id}`.execute(app.context.db);
  });

  test('that a key may not read are tried with the one saved meanwhile, not a day later', async () => {
    await forget('analytics');
    await sql`delete from quota`.execute(app.context.db);
    const { context } = app;
    await resumeCollectors(context, shop.id, 'ownAnalytics');
    const apiKey = await sandbox.keyOf('full');
    const send: Context['send'] = async (request) => {
      const answer = await context.send(request);
      await sql`update cabinets set key_sealed = ${sealMarketplaceKey(context, shop.sellerId, apiKey)}
        where id = ${shop.id}`.execute(context.db);
      return answer;
    };
    await sandbox.fault({ part: 'ozon', fault: 'noPremium', times: 2 });
    await collectOwnAnalytics({ ...context, send }, shop.id);
    expect(await listDueCabinets(context, 'ownAnalytics', shop.id)).toHaveLength(1);
    await sql`delete from quota`.execute(app.context.db);
    await collectOwnAnalytics(context, shop.id);
    expect(await lineOf('ownAnalytics')).toMatchObject({ outcome: 'noPremium' });
    expect(await listDueCabinets(context, 'ownAnalytics', shop.id)).toEqual([]);
  });

  test('which the marketplace does not give are reported, and come with the next run', async () => {
    await forget('analytics');
    await sandbox.fault({ part: 'ozon', fault: 'status500', times: 1 });
    await sql`delete from quota`.execute(app.context.db);
    await collectRun(app, shop, 'ownAnalytics');
    expect(await lineOf('ownAnalytics')).toMatchObject({ outcome: 'serverError' });
    expect(await listFigureDays(app.context, shop.id, 'analytics')).toEqual([]);
    await collectAll(app, sandbox, shop, 'ownAnalytics');
    expect(await listFigureDays(app.context, shop.id, 'analytics')).toHaveLength(28);
  });
});

describe('figures of advertising', () => {
  test('come by product and by phrase, and phrases are a part of the products', async () => {
    await collectAll(app, sandbox, shop, 'ownAds');
    const expected = missingDays(app.clock.now(), new Set()).toReversed();
    for (const source of ['ads', 'adPhrases'] as const)
      expect(await listFigureDays(app.context, shop.id, source)).toEqual(expected);
    const whole = await sumsOf('own_ad_day', "kind = 'product'");
    const phrases = await sumsOf('own_ad_day', "kind = 'phrase'");
    expect(whole).toMatchObject({ days: 28, rows: whole?.lines });
    expect(phrases?.views).toBeGreaterThan(0);
    expect(phrases?.views).toBeLessThanOrEqual(whole?.views ?? 0);
  });

  test('that are read again are stored once', async () => {
    const before = await sumsOf('own_ad_day');
    await forget('ads', 'adPhrases');
    await collectAll(app, sandbox, shop, 'ownAds');
    expect(await sumsOf('own_ad_day')).toEqual(before);
  });

  test('whose report fails are ordered again', async () => {
    await forget('ads');
    await sandbox.fault({ part: 'performance', fault: 'reportFailed', times: 1 });
    await collectRun(app, shop, 'ownAds');
    app.clock.set((await sandbox.clock({ advanceMinutes: 2 })).now);
    await collectRun(app, shop, 'ownAds');
    expect(await lineOf('ownAds')).toMatchObject({ outcome: 'serverError' });
    app.clock.set((await sandbox.clock({ advanceMinutes: 5 })).now);
    await collectAll(app, sandbox, shop, 'ownAds');
    expect(await listFigureDays(app.context, shop.id, 'ads')).toHaveLength(28);
  });

  test('whose key was changed while it was refused go on with the new one', async () => {
    await forget('ads');
    const { context } = app;
    const read = async () => {
      const row = await findCabinet(context, shop.id);
      if (!row) throw new Error('no cabinet');
      return row;
    };
    const { performance_client_id: kept } = await read();
    const { clientSecret } = await openAdvertiser(sandbox);
    await sql`update cabinets set performance_client_id = '11111111-7@advertising.performance.ozon.ru'
      where id = ${shop.id}`.execute(context.db);
    const send: Context['send'] = async (request) => {
      const answer = await context.send(request);
      await sql`update cabinets set performance_client_id = ${kept},
        performance_sealed = ${sealPerformanceSecret(context, shop.sellerId, clientSecret)}
        where id = ${shop.id}`.execute(context.db);
      return answer;
    };
    await resumeCollectors(context, shop.id, 'ownAds');
    const tokens = createTokenCache(() => app.clock.now());
    await collectOwnAds({ ...context, send }, tokens, shop.id);
    expect(await read()).toMatchObject({ performance_status: 'valid' });
    expect(await listDueCabinets(context, 'ownAds', shop.id)).toHaveLength(1);
    await collectAll(app, sandbox, shop, 'ownAds');
    expect(await listFigureDays(context, shop.id, 'ads')).toHaveLength(28);
  });

  test('stop with a refused key of their own, which leaves the other key good, and go on with a new one', async () => {
    const { rows } = await sql<{ performance_client_id: string; performance_sealed: string }>`
      select performance_client_id, performance_sealed from cabinets where id = ${shop.id}`.execute(
      app.context.db,
    );
    const [kept] = rows;
    await forget('ads');
    await sql`update cabinets set performance_client_id = '11111111-7@advertising.performance.ozon.ru'
      where id = ${shop.id}`.execute(app.context.db);
    await collectRun(app, shop, 'ownAds');
    expect(await lineOf('ownAds')).toMatchObject({ outcome: 'unauthorized', nextTryAt: null });
    const statuses =
      await sql`select key_status, performance_status from cabinets where id = ${shop.id}`.execute(
        app.context.db,
      );
    expect(statuses.rows).toEqual([{ key_status: 'valid', performance_status: 'rejected' }]);
    const { advertising } = z
      .looseObject({ advertising: z.object({ clientId: z.string(), clientSecret: z.string() }) })
      .parse(await sandbox.keys());
    expect(advertising.clientId).toBe(kept?.performance_client_id);
    await changePerformanceKey(app.context, shop.id, advertising);
    expect(await lineOf('ownAds')).not.toMatchObject({ nextTryAt: null });
    await collectAll(app, sandbox, shop, 'ownAds');
    expect(await listFigureDays(app.context, shop.id, 'ads')).toHaveLength(28);
  });
});
