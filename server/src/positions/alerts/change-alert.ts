import { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { beginAlert } from './begin-alert.ts';
import { getAlert } from './get-alert.ts';
import { requireScope } from './require-scope.ts';
import type { PositionAlertTables } from './tables.ts';

type Change = {
  cabinetId: number;
  ruleId: number;
  rule?: AlertRule | undefined;
  isOn?: boolean | undefined;
};

/** Begins anew with another sentence, and when it is switched on: what was missed meanwhile is no news. */
export async function changeAlert(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock'>,
  { cabinetId, ruleId, rule, isOn }: Change,
): Promise<void> {
  const known = await getAlert(context.db, cabinetId, ruleId);
  if (rule) await requireScope(context.db, cabinetId, rule.scope);
  const beginsAnew = rule !== undefined || (isOn === true && !known.is_on);
  const changed = await context.db
    .withTables<PositionAlertTables>()
    .updateTable('position_alerts')
    .set({
      version: sql<number>`version + 1`,
      ...(isOn === undefined ? {} : { is_on: isOn }),
      ...(rule === undefined ? {} : { rule: JSON.stringify(rule) }),
      ...(beginsAnew ? await beginAlert(context, cabinetId, rule ?? AlertRule.parse(known.rule)) : {}),
    })
    .where('id', '=', ruleId)
    .where('cabinet_id', '=', cabinetId)
    .returning('id')
    .executeTakeFirst();
  // A colleague was faster.
  if (!changed) throw problem('positionAlert.notFound');
}
