import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { RawCheck } from '@vitrina/contract/positions/file.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { CHECK_COLUMNS, CheckRow } from '../matrix/check-row.ts';
import { CHECKS_OF_SERIES, parametersOf, type Series } from '../matrix/list-buckets.ts';
import type { Grid } from '../matrix/matrix-rules.ts';

const COUNT = `
select
  toInt32(count()) as checks
${CHECKS_OF_SERIES}`;

const LIST = `select ${CHECK_COLUMNS} ${CHECKS_OF_SERIES} order by ts, term_id`;

type Reading = Pick<Context, 'clickhouse'>;

export async function countChecks({ clickhouse }: Reading, series: Series, grid: Grid): Promise<number> {
  const Count = z.object({ checks: z.int() });
  const [row] = await clickhouse.rows('count position checks', COUNT, parametersOf(series, grid), Count);
  return row?.checks ?? 0;
}

/** Every check of a series, the oldest first, a day at a time: a year of them does not stand in memory. */
export async function* listChecks(
  { clickhouse }: Reading,
  series: Series,
  grid: Grid,
  queries: ReadonlyMap<number, string>,
): AsyncGenerator<RawCheck[]> {
  for (let startsMs = grid.startsAt.getTime(); startsMs < grid.endsAt.getTime(); startsMs += DAY_MS) {
    const day = { ...grid, startsAt: new Date(startsMs), endsAt: new Date(startsMs + DAY_MS) };
    const rows = await clickhouse.rows('list position checks', LIST, parametersOf(series, day), CheckRow);
    yield rows.map(({ termId, ...check }) => ({ ...check, query: queries.get(termId) ?? '' }));
  }
}
