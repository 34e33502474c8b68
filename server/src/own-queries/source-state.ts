import type { Day } from '@vitrina/contract/dates.ts';

/** Outcomes of a run that brought an answer: without days they mean that there were none to bring. */
const ANSWERED = ['ok', 'empty', 'noPremium'];

/** What came of a source. */
export function stateOf(
  lastOutcome: string | null | undefined,
  days: readonly Day[],
): 'ok' | 'collecting' | 'failed' {
  if (lastOutcome !== null && lastOutcome !== undefined && !ANSWERED.includes(lastOutcome)) return 'failed';
  return days.length > 0 ? 'ok' : 'collecting';
}
