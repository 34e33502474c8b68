import { AbFinishReason, AbPauseReason } from '@vitrina/contract/ab-tests/project.ts';
import type { AbLogLine } from '@vitrina/contract/ab-tests/running.ts';

type Reason = { of: 'pauses'; key: AbPauseReason } | { of: 'finishes'; key: AbFinishReason };
const STEPS = ['switchFailed', 'restoreFailed', 'sellerChanged', 'voidSuggested'] as const;
type Step = { of: 'pauses'; key: AbPauseReason } | { of: 'steps'; key: (typeof STEPS)[number] };

/** Why a test was paused or has ended; both lists have names in common, so the kind decides. */
export function reasonOf({ kind, reason }: Pick<AbLogLine, 'kind' | 'reason'>): Reason | undefined {
  if (kind === 'paused') {
    const key = AbPauseReason.options.find((known) => known === reason);
    return key && { of: 'pauses', key };
  }
  if (kind !== 'finished') return undefined;
  const key = AbFinishReason.options.find((known) => known === reason);
  return key && { of: 'finishes', key };
}

/** What a person can do about it. */
export function stepOf(line: Pick<AbLogLine, 'kind' | 'reason'>): Step | undefined {
  const reason = reasonOf(line);
  if (reason?.of === 'pauses') return reason;
  const key = STEPS.find((known) => known === line.kind);
  return key && { of: 'steps', key };
}

export function isFailure({ kind, reason }: Pick<AbLogLine, 'kind' | 'reason'>): boolean {
  if (kind === 'paused') return reason !== null && reason !== 'manually';
  return kind === 'switchFailed' || kind === 'restoreFailed';
}
