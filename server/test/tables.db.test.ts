import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Nobody's in particular, and no row of them tells about a person or a cabinet; or their rows hang on one that does. */
const SHARED = [
  // Of a watched card, whose row names the cabinet with whose key it is read, and goes with it.
  'card_gaps',
  'card_pictures',
  'card_snapshots',
  'cities',
  'kysely_migration',
  'kysely_migration_lock',
  'ledger_entries',
  'login_attempts',
  'messenger_inbox',
  'payment_days',
  'payment_hints',
  'position_forecast_drifts',
  'promo_codes',
  'query_days',
  'query_histories',
  'query_spelling_runs',
  'quota',
  'ready_lists',
  'request_counts',
  'shelf_outbox',
  'shelf_sellers',
  'shelves',
  'storefront_pauses',
  'undervalued_back_test_weeks',
  'undervalued_scales',
];

it('every table says whose its rows are, or stands on a short list', async () => {
  const { rows } = await sql<{ name: string; owned: boolean }>`
    select t.table_name as name, coalesce(bool_or(c.column_name in ('cabinet_id', 'user_id', 'owner_id')), false) as owned
    from information_schema.tables t
    left join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
    group by t.table_name`.execute(app.context.db);
  const unowned = rows.filter((row) => !row.owned && row.name !== 'users').map((row) => row.name);
  expect(unowned.toSorted()).toEqual(SHARED);
});
