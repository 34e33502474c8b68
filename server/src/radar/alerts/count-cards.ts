import type { RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { isInScope } from './read-changes.ts';

type Watched = { sku: number; isOwn: boolean; tagIds: number[]; addedAt: Date };

/** What a cabinet watches now. */
export async function listWatched(db: Db, cabinetId: number): Promise<Watched[]> {
  const { rows } = await sql<Watched>`
    select watched.sku, watched.is_own as "isOwn", watched.added_at as "addedAt",
      coalesce(tagged.ids, '{}') as "tagIds"
    from radar_products as watched
    left join lateral (
      select array_agg(tag_id) as ids from product_tags
      where cabinet_id = watched.cabinet_id and sku = watched.sku
    ) as tagged on true
    where watched.cabinet_id = ${cabinetId} and not watched.is_paused and watched.resting_since is null`.execute(
    db,
  );
  return rows;
}

export function cardsOf({ scope, whose }: RadarAlertRule, watched: readonly Watched[]): Watched[] {
  return watched.filter(
    (card) => isInScope(scope, card) && (whose === 'all' || card.isOwn === (whose === 'own')),
  );
}

export function countCards(rule: RadarAlertRule, watched: readonly Watched[]): number {
  return cardsOf(rule, watched).length;
}
