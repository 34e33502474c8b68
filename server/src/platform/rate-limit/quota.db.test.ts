import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { takeQuota } from './quota.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('many workers together get exactly the burst, and the rest learn how long to wait', async () => {
  const quota = { perSecond: 0.01, burst: 10 };
  const waits = await Promise.all(
    Array.from({ length: 60 }, () => takeQuota(app.context.db, 'shop-1', quota)),
  );
  expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(10);
  expect(Math.min(...waits.filter((waitMs) => waitMs > 0))).toBeGreaterThan(50_000);
});

it('refills with time', async () => {
  // So slow that nothing comes back while a busy machine thinks.
  const quota = { perSecond: 0.01, burst: 1 };
  expect(await takeQuota(app.context.db, 'shop-2', quota)).toBe(0);
  const waitMs = await takeQuota(app.context.db, 'shop-2', quota);
  expect(waitMs).toBeGreaterThan(0);
  expect(waitMs).toBeLessThanOrEqual(100_000);
  await sql`update quota set taken_at = taken_at - interval '100 seconds'`.execute(app.context.db);
  expect(await takeQuota(app.context.db, 'shop-2', quota)).toBe(0);
});
