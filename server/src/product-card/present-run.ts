import { type CardRun, type CardStage } from '@vitrina/contract/product-card.ts';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { ProductCardTables } from './tables.ts';

type Row = Pick<
  Selectable<ProductCardTables['card_runs']>,
  'id' | 'sku' | 'city_id' | 'state' | 'failure' | 'is_paid' | 'created_at' | 'finished_at'
>;
/** What is known of a run without its parts, which are large. */
export type RunLine = Row & {
  title: string | null;
  image_url: string | null;
  is_own: boolean;
  has_card: boolean;
  has_offers: boolean;
};

function stageOf({ state, has_card, has_offers }: RunLine): CardStage | null {
  if (state !== 'waiting' && state !== 'running') return null;
  if (!has_card) return 'card';
  return has_offers ? 'queries' : 'sellers';
}

export function presentRun(row: RunLine): z.input<typeof CardRun> {
  return {
    runId: row.id,
    sku: row.sku,
    cityId: row.city_id,
    title: row.title,
    imageUrl: row.image_url,
    isOwn: row.is_own,
    state: row.state,
    stage: stageOf(row),
    failure: row.failure,
    isPaid: row.is_paid,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
