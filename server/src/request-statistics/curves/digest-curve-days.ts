import { sql } from 'kysely';
import type { Span } from '../../own-queries/own-days.ts';
import type { DbContext } from '../../platform/context.ts';

/** The days that a curve is made of, with the moments of their collection: one that comes later makes another digest. */
export async function digestCurveDays(
  { db }: DbContext,
  cabinetId: number,
  { from, to }: Span,
): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(coalesce(string_agg(concat_ws(' ', source, day, extract(epoch from collected_at)), ',' order by source, day), ''))
      as digest
    from (
      select 'queries' as source, cabinet_id, day, collected_at from own_query_days
      union all
      select source, cabinet_id, day, collected_at from own_figure_days where source = 'analytics'
    ) as days
    where cabinet_id = ${cabinetId} and day between ${from} and ${to}`.execute(db);
  return rows[0]?.digest ?? '';
}
