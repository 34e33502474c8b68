import {
  type ComparedProduct,
  type comparePositionProducts,
  MOST_COMPARED,
} from '@vitrina/contract/position-views.ts';
import { PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { getEntry } from '../get-entry.ts';
import { fillRow, listGaps } from '../get-matrix.ts';
import { listBuckets } from '../list-buckets.ts';
import { listPauses } from '../list-pauses.ts';
import { listMedians } from '../list-medians.ts';
import { listStandings, type Standing, standingKey } from '../list-standings.ts';
import type { Choice, Grid } from '../matrix-rules.ts';
import { type Follower, listFollowers } from './list-followers.ts';
import { planPeriod } from './plan-period.ts';

type Asked = z.output<(typeof comparePositionProducts)['input']>;
type Shared = { grid: Grid; choice: Choice; standings: ReadonlyMap<string, Standing> };

async function readProduct(
  context: Context,
  follower: Follower,
  { grid, choice, standings }: Shared,
): Promise<ComparedProduct> {
  const { sku, city_id: cityId, term_id: termId } = follower;
  const series = { cabinetId: follower.cabinet_id, sku, cityId, termIds: [termId] };
  const [[known], medians, gaps, pauses] = await Promise.all([
    listBuckets(context, series, grid, choice),
    listMedians(context, series, grid),
    listGaps(context, follower, grid),
    listPauses(context, follower, grid),
  ]);
  const { best, cells } = fillRow(
    known,
    gaps.filter((gap) => gap.termId === termId),
    grid,
    { pauses, now: context.clock.now() },
  );
  return {
    entryId: PositionEntryId.parse(follower.id),
    sku: Sku.parse(sku),
    name: follower.name,
    imageUrl: follower.image_url,
    isOwn: follower.is_own,
    cityName: follower.city_name ?? String(cityId),
    now: standings.get(standingKey(sku, cityId, termId))?.now ?? null,
    best,
    median: medians.get(termId) ?? null,
    cells,
  };
}

export async function compareProducts(
  context: Context,
  asked: Asked,
): Promise<OutputOf<typeof comparePositionProducts>> {
  const { cabinetId, entryId, query, isEveryCity, choice } = asked;
  const entry = await getEntry(context.db.withTables(), cabinetId, entryId);
  const grid = await planPeriod(context, asked);
  const [followers, standings] = await Promise.all([
    listFollowers(context, { entry, query, isEveryCity, limit: MOST_COMPARED }),
    listStandings(context, cabinetId),
  ]);
  return {
    buckets: grid.bucketStarts.map((start) => start.toISOString()),
    products: await Promise.all(
      followers.map((follower) => readProduct(context, follower, { grid, choice, standings })),
    ),
    total: followers[0]?.total ?? 0,
  };
}
