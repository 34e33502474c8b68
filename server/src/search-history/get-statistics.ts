import type { Freshness, QueryRow } from '@vitrina/contract/search-history.ts';
import { getFreshness } from '../queries/freshness.ts';
import { type AskedTable, openTable, type TableContext } from './table/open-table.ts';

type Statistics = { rows: QueryRow[]; total: number; withoutData: string[]; freshness: Freshness };

export async function getStatistics(
  context: TableContext,
  asked: AskedTable & { page: number; pageSize: number },
): Promise<Statistics> {
  const table = await openTable(context, asked);
  const [{ rows, total }, freshness] = await Promise.all([
    table.listLines((asked.page - 1) * asked.pageSize, asked.pageSize, true),
    getFreshness(context, asked.marketplace, table.stored),
  ]);
  return { rows, total, withoutData: [...table.withoutData], freshness };
}
