import { PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import {
  type ComparedProduct,
  type comparePositionProducts,
  MOST_COMPARED,
} from '@vitrina/contract/positions/views.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { listStandings, type Standing, standingKey } from '../entries/list-standings.ts';
import { getEntry } from '../get-entry.ts';
import { fillRow } from '../matrix/get-matrix.ts';
import { listBuckets, type SeriesBuckets } from '../matrix/list-buckets.ts';
import { listGaps } from '../matrix/list-gaps.ts';
import { listMedians } from '../matrix/list-medians.ts';
import { listPauses } from '../matrix/list-pauses.ts';
import type { Grid } from '../matrix/matrix-rules.ts';
import { planPeriod } from '../matrix/plan-period.ts';
import { type Follower, listFollowers } from './list-followers.ts';

type Input = z.output<(typeof comparePositionProducts)['input']>;
type Known = {
  buckets: SeriesBuckets | undefined;
  median: number | undefined;
  gaps: Awaited<ReturnType<typeof listGaps>>;
  pauses: Awaited<ReturnType<typeof listPauses>>;
  standing: Standing | undefined;
};

function describeProduct(follower: Follower, known: Known, grid: Grid, now: Date): ComparedProduct {
  const gaps = known.gaps.filter((gap) => gap.termId === follower.term_id);
  const { best, cells } = fillRow(known.buckets, gaps, grid, { pauses: known.pauses, now });
  return {
    entryId: PositionEntryId.parse(follower.entry_id),
    sku: Sku.parse(follower.sku),
    name: follower.product_name,
    imageUrl: follower.image_url,
    isOwn: follower.is_own,
    cityName: follower.city_name,
    now: known.standing?.now ?? null,
    best,
    median: known.median ?? null,
    cells,
  };
}

export async function compareProducts(
  context: Context,
  input: Input,
): Promise<OutputOf<typeof comparePositionProducts>> {
  const { cabinetId, entryId, query, isEveryCity, choice } = input;
  const entry = await getEntry(context.db.withTables(), cabinetId, entryId);
  const grid = await planPeriod(context, input);
  const followers = await listFollowers(context, { entry, query, isEveryCity, limit: MOST_COMPARED });
  const products = followers.map(({ sku, city_id: cityId }) => ({ sku, cityId }));
  const skus = products.map(({ sku }) => sku);
  const termId = followers[0]?.term_id ?? 0;
  const series = { cabinetId, termId, products };
  const entries = followers.map((follower) => ({ ...follower, id: follower.entry_id }));
  const [buckets, medians, standings, gaps, pauses] = await Promise.all([
    listBuckets(context, series, grid, choice),
    listMedians(context, series, grid),
    listStandings(context, cabinetId, skus),
    Promise.all(entries.map((one) => listGaps(context, one, grid))),
    Promise.all(entries.map((one) => listPauses(context, one, grid))),
  ]);
  const bucketsOf = new Map(buckets.map((one) => [one.series, one]));
  const now = context.clock.now();
  return {
    buckets: grid.bucketStarts.map((start) => start.toISOString()),
    products: followers.map((follower, index) => {
      const known = {
        buckets: bucketsOf.get(index + 1),
        median: medians.get(index + 1),
        gaps: gaps[index] ?? [],
        pauses: pauses[index] ?? [],
        standing: standings.get(standingKey(follower.sku, follower.city_id, termId)),
      };
      return describeProduct(follower, known, grid, now);
    }),
    total: followers[0]?.total ?? 0,
  };
}
