import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/postgres/database.ts';

/** Days between two changes of a card. */
const CHANGES_EVERY_DAYS = 4;

/**
 * Four weeks of every watched card, written as looks leave them: a snapshot of the first look, another price every four
 * days, a line of the feed for each of these and for each cabinet that watches the card, and a gap.
 */
export async function fillHistory(db: Db, now: Date): Promise<{ snapshots: number; lines: number }> {
  await db.transaction().execute((trx) => writeHistory(trx, now));
  const { rows } = await sql<{ snapshots: number; lines: number }>`
    select (select count(*)::integer from card_snapshots) as snapshots,
      (select count(*)::integer from radar_changes) as lines`.execute(db);
  return rows[0] ?? { snapshots: 0, lines: 0 };
}

async function writeHistory(db: Db, now: Date): Promise<void> {
  // Requests may take half a minute, and this is none.
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`delete from radar_changes`.execute(db);
  await sql`delete from card_snapshots`.execute(db);
  await sql`delete from card_gaps`.execute(db);
  await sql`
    insert into card_snapshots (card_id, number, from_at, at, is_full, facts, hash)
    select card.id, step + 1, case when step = 0 then null else ${now}::timestamptz - make_interval(days => 28 - step * 4, hours => 1) end,
      ${now}::timestamptz - make_interval(days => 28 - step * ${CHANGES_EVERY_DAYS}::integer, mins => card.id % 1000), step = 0,
      case when step = 0 then coalesce(card.facts, '{"title":"Чайник","price":100000}'::jsonb)
        else jsonb_build_object('price', 100000 - step * 1000) end,
      sha256((card.id || '-' || step)::bytea)
    from watched_cards as card, generate_series(0, 6) as step`.execute(db);
  await sql`
    insert into card_gaps (card_id, from_at, to_at, reason)
    select id, ${now}::timestamptz - interval '9 days', ${now}::timestamptz - interval '9 days' + interval '6 hours', 'timeout'
    from watched_cards`.execute(db);
  await sql`
    insert into radar_changes (cabinet_id, sku, card_id, snapshot, is_own, kind, difference, importance, from_at, at, last_at)
    select product.cabinet_id, product.sku, snapshot.card_id, snapshot.number, product.is_own, 'price',
      jsonb_build_object('kind', 'price', 'was', 100000 - (snapshot.number - 2) * 1000, 'now', snapshot.facts -> 'price'),
      'normal', snapshot.from_at, snapshot.at, snapshot.at
    from radar_products as product
    join card_snapshots as snapshot on snapshot.card_id = coalesce(product.own_card_id, product.card_id)
    where snapshot.number > 1`.execute(db);
  await sql`
    update watched_cards set looked_at = ${now}, snapshots_count = 7,
      facts = coalesce(facts, '{"title":"Чайник"}') || '{"price":94000}'`.execute(db);
  await sql`update radar_products set added_at = ${now}::timestamptz - interval '28 days'`.execute(db);
  for (const table of ['card_snapshots', 'card_gaps', 'radar_changes', 'watched_cards', 'radar_products'])
    await sql`analyze ${sql.table(table)}`.execute(db);
}
