import type { Freshness, QueryRow } from '@vitrina/contract/search-history.ts';
import { getFreshness } from '../queries/freshness.ts';
import { openTable, type TableContext, type TableRequest } from './table/open-table.ts';

type Statistics = { rows: QueryRow[]; total: number; withoutData: string[]; freshness: Freshness };

export async function getStatistics(
  context: TableContext,
  input: TableRequest & { page: number; pageSize: number },
): Promise<Statistics> {
  const table = await openTable(context, input);
  const [{ rows, total }, freshness] = await Promise.all([
    table.listLines((input.page - 1) * input.pageSize, input.pageSize, true),
    getFreshness(context, input.marketplace, table.stored),
  ]);
  return { rows, total, withoutData: [...table.withoutData], freshness };
}
