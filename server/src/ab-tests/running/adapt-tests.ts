import { moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { Context } from '../../platform/context.ts';
import { lockTest, type OfTest } from '../project/lock-test.ts';
import type { AbTestsTables } from '../tables.ts';
import { adaptWindows } from './windows.ts';

/** The chance of each image to be the best, where it is known. */
export type ListChances = (context: Context, ofTest: OfTest) => Promise<ReadonlyMap<number, number>>;

/** In the last hour of a Moscow day: by then nearly all that the day has to say is counted. */
const LAST_HOUR = 23;

function isLastHour(now: Date): boolean {
  return now.getTime() - startOfMoscowDay(moscowDay(now)).getTime() >= LAST_HOUR * HOUR_MS;
}

async function listAdaptive({ db }: Context, now: Date): Promise<OfTest[]> {
  return db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select(['id as testId', 'cabinet_id as cabinetId'])
    .where('strategy', '=', 'adaptive')
    .where('status', '=', 'running')
    .where('warm_up_ends_at', '<=', now)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Tomorrow's windows of tests that show better images more. Twice in an hour gives the same, or what was counted since. */
export async function adaptTests(context: Context, listChances: ListChances): Promise<void> {
  const now = context.clock.now();
  if (!isLastHour(now)) return;
  for (const ofTest of await listAdaptive(context, now)) {
    const chances = await listChances(context, ofTest);
    await context.db.transaction().execute(async (trx) => {
      const row = await lockTest(trx, ofTest);
      if (row.status === 'running') await adaptWindows(trx, row, { chances, now });
    });
  }
}
