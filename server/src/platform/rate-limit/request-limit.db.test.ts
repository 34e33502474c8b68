import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { urlOf } from '../http/serve.ts';

const LIMIT = 5;
const held = Promise.withResolvers<string>();

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { REQUESTS_PER_MINUTE: LIMIT, REQUESTS_AT_ONCE: 1 } });
  const { fastify } = app.server;
  fastify.get('/api/held', { config: { weight: 'small' } }, () => held.promise);
});
afterAll(() => app.close());

const ask = (url: string) => app.server.fastify.inject({ method: 'GET', url });

test('requests beyond the limit are refused at once without waiting for a place, and health is still answered', async () => {
  const holding = ask('/api/held');
  for (let n = 1; n < LIMIT; n += 1) await ask('/api/nowhere');
  const begun = performance.now();
  const refused = await Promise.all(Array.from({ length: 20 }, () => ask(urlOf(getMyInfo))));
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  // Neither the limit nor the place that is taken concerns it.
  const healths = await Promise.all(
    Array.from({ length: LIMIT }, () => [ask('/api/health'), ask('/api/ready')]).flat(),
  );
  expect(healths.map(({ statusCode }) => statusCode)).toEqual(healths.map(() => 200));
  held.resolve('held');
  expect((await holding).statusCode).toBe(200);
});
