import type { RequestsDays } from '@vitrina/contract/my-requests.ts';
import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';
import { NOTHING_EXCLUDED, weekParameters, weekSql } from './week-sql.ts';

const count = z.nullable(z.int());
const Flag = z.union([z.boolean(), z.int()]).transform(Boolean);

const WeekRequest = z.object({
  query: z.string(),
  isFound: Flag,
  isKnown: Flag,
  searchUsers: count,
  viewUsers: count,
  orders: count,
  gmvKopecks: count,
  positionNow: z.nullable(z.number()),
  positionBefore: z.nullable(z.number()),
  lastDay: z.nullable(z.string()),
  lastPosition: z.nullable(z.number()),
});
export type WeekRequest = z.infer<typeof WeekRequest>;

/** The queries of a product in these days, the excluded ones among them: a person sees what was excluded. */
export async function listWeekRequests(
  { clickhouse }: ReportContext,
  cabinetId: number,
  sku: number,
  days: RequestsDays,
): Promise<WeekRequest[]> {
  if (days.week === null) return [];
  return clickhouse.rows(
    'list requests of a product',
    `select text as query, * except (sku, text, wasFound, viewUsersBefore)
    from (${weekSql({ ofOneProduct: true, excluded: NOTHING_EXCLUDED })})
    order by searchUsers desc nulls last, query`,
    { ...weekParameters(cabinetId, days, NOTHING_EXCLUDED), sku },
    WeekRequest,
  );
}
