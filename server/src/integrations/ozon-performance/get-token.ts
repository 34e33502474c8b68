import * as z from 'zod';
import { callJson } from '../../platform/outbound/call-json.ts';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import type { Outgoing } from '../../platform/outbound/send.ts';
import type { FreshToken } from './create-token-cache.ts';
import { judgeRefusal } from './judge-refusal.ts';
import type { PerformanceKey } from './performance-key.ts';
import { API, MAX_BYTES, TIMEOUT_MS } from './wire.ts';

const Token = z.object({
  access_token: z.string().min(1),
  expires_in: z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]),
});

async function fetchToken(key: PerformanceKey): Promise<CallAnswer<FreshToken>> {
  const { baseUrl, clientId, clientSecret, send } = key;
  const request: Outgoing = {
    api: API,
    method: 'POST',
    url: `${baseUrl}/api/client/token`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    }),
    secrets: [clientSecret],
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  };
  const answer = await callJson(send, request, Token, judgeRefusal);
  if (answer.outcome !== 'ok') return answer;
  const { access_token, expires_in } = answer.data;
  return { outcome: 'ok', data: { token: access_token, lastsMs: expires_in * 1000 } };
}

/** A token that is good now. Its failure is that of the key: `unauthorized` is a wrong pair. */
export async function getToken(key: PerformanceKey): Promise<CallAnswer<string>> {
  return key.tokens.get(key, async () => fetchToken(key));
}
