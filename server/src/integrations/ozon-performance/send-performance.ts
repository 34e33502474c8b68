import { sendOrFail } from '../../platform/outbound/call-json.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import type { Arrived } from '../../platform/outbound/send.ts';
import { getToken } from './get-token.ts';
import { judgeRefusal } from './judge-refusal.ts';
import type { PerformanceKey } from './performance-key.ts';
import { API, MAX_BYTES, TIMEOUT_MS } from './wire.ts';

export type PerformanceRequest = {
  method: 'GET' | 'POST';
  path: string;
  query?: URLSearchParams;
  body?: object;
};

async function sendOnce(
  key: PerformanceKey,
  token: string,
  { method, path, query, body }: PerformanceRequest,
): Promise<Arrived | CallFailure> {
  const search = query === undefined || query.size === 0 ? '' : `?${query.toString()}`;
  return sendOrFail(key.send, {
    api: API,
    method,
    url: `${key.baseUrl}/api/client${path}${search}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    secrets: [token, key.clientSecret],
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
}

/** One request in the account's name: the good answer, or why there is none. A refused token is renewed once. */
export async function sendPerformance(
  key: PerformanceKey,
  request: PerformanceRequest,
): Promise<Arrived | CallFailure> {
  for (let attempt = 1; ; attempt += 1) {
    const token = await getToken(key);
    if (token.outcome !== 'ok') return token;
    const answer = await sendOnce(key, token.data, request);
    if (answer.outcome !== 'answered') return answer;
    if (answer.status >= 200 && answer.status < 300) return answer;
    if (answer.status === 401) key.tokens.forget(key, token.data);
    if (answer.status !== 401 || attempt > 1) return judgeRefusal(answer);
  }
}
