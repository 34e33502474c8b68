import type { DbContext } from '../../platform/context.ts';
import type { CardsTables } from '../tables.ts';

/** What the radar has used of the plan's limits: what is paused or rests keeps its place. */
export async function countRadarUsage(
  { db }: DbContext,
  cabinetId: number,
): Promise<{ radarProducts: number }> {
  return db
    .withTables<CardsTables>()
    .selectFrom('radar_products')
    .select((eb) => eb.fn.countAll<number>().as('radarProducts'))
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirstOrThrow();
}
