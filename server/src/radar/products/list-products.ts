import { type listRadarProducts, RadarProduct } from '@vitrina/contract/radar/products.ts';
import type * as z from 'zod';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { historyStart } from '../../cards/history-start.ts';
import type { CardsTables } from '../../cards/tables.ts';
import type { DbContext, TimedContext } from '../../platform/context.ts';
import { listTagsOfProducts } from '../../products/tags/list-tags-of-products.ts';
import { getWatch } from './get-watch.ts';
import { listRows, type ProductRow } from './list-rows.ts';
import { minutesOf, nextLookOf, stateOf } from './watch-state.ts';

type Input = z.output<(typeof listRadarProducts)['input']>;
type Answer = z.input<(typeof listRadarProducts)['output']>;

function present(row: ProductRow, tagIds: number[]): RadarProduct {
  return RadarProduct.parse({
    sku: row.sku,
    name: row.name ?? String(row.sku),
    imageUrl: row.image_url,
    isOwn: row.is_own,
    state: stateOf(row),
    addedAt: row.added_at.toISOString(),
    byTag: row.tag_id,
    lastChange: row.last_kind && row.last_at && { kind: row.last_kind, at: row.last_at.toISOString() },
    changes7: row.changes7,
    changes28: row.changes28,
    piggyBackers: row.sellers === null ? null : { count: row.sellers, lowestKopecks: row.lowest },
    tagIds,
    lookedAt: row.looked_at?.toISOString() ?? null,
    nextLookAt: nextLookOf(row)?.toISOString() ?? null,
    everyMinutes: minutesOf(row),
  });
}

async function listWatchedTags({ db }: DbContext, cabinetId: number): Promise<number[]> {
  const rows = await db
    .withTables<CardsTables>()
    .selectFrom('radar_tags')
    .select('tag_id')
    .where('cabinet_id', '=', cabinetId)
    .orderBy('tag_id')
    .execute();
  return rows.map(({ tag_id }) => tag_id);
}

export async function listProducts(context: TimedContext, input: Input): Promise<Answer> {
  const { cabinetId } = input;
  const plan = await getCabinetPlan(context, cabinetId);
  const from = historyStart(plan, context.clock.now());
  const [{ rows, total }, watchedTagIds, watch] = await Promise.all([
    listRows(context, input, from),
    listWatchedTags(context, cabinetId),
    getWatch(context, cabinetId, plan),
  ]);
  const tags = await listTagsOfProducts(
    context.db,
    cabinetId,
    rows.map(({ sku }) => sku),
  );
  return {
    products: rows.map((row) => present(row, tags.get(row.sku) ?? [])),
    total,
    watchedTagIds,
    watch,
  };
}
