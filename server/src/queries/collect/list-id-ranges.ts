import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';

/** Joining nine days of more queries takes more memory than a statement has. */
const QUERIES_AT_ONCE = 1_000_000;

const Last = z.object({ last: z.int() });

/** Ids of queries above `above`, up to and with `upTo`. */
export type IdRange = { above: number; upTo: number };

/** All queries in pieces, so that the memory of what is made of them does not grow with the market. */
export async function listIdRanges({ clickhouse }: ReportContext): Promise<IdRange[]> {
  const [found] = await clickhouse.rows('last query', 'select max(id) as last from q', {}, Last);
  const last = found?.last ?? 0;
  const ranges: IdRange[] = [];
  for (let above = 0; above < last; above += QUERIES_AT_ONCE)
    ranges.push({ above, upTo: above + QUERIES_AT_ONCE });
  return ranges;
}

/** The condition on a source of a statement, by the parameters of a range. */
export const IN_RANGE = 'query_id > {above:UInt32} and query_id <= {upTo:UInt32}';
