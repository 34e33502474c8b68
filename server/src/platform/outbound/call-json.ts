import { DAY_MS } from '@vitrina/contract/durations.ts';
import type * as z from 'zod';
import type { CallAnswer, CallFailure } from './failure.ts';
import type { Arrived, Outgoing, Send } from './send.ts';

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Nobody asks in earnest to be left alone for longer. */
const LONGEST_WAIT_MS = 7 * DAY_MS;

/** `Retry-After` in seconds or as a date; undefined when it is absent or unreadable. */
export function readRetryAfterMs(value: string | undefined, now = Date.now()): number | undefined {
  if (value === undefined || value === '') return undefined;
  const seconds = Number(value);
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isNaN(waitMs) ? undefined : Math.min(LONGEST_WAIT_MS, Math.max(0, waitMs));
}

type NoAnswer = { outcome: 'timeout' | 'unreachable' | 'drift'; message: string; neverLeft?: true };

/** Sends, and keeps apart no answer at all (a failure) and any answer, of whatever status. */
export async function sendOrFail(send: Send, request: Outgoing): Promise<Arrived | NoAnswer> {
  const answer = await send(request);
  if (answer.outcome === 'answered') return answer;
  const { outcome, ...rest } = answer;
  return { outcome: outcome === 'tooLarge' ? 'drift' : outcome, ...rest };
}

/** Checks a good answer against its shape; another shape is a drift that says where. */
export function readJson<Shape extends z.ZodType>(
  { body }: Arrived,
  shape: Shape,
): { outcome: 'ok'; data: z.output<Shape> } | { outcome: 'drift'; message: string } {
  const json = parseJson(body.toString());
  const parsed = shape.safeParse(json);
  if (parsed.success) return { outcome: 'ok', data: parsed.data };
  const issue = parsed.error.issues[0];
  const message = json === undefined ? 'not JSON' : `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
  return { outcome: 'drift', message };
}

/** A call whose good answers are 2xx with JSON; `judge` reads every other one in the API's own words. */
export async function callJson<Shape extends z.ZodType>(
  send: Send,
  request: Outgoing,
  shape: Shape,
  judge: (answer: Arrived) => CallFailure,
): Promise<CallAnswer<z.output<Shape>>> {
  const answer = await sendOrFail(send, request);
  if (answer.outcome !== 'answered') return answer;
  return answer.status >= 200 && answer.status < 300 ? readJson(answer, shape) : judge(answer);
}
