import type { PositionAlertId } from '@vitrina/contract/ids.ts';

/** Names a deletion that can still be taken back. */
export function keyOf(ruleId: PositionAlertId): string {
  return `position-alert-${ruleId}`;
}

/** Those that nobody is about to delete. */
export function staying<Rule extends { id: PositionAlertId }>(
  rules: readonly Rule[],
  leaving: ReadonlySet<string>,
): Rule[] {
  return rules.filter(({ id }) => !leaving.has(keyOf(id)));
}
