import { RADAR_SCHEDULE } from '@vitrina/contract/radar/schedule.ts';
import { sql } from 'kysely';
import { touch, type Watching } from './watching.ts';

type Added = { skus: readonly number[]; by: { userId: number } | { tagIds: ReadonlyMap<number, number> } };

const FIRST_OWN_SECONDS = RADAR_SCHEDULE.ownMinutes.quietest * 60;
const FIRST_STOREFRONT_SECONDS = RADAR_SCHEDULE.storefrontMinutes.quietest * 60;

/** Those of some products that the cabinet itself sells. */
export async function listOwnSkus(
  { db, cabinet }: Pick<Watching, 'db' | 'cabinet'>,
  skus: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ sku: number }>`
    select sku from products
    where cabinet_id = ${cabinet.id} and not is_external and sku = any(${skus}::bigint[])`.execute(db);
  return new Set(rows.map(({ sku }) => sku));
}

/**
 * The cards of some SKUs, made where there are none: as buyers see them, or (`cabinetId`) as their seller's methods tell.
 * Made in the order of SKUs, so that two who add the same ones never wait for each other.
 */
export async function ensureCards(
  { db, now }: Pick<Watching, 'db' | 'now'>,
  skus: readonly number[],
  cabinetId: number | null,
): Promise<Map<number, number>> {
  if (skus.length === 0) return new Map();
  const seconds = cabinetId === null ? FIRST_STOREFRONT_SECONDS : FIRST_OWN_SECONDS;
  await sql`
    insert into watched_cards (sku, cabinet_id, next_look_at, every_seconds)
    select sku, ${cabinetId}::integer, ${now}::timestamptz, ${seconds}::integer
    from unnest(${skus}::bigint[]) as wanted (sku) order by sku
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number; sku: number }>`
    select id, sku from watched_cards
    where sku = any(${skus}::bigint[]) and cabinet_id is not distinct from ${cabinetId}::integer`.execute(db);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

/** Products that the cabinet does not watch yet. They are looked at at once. */
export async function insertProducts(watching: Watching, { skus, by }: Added): Promise<void> {
  if (skus.length === 0) return;
  const { db, cabinet, now, touched } = watching;
  const own = await listOwnSkus(watching, skus);
  const cards = await ensureCards(watching, skus, null);
  const ownCards = await ensureCards(watching, [...own], cabinet.id);
  const rows = skus.map((sku) => {
    const cardId = cards.get(sku);
    if (cardId === undefined) throw new Error(`Card ${sku} was deleted meanwhile.`);
    return {
      cabinet_id: cabinet.id,
      sku,
      is_own: own.has(sku),
      added_by: 'userId' in by ? by.userId : null,
      added_at: now,
      watching_since: now,
      tag_id: 'tagIds' in by ? (by.tagIds.get(sku) ?? null) : null,
      resting_since: null,
      card_id: cardId,
      own_card_id: ownCards.get(sku) ?? null,
    };
  });
  await db.insertInto('radar_products').values(rows).execute();
  touch(touched, rows, { isDue: true });
}
