import { type Kysely, sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import type { CardsTables } from '../tables.ts';

type Tables = Kysely<CardsTables>;

/** What is looked at: neither paused nor resting, in a cabinet that is not blocked. */
const isLookedAt = sql`not product.is_paused and product.resting_since is null and not cabinets.is_blocked`;

const counted = sql`
  select card.id,
    (select count(*) from radar_products as product join cabinets on cabinets.id = product.cabinet_id
      where product.card_id = card.id and ${isLookedAt})
    + (select count(*) from radar_products as product join cabinets on cabinets.id = product.cabinet_id
      where product.own_card_id = card.id and ${isLookedAt}) as watchers,
    exists (select from radar_products as product join cabinets on cabinets.id = product.cabinet_id
      where product.card_id = card.id and product.is_own and ${isLookedAt}) or card.cabinet_id is not null as is_own
  from watched_cards as card`;

/**
 * Counts who watches some cards. The rows are locked first, so that the count sees whoever changed them before; not their
 * keys, which whoever adds a product to them holds meanwhile.
 */
export async function recountWatchers(
  db: Tables,
  { cardIds, dueIds }: { cardIds: ReadonlySet<number>; dueIds: ReadonlySet<number> },
  now: Date,
): Promise<void> {
  if (cardIds.size === 0) return;
  const ids = [...cardIds];
  await sql`select id from watched_cards where id = any(${ids}::integer[]) order by id for no key update`.execute(
    db,
  );
  await sql`
    update watched_cards as card set
      watchers = counted.watchers,
      is_own = counted.is_own,
      idle_since = case when counted.watchers = 0 then coalesce(card.idle_since, ${now}) else card.idle_since end,
      next_look_at = case when card.id = any(${[...dueIds]}::integer[])
        then least(card.next_look_at, ${now}) else card.next_look_at end
    from (${counted} where card.id = any(${ids}::integer[])) as counted
    where card.id = counted.id`.execute(db);
}

const AT_ONCE = 1000;

/** The cards of a deleted cabinet's products, and whatever else was counted before something changed beside it. */
export async function recountDrifted({ db, clock }: TimedContext): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with watched as (
      select product.card_id, product.own_card_id from radar_products as product
      join cabinets on cabinets.id = product.cabinet_id
      where ${isLookedAt}
    ), counted as (
      select card_id, count(*) as watchers
      from (select card_id from watched union all select own_card_id from watched where own_card_id is not null) as each
      group by card_id
    )
    select card.id from watched_cards as card
    left join counted on counted.card_id = card.id
    where card.watchers <> coalesce(counted.watchers, 0)
    order by card.id`.execute(db);
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const cardIds = new Set(rows.slice(first, first + AT_ONCE).map(({ id }) => id));
    await db
      .transaction()
      .execute((trx) =>
        recountWatchers(trx.withTables<CardsTables>(), { cardIds, dueIds: new Set() }, clock.now()),
      );
  }
}
