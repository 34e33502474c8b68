import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { NOTHING_KNOWN, readCell } from '@vitrina/contract/positions/matrix-cells.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';
import * as z from 'zod';
import { WholeNumbers } from '../../platform/clickhouse/whole-numbers.ts';
import type { Context } from '../../platform/context.ts';
import { NOW_HOURS } from '../rules.ts';

// In columns: a large cabinet follows thousands of queries. A found place, or what was heard as a number below every place.
const sql = `
select
  groupArray(product) as products,
  groupArray(city) as cities,
  groupArray(term_id) as terms,
  groupArray(answered) as moments,
  groupArray(toInt16(ifNull(answer.2, -toInt16(answer.1)))) as cells
from (
  select
    product,
    city,
    term_id,
    toUnixTimestamp(max(answered_at)) as answered,
    argMaxIfMerge(last_answer) as answer
  from position_latest
  where cabinet = {cabinet:UInt32}
    and (empty({products:Array(UInt64)}) or product in {products:Array(UInt64)})
  group by product, city, term_id
  having answered is not null
)`;

const Columns = z.object({
  products: WholeNumbers,
  cities: WholeNumbers,
  terms: WholeNumbers,
  moments: WholeNumbers,
  cells: WholeNumbers,
});

/** Where a product stands by one query: its last answer, which is "now" for a day and history after it. */
export type Standing = { answeredAt: Date; now: Place };

export function standingKey(sku: number, cityId: number, termId: number): string {
  return `${sku}|${cityId}|${termId}`;
}

/** Last answers of a cabinet, or of some of its products. */
export async function listStandings(
  { clickhouse, clock }: Pick<Context, 'clickhouse' | 'clock'>,
  cabinetId: number,
  sku: number | readonly number[] = [],
): Promise<Map<string, Standing>> {
  const parameters = { cabinet: cabinetId, products: typeof sku === 'number' ? [sku] : sku };
  const [columns] = await clickhouse.rows('list standings', sql, parameters, Columns);
  const { products = [], cities = [], terms = [], moments = [], cells = [] } = columns ?? {};
  const freshSince = clock.now().getTime() - NOW_HOURS * HOUR_MS;
  return new Map(
    products.map((product, index) => {
      const answeredAt = new Date((moments[index] ?? 0) * 1000);
      const isFresh = answeredAt.getTime() >= freshSince;
      const now = isFresh ? readCell(cells[index] ?? NOTHING_KNOWN).place : null;
      return [standingKey(product, cities[index] ?? 0, terms[index] ?? 0), { answeredAt, now }];
    }),
  );
}
