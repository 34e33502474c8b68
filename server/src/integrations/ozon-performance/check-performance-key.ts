import type { CallFailure } from '../../platform/outbound/failure.ts';
import { getToken } from './get-token.ts';
import type { PerformanceKey } from './performance-key.ts';

export type CheckedPerformanceKey = { outcome: 'valid' } | CallFailure;

/** A pair is good when it gets a token: the API tells no rights. */
export async function checkPerformanceKey(key: PerformanceKey): Promise<CheckedPerformanceKey> {
  const answer = await getToken(key);
  if (answer.outcome === 'ok') return { outcome: 'valid' };
  // A pair that is not even well-formed is refused as a wrong request.
  return answer.outcome === 'invalid' ? { ...answer, outcome: 'unauthorized' } : answer;
}
