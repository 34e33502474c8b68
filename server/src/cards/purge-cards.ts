import { DAY_MS } from '@vitrina/contract/durations.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../platform/context.ts';

const LONGEST_DAYS = Math.max(...Object.values(PLAN_LIMITS).map(({ radarHistoryDays }) => radarHistoryDays));
/** A card that nobody has on watch any more is forgotten after so many days. */
const UNWATCHED_DAYS = 30;
const AT_ONCE = 5000;

async function inPortions(remove: () => Promise<number>): Promise<void> {
  while ((await remove()) === AT_ONCE);
}

/**
 * Takes away what no plan's history reaches: lines, gaps, and snapshots before the newest whole one that is as old. With
 * that one a history begins with everything, and its number and hash stay as they were.
 */
export async function purgeCards({ db, clock }: TimedContext): Promise<void> {
  const now = clock.now().getTime();
  const begin = new Date(now - LONGEST_DAYS * DAY_MS);
  await inPortions(async () => {
    const { numAffectedRows } = await sql`
      delete from radar_changes where (cabinet_id, id) in (
        select cabinet_id, id from radar_changes where last_at < ${begin} limit ${AT_ONCE}
      )`.execute(db);
    return Number(numAffectedRows);
  });
  await inPortions(async () => {
    const { numAffectedRows } = await sql`
      delete from card_gaps where (card_id, from_at) in (
        select card_id, from_at from card_gaps where to_at < ${begin} limit ${AT_ONCE}
      )`.execute(db);
    return Number(numAffectedRows);
  });
  await inPortions(async () => {
    const { numAffectedRows } = await sql`
      delete from card_snapshots where (card_id, number) in (
        select old.card_id, old.number from card_snapshots as old
        where old.at < ${begin} and exists (
          select from card_snapshots as whole
          where whole.card_id = old.card_id and whole.number > old.number and whole.is_full and whole.at <= ${begin}
        )
        limit ${AT_ONCE}
      )`.execute(db);
    return Number(numAffectedRows);
  });
  await inPortions(async () => {
    const { numAffectedRows } = await sql`
      delete from watched_cards where id in (
        select card.id from watched_cards as card
        where card.watchers = 0 and card.idle_since < ${new Date(now - UNWATCHED_DAYS * DAY_MS)}
          and not exists (select from radar_products where card_id = card.id or own_card_id = card.id)
        limit ${AT_ONCE}
        for update skip locked
      )`.execute(db);
    return Number(numAffectedRows);
  });
}
