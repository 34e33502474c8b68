import type { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import type { Context } from '../../platform/context.ts';
import { findPlan } from './find-plan.ts';
import { listFollowed, pickFollowed } from './judging/followed.ts';
import { MONTH_SECONDS, replay, toSeconds } from './judging/judge-stored.ts';

/**
 * Where a rule begins: with what the past days would have left it with. A fall that is known when the rule is made is
 * no news, and one that has lasted for an hour has an hour less to last.
 */
export async function beginAlert(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock'>,
  cabinetId: number,
  rule: AlertRule,
) {
  const { settledUntil, awaits } = await findPlan(context.db, cabinetId, context.clock.now());
  const series = pickFollowed(rule, await listFollowed(context.db, cabinetId));
  const until = toSeconds(settledUntil);
  const { state } = await replay(
    context,
    { cabinetId, rule, series },
    { since: until - MONTH_SECONDS, until },
  );
  return { judged_until: settledUntil, awaits, state: JSON.stringify(state) };
}
