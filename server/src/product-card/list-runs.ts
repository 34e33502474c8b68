import { CARD_BOUNDS } from '@vitrina/contract/product-card.ts';
import { sql } from 'kysely';
import type { DbContext } from '../platform/context.ts';
import type { ProductsTables } from '../products/tables.ts';
import type { RunLine } from './present-run.ts';
import type { ProductCardTables } from './tables.ts';

/** The runs of a cabinet, newest first, or one of them. */
export async function listRuns(
  { db }: DbContext,
  { cabinetId, runId }: { cabinetId: number; runId?: string },
): Promise<RunLine[]> {
  let query = db
    .withTables<ProductCardTables & ProductsTables>()
    .selectFrom('card_runs')
    .leftJoin('products', (join) =>
      join
        .onRef('products.cabinet_id', '=', 'card_runs.cabinet_id')
        .onRef('products.sku', '=', 'card_runs.sku'),
    )
    .select([
      'card_runs.id',
      'card_runs.sku',
      'card_runs.city_id',
      'card_runs.state',
      'card_runs.failure',
      'card_runs.is_paid',
      'card_runs.created_at',
      'card_runs.finished_at',
      sql<string | null>`coalesce(card_runs.card ->> 'title', nullif(products.name, ''))`.as('title'),
      sql<string | null>`coalesce(card_runs.card -> 'pictures' ->> 0, products.image_url)`.as('image_url'),
      // product.md 3.2: rivals' products stand in the book, too.
      sql<boolean>`coalesce(not products.is_external, false)`.as('is_own'),
      sql<boolean>`card_runs.card is not null`.as('has_card'),
      sql<boolean>`card_runs.offers is not null`.as('has_offers'),
    ])
    .where('card_runs.cabinet_id', '=', cabinetId);
  if (runId !== undefined) query = query.where('card_runs.id', '=', runId);
  return query
    .orderBy('card_runs.created_at', 'desc')
    .orderBy('card_runs.id')
    .limit(CARD_BOUNDS.runs)
    .execute();
}
