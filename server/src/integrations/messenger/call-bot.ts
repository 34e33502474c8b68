import * as z from 'zod';
import { readJson, sendOrFail } from '../../platform/outbound/call-json.ts';
import type { Bot, BotAnswer } from './bot.ts';
import { judgeRefusal } from './judge-refusal.ts';

const TIMEOUT_MS = 10_000;
/** A hundred updates with the longest texts are far below. */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

const Success = z.object({ ok: z.literal(true), result: z.unknown() });

type Call<Shape extends z.ZodType> = {
  method: string;
  body?: object;
  shape: Shape;
  /** What the body hides besides the token. */
  secrets?: readonly string[];
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
};

/** One call of the Bot API; `shape` is that of the result. */
export async function callBot<Shape extends z.ZodType>(
  { baseUrl, token, send }: Bot,
  { method, body = {}, shape, secrets = [], timeoutMs = TIMEOUT_MS, signal }: Call<Shape>,
): Promise<BotAnswer<z.output<Shape>>> {
  const answer = await sendOrFail(send, {
    api: 'telegram',
    method: 'POST',
    url: `${baseUrl}/bot${token}/${method}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    secrets: [token, ...secrets],
    timeoutMs,
    maxBytes: MAX_ANSWER_BYTES,
    ...(signal ? { signal } : {}),
  });
  if (answer.outcome !== 'answered') return answer;
  if (answer.status < 200 || answer.status >= 300) return judgeRefusal(answer);
  const read = readJson(answer, Success);
  if (read.outcome !== 'ok') return read;
  const result = shape.safeParse(read.data.result);
  if (result.success) return { outcome: 'ok', data: result.data };
  const issue = result.error.issues[0];
  return { outcome: 'drift', message: `result.${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
}
