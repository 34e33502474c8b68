import { z } from 'zod';
import { invalidArgument } from './seller-error.ts';

export const RowFilter = z.object({
  key: z.string().max(50),
  op: z.enum(['EQ', 'GT', 'GTE', 'LT', 'LTE']).default('EQ'),
  value: z.string().max(200),
});
export const RowOrder = z.object({ key: z.string().max(50), order: z.enum(['ASC', 'DESC']).default('ASC') });

export type Row = { dimensions: readonly { id: string; name: string }[]; metrics: readonly number[] };

type MailboxQuery = {
  dimension: readonly string[];
  metrics: readonly string[];
  filters: readonly z.infer<typeof RowFilter>[];
  sort: readonly z.infer<typeof RowOrder>[];
  limit: number;
  offset: number;
};
type Value = number | string;

const HOLDS: Record<z.infer<typeof RowFilter>['op'], (order: number) => boolean> = {
  EQ: (order) => order === 0,
  GT: (order) => order > 0,
  GTE: (order) => order >= 0,
  LT: (order) => order < 0,
  LTE: (order) => order <= 0,
};

/** Numbers and texts of digits by size, other texts by their letters. */
function compare(one: Value, other: Value): number {
  const [left, right] = [Number(one), Number(other)];
  if (!Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  return String(one) < String(other) ? -1 : Number(String(one) !== String(other));
}

/** Filters, sorts and pages the rows of a report by what it asked for. */
export function pickRows<Some extends Row>(rows: readonly Some[], requested: MailboxQuery): Some[] {
  const readerOf = (key: string): ((row: Row) => Value) => {
    const metric = requested.metrics.indexOf(key);
    if (metric >= 0) return (row) => row.metrics[metric] ?? 0;
    const dimension = requested.dimension.indexOf(key);
    if (dimension >= 0) return (row) => row.dimensions[dimension]?.id ?? '';
    throw invalidArgument(`${key}: is not among the asked dimensions and metrics`);
  };
  const filters = requested.filters.map(({ key, op, value }) => {
    const read = readerOf(key);
    return (row: Row) => HOLDS[op](compare(read(row), value));
  });
  const orders = requested.sort.map(({ key, order }) => {
    const read = readerOf(key);
    const sign = order === 'ASC' ? 1 : -1;
    return (one: Row, other: Row) => sign * compare(read(one), read(other));
  });
  return rows
    .filter((row) => filters.every((holds) => holds(row)))
    .toSorted((one, other) => orders.map((order) => order(one, other)).find((found) => found !== 0) ?? 0)
    .slice(requested.offset, requested.offset + requested.limit);
}
