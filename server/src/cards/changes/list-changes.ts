import { MOST_PRODUCT_CHANGES, type ProductChange } from '@vitrina/contract/cards/changes.ts';
import { RadarChangeId, Sku } from '@vitrina/contract/ids.ts';
import type { DbContext } from '../../platform/context.ts';
import type { CardsTables } from '../tables.ts';
import { briefChange } from './brief-change.ts';

type Question = {
  cabinetId: number;
  skus: readonly number[];
  from: Date;
  to: Date;
  /** Seen in that time, or perhaps come about in it: between the look before and the one that saw it. */
  by?: 'seen' | 'cameAbout';
};

/** What the cabinet's radar saw of products in a time, oldest first; of too much the newest. */
export async function listChanges(
  { db }: DbContext,
  { cabinetId, skus, from, to, by = 'seen' }: Question,
): Promise<ProductChange[]> {
  if (skus.length === 0) return [];
  const rows = await db
    .withTables<CardsTables>()
    .selectFrom('radar_changes')
    .select([
      'id',
      'sku',
      'is_own',
      'difference',
      'importance',
      'from_at',
      'at',
      'times',
      'last_at',
      'is_back',
    ])
    .where('cabinet_id', '=', cabinetId)
    .where('sku', 'in', skus)
    .where('at', '>=', from)
    .where(by === 'seen' ? 'at' : 'from_at', '<', to)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_PRODUCT_CHANGES)
    .execute();
  return rows.toReversed().map(({ id, sku, difference, ...row }) => ({
    id: RadarChangeId.parse(id),
    sku: Sku.parse(sku),
    isOwn: row.is_own,
    kind: difference.kind,
    from: row.from_at.toISOString(),
    at: row.at.toISOString(),
    times: row.times,
    lastAt: row.last_at.toISOString(),
    isBack: row.is_back,
    importance: row.importance,
    ...briefChange(difference),
  }));
}
