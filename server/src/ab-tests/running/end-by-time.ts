import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { Context } from '../../platform/context.ts';
import type { AbTestsTables } from '../tables.ts';
import { changeTest } from './change-test.ts';
import { findWinner, type JudgeTest } from './judge-tests.ts';

/** The forced end, paused or not, and launches that took too long; what passes in between is the schedule's. */
export async function endByTime(context: Context, judgeTest: JudgeTest): Promise<void> {
  const now = context.clock.now();
  const launchedBy = new Date(now.getTime() - AB_BOUNDS.launchMinutes * MINUTE_MS);
  const tests = await context.db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select(['id as testId', 'cabinet_id as cabinetId'])
    .where('status', 'in', ['running', 'paused'])
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('finishes_by', '<=', now),
        eb.and([
          eb('status', '=', 'running'),
          eb('launched_at', 'is', null),
          eb('running_since', '<=', launchedBy),
        ]),
      ]),
    )
    .execute();
  for (const ofTest of tests) {
    const winner = await findWinner(context, judgeTest, ofTest);
    await changeTest(context, ofTest, { by: null, event: { kind: 'timePassed', winner } });
  }
}
