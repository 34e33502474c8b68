import { getAbTest, listAbTests } from '@vitrina/contract/ab-tests/project.ts';
import { getAbResults, getAbSchedule } from '@vitrina/contract/ab-tests/results.ts';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AbWorld, openAbWorld } from '../../test/builders/ab-world.ts';
import { abTestsPast } from './ab-tests.ts';

let world: AbWorld;
beforeAll(async () => {
  world = await openAbWorld();
});
afterAll(() => world.close());

test('tests of the past are lived through once: one has ended, one runs and shows its image', async () => {
  const { app, owner, sandbox } = world;
  const { context } = app;
  // Pictures of the sandbox may be fetched where it stands in for the marketplace.
  context.env.CLOCK_URL = `${sandbox.url}/clock`;
  await sql`update tariffs set active_from = active_from - interval '30 days'`.execute(context.db);
  const cabinetId = CabinetId.parse(world.cabinetId);
  const before = app.clock.now();
  const { signal } = new AbortController();
  const fill = () => abTestsPast.fill(context, { cabinetId, before, from: 0, to: 1, signal });
  const list = async () => (await app.call(listAbTests, { cabinetId }, owner.token)).tests;
  // Twenty days of imports meet a limit that passes in real time.
  const refill = setInterval(() => {
    void sql`update quota set taken_at = taken_at - interval '100 seconds'`.execute(context.db);
  }, 250);
  await fill();
  clearInterval(refill);
  const [running, ended] = (await list()).map((row) => row.test);
  expect(ended).toMatchObject({
    status: 'finished',
    finishReason: 'expired',
    points: 'charged',
    card: 'restored',
  });
  expect(running).toMatchObject({ status: 'running', points: 'held', card: 'testing' });
  for (const one of [ended, running]) {
    const testId = one?.id ?? 0;
    const results = await app.call(getAbResults, { cabinetId, testId }, owner.token);
    expect(results.balance.isRed).toBe(false);
    for (const image of results.images) expect(image.counters.views).toBeGreaterThan(1000);
    const views = results.images.map(({ allCounters }) => allCounters.views);
    expect(views.reduce((sum, count) => sum + count, results.gap.views)).toBe(results.total.views);
  }
  const testId = running?.id ?? 0;
  const today = moscowDay(before);
  const { windows } = await app.call(
    getAbSchedule,
    { cabinetId, testId, from: today, to: today },
    owner.token,
  );
  const now = windows.find(({ from, to }) => from <= before.toISOString() && to > before.toISOString());
  expect([now?.imageId, now?.state]).toEqual([running?.currentImageId, 'showing']);

  const once = await list();
  await fill();
  expect(await list()).toEqual(once);
  expect(await app.call(getAbTest, { cabinetId, testId }, owner.token)).toEqual(running);
}, 300_000);
