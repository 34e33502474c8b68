import * as z from 'zod';
import { COUNTS_SETTINGS, countsSql } from '../counts-sql.ts';
import type { Excluded } from '../week-sql.ts';

const known = z.array(z.int());
const counts = z.array(z.nullable(z.int()));

/** Counts of all products, column by column: ten thousand rows would take a request twice as long to read. */
export const CountColumns = z.object({
  sku: known,
  queriesFound: known,
  queriesBefore: known,
  lostCount: known,
  top10: counts,
  top50: counts,
  top100: counts,
  viewUsers: counts,
  viewUsersBefore: counts,
  orders: counts,
});
export type CountColumns = z.infer<typeof CountColumns>;

const NAMES = Object.keys(CountColumns.shape) as (keyof CountColumns)[];

/** How they are called in own_request_counts, in the same order. */
export const STORED_NAMES = [
  'sku',
  'queries_found',
  'queries_before',
  'lost',
  'top10',
  'top50',
  'top100',
  'view_users',
  'view_users_before',
  'orders',
] as const;

export const STORED_COLUMNS = STORED_NAMES.map((stored, index) => `${stored} as ${NAMES[index]}`).join(', ');

/** The columns counted from what the marketplace has told; those that most people saw come first. */
export function columnsSql(excluded: Excluded): string {
  const columns = NAMES.map(
    (name, index) => `arrayMap(one -> tupleElement(one, ${index + 1}), products) as ${name}`,
  );
  return `select ${columns.join(', ')}
    from
    (
      select arraySort(
        one -> (-ifNull(toInt64(tupleElement(one, 8)), -1), -toInt64(tupleElement(one, 2)), tupleElement(one, 1)),
        groupArray(tuple(${NAMES.join(', ')}))
      ) as products
      from (${countsSql({ ofOneProduct: false, excluded })})
    )
    ${COUNTS_SETTINGS}`;
}
