import type { setPiggyBackerStatus } from '@vitrina/contract/radar/piggy-backers.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { OFFER_KEY, SELLER_KEY } from './seller-key.ts';

/** Of the seller of a stay, whatever card of the cabinet it is on, named there or not. */
export async function setStatus(
  { db, clock }: TimedContext,
  userId: number,
  { cabinetId, id, status }: z.output<(typeof setPiggyBackerStatus)['input']>,
): Promise<void> {
  const { rows } = await sql`
    insert into piggy_backer_statuses (cabinet_id, seller_key, status, set_by, set_at)
    select distinct stay.cabinet_id, key, ${status}, ${userId}::integer, ${clock.now()}::timestamptz
    from piggy_backers as stay cross join lateral unnest(array[${SELLER_KEY}, ${OFFER_KEY}]) as key
    where stay.id = ${id} and stay.cabinet_id = ${cabinetId}
    on conflict (cabinet_id, seller_key) do update
    set status = excluded.status, set_by = excluded.set_by, set_at = excluded.set_at
    returning seller_key`.execute(db);
  if (rows.length === 0) throw problem('piggyBacker.notFound');
}
