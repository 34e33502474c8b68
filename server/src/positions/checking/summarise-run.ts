import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import type { FailedOutcome } from '../tables.ts';
import type { CheckResult } from './check-shelf.ts';

type CollectorOutcome = NonNullable<CollectorState['outcome']>;

const IN_THE_CABINET: Record<FailedOutcome, CollectorOutcome> = {
  blocked: 'blocked',
  captcha: 'blocked',
  rateLimited: 'rateLimited',
  drift: 'drift',
  cityMismatch: 'drift',
  timeout: 'timeout',
  unreachable: 'unreachable',
  serverError: 'serverError',
};

/** The line in the cabinet: a turn that brought something is fine, one that brought nothing is called by its failure. */
export function summariseRun(
  results: readonly CheckResult[],
): { outcome: CollectorOutcome; itemsCount: number | null } | undefined {
  let observations = 0;
  let failure: FailedOutcome | undefined;
  let isAnswered = false;
  for (const result of results) {
    if (result.outcome === 'answered') {
      isAnswered = true;
      observations += result.observations;
    } else if (result.outcome in IN_THE_CABINET) failure = result.outcome as FailedOutcome;
  }
  if (isAnswered) return { outcome: 'ok', itemsCount: observations };
  return failure === undefined ? undefined : { outcome: IN_THE_CABINET[failure], itemsCount: null };
}
