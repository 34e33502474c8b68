import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { formatDay, moscowDay } from '../clock/moscow-day.ts';
import { openSandbox } from '../test/small-sandbox.ts';
import { advanceMinutes, askYm, YM_SHOPS } from '../test/ym.ts';

const Orders = z.object({
  result: z.object({
    orders: z.array(
      z.object({
        id: z.number(),
        status: z.string(),
        creationDate: z.string(),
        statusUpdateDate: z.string(),
        items: z.array(z.object({ prices: z.array(z.object({ total: z.number() })) })),
      }),
    ),
    paging: z.object({ nextPageToken: z.string().optional() }).optional(),
  }),
});

let app: FastifyInstance;
beforeAll(() => {
  app = openSandbox();
});
afterAll(() => app.close());

async function ask(body: object, query: Record<string, string> = {}, shop = YM_SHOPS.fby) {
  return Orders.parse((await askYm(app, `/v2/campaigns/${shop}/stats/orders`, body, { query })).json())
    .result;
}

async function askAll(body: object, limit: string) {
  const orders: Awaited<ReturnType<typeof ask>>['orders'] = [];
  let pageToken: string | undefined;
  do {
    const page = await ask(body, { limit, ...(pageToken !== undefined && { pageToken }) });
    orders.push(...page.orders);
    pageToken = page.paging?.nextPageToken;
  } while (pageToken !== undefined);
  return orders;
}

const days = { dateFrom: '2026-11-18', dateTo: '2026-11-19' };

test('pages of any size bring the same orders', async () => {
  const byLarge = await askAll(days, '200');
  expect(byLarge.length).toBeGreaterThan(50);
  expect(await askAll(days, '37')).toEqual(byLarge);
  expect(
    byLarge.every(({ creationDate }) => creationDate >= days.dateFrom && creationDate <= days.dateTo),
  ).toBe(true);
  expect(new Set(byLarge.map(({ id }) => id)).size).toBe(byLarge.length);
});

test('orders by number, those of another shop are not found', async () => {
  const [first, second] = (await ask(days, { limit: '2' })).orders;
  const orders = [second?.id, 5, first?.id];
  expect((await ask({ orders })).orders).toEqual([second, first]);
  expect((await ask({ orders }, {}, YM_SHOPS.fbs)).orders).toEqual([]);
});

test('by status, and by the day of the last change', async () => {
  const cancelled = await askAll({ ...days, statuses: ['CANCELLED_BEFORE_PROCESSING'] }, '200');
  expect(cancelled.length).toBeGreaterThan(0);
  expect(cancelled.every(({ status }) => status === 'CANCELLED_BEFORE_PROCESSING')).toBe(true);
  const updated = await askAll({ updateFrom: '2026-11-20', updateTo: '2026-11-20' }, '200');
  expect(updated.length).toBeGreaterThan(0);
  const changedOn = updated.map(({ statusUpdateDate }) => formatDay(moscowDay(new Date(statusUpdateDate))));
  expect([...new Set(changedOn)]).toEqual(['2026-11-20']);
  expect(new Set(updated.map(({ creationDate }) => creationDate)).size).toBeGreaterThan(1);
});

test("today's orders come in during the day, and those that were there stay", async () => {
  const today = { dateFrom: '2026-11-21', dateTo: '2026-11-21' };
  const atNoon = await askAll(today, '200');
  await advanceMinutes(app, 8 * 60);
  const inTheEvening = await askAll(today, '200');
  expect(inTheEvening.length).toBeGreaterThan(atNoon.length);
  const ids = new Set(inTheEvening.map(({ id }) => id));
  expect(atNoon.every(({ id }) => ids.has(id))).toBe(true);
});

test('a search that finds nothing in years ends all the same', async () => {
  const page = await ask({ dateFrom: '2020-01-01', statuses: ['LOST'] });
  expect(page.orders).toEqual([]);
  expect(page.paging?.nextPageToken).toBeDefined();
});
