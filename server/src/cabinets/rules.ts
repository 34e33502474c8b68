import type { KeyStatus } from '@vitrina/contract/cabinet.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { CheckedKey } from '../integrations/ozon/check-key.ts';
import { problem } from '../platform/problem.ts';

/** Of any marketplace's key: what its test ended as. */
type Tested = CheckedKey | { outcome: 'valid' };
type KeyVerdict = { status: Exclude<KeyStatus, 'unchecked'> } | { status: 'unknown' };

/**
 * What the marketplace's answer says about a key. An outage says nothing: a key is never called
 * invalid because the other side was slow or broken.
 */
export function judgeKey(checked: Tested): KeyVerdict {
  switch (checked.outcome) {
    case 'valid':
      return { status: 'valid' };
    case 'noRights':
    case 'forbidden':
      return { status: 'noRights' };
    case 'unauthorized':
    case 'invalid':
      return { status: 'rejected' };
    case 'expired':
      return { status: 'expired' };
    case 'ipBound':
      return { status: 'ipBound' };
    case 'rateLimited':
    case 'timeout':
    case 'unreachable':
    case 'drift':
    case 'serverError':
    case 'notFound':
      return { status: 'unknown' };
    default:
      return checked satisfies never;
  }
}

/** A key has one role or two; nobody reads more. */
const MOST_NAMED = 5;

/** A refusal names its reason; an outage on the other side is told as one. */
export function requireValidKey<K extends Tested>(
  checked: K,
): asserts checked is Extract<K, { outcome: 'valid' }> {
  const { status } = judgeKey(checked);
  if (status === 'unknown') throw problem('external.serverError');
  if (status === 'valid') return;
  const details = checked.outcome === 'noRights' ? { rights: checked.roles.slice(0, MOST_NAMED) } : {};
  throw problem('cabinet.invalidKey', { reason: status, ...details });
}

/** A person's tries to connect a seller, right ones included. */
export const NEW_CABINETS = { attempts: 20, minutes: 60 } as const;

const LONGEST_WAIT_MINUTES = 60;

/** Doubles from one minute to an hour; what the marketplace itself asked for is never undercut. */
export function waitAfterFailureMs(failures: number, retryAfterMs = 0): number {
  const doubled = 2 ** Math.min(failures, 10);
  return Math.max(retryAfterMs, Math.min(doubled, LONGEST_WAIT_MINUTES) * MINUTE_MS);
}
