import type { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { inRuns, NO_MINUTE, NOTHING_KNOWN, readCell } from '@vitrina/contract/positions/matrix-cells.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { findFrequencies } from '../../queries/find-frequencies.ts';
import { normaliseQuery } from '../../queries/rules.ts';
import { describeEntry } from '../entries/list-entries.ts';
import { standingKey } from '../entries/list-standings.ts';
import { getEntry, listEntryTerms } from '../get-entry.ts';
import { clusterQueries } from './cluster-queries.ts';
import { judgeDelta } from './judge-delta.ts';
import { listBuckets, type SeriesBuckets } from './list-buckets.ts';
import { listDayAgo } from './list-day-ago.ts';
import { listGaps } from './list-gaps.ts';
import { listMedians } from './list-medians.ts';
import { listPauses } from './list-pauses.ts';
import { listSteps } from './list-steps.ts';
import { listTags } from './list-tags.ts';
import { fillBuckets, type Gap, type Grid, holdsSeveral, markMissed } from './matrix-rules.ts';
import { markPaused, type PauseSpan, withoutPauses } from './pause-rules.ts';
import { planPeriod } from './plan-period.ts';

type Input = z.output<(typeof getPositionMatrix)['input']>;

/** How a query stands in the matrix: the columns of its cells, what they cover and the best place of the period. */
export function fillRow(
  known: SeriesBuckets | undefined,
  gaps: readonly Gap[],
  grid: Grid,
  { pauses, now }: { pauses: readonly PauseSpan[]; now: Date },
) {
  const { buckets = [], cells: stored = [], minutes = [], best = NOTHING_KNOWN } = known ?? {};
  const { answers = [], checks = [] } = known ?? {};
  const cells = fillBuckets(grid, buckets, stored, NOTHING_KNOWN);
  const planned = fillBuckets(grid, buckets, checks, 0);
  for (const gap of gaps.flatMap((one) => withoutPauses(one, pauses))) markMissed(cells, grid, gap, planned);
  for (const pause of pauses) markPaused(cells, grid, pause, now);
  return {
    best: readCell(best).place,
    cells,
    minutes: minutes.length === 0 ? [] : fillBuckets(grid, buckets, minutes, NO_MINUTE),
    answered: fillBuckets(grid, buckets, answers, 0),
    planned,
  };
}

export async function getMatrix(context: Context, input: Input): Promise<OutputOf<typeof getPositionMatrix>> {
  const { cabinetId, entryId, choice } = input;
  const entry = await getEntry(context.db.withTables(), cabinetId, entryId);
  const [grid, terms] = await Promise.all([
    planPeriod(context, input),
    listEntryTerms(context.db.withTables(), entryId),
  ]);
  const series = { cabinetId, sku: entry.sku, cityId: entry.city_id, termIds: terms.map((term) => term.id) };
  // Demand is known by the texts of the market, which drop a little more than ours.
  const texts = terms.map(({ query }) => normaliseQuery(query));
  const [described, buckets, medians, gaps, dayAgo, steps, tags, demand, pauses] = await Promise.all([
    describeEntry(context, cabinetId, entry),
    listBuckets(context, series, grid, choice),
    listMedians(context, series, grid),
    listGaps(context, entry, grid),
    listDayAgo(context, series),
    listSteps(context, cabinetId, grid),
    listTags(context, cabinetId, entry.sku, texts),
    findFrequencies(context, texts),
    listPauses(context, entry, grid),
  ]);
  const bucketsOf = new Map(buckets.map((one) => [one.series, one]));
  const gapsOf = Map.groupBy(gaps, (gap) => gap.termId);
  const at = context.clock.now();
  const stepMinutes = Math.min(
    described.entry.stepMinutes,
    ...steps.flatMap((change) => [change.stepMinutes, change.stepBefore]),
  );
  const isCounted = holdsSeveral(grid, stepMinutes);
  const clusters = clusterQueries(terms.map(({ query }) => query));
  return {
    entry: described.entry,
    buckets: grid.bucketStarts.map((start) => start.toISOString()),
    frequency: demand.of,
    steps,
    collectingFrom: entry.starts_at.toISOString(),
    collectingUntil: entry.first_expected_at.toISOString(),
    rows: terms.map(({ id, query, isResting }) => {
      const now = described.standings.get(standingKey(entry.sku, entry.city_id, id))?.now ?? null;
      const text = normaliseQuery(query);
      const filled = fillRow(bucketsOf.get(id), gapsOf.get(id) ?? [], grid, { pauses, now: at });
      return {
        query,
        isResting,
        tag: tags.get(text) ?? null,
        cluster: clusters.get(query) ?? null,
        frequency: demand.counts.get(text) ?? null,
        now,
        delta: judgeDelta(dayAgo.get(id) ?? null, now),
        median: medians.get(id) ?? null,
        ...filled,
        answered: isCounted ? inRuns(filled.answered) : [],
        planned: isCounted ? inRuns(filled.planned) : [],
      };
    }),
  };
}
