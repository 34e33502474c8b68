import type { Context } from '../platform/context.ts';
import { noCounts, type ProductCounts, toCounts } from './find-counts.ts';
import { CountColumns, columnsSql } from './ready/columns.ts';
import { findReadyCounts } from './ready/find-ready-counts.ts';
import type { CountsSource } from './ready/find-source.ts';
import { orderReadyCounts } from './ready/order-ready-counts.ts';
import { weekParameters } from './week-sql.ts';

export type CountsOfAll = {
  /** Those that most people saw come first. */
  skus: readonly number[];
  countsOf(sku: number): ProductCounts;
};

async function readColumns(
  context: Pick<Context, 'clickhouse' | 'queue'>,
  cabinetId: number,
  { days, excluded, madeOf }: CountsSource,
): Promise<CountColumns | undefined> {
  const ready = await findReadyCounts(context, cabinetId, madeOf);
  if (ready) return ready;
  await orderReadyCounts(context, cabinetId);
  const parameters = weekParameters(cabinetId, days, excluded);
  const [counted] = await context.clickhouse.rows(
    'count requests of products',
    columnsSql(excluded),
    parameters,
    CountColumns,
  );
  return counted;
}

/** Counts of every product that had a query: as they were made ready, or counted while somebody waits. */
export async function listCounts(
  context: Pick<Context, 'clickhouse' | 'queue'>,
  cabinetId: number,
  source: CountsSource,
): Promise<CountsOfAll> {
  const { days } = source;
  const columns = days.week === null ? undefined : await readColumns(context, cabinetId, source);
  if (!columns) return { skus: [], countsOf: () => noCounts(days) };
  const all = columns.viewUsers.reduce<number>((sum, users) => sum + (users ?? 0), 0);
  const places = new Map(columns.sku.map((sku, place) => [sku, place]));
  return {
    skus: columns.sku,
    countsOf: (sku) => {
      const place = places.get(sku) ?? -1;
      const known = (name: 'queriesFound' | 'queriesBefore' | 'lostCount') => columns[name][place] ?? 0;
      const count = (name: Exclude<keyof CountColumns, 'sku'>) => columns[name][place] ?? null;
      return toCounts(
        {
          sku,
          queriesFound: known('queriesFound'),
          queriesBefore: known('queriesBefore'),
          lostCount: known('lostCount'),
          top10: count('top10'),
          top50: count('top50'),
          top100: count('top100'),
          viewUsers: count('viewUsers'),
          viewUsersBefore: count('viewUsersBefore'),
          orders: count('orders'),
        },
        all,
        days,
      );
    },
  };
}
