import { type Kysely, sql } from 'kysely';
import type { DbContext, TimedContext } from '../../platform/context.ts';
import type { CardFacts } from '../facts.ts';
import type { CardsTables, Missed } from '../tables.ts';

/** A card that this worker alone looks at for a while. */
export type ClaimedCard = {
  id: number;
  sku: number;
  facts: CardFacts | null;
  missed: Missed;
  looked_at: Date | null;
};

/** Cabinets that watch a card as buyers see it. */
export type Watchers = {
  cabinetIds: number[];
  /** Somebody sells the product, and wants to know at once who else does. */
  isOwn: boolean;
  /** The newest beginning: what was read last before it is read again now, whatever its turn is. */
  watchingSince: Date;
};

// Leases are about dead workers, so they go by the database's own clock.
const isFree = sql<boolean>`(taken_until is null or taken_until < clock_timestamp())`;
/** Longer than a batch may take whose every page runs into its time limit. */
const LEASE_MINUTES = { storefront: 5, seller: 15 };

type Due = { dueBefore: Date; limit: number };

async function claim(
  { db }: DbContext,
  { dueBefore, limit }: Due,
  cabinetId: number | null,
): Promise<ClaimedCard[]> {
  const minutes = LEASE_MINUTES[cabinetId === null ? 'storefront' : 'seller'];
  const ofSource = cabinetId === null ? sql`cabinet_id is null` : sql`cabinet_id = ${cabinetId}`;
  const { rows } = await sql<ClaimedCard>`
    with due as (
      select id from watched_cards
      where ${ofSource} and watchers > 0 and next_look_at <= ${dueBefore} and ${isFree}
      order by next_look_at
      limit ${limit}
      for no key update skip locked
    )
    update watched_cards as card set taken_until = clock_timestamp() + make_interval(mins => ${minutes})
    from due where card.id = due.id
    returning card.id, card.sku, card.facts, card.missed, card.looked_at`.execute(db);
  return rows;
}

/** Takes due cards as buyers see them, the latest first; workers that ask at once get different ones. */
export const claimStorefrontCards = (context: DbContext, due: Due) => claim(context, due, null);

/** Takes due cards of a seller. */
export const claimOwnCards = (context: DbContext, cabinetId: number, due: Due) =>
  claim(context, due, cabinetId);

/** Cabinets whose own cards are due and in nobody's hands. */
export async function listDueCabinets({ db, clock }: TimedContext): Promise<number[]> {
  const { rows } = await sql<{ cabinet_id: number }>`
    select distinct cabinet_id from watched_cards
    where cabinet_id is not null and watchers > 0 and next_look_at <= ${clock.now()} and ${isFree}`.execute(
    db,
  );
  return rows.map(({ cabinet_id }) => cabinet_id);
}

export async function listWatchers(
  { db }: DbContext,
  cards: readonly ClaimedCard[],
): Promise<Map<number, Watchers>> {
  const { rows } = await sql<{ card_id: number; cabinet_ids: number[]; is_own: boolean; since: Date }>`
    select product.card_id, array_agg(product.cabinet_id order by product.cabinet_id) as cabinet_ids,
      bool_or(product.is_own) as is_own, max(product.watching_since) as since
    from radar_products as product
    join cabinets on cabinets.id = product.cabinet_id
    where product.card_id = any(${cards.map(({ id }) => id)}::integer[])
      and not product.is_paused and product.resting_since is null and not cabinets.is_blocked
    group by product.card_id`.execute(db);
  return new Map(
    rows.map(({ card_id, cabinet_ids, is_own, since }) => [
      card_id,
      { cabinetIds: cabinet_ids, isOwn: is_own, watchingSince: since },
    ]),
  );
}

const tables = ({ db }: DbContext): Kysely<CardsTables> => db.withTables<CardsTables>();

/** Gives back what was not looked at, so that nobody has to wait for the lease to run out. */
export async function releaseCards(context: DbContext, cards: readonly { id: number }[]): Promise<void> {
  if (cards.length === 0) return;
  await tables(context)
    .updateTable('watched_cards')
    .set({ taken_until: null })
    .where(
      'id',
      'in',
      cards.map(({ id }) => id),
    )
    .execute();
}

/** Lets cards wait for room in an hour without giving up their turn: the latest is still the latest then. */
export async function parkCards(
  { db }: DbContext,
  cards: readonly { id: number; waitMs: number }[],
): Promise<void> {
  if (cards.length === 0) return;
  await sql`
    update watched_cards as card
    set taken_until = clock_timestamp() + make_interval(secs => parked.wait_ms / 1000.0)
    from unnest(
      ${cards.map(({ id }) => id)}::integer[], ${cards.map(({ waitMs }) => Math.ceil(waitMs))}::integer[]
    ) as parked (id, wait_ms)
    where card.id = parked.id`.execute(db);
}
