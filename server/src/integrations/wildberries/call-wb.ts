import type * as z from 'zod';
import { callJson, sendOrFail } from '../../platform/outbound/call-json.ts';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import type { Arrived, Outgoing } from '../../platform/outbound/send.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { WB_METHODS, type WbMethodName } from './limits.ts';
import { type WbKey, wbUrl } from './wb-key.ts';

// Statistics of fifty campaigns take the other side tens of seconds.
const TIMEOUT_MS = 60_000;
const MAX_BYTES = 30 * 1024 * 1024;

type Question = { query?: Readonly<Record<string, string>>; body?: object };

function writeRequest(key: WbKey, name: WbMethodName, { query, body }: Question): Outgoing {
  const { verb, host, path } = WB_METHODS[name];
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  return {
    api: `wildberries ${host}`,
    method: verb,
    url: `${wbUrl(key, host, path)}${search}`,
    headers: {
      // As the contract says, without a word before it.
      authorization: key.token,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    secrets: [key.token],
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  };
}

/** One call whose good answer is JSON of a shape. */
export async function callWb<Shape extends z.ZodType>(
  key: WbKey,
  name: WbMethodName,
  question: Question,
  shape: Shape,
): Promise<CallAnswer<z.output<Shape>>> {
  return callJson(key.send, writeRequest(key, name, question), shape, (answer) => judgeRefusal(answer, name));
}

/** One call of which only matters that it was answered well. */
export async function orderWb(
  key: WbKey,
  name: WbMethodName,
  question: Question,
): Promise<CallAnswer<Arrived>> {
  const answer = await sendOrFail(key.send, writeRequest(key, name, question));
  if (answer.outcome !== 'answered') return answer;
  return answer.status === 200 ? { outcome: 'ok', data: answer } : judgeRefusal(answer, name);
}
