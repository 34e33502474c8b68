import { sql } from 'kysely';
import type { Context } from '../../server/src/platform/context.ts';
import { nextTick } from '../../server/src/positions/schedule/slots.ts';

/** The fullest cabinet of the five-minute step: forty queries of ten products each. */
export const QUERIES = 40;
export const PRODUCTS = 10;
export const TILES = 40;
export const STEP_MS = 5 * 60_000;
const CITY = 1;
/** So many checks find that their shelf was kept within the hour. */
const CHECKS_AN_HOUR = 12;

async function countCabinets({ db }: Context): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from cabinets`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Owners with the largest plan and a cabinet each, whose other collectors have nothing to do. */
async function fillCabinets({ db }: Context, from: number, count: number): Promise<void> {
  await sql`
    insert into users (email, username, full_name, password_hash)
    select 'positions-' || n || '@example.test', 'positions-' || n, 'Bench', ''
    from generate_series(${from}::integer, ${from + count - 1}::integer) as n`.execute(db);
  await sql`
    insert into tariffs (user_id, slot, plan_type, active_from, active_to)
    select id, 'current', 6, now() - interval '1 day', now() + interval '10 years' from users
    on conflict do nothing`.execute(db);
  await sql`
    insert into cabinets (owner_id, name, seller_id, key_sealed, key_last_four, key_status, key_checked_at, premium,
      is_additional, created_at)
    select id, username, username, '', '', 'valid', now(), 'plus', false, now() from users
    where id not in (select owner_id from cabinets)`.execute(db);
  await sql`
    insert into collector_states (cabinet_id, collector, outcome, last_tried_at, next_try_at)
    select id, collector, 'ok', now(), 'infinity'
    from cabinets, unnest(array['products', 'ownQueries', 'ownAnalytics', 'ownAds']) as collector
    on conflict do nothing`.execute(db);
}

/** Brings the installation to so many cabinets; what is there stays. */
export async function fillSchedule(context: Context, cabinets: number): Promise<void> {
  const { db } = context;
  const known = await countCabinets(context);
  if (known >= cabinets) return;
  await fillCabinets(context, known + 1, cabinets - known);
  const untracked = sql`select id from cabinets where id not in (select cabinet_id from position_entries)`;
  await sql`
    insert into position_terms (cabinet_id, query)
    select id, 'запрос ' || id || ' ' || n from (${untracked}) as one, generate_series(1, ${QUERIES}::integer) as n`.execute(
    db,
  );
  await sql`
    insert into position_entries (cabinet_id, sku, city_id, name, created_at, starts_at, first_expected_at)
    select id, n, ${CITY}, 'Товар ' || n, now(), now(), now()
    from (${untracked}) as one, generate_series(1, ${PRODUCTS}::integer) as n`.execute(db);
  const unplanned = sql`select id from cabinets where id not in (select cabinet_id from position_checks)`;
  await sql`
    insert into position_queries (entry_id, cabinet_id, term_id)
    select entry.id, entry.cabinet_id, term.id
    from position_entries as entry join position_terms as term on term.cabinet_id = entry.cabinet_id
    where entry.cabinet_id in (${unplanned})`.execute(db);
  await sql`
    insert into position_checks (cabinet_id, term_id, city_id, next_due_at, retry_at)
    select cabinet_id, id, ${CITY}, 'infinity', 'infinity' from position_terms
    where cabinet_id in (${unplanned})`.execute(db);
  await sql`
    insert into shelves (marketplace, city_id, query, taken_at, checked_at)
    select 'ozon', ${CITY}, query, now(), now() + interval '1 day' from position_terms
    where id % ${CHECKS_AN_HOUR} > 0 on conflict do nothing`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** Slots of the five-minute step that stand on the cabinet's own second, `slots` after the one that has begun. */
function slotOf(now: Date, cabinetId: number, slots: number): Date {
  return new Date(nextTick(now, cabinetId).getTime() + (slots - 1) * STEP_MS);
}

/**
 * A plan without a past: the first cabinets have their slots from now on (`slots` 1), or from the one that has begun
 * (0), and are all late. The others rest.
 */
export async function beginSchedule(
  { db, clickhouse }: Context,
  { now, cabinets, slots }: { now: Date; cabinets: number; slots: 0 | 1 },
): Promise<void> {
  await sql`truncate position_outbox, position_gaps, shelf_outbox, quota, jobs.job`.execute(db);
  for (const table of [
    'position_checks_raw',
    'position_hourly',
    'position_6h',
    'position_latest',
    'shelf_read',
    'shelf_tile',
  ])
    await clickhouse.command('empty', `truncate table ${table}`);
  const { rows } = await sql<{ id: number }>`select id from cabinets order by id limit ${cabinets}`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  const due = ids.map((id) => slotOf(now, id, slots).toISOString());
  await sql`
    update position_checks set next_due_at = coalesce(due, 'infinity'), retry_at = coalesce(due, 'infinity'),
      attempts = 0, answered_skus = '{}', last_failure = null, leased_until = null
    from cabinets left join unnest(${ids}::integer[], ${due}::timestamptz[]) as begun (id, due) using (id)
    where cabinet_id = cabinets.id`.execute(db);
  await sql`vacuum analyze position_checks`.execute(db);
}

/** Planned slots that have ended since `beginSchedule`, and those of them that nobody came to. */
export async function countEndedSlots(
  { db }: Context,
  begun: { now: Date; cabinets: number; slots: 0 | 1 },
): Promise<{ ended: number; missed: number }> {
  const checks = await sql<{ cabinet_id: number; ended: Date; queries: number }>`
    select cabinet_id, next_due_at as ended, count(*) as queries from position_checks
    where next_due_at < 'infinity' group by cabinet_id, next_due_at`.execute(db);
  const gaps = await sql<{ slots: number }>`
    select coalesce(sum(extract(epoch from until_at - from_at) / ${STEP_MS / 1000}), 0)::integer as slots
    from position_gaps`.execute(db);
  const ended = checks.rows.reduce(
    (sum, { cabinet_id: id, ended: at, queries }) =>
      sum + ((at.getTime() - slotOf(begun.now, id, begun.slots).getTime()) / STEP_MS) * queries,
    0,
  );
  return { ended, missed: gaps.rows[0]?.slots ?? 0 };
}
