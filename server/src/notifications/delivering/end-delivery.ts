import type { DeliveryReason, DeliveryState } from '@vitrina/contract/deliveries.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { WORTH_TRYING_MS } from '../rules.ts';
import { type Delivery, type Held, leaseEnd } from './delivery.ts';

/** Of those that are still this worker's, in SQL. */
const isHeld = (held: readonly Held[]) => sql`
  (delivery.id, delivery.attempts) in (
    select * from unnest(${held.map(({ id }) => id)}::integer[], ${held.map(({ attempts }) => attempts)}::integer[]))
  and delivery.state in ('waiting', 'sending')`;

/**
 * Noted before the message leaves: who is killed from here on leaves behind that it may have. False: the lease has
 * passed, and somebody else has begun.
 */
export async function beginSending(db: Db, held: readonly Held[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      update notification_deliveries as delivery
      set state = 'sending', taken_until = ${leaseEnd}
      where ${isHeld(held)} and delivery.state = 'waiting'
        and delivery.taken_until > clock_timestamp()`.execute(trx);
    if (numAffectedRows === BigInt(held.length)) return true;
    // Of several some are gone: the rest is claimed again.
    await sql`update notification_deliveries as delivery set state = 'waiting' where ${isHeld(held)}`.execute(
      trx,
    );
    return false;
  });
}

type End = {
  state: Extract<DeliveryState, 'arrived' | 'sent' | 'failed' | 'unknown'>;
  reason?: DeliveryReason;
  messageId?: string;
  at: Date;
};

/** The end of deliveries, and the letter instead of what the messenger has not surely delivered. */
export async function endDeliveries(db: Db, held: readonly Held[], end: End): Promise<void> {
  if (held.length === 0) return;
  const { state, reason = null, messageId = null, at } = end;
  const isLost = state === 'failed' || state === 'unknown';
  await sql`
    with ended as (
      update notification_deliveries as delivery
      set state = ${state}, reason = ${reason}, message_id = ${messageId}, done_at = ${at}, taken_until = null
      where ${isHeld(held)}
      returning notification_id, user_id, has_letter_instead
    )
    insert into notification_deliveries (notification_id, user_id, channel, due_at, give_up_at)
    select notification_id, user_id, 'letter', ${at}::timestamptz,
      ${new Date(at.getTime() + WORTH_TRYING_MS.letter)}::timestamptz
    from ended where has_letter_instead and ${isLost && reason !== 'noRight'}::boolean
    on conflict on constraint notification_deliveries_once do nothing`.execute(db);
}

/** For another try in a while, as long as it is worth one. */
export async function putBack(
  db: Db,
  deliveries: readonly (Held & Pick<Delivery, 'giveUpAt'>)[],
  { at, pauseMs }: { at: Date; pauseMs: number },
): Promise<void> {
  const next = new Date(at.getTime() + pauseMs);
  const [given, worth] = [
    deliveries.filter(({ giveUpAt }) => giveUpAt < next),
    deliveries.filter(({ giveUpAt }) => giveUpAt >= next),
  ];
  await endDeliveries(db, given, { state: 'failed', reason: 'unavailable', at });
  if (worth.length === 0) return;
  await sql`
    update notification_deliveries as delivery set state = 'waiting', due_at = ${next}, taken_until = null
    where ${isHeld(worth)}`.execute(db);
}

/**
 * After a failure of our own: what has not begun to leave waits for another try. What has may stand in the chat, and is
 * left to `settleOverdue`.
 */
export async function putBackUnsent(
  db: Db,
  deliveries: readonly (Held & Pick<Delivery, 'giveUpAt'>)[],
  given: { at: Date; pauseMs: number },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from notification_deliveries as delivery
    where ${isHeld(deliveries)} and delivery.state = 'waiting'`.execute(db);
  const unsent = new Set(rows.map(({ id }) => id));
  await putBack(
    db,
    deliveries.filter(({ id }) => unsent.has(id)),
    given,
  );
}
