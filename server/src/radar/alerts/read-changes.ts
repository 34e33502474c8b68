import type { RadarAlertScope } from '@vitrina/contract/radar/alerts.ts';
import { RadarDifference } from '@vitrina/contract/radar/changes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { nameSql } from '../name-sql.ts';
import type { JudgedChange } from './match-change.ts';

export type ReadChange = JudgedChange & { tagIds: number[] };
type Row = Omit<ReadChange, 'difference'> & { difference: unknown };

/** Lines of a cabinet's feed with the tags of their products, the oldest first; of a condition on `line`. */
export async function readChanges(
  db: Db,
  cabinetId: number,
  condition: RawBuilder<boolean>,
): Promise<ReadChange[]> {
  const { rows } = await sql<Row>`
    select line.id, line.card_id || ':' || line.snapshot as look, line.sku, line.is_own as "isOwn", line.at, line.difference, line.importance,
      coalesce(tagged.ids, '{}') as "tagIds"
    from radar_changes as line
    left join lateral (
      select array_agg(tag_id) as ids from product_tags
      where cabinet_id = line.cabinet_id and sku = line.sku
    ) as tagged on true
    where line.cabinet_id = ${cabinetId} and ${condition}
    order by line.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    difference: RadarDifference.parse(row.difference),
  }));
}

export function isInScope(
  scope: RadarAlertScope,
  { sku, tagIds }: Pick<ReadChange, 'sku' | 'tagIds'>,
): boolean {
  if (scope.kind === 'cabinet') return true;
  return scope.kind === 'tag' ? tagIds.includes(scope.tagId) : sku === scope.sku;
}

/** Names of cards as the cabinet knows them, else as their page said. */
export async function nameCards(
  db: Db,
  cabinetId: number,
  skus: readonly number[],
): Promise<Map<number, string>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ sku: number; name: string }>`
    select wanted.sku, coalesce(${nameSql}, wanted.sku::text) as name
    from unnest(${[...new Set(skus)]}::bigint[]) as wanted (sku)
    left join products as product on product.cabinet_id = ${cabinetId} and product.sku = wanted.sku
    left join watched_cards as card on card.sku = wanted.sku and card.cabinet_id is null`.execute(db);
  return new Map(rows.map(({ sku, name }) => [sku, name]));
}
