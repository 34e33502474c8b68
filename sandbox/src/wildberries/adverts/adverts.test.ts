import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSandbox, refillLimits, setClock } from '../../test/small-sandbox.ts';
import { askWb, listWbCampaigns } from '../../test/wb.ts';

type Counted = { views: number; clicks: number; atbs: number; orders: number; sum: number };
type Nm = Counted & { nmId: number; name: string };
type App = Counted & { appType: number; nms: Nm[] };
type Day = Counted & { date: string; apps: App[] };
type Stats = Counted & { advertId: number; days: Day[] };

let app: FastifyInstance;
beforeAll(() => {
  app = openSandbox();
});
afterAll(() => app.close());
// The clock goes forward only: request limits remember the time.
beforeEach(() => refillLimits(app));

const order = async (name: string, id: number) =>
  askWb(app, `advert-api/adv/v0/${name}`, undefined, { query: { id: String(id) } });
const statusOf = async (id: number) => (await listWbCampaigns(app, { ids: String(id) }))[0]?.status;

async function stats(ids: number[], beginDate: string, endDate = beginDate): Promise<Stats[]> {
  const query = { ids: ids.join(','), beginDate, endDate };
  const answer = await askWb(app, 'advert-api/adv/v3/fullstats', undefined, { query });
  return answer.json<Stats[]>();
}

async function findCampaign(status: number): Promise<number> {
  return (await listWbCampaigns(app)).find((one) => one.status === status)?.id ?? 0;
}

const FIELDS = ['views', 'clicks', 'atbs', 'orders'] as const;
const addUp = (rows: readonly Counted[], field: (typeof FIELDS)[number] | 'sum') =>
  rows.reduce((sum, row) => sum + row[field], 0);

describe('statistics', () => {
  test('days, platforms and articles add up on every level', async () => {
    const ids = (await listWbCampaigns(app)).filter(({ status }) => status === 9).map(({ id }) => id);
    const all = await stats(ids, '2026-11-10', '2026-11-20');
    expect(all.length).toBeGreaterThan(0);
    for (const one of all) {
      for (const field of [...FIELDS, 'sum'] as const) {
        expect(one[field]).toBeCloseTo(addUp(one.days, field), 5);
        for (const day of one.days) {
          expect(day[field]).toBeCloseTo(addUp(day.apps, field), 5);
          for (const platform of day.apps) expect(platform[field]).toBeCloseTo(addUp(platform.nms, field), 5);
        }
      }
    }
    expect(addUp(all, 'views')).toBeGreaterThan(1000);
    expect(addUp(all, 'clicks')).toBeLessThan(addUp(all, 'views') / 5);
  });

  test('another product than the advertised one has orders without views', async () => {
    const campaigns = (await listWbCampaigns(app)).filter(({ status }) => status === 9);
    const all = await stats(
      campaigns.map(({ id }) => id),
      '2026-11-01',
      '2026-11-20',
    );
    const rows = all.flatMap(({ advertId, days }) =>
      days.flatMap(({ apps }) => apps.flatMap(({ nms }) => nms.map((nm) => ({ ...nm, advertId })))),
    );
    const associated = rows.filter(({ views }) => views === 0);
    expect(associated.length).toBeGreaterThan(0);
    for (const { orders, advertId, nmId } of associated) {
      expect(orders).toBe(1);
      const own = campaigns.find(({ id }) => id === advertId)?.nm_settings.map(({ nm_id }) => nm_id);
      expect(own).not.toContain(nmId);
    }
  });

  test('come an hour and a half late and grow over the day', async () => {
    const id = await findCampaign(9);
    const views: number[] = [];
    for (const now of ['2026-11-21T22:20:00Z', '2026-11-22T06:00:00Z', '2026-11-22T18:00:00Z']) {
      await setClock(app, now);
      const [one] = await stats([id], '2026-11-22');
      views.push(one?.views ?? 0);
    }
    expect(views[0]).toBe(0);
    expect(views[1]).toBeGreaterThan(0);
    expect(views[2]).toBeGreaterThan(views[1] ?? 0);
  });

  test.each([
    ['2026-10-20', '2026-11-20', 'max date range 31 days'],
    ['2026-11-20', '2026-11-19', 'start'],
    ['soon', '2026-11-19', 'invalid'],
  ])('%s..%s is refused', async (beginDate, endDate, words) => {
    const query = { ids: '1', beginDate, endDate };
    const answer = await askWb(app, 'advert-api/adv/v3/fullstats', undefined, { query });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(words);
  });

  test('campaigns of others are left out', async () => {
    expect(await stats([20_003_001], '2026-11-20')).toEqual([]);
  });
});

describe('switching', () => {
  test('a paused campaign brings nothing until it runs again, and the past stays', async () => {
    const id = await findCampaign(9);
    const before = await stats([id], '2026-11-20');
    expect((await order('pause', id)).statusCode).toBe(200);
    expect(await statusOf(id)).toBe(11);
    expect((await order('pause', id)).statusCode).toBe(422);
    await setClock(app, '2026-11-23T12:00:00Z');
    expect(await stats([id], '2026-11-20')).toEqual(before);
    await refillLimits(app);
    expect((await stats([id], '2026-11-23'))[0]?.views).toBe(0);
    expect((await order('start', id)).body).toBe('');
    expect(await statusOf(id)).toBe(9);
    await setClock(app, '2026-11-23T20:00:00Z');
    expect((await stats([id], '2026-11-23'))[0]?.views).toBeGreaterThan(0);
  });

  test('a finished campaign never runs again', async () => {
    const id = await findCampaign(9);
    expect((await order('stop', id)).statusCode).toBe(200);
    expect(await statusOf(id)).toBe(7);
    const again = await order('start', id);
    expect([again.statusCode, again.body]).toEqual([422, 'Статус кампании не изменен']);
    expect((await order('stop', id)).statusCode).toBe(422);
  });

  test('a campaign without money does not start', async () => {
    const budgets = [];
    for (const { id, status } of await listWbCampaigns(app)) {
      await refillLimits(app);
      const answer = await askWb(app, 'advert-api/adv/v1/budget', undefined, { query: { id: String(id) } });
      budgets.push({ id, status, total: answer.json<{ total: number }>().total });
    }
    const spent = budgets.find(({ total, status }) => total === 0 && status === 11);
    expect(spent).toBeDefined();
    const refused = await order('start', spent?.id ?? 0);
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('Low Budget')]);
  });

  test.each([['1'], ['x'], ['']])('campaign %j is refused', async (id) => {
    const answer = await askWb(app, 'advert-api/adv/v0/start', undefined, { query: { id } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('error');
  });
});

describe('clusters', () => {
  const days = { from: '2026-11-10', to: '2026-11-20' };
  type Cluster = { views: number | null; clicks: number; norm_query: string; cpm: number | null };
  const ask = async (version: string, body: object) =>
    (await askWb(app, `advert-api/adv/${version}/normquery/stats`, body)).json<{
      stats: { stats?: Cluster[] }[];
    }>();

  test('campaigns for clicks have no views; a wrong pair has nothing', async () => {
    const campaigns = await listWbCampaigns(app, { statuses: '9,11' });
    const item = (one: (typeof campaigns)[number] | undefined, nm = one?.nm_settings[0]?.nm_id) => ({
      advert_id: one?.id,
      nm_id: nm,
    });
    const cpm = campaigns.find(({ settings }) => settings.payment_type === 'cpm');
    const cpc = campaigns.find(({ settings }) => settings.payment_type === 'cpc');
    const { stats: answers } = await ask('v0', { ...days, items: [item(cpm), item(cpc), item(cpm, 1)] });
    const [forViews = [], forClicks = [], wrong] = answers.map((one) => one.stats);
    expect(forViews.length).toBeGreaterThan(0);
    expect(forViews.every(({ views, cpm: price }) => views !== null && price !== null)).toBe(true);
    expect(forClicks.length).toBeGreaterThan(0);
    expect(forClicks.every(({ views, cpm: price }) => views === null && price === null)).toBe(true);
    expect(wrong).toBeUndefined();
  });

  test('no more than 30 days, no more than 100 pairs', async () => {
    const items = Array.from({ length: 101 }, () => ({ advertId: 1, nmId: 1 }));
    for (const body of [
      { from: '2026-10-10', to: '2026-11-20', items: [] },
      { ...days, items },
    ]) {
      const answer = await askWb(app, 'advert-api/adv/v1/normquery/stats', body);
      expect(answer.statusCode).toBe(400);
    }
  });
});
