import type { HistoryWindow } from '@vitrina/contract/search-history.ts';
import { ADDITIVE, MOMENT_ORIGIN } from './columns.ts';

const additive = ADDITIVE.map((column) => [column, `now.${column} - before.${column}`] as const);
const additiveBefore = ADDITIVE.map(
  (column) => [`${column}_before`, `before.${column} - before2.${column}`] as const,
);

/**
 * The columns of sq_win as differences of running sums. `now`, `before` and the other ends are days of sq_cum
 * (measured-days.ts); the parameters of the same names say which.
 */
export const WINDOW_EXPRESSIONS: Readonly<Record<string, string>> = Object.fromEntries([
  ...additive,
  ...additiveBefore,
  ['price_sum', 'now.price_sum - before.price_sum'],
  ['price_count', 'now.price_count - before.price_count'],
  [
    'moment',
    `toInt64(now.moment - before.moment) - toInt64(now.count - before.count) * toInt64({now:Date} - toDate('${MOMENT_ORIGIN}'))`,
  ],
  ['sellers', 'now.sellers'],
  ['products', 'now.products'],
  ['other', 'now.count - other.count'],
  ['other_before', 'other.count - other2.count'],
  [
    'peak',
    `greatest((now.count - before.count) * {whole1:UInt8}, (before.count - before2.count) * {whole2:UInt8},
      (before2.count - before3.count) * {whole3:UInt8}, (before3.count - before4.count) * {whole4:UInt8})`,
  ],
]);

/** Growth over 28 days stands beside a window of one day; sq_win has no such windows. */
const MONTH_EXPRESSIONS = { month: 'now.count - month.count', month_before: 'month.count - month2.count' };

export function expressionsOf(window: HistoryWindow): Readonly<Record<string, string>> {
  return window === 1 ? { ...WINDOW_EXPRESSIONS, ...MONTH_EXPRESSIONS } : WINDOW_EXPRESSIONS;
}

const ENDS = ['before', 'before2', 'before3', 'before4', 'other', 'other2', 'month', 'month2'] as const;

/**
 * The joined days that the expressions name, with the columns they name and no others. Every day holds all queries of
 * the days before it in the same order, so the streams are merged (`join_algorithm = 'full_sorting_merge'`).
 */
export function fromSums(expressions: readonly string[], filter = ''): string {
  const text = expressions.join('\n');
  const columnsOf = (end: string) => [
    ...new Set([...text.matchAll(new RegExp(`\\b${end}\\.(\\w+)`, 'g'))].map((match) => match[1])),
  ];
  const day = (end: string, columns: readonly (string | undefined)[]) =>
    `(select ${['query_id', ...columns].join(', ')} from sq_cum
      where mp = {marketplace:String} and day = {${end}:Date} ${filter}) as ${end}`;
  const joins = ENDS.flatMap((end) => {
    const columns = columnsOf(end);
    return columns.length === 0
      ? []
      : [`any left join ${day(end, columns)} on now.query_id = ${end}.query_id`];
  });
  const nowColumns = columnsOf('now').filter((column) => column !== 'query_id');
  return [`from ${day('now', nowColumns)}`, ...joins].join('\n');
}
