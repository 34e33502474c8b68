import type { CallFailure } from '../../platform/outbound/failure.ts';
import { nextTryMs } from '../../platform/outbound/retry.ts';
import type { MailFailure } from './mail-server.ts';

/** Servers that put strangers off do so for minutes. */
const DEFERRED_MS = 5 * 60_000;

function asCallFailure({ outcome, message }: MailFailure): CallFailure {
  if (outcome === 'deferred') return { outcome: 'rateLimited', retryAfterMs: DEFERRED_MS, message };
  return { outcome: outcome === 'refused' ? 'invalid' : outcome, message };
}

/** As `nextTryMs`: milliseconds until the next try, or undefined when there should be none. */
export function nextMailTryMs(failure: MailFailure, failed: number, chance?: number): number | undefined {
  return nextTryMs(asCallFailure(failure), failed, chance);
}
