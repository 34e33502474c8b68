import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeAbTest } from '../../../test/builders/ab-tests.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { listRunning, openAdvertiser, requireOk } from '../../../test/fakes/advertiser.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { sealPerformanceSecret } from '../../cabinets/keys/performance-key.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import { createTokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import { listProductStatistics } from '../../integrations/ozon-performance/list-product-statistics.ts';
import type { PerformanceKey } from '../../integrations/ozon-performance/performance-key.ts';
import type { AbTestsTables } from '../tables.ts';
import { listMeasuredWindows } from './list-measured-windows.ts';
import { readCounters } from './read-counters.ts';
import { readDelays } from './read-delays.ts';
import { sumCounters } from './sum-counters.ts';

/** The money of its campaigns lasts until midnight: only such a night shows the shorter end of the delay. */
const DAY = '2026-11-25';
const LAUNCH = startOfMoscowDay(DAY).getTime() + 14 * HOUR_MS;
const WINDOW_MS = 3 * HOUR_MS;
const WARM_UP_MS = 7 * HOUR_MS;

let sandbox: Sandbox;
let app: TestApp;
let key: PerformanceKey;
let cabinetId: number;
let advertised: { sku: number; campaignIds: string[] };
beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startTestApp({ env: sandbox.env });
  await moveTo(LAUNCH);
  key = { ...(await openAdvertiser(sandbox)), tokens: createTokenCache(() => app.clock.now()) };
  const { id } = await makeCabinet(app, { sellerId: sandbox.sellerId });
  cabinetId = id;
  await app.context.db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({
      performance_client_id: key.clientId,
      performance_sealed: sealPerformanceSecret(app.context, sandbox.sellerId, key.clientSecret),
      performance_status: 'valid',
    })
    .where('id', '=', cabinetId)
    .execute();
  advertised = await findAdvertised();
}, 60_000);
afterEach(() => sandbox.clearFaults());
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

async function moveTo(moment: number) {
  await sandbox.clock({ now: new Date(moment).toISOString(), speed: 0 });
  app.clock.set(new Date(moment));
}

/** What the marketplace says of its two days, by campaign and day. */
async function readMarketplace(campaignIds: readonly string[]) {
  const to = moscowDay(app.clock.now());
  return requireOk(await listProductStatistics(key, { campaignIds, from: addDays(to, -1), to }));
}

/** The product that buyers saw most yesterday. */
async function findAdvertised() {
  const campaigns = await listRunning(key);
  const rows = await readMarketplace(campaigns.map(({ id }) => id));
  const most = rows.toSorted((one, other) => other.views - one.views)[0];
  if (!most) throw new Error('nothing is advertised');
  const ofSku = rows.filter(({ sku }) => sku === most.sku).map(({ campaignId }) => campaignId);
  return { sku: most.sku, campaignIds: [...new Set(ofSku)] };
}

const tables = () => app.context.db.withTables<AbTestsTables>();

/** A test that has run as it was planned: warm-up, then two images by turns. */
async function runTest(windows: number): Promise<number> {
  await tables().deleteFrom('ab_tests').execute();
  const testId = await makeAbTest(app, cabinetId, {
    sku: advertised.sku,
    campaign_ids: advertised.campaignIds,
    interval_minutes: WINDOW_MS / MINUTE_MS,
    status: 'running',
    launched_at: new Date(LAUNCH),
  });
  const images = await Promise.all(
    [1, 2].map((number) =>
      tables()
        .insertInto('ab_images')
        .values({
          cabinet_id: cabinetId,
          test_id: testId,
          name: `${testId}-${number}`.padEnd(22, 'x'),
          number,
          width: 300,
          height: 300,
          original: Buffer.of(1),
          published: Buffer.of(1),
          sha256: Buffer.of(number),
          created_at: new Date(LAUNCH),
          excluded_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
  );
  const begin = (number: number) => (number === 0 ? LAUNCH : LAUNCH + WARM_UP_MS + (number - 1) * WINDOW_MS);
  await tables()
    .insertInto('ab_windows')
    .values(
      Array.from({ length: windows + 1 }, (_, number) => ({
        test_id: testId,
        number,
        cabinet_id: cabinetId,
        image_id: images[number % 2]?.id ?? 0,
        is_warm_up: number === 0,
        planned_from: new Date(begin(number)),
        planned_to: new Date(begin(number + 1)),
        state: 'shown' as const,
        shown_from: new Date(begin(number) + 2 * MINUTE_MS),
        shown_to: new Date(begin(number + 1)),
        measured_at: null,
        void_reason: null,
        voided_by: null,
        voided_at: null,
        suggestion: null,
      })),
    )
    .execute();
  return testId;
}

/** When the worker would read next by the windows, and every five minutes: it looks every half minute in truth. */
async function nextMoment(testId: number, now: number): Promise<number> {
  const { counters } = await readDelays(app.context, cabinetId);
  const windows = await tables().selectFrom('ab_windows').selectAll().where('test_id', '=', testId).execute();
  const ends = windows.map(({ shown_to }) => (shown_to?.getTime() ?? 0) + counters.leastMs - 30 * SECOND_MS);
  return Math.min(now + 5 * MINUTE_MS, ...ends.filter((moment) => moment > now));
}

async function readUntil(testId: number, until: number, tokens = key.tokens) {
  for (let now = app.clock.now().getTime(); now < until; now = await nextMoment(testId, now)) {
    await moveTo(now);
    await readCounters(app.context, tokens, cabinetId);
  }
}

/** What is stored of yesterday, beside what the marketplace says of it. */
async function compareYesterday(testId: number) {
  const said = (await readMarketplace(advertised.campaignIds)).filter(({ sku }) => sku === advertised.sku);
  const yesterday = addDays(moscowDay(app.clock.now()), -1);
  const { rows } = await sql<{ day: string; views: number; clicks: number; orders: number }>`
    select day::text, sum(views)::int as views, sum(clicks)::int as clicks, sum(orders)::int as orders
    from ab_increments where test_id = ${testId} and day = ${yesterday} group by day`.execute(app.context.db);
  return rows.map(({ day, ...stored }) => {
    const ofDay = said.filter(({ date }) => date === day);
    const sumOf = (figure: 'views' | 'clicks' | 'orders') => ofDay.reduce((sum, row) => sum + row[figure], 0);
    return {
      day,
      stored,
      said: { views: sumOf('views'), clicks: sumOf('clicks'), orders: sumOf('orders') },
    };
  });
}

describe('counters of a test that runs for a day and a half', () => {
  let testId: number;
  let corrected: Awaited<ReturnType<typeof compareYesterday>>;
  beforeAll(async () => {
    await sandbox.settings({ correctionPercent: 20 });
    testId = await runTest(12);
    await readUntil(testId, LAUNCH + 30 * HOUR_MS);
    corrected = await compareYesterday(testId);
    await readUntil(testId, LAUNCH + 37 * HOUR_MS);
    await sandbox.settings({ correctionPercent: 0 });
  }, 120_000);

  it('are together what the marketplace says, also of a day that it has corrected', async () => {
    const { rows } = await sql<{ day: string; views: number }>`
      select day::text, sum(views)::int as views from ab_increments
      where test_id = ${testId} and gap_reason = 'corrected' group by day`.execute(app.context.db);
    expect(rows.find(({ day }) => day === DAY)?.views).not.toBe(0);
    expect(rows.find(({ day }) => day === DAY)).toBeDefined();
    const compared = [...corrected, ...(await compareYesterday(testId))];
    expect(compared.map(({ day }) => day)).toEqual([DAY, addDays(DAY, 1)]);
    for (const { stored, said } of compared) expect(stored).toEqual(said);
  });

  it('are windows and gaps', async () => {
    const { windows, gap, total } = await sumCounters(app.context, testId);
    const ofWindows = [...windows.values()].reduce((sum, { views }) => sum + views, 0);
    expect(ofWindows).toBeGreaterThan(0);
    expect(ofWindows + gap.views).toBe(total.views);
    const { rows } = await sql<{ views: number }>`
      select sum(views)::int as views from ab_counters where test_id = ${testId}`.execute(app.context.db);
    expect(total.views).toBe(rows[0]?.views);
  });

  it('have shown the delay at midnight', async () => {
    const { counters, measuredOn } = await readDelays(app.context, cabinetId);
    expect(measuredOn).toBe(addDays(DAY, 2));
    expect(counters.leastMs).toBeLessThanOrEqual(60 * MINUTE_MS);
    expect(counters.leastMs).toBeGreaterThanOrEqual(40 * MINUTE_MS);
    expect(counters.mostMs).toBeGreaterThanOrEqual(60 * MINUTE_MS);
    expect(counters.mostMs).toBeLessThanOrEqual(90 * MINUTE_MS);
  });

  it('are mostly those of a window once the delay is known', async () => {
    const { windows } = await sumCounters(app.context, testId);
    const ofSecondDay = [3, 4, 5, 6].map((number) => windows.get(number)?.views ?? 0);
    expect(Math.min(...ofSecondDay)).toBeGreaterThan(0);
    const { rows } = await sql<{ reason: string | null; views: number }>`
      select gap_reason as reason, sum(views)::int as views from ab_increments
      where test_id = ${testId} and day = ${addDays(DAY, 1)} group by 1`.execute(app.context.db);
    const all = rows.reduce((sum, { views }) => sum + views, 0);
    const attributed = rows.find(({ reason }) => reason === null)?.views ?? 0;
    expect(attributed / all).toBeGreaterThan(0.6);
  });

  it('make windows without the warm-up, with the image before each', async () => {
    const windows = await listMeasuredWindows(app.context, testId);
    expect(windows.map(({ number }) => number)).toEqual(windows.map((_, index) => index + 1));
    for (const { imageId, formerImageId } of windows) expect(formerImageId).not.toBe(imageId);
    const measured = windows.filter(({ isVoid }) => !isVoid);
    expect(measured.length).toBeGreaterThanOrEqual(5);
    for (const { views, clicks } of measured) expect(views).toBeGreaterThanOrEqual(clicks);
  });
});

describe('a reading', () => {
  it('that comes twice at the same moment changes nothing', async () => {
    const testId = await runTest(1);
    const both = [1, 2].map(() => readCounters(app.context, key.tokens, cabinetId));
    await Promise.all(both);
    const { total } = await sumCounters(app.context, testId);
    const said = (await readMarketplace(advertised.campaignIds)).filter(({ sku }) => sku === advertised.sku);
    expect(total.views).toBe(said.reduce((sum, { views }) => sum + views, 0));
  });

  it('goes on without a campaign that is gone', async () => {
    const testId = await runTest(1);
    const campaignIds = [...advertised.campaignIds, '999999999'];
    await tables()
      .updateTable('ab_tests')
      .set({ campaign_ids: campaignIds })
      .where('id', '=', testId)
      .execute();
    await readCounters(app.context, key.tokens, cabinetId);
    const read = await tables()
      .selectFrom('ab_counters')
      .select('campaign_id')
      .distinct()
      .where('test_id', '=', testId)
      .execute();
    expect(read.map((row) => row.campaign_id).toSorted()).toEqual(advertised.campaignIds.toSorted());
  });

  it('that fails leaves everything as it was, and rests', async () => {
    const testId = await runTest(1);
    await sandbox.fault({ part: 'performance', fault: 'status500' });
    expect(await readCounters(app.context, key.tokens, cabinetId)).toBe(MINUTE_MS);
    expect((await sumCounters(app.context, testId)).total.views).toBe(0);
  });

  it('with a refused key is the last one until there is another key', async () => {
    await runTest(1);
    await sandbox.fault({ part: 'performance', fault: 'keyExpired' });
    await readCounters(
      app.context,
      createTokenCache(() => app.clock.now()),
      cabinetId,
    );
    const cabinet = await app.context.db
      .withTables<CabinetsTables>()
      .selectFrom('cabinets')
      .select('performance_status')
      .where('id', '=', cabinetId)
      .executeTakeFirstOrThrow();
    expect(cabinet.performance_status).toBe('rejected');
  });
});
