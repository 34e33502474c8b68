import { getProductStandings as route } from '@vitrina/contract/positions/matrix.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import type { Context } from '../../platform/context.ts';
import { findTrackingBlock } from '../budget/find-tracking-block.ts';
import { listStandings, standingKey } from '../entries/list-standings.ts';
import { findBestPlace } from '../rules.ts';

type Input = { cabinetId: number; skus: readonly number[] };
type Followed = { sku: number; city_id: number; term_id: number; query_is_resting: boolean };

async function listFollowed({ db }: Context, { cabinetId, skus }: Input): Promise<Followed[]> {
  const { rows } = await sql<Followed>`
    select sku, city_id, term_id, query_is_resting from position_tracking
    where cabinet_id = ${cabinetId} and sku = any(${[...skus]}::bigint[])`.execute(db);
  return rows;
}

/** One line a tracked product, over all its cities. */
export async function getProductStandings(context: Context, input: Input): Promise<OutputOf<typeof route>> {
  const [followed, standings, block] = await Promise.all([
    listFollowed(context, input),
    listStandings(context, input.cabinetId, input.skus),
    findCabinet(context, input.cabinetId).then((cabinet) => findTrackingBlock(context, cabinet)),
  ]);
  const bySku = Map.groupBy(followed, ({ sku }) => sku);
  return route.output.parse({
    standings: [...bySku].map(([sku, lines]) => ({
      sku,
      queriesCount: new Set(lines.map((line) => line.term_id)).size,
      best: findBestPlace(
        lines.map((line) => standings.get(standingKey(sku, line.city_id, line.term_id))?.now ?? null),
      ),
      isBlocked: block !== undefined || lines.every((line) => line.query_is_resting),
    })),
  });
}
