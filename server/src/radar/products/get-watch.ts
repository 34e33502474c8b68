import { PLAN_LIMITS, type Plan } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { sumWatch, type Watched } from './watch-state.ts';
import { watchedCardsSql, watchedSql } from './watched-sql.ts';

/** Of all products of the cabinet: plans keep them to some hundreds. */
export async function getWatch({ db }: DbContext, cabinetId: number, plan: Plan) {
  const { rows } = await sql<Watched>`
    select ${watchedSql} from radar_products as put ${watchedCardsSql}
    where put.cabinet_id = ${cabinetId}`.execute(db);
  return sumWatch(rows, PLAN_LIMITS[plan].radarProducts);
}
