import type { RequestsDays } from '@vitrina/contract/my-requests.ts';
import * as z from 'zod';
import { knownSum } from '../own-queries/figures-sql.ts';
import type { ReportContext } from '../platform/context.ts';
import { type Excluded, notExcludedSql, weekParameters } from './week-sql.ts';

const Row = z.object({ viewers: z.nullable(z.int()) });

const viewersOf = (which: string) => `
  select sku, ${knownSum('view_users')} as viewUsers
  from own_query_day as own
  where cabinet = {cabinet:UInt32} and day between {weekFrom:Date} and {weekTo:Date} and ${which}
  group by sku`;

/**
 * What the share of a product is of: those who saw the cabinet's products in the week, over the products of which all
 * are known. Products without an exclusion are added up from their daily sums, which know no queries. The list of all
 * products adds its rows up instead; a database test demands that both screens tell the same share.
 */
export async function countViewers(
  { clickhouse }: ReportContext,
  cabinetId: number,
  days: RequestsDays,
  excluded: Excluded,
): Promise<number> {
  const [row] = await clickhouse.rows(
    'count viewers of products',
    `select sum(viewUsers) as viewers
    from
    (
      ${viewersOf('sku not in {excludedSkus:Array(UInt64)}')}
      union all
      ${viewersOf(`sku in {excludedSkus:Array(UInt64)} and ${notExcludedSql(excluded)}`)}
    )`,
    weekParameters(cabinetId, days, excluded),
    Row,
  );
  return row?.viewers ?? 0;
}
