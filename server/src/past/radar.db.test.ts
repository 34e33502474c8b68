import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import { claimOwnCards, claimStorefrontCards } from '../cards/look/claim-cards.ts';
import { collectOwnQueries } from '../own-queries/collect-own-queries.ts';
import { syncProducts } from '../products/sync-products.ts';
import { listAlerts } from '../radar/alerts/list-alerts.ts';
import { listFirings } from '../radar/alerts/list-firings.ts';
import { rehearse } from '../radar/alerts/rehearse.ts';
import { radarOf } from './radar.ts';
import { RULES } from './radar-rules.ts';

const DAYS = 2;
const NOW = '2026-11-27T13:00:00.000Z';

let sandbox: Sandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 500, products: 500 });
  // What changes in the market depends on the day.
  const { now } = await sandbox.clock({ now: NOW, speed: 0 });
  app = await startTestApp({ env: { ...sandbox.env, CLOCK_URL: `${sandbox.url}/clock` }, now });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

test('days of the past are looked at in their order, once, and no worker looks before they are there', async () => {
  const { context } = app;
  const cabinet = await makeCabinet(app, {
    sellerId: sandbox.sellerId,
    apiKey: await sandbox.keyOf('full'),
  });
  const before = app.clock.now();
  const { signal } = new AbortController();
  const past = { cabinetId: cabinet.id, before, from: 0, to: 1 };
  const fill = (until = signal) => radarOf(DAYS).fill(context, { ...past, signal: until });
  // What the marketplace allows passes in real time.
  const refill = setInterval(() => {
    void sql`update quota set taken_at = taken_at - interval '100 seconds'`.execute(context.db);
  }, 250);
  const said = vi.spyOn(context.log, 'info');
  const stopping = new AbortController();
  let ended: unknown;
  const filled = fill(stopping.signal).catch((error: unknown) => {
    ended = error;
  });
  // Nobody has collected which products buyers search for.
  await vi.waitFor(() =>
    expect(said).toHaveBeenCalledWith({ cabinetId: cabinet.id }, expect.stringContaining('not yet')),
  );
  await syncProducts(context, cabinet.id);
  await collectOwnQueries(context, cabinet.id);
  const count = async (of: RawBuilder<number>) =>
    (await sql<{ count: number }>`select ${of} as count`.execute(context.db)).rows[0]?.count ?? 0;
  const looked = sql<number>`(select count(*)::int from watched_cards where looked_at is not null)`;
  await expect.poll(async () => ended ?? (await count(looked)), { timeout: 240_000 }).toBeGreaterThan(0);
  stopping.abort();
  await filled;
  expect(String(ended)).toContain('abort');
  // Hours later nobody has looked at the present, because what lies between would be lost.
  await sql`update watched_cards set taken_until = taken_until - interval '5 hours'`.execute(context.db);
  const due = { dueBefore: app.clock.now(), limit: 100 };
  expect(await claimStorefrontCards(context, due)).toEqual([]);
  expect(await claimOwnCards(context, cabinet.id, due)).toEqual([]);
  await fill();
  const stored = async () => {
    const { rows } = await sql<{
      cards: number;
      looked: number;
      snapshots: number;
      silent: number;
      lines: number;
      followed: number;
      firings: number;
    }>`
      select count(*) as cards, count(*) filter (where looked_at >= ${new Date(before.getTime() - 7 * HOUR_MS)}) as looked,
        (select count(*) from card_snapshots where at >= ${new Date(before.getTime() - DAYS * DAY_MS)}) as snapshots,
        (select count(*) from card_gaps where reason = 'silent') as silent,
        (select count(*) from radar_changes where cabinet_id = ${cabinet.id}) as lines,
        (select count(*) from piggy_backer_cards where cabinet_id = ${cabinet.id}) as followed,
        (select count(*) from radar_alert_firings where cabinet_id = ${cabinet.id}) as firings
      from watched_cards where taken_until is null`.execute(context.db);
    return rows[0];
  };
  const first = await stored();
  expect(first?.cards).toBeGreaterThan(20);
  expect(first).toMatchObject({ looked: first?.cards, silent: 0 });
  expect(first?.snapshots).toBeGreaterThan(first?.cards ?? 0);
  expect(first?.lines).toBeGreaterThan(0);
  expect(first?.followed).toBeGreaterThan(0);
  const viewer = { cabinetId: cabinet.id, userId: cabinet.owner.id };
  const { alerts } = await listAlerts(context, viewer);
  expect(alerts).toHaveLength(RULES.length);
  for (const { id, rule } of alerts) {
    const { total } = await rehearse(context, { cabinetId: cabinet.id, rule });
    expect(await listFirings(context, viewer, id)).toMatchObject({ total });
  }
  expect(first?.firings).toBeGreaterThan(0);
  const { rows: notices } = await sql<{ at: Date; found: string }>`
    select at, event->>'at' as found from notifications where event->>'kind' in ('radarAlert', 'radarDigest')`.execute(
    context.db,
  );
  expect(notices.length).toBeGreaterThan(0);
  for (const { at, found } of notices) expect(at.toISOString()).toBe(found);
  await fill();
  clearInterval(refill);
  expect(await stored()).toEqual(first);
}, 300_000);
