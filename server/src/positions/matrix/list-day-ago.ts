import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { NOW_HOURS } from '../rules.ts';
import { CHECKS_OF_SERIES, parametersOf, type Series } from './list-buckets.ts';

const NOW_MS = NOW_HOURS * HOUR_MS;

const sql = `
select term_id, argMax((toString(outcome), place), ts) as answer
${CHECKS_OF_SERIES}
  and outcome in ('found', 'deep', 'notFound')
group by term_id`;

const Row = z.object({ term_id: z.int(), answer: z.tuple([z.string(), z.nullable(z.int())]) });

/** What "now" was a day ago, by query: the last answer of the 24 hours before that moment. */
export async function listDayAgo(
  { clickhouse, clock }: Pick<Context, 'clickhouse' | 'clock'>,
  series: Series,
): Promise<Map<number, Place>> {
  // Checks are stored to the second.
  const endsAt = new Date(Math.floor(clock.now().getTime() / 1000) * 1000 - NOW_MS);
  const startsAt = new Date(endsAt.getTime() - NOW_MS);
  const grid = { startsAt, endsAt, bucketStarts: [], bucketSeconds: null };
  const rows = await clickhouse.rows('positions a day ago', sql, parametersOf(series, grid), Row);
  return new Map(
    rows.map(({ term_id, answer: [outcome, place] }): [number, Place] => [
      term_id,
      outcome === 'deep' || outcome === 'notFound' ? outcome : place,
    ]),
  );
}
