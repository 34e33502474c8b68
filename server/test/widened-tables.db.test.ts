import type { Route } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { ask } from '../proofs/ask.ts';
import { startTestApp, type TestApp } from './app.ts';
import { makeCabinet, makeUser, type TestUser } from './builders/factories.ts';
import { fillCabinet } from './builders/full-cabinet.ts';
import { ALL_QUERIES, BEGIN, LAST_DAY } from './builders/full-cabinet-rows.ts';
import { loadMarket } from './builders/query-days.ts';
import { EVERY_ROUTE } from './every-route.ts';
import { SAMPLES } from './every-route-samples.ts';
import { thingsOf } from './every-route-things.ts';
import { startTinyFeed, type TinyFeed } from './fakes/tiny-feed.ts';

const Table = z.object({ name: z.string() });

/** What a newer version may do while this one runs: each table has a column more, of which this one knows nothing. */
async function widen({ context }: TestApp): Promise<void> {
  const { db, clickhouse } = context;
  const rows = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of rows.rows)
    await sql`alter table ${sql.table(name)} add column added_later text not null default ''`.execute(db);
  const columns = await clickhouse.rows(
    'list tables',
    `select name from system.tables where database = currentDatabase() and engine like '%MergeTree'`,
    {},
    Table,
  );
  for (const { name } of columns)
    await clickhouse.command('widen', `alter table ${name} add column added_later String default ''`);
}

let feed: TinyFeed;
let app: TestApp;
let owner: TestUser;
let cabinetId: number;

async function answerOf(route: Route) {
  const things = thingsOf(app, cabinetId, owner.id);
  const sample = SAMPLES[route.path];
  const input = { cabinetId, ...(await sample?.input?.({ cabinetId, things })) };
  return ask(app.server, { route, input, file: await sample?.file?.(), token: owner.token });
}

beforeAll(async () => {
  feed = await startTinyFeed();
  const env = { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key', REQUESTS_PER_MINUTE: 1_000_000 };
  app = await startTestApp({ now: BEGIN, env });
  ({ id: cabinetId, owner } = await makeCabinet(app));
  // What is put often is known to the connections from now on, with the columns of now.
  for (const route of EVERY_ROUTE) await answerOf(route);
  owner = await makeUser(app);
  ({ id: cabinetId } = await makeCabinet(app, { owner }));
  await widen(app);
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

it('days of the market and everything of a cabinet are stored in them', async () => {
  app.clock.set(new Date('2026-03-02T09:00:00Z'));
  await loadMarket(app, feed, { queries: ALL_QUERIES, last: LAST_DAY, days: 16 });
  await fillCabinet(app, { id: cabinetId, owner, mark: 'ромашка', factor: 1 });
});

it.each(EVERY_ROUTE.map((route) => [route.path, route] as const))('%s answers as ever', async (_, route) => {
  const { status, text } = await answerOf(route);
  // Marketplaces and the messenger are away.
  const isOutside = status === 503 && text.includes('"external"');
  expect(isOutside || status < 500, text).toBe(true);
  expect(text).not.toContain('added_later');
});
