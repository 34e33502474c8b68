import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeyProfileName } from '../keys/key-profiles.ts';
import { askSeller, openSandbox, refillLimits, setClock } from '../test/small-sandbox.ts';

type Row = { dimensions: { id: string; name: string }[]; metrics: number[] };
type Report = { result: { data: Row[]; totals: number[] }; timestamp: string };

const METHOD = '/v1/analytics/data';
const WEEK = { date_from: '2026-11-09', date_to: '2026-11-15', limit: 1000 };
const COUNTS = ['hits_view_search', 'hits_view_pdp', 'hits_tocart', 'ordered_units', 'revenue'];

describe('analytics of traffic', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());
  beforeEach(() => refillLimits(app));

  const ask = (body: object, profile: KeyProfileName = 'full') => askSeller(app, METHOD, body, profile);
  async function report(body: object): Promise<Report['result']> {
    await refillLimits(app);
    const answer = await ask(body);
    expect(answer.statusCode).toBe(200);
    return answer.json<Report>().result;
  }

  test('days add up to the week, and the rows to the totals', async () => {
    const whole = await report({ ...WEEK, dimension: ['sku'], metrics: COUNTS });
    const days = await report({ ...WEEK, dimension: ['day'], metrics: COUNTS });
    expect(days.data.map(({ dimensions }) => dimensions[0]?.id)).toHaveLength(7);
    expect(days.totals).toEqual(whole.totals);
    COUNTS.forEach((_, place) => {
      const sum = whole.data.reduce((added, { metrics }) => added + (metrics[place] ?? 0), 0);
      expect(sum).toBeCloseTo(whole.totals[place] ?? -1);
    });
    const [views = 0, clicks = 0, carts = 0, orders = 0] = whole.totals;
    expect(orders).toBeGreaterThan(0);
    expect([views, clicks, carts]).toEqual([views, clicks, carts].toSorted((one, other) => other - one));
    expect(carts).toBeGreaterThanOrEqual(orders);
  });

  test('the metrics stand in the requested order, and parts make up the whole', async () => {
    const metrics = ['hits_tocart', 'hits_tocart_search', 'hits_tocart_pdp', 'adv_view_all', 'hits_view'];
    const { data } = await report({ ...WEEK, dimension: ['sku'], metrics });
    for (const {
      metrics: [all, search = 0, card = 0, advertised = 0, seen = 0],
    } of data) {
      expect(search + card).toBe(all);
      expect(advertised).toBeLessThanOrEqual(seen);
    }
  });

  test('today grows, an hour and a half late, and a day to come has no row', async () => {
    const body = {
      date_from: '2026-11-20',
      date_to: '2026-11-23',
      limit: 9,
      dimension: ['day'],
      metrics: COUNTS,
    };
    const noon = await report(body);
    await setClock(app, '2026-11-21T15:00:00Z');
    const evening = await report(body);
    await setClock(app, '2026-11-21T22:00:00Z');
    const night = await report(body);
    expect(noon.data.map(({ dimensions }) => dimensions[0]?.id)).toEqual(['2026-11-20', '2026-11-21']);
    expect(noon.data[0]?.metrics).toEqual(evening.data[0]?.metrics);
    expect(evening.data[1]?.metrics[0]).toBeGreaterThan(noon.data[1]?.metrics[0] ?? Infinity);
    expect(night.data).toHaveLength(2);
  });

  test('sorted by a metric and cut to a page', async () => {
    const sort = [{ key: 'hits_view_search', order: 'DESC' }];
    const { data } = await report({ ...WEEK, limit: 5, dimension: ['sku'], metrics: COUNTS, sort });
    const views = data.map(({ metrics }) => metrics[0] ?? 0);
    expect(views).toHaveLength(5);
    expect(views).toEqual(views.toSorted((one, other) => other - one));
  });

  test('once a minute for an account', async () => {
    const body = { ...WEEK, dimension: ['day'], metrics: ['revenue'] };
    expect((await ask(body)).statusCode).toBe(200);
    const refused = await ask(body, 'premium-pro');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    await refillLimits(app);
    expect((await ask(body)).statusCode).toBe(200);
  });

  test('needs one of the larger subscriptions', async () => {
    const answer = await ask({ ...WEEK, dimension: ['day'], metrics: ['revenue'] }, 'no-premium');
    expect(answer.statusCode).toBe(403);
  });

  test.each([
    ['15 metrics', { metrics: Array.from({ length: 15 }, () => 'revenue') }],
    ['no metric', { metrics: [] }],
    ['a metric that is not measured', { metrics: ['position_category'] }],
    ['a dimension that is not served', { dimension: ['modelID'] }],
    ['a dimension twice', { dimension: ['sku', 'sku'] }],
    ['no limit', { limit: undefined }],
    ['a limit over 1000', { limit: 1001 }],
    ['the end before the beginning', { date_to: '2026-11-08' }],
    ['more than three months', { date_from: '2026-08-15' }],
    ['a filter by what was not asked', { filters: [{ key: 'sku', value: '1' }] }],
  ])('%s is refused', async (_name, change) => {
    const body = { ...WEEK, dimension: ['day'], metrics: ['revenue'], ...change };
    const answer = await ask(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 3 });
  });
});
