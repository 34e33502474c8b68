import { readFileSync } from 'node:fs';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { workBilling } from '../src/billing/jobs.ts';
import { recordCollector } from '../src/cabinets/record-collector.ts';
import type { CabinetsTables } from '../src/cabinets/tables.ts';
import { ACCOUNT_QUOTA } from '../src/integrations/ozon/limits.ts';
import { job } from '../src/platform/background/queue.ts';
import { takeQuota } from '../src/platform/rate-limit/quota.ts';
import { startWork } from '../src/work.ts';
import { startTestApp, type TestApp } from './app.ts';
import { makeCabinet } from './builders/factories.ts';

let app: TestApp;
beforeAll(async () => {
  // Nobody listens there: what should have come is late.
  app = await startTestApp({ env: { QUERY_FEED_URL: 'http://127.0.0.1:9' } });
  const loops = await startWork(app.context);
  await vi.waitFor(async () => expect((await scrape()).get('vitrina_ledger_violations')).toBe(0), {
    timeout: 15_000,
  });
  // From here on nobody plans: rows are what a test writes.
  await Promise.all(loops.map((loop) => loop.stop()));
});
afterAll(() => app.close());

async function scrape(): Promise<Map<string, number>> {
  const lines = (await app.context.metrics.metrics()).split('\n');
  const values = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    values.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

test('requests are counted by their pattern and status, and nothing of what they were about is in it', async () => {
  const { owner } = await makeCabinet(app);
  await app.call(getMyInfo, {}, owner.token);
  await app.inject(getMyInfo, {});
  const nowhere = await app.server.fastify.inject('/api/elsewhere?email=vera@example.com');
  expect(nowhere.statusCode).toBe(404);
  const values = await scrape();
  const counted = [...values].filter(([name]) => name.startsWith('vitrina_request_seconds_count'));
  const named = (status: number) =>
    counted.find(([name]) => name.includes('getMyInfo') && name.includes(`"${status}"`));
  expect(named(200)?.[1]).toBe(1);
  expect(named(401)?.[1]).toBe(1);
  expect(await app.context.metrics.metrics()).not.toContain('vera');
});

test('a collector is as late as its latest cabinet, without those that may not be collected', async () => {
  const [late, later, blocked] = [await makeCabinet(app), await makeCabinet(app), await makeCabinet(app)];
  await app.context.db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({ key_status: 'valid' })
    .execute();
  await app.context.db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({ is_blocked: true })
    .where('id', '=', blocked.id)
    .execute();
  const now = app.clock.now().getTime();
  const record = (id: number, secondsAgo: number, outcome: 'ok' | 'empty') =>
    recordCollector(app.context, id, 'topQueries', {
      outcome,
      nextTryAt: new Date(now - secondsAgo * 1000),
      itemsCount: 0,
    });
  await record(late.id, 60, 'ok');
  await record(later.id, 600, 'empty');
  await record(blocked.id, 6000, 'ok');
  const values = await scrape();
  expect(values.get('vitrina_collector_lateness_seconds{collector="topQueries"}')).toBe(600);
  expect(values.get('vitrina_collector_cabinets{collector="topQueries",outcome="ok"}')).toBe(1);
  expect(values.get('vitrina_collector_cabinets{collector="topQueries",outcome="empty"}')).toBe(1);
  await record(late.id, -60, 'ok');
  await record(later.id, -600, 'ok');
  expect((await scrape()).get('vitrina_collector_lateness_seconds{collector="topQueries"}')).toBe(0);
});

test('position checks are as late as the latest that may be made', async () => {
  const name = 'vitrina_position_check_lateness_seconds';
  expect((await scrape()).has(name)).toBe(false);
  const { id } = await makeCabinet(app);
  const plan = (query: string, dueSecondsAgo: number, retrySecondsAgo: number) => {
    const ago = (seconds: number) => new Date(app.clock.now().getTime() - seconds * 1000);
    return sql`
      with term as (insert into position_terms (cabinet_id, query) values (${id}, ${query}) returning id)
      insert into position_checks (cabinet_id, term_id, city_id, next_due_at, retry_at)
      select ${id}, id, 1, ${ago(dueSecondsAgo)}, ${ago(retrySecondsAgo)} from term`.execute(app.context.db);
  };
  await plan('термос', -60, -60);
  expect((await scrape()).get(name)).toBe(0);
  await plan('чайник', 300, 10);
  await plan('кружка', 200, 200);
  expect((await scrape()).get(name)).toBe(300);
});

test('statistics are as late as the day after the newest, six hours after its end', async () => {
  const name = 'vitrina_query_statistics_lateness_seconds{marketplace="ozon"}';
  expect((await scrape()).has(name)).toBe(false);
  const store = (day: string) =>
    sql`
      insert into query_days (marketplace, day, source, state, outcome, windows)
      values ('ozon', ${day}, 'feed', 'stored', 'ok', null)
      on conflict (marketplace, day) do update set state = 'stored'`.execute(app.context.db);
  // It is 2 March, noon in Moscow: the 1st has been ready since six.
  await store('2026-02-28');
  expect((await scrape()).get(name)).toBe(6 * 3600);
  await store('2026-03-01');
  expect((await scrape()).get(name)).toBe(0);
});

test('a limit is as full as that of the seller who has least', async () => {
  const { db } = app.context;
  expect((await scrape()).has('vitrina_ozon_quota_left_ratio{limit="account"}')).toBe(false);
  await takeQuota(db, 'ozon:1', ACCOUNT_QUOTA, 5);
  await takeQuota(db, 'ozon:2', ACCOUNT_QUOTA, 45);
  await takeQuota(db, 'ozon:2:/v1/analytics/data', { perSecond: 1 / 61, burst: 1 });
  await sql`update quota set taken_at = clock_timestamp() + interval '1 hour' where key = 'ozon:2'`.execute(
    db,
  );
  const values = await scrape();
  expect(values.get('vitrina_ozon_quota_left_ratio{limit="account"}')).toBe(0);
  expect(values.get('vitrina_ozon_quota_left_ratio{limit="/v1/analytics/data"}')).toBeLessThan(0.5);
});

test('jobs that wait are counted by their queue, with the time of the oldest', async () => {
  const { db, queue } = app.context;
  const unworked = job({
    name: 'nobody',
    payload: z.object({}),
    retryLimit: 1,
    retryDelaySeconds: 1,
    expireInSeconds: 60,
  });
  await queue.declare(unworked);
  expect((await scrape()).get('vitrina_jobs_waiting{queue="nobody"}')).toBe(0);
  await queue.publish(unworked, {});
  await queue.publish(unworked, {}, { afterSeconds: 3600 });
  await sql`update jobs.job set start_after = now() - interval '90 seconds' where name = 'nobody' and start_after <= now()`.execute(
    db,
  );
  const values = await scrape();
  expect(values.get('vitrina_jobs_waiting{queue="nobody"}')).toBe(1);
  expect(values.get('vitrina_job_oldest_wait_seconds{queue="nobody"}')).toBeCloseTo(90, -1);
  expect(values.get('vitrina_jobs_failed{queue="nobody"}')).toBe(0);
  await sql`update jobs.job set state = 'failed', completed_on = now() - (case when start_after <= now() then 0 else 2 end) * interval '1 day' where name = 'nobody'`.execute(
    db,
  );
  const after = await scrape();
  expect(after.get('vitrina_jobs_waiting{queue="nobody"}')).toBe(0);
  expect(after.has('vitrina_job_oldest_wait_seconds{queue="nobody"}')).toBe(false);
  expect(after.get('vitrina_jobs_failed{queue="nobody"}')).toBe(1);
});

test('a ledger that does not add up is a number of violations', async () => {
  expect((await scrape()).get('vitrina_ledger_violations')).toBe(0);
  const { owner } = await makeCabinet(app);
  await sql`
    insert into wallets (user_id, available) values (${owner.id}, 7)
    on conflict (user_id) do update set available = wallets.available + 7`.execute(app.context.db);
  const billing = workBilling(app.context);
  await vi.waitFor(async () => expect((await scrape()).get('vitrina_ledger_violations')).toBe(1), {
    timeout: 15_000,
  });
  expect((await scrape()).get('vitrina_ledger_checked_ago_seconds')).toBeLessThan(60);
  await Promise.all(billing.map((loop) => loop.stop()));
});

const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

test('the dashboard and the alerts name only metrics that are there', async () => {
  const folder = new URL('../../deploy/monitoring/', import.meta.url);
  const alerts = readFileSync(new URL('alerts.yml', folder), 'utf8');
  const dashboard = Dashboard.parse(JSON.parse(readFileSync(new URL('dashboard.json', folder), 'utf8')));
  const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const named = new Set(`${alerts}\n${expressions}`.match(/\b(?:vitrina|nodejs|process)_[a-z\d_]+/g));
  const metrics = app.context.metrics.getMetricsAsArray().map(({ name }) => name);
  const known = new Set(metrics.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
  expect(named.size).toBeGreaterThan(15);
  // What every process says of itself is added where it starts (open-context.ts).
  const ofProcess = /^(?:nodejs_|process_|vitrina_postgres_connections$|vitrina_clickhouse_reads$)/;
  expect([...named].filter((name) => !known.has(name) && !ofProcess.test(name))).toEqual([]);
});
