import type { RADAR_IMPORTANCE, RADAR_KINDS } from '@vitrina/contract/radar/bounds.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';

/** So many of the weightiest; the radar shows all of them. */
const MOST = 50;

export type CardChange = {
  changeId: number;
  sku: number;
  product: string;
  isOwn: boolean;
  what: (typeof RADAR_KINDS)[number];
  importance: (typeof RADAR_IMPORTANCE)[number];
  at: Date;
};

/**
 * Changes of watched cards since a moment that stand and nobody has acknowledged, read from the radar's tables: tools
 * share rows, not code.
 */
export async function listCardChanges(
  { db }: DbContext,
  cabinetId: number,
  since: Date,
): Promise<CardChange[]> {
  const { rows } = await sql<CardChange>`
    select change.id as "changeId", change.sku, change.is_own as "isOwn", change.kind as what, change.importance,
      change.last_at as at, coalesce(product.name, card.facts ->> 'title', change.sku::text) as product
    from radar_changes as change
    left join products as product on product.cabinet_id = change.cabinet_id and product.sku = change.sku
    left join watched_cards as card on card.id = change.card_id
    where change.cabinet_id = ${cabinetId} and change.last_at >= ${since} and change.at >= ${since}
      and not change.is_back and change.acknowledged_at is null
    order by array_position(array['high', 'normal', 'low'], change.importance), change.last_at desc, change.id desc
    limit ${MOST}`.execute(db);
  return rows;
}
