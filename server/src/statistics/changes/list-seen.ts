import * as z from 'zod';
import type { Span } from '../../own-queries/own-days.ts';
import type { ReportContext } from '../../platform/context.ts';
import { DEPTHS, type SeenAtDepth } from './estimate-effect.ts';

const Row = z.object({ depth: z.int(), searchUsers: z.int(), viewUsers: z.int() });

const depth = `multiIf(${DEPTHS.map((last, index) => `own.position <= ${last}, ${index}`).join(', ')}, ${DEPTHS.length})`;

/** Lines that say of both sides how many there were: in the words of the projection of_depth. */
const ofBoth = (column: string) =>
  `sumIf(own.${column}, isNotNull(own.position) and isNotNull(own.search_users) and isNotNull(own.view_users))`;

/** How many of the buyers who searched saw the seller's products at places of each depth; lines without either do not count. */
export async function listSeen(
  { clickhouse }: ReportContext,
  cabinetId: number,
  { from, to }: Span,
): Promise<SeenAtDepth[]> {
  return clickhouse.rows(
    'seen at places',
    `select ${depth} as depth, ifNull(${ofBoth('search_users')}, 0) as searchUsers, ifNull(${ofBoth('view_users')}, 0) as viewUsers
    from own_query_day as own
    where own.cabinet = {cabinet:UInt32} and own.day between {from:Date} and {to:Date}
    group by depth`,
    { cabinet: cabinetId, from, to },
    Row,
  );
}
