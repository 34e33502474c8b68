import type { RadarAlertId } from '@vitrina/contract/ids.ts';

/** Names a deletion that can still be taken back. */
export function keyOf(ruleId: RadarAlertId): string {
  return `radar-alert-${ruleId}`;
}

/** Those that nobody is about to delete. */
export function staying<Rule extends { id: RadarAlertId }>(
  rules: readonly Rule[],
  leaving: ReadonlySet<string>,
): Rule[] {
  return rules.filter(({ id }) => !leaving.has(keyOf(id)));
}
