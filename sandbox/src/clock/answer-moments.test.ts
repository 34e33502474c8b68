import { expect, test } from 'vitest';
import { askSeller, openSandbox, START, sellerHeaders } from '../test/small-sandbox.ts';
import { MOMENT_HEADER } from './answer-moments.ts';

const HOUR_AGO = new Date(START.getTime() - 3_600_000).toISOString();

test('a request that names a moment is answered as it was then, and the clock stays where it is', async () => {
  const app = openSandbox();
  const read = async (headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/clock', headers })).json<{ now: string }>().now;
  expect(await read({ [MOMENT_HEADER]: HOUR_AGO })).toBe(HOUR_AGO);
  expect(await read()).toBe(START.toISOString());
  await app.close();
});

test('one with a body too', async () => {
  const app = openSandbox();
  const day = START.toISOString().slice(0, 10);
  const ask = async (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/ozon-seller/v1/analytics/data',
      headers: { ...sellerHeaders('full'), ...headers },
      payload: {
        date_from: day,
        date_to: day,
        dimension: ['day'],
        metrics: ['hits_view'],
        limit: 10,
        offset: 0,
      },
    });
  const answers = [await ask({ [MOMENT_HEADER]: '2026-11-21T03:00:00Z' }), await ask({})];
  const counts = answers.map((answer) => answer.json<{ result: { totals: number[] } }>().result.totals[0]);
  expect(counts[0]).toBeLessThan(counts[1] ?? 0);
  await app.close();
});

test.each([new Date(START.getTime() + 1000).toISOString(), 'yesterday'])('%s is refused', async (moment) => {
  const app = openSandbox();
  const answer = await app.inject({ url: '/clock', headers: { [MOMENT_HEADER]: moment } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ error: string }>().error).toContain(MOMENT_HEADER);
  expect((await askSeller(app, '/v1/seller/info', {})).statusCode).toBe(200);
  await app.close();
});
