import type { CallAnswer } from '../../platform/outbound/failure.ts';

/** The object answered is the one that was asked for: a cache or a proxy on the way has been known to mix them up. */
export function expectId<Data extends { id: string }>(
  answer: CallAnswer<Data>,
  id: string,
): CallAnswer<Data> {
  return answer.outcome === 'ok' && answer.data.id !== id
    ? { outcome: 'drift', message: 'the answer is about another object' }
    : answer;
}
