import { DAY_MS } from '@vitrina/contract/durations.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';

const LONGEST_DAYS = Math.max(...Object.values(PLAN_LIMITS).map(({ radarHistoryDays }) => radarHistoryDays));
/** A picture that is still shown is seen again at least once a week, unless the storefront is out of reach. */
const UNSEEN_DAYS = 60;
const AT_ONCE = 5000;

/** Takes away the pictures that no line of any plan's history can show. */
export async function purgePictures({ db, clock }: TimedContext): Promise<void> {
  const before = new Date(clock.now().getTime() - (LONGEST_DAYS + UNSEEN_DAYS) * DAY_MS);
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from card_pictures where hash in (
        select hash from card_pictures where seen_at < ${before} limit ${AT_ONCE}
      )`.execute(db);
    if (Number(numAffectedRows) < AT_ONCE) return;
  }
}
