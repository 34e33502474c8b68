import * as z from 'zod';
import type { MailFailure } from './mail-server.ts';

const Thrown = z.object({
  message: z.string(),
  code: z.string().optional(),
  responseCode: z.number().optional().catch(undefined),
});

/** Errors that speak of the recipient or of the letter; all others speak of the server or of the way to it. */
const OF_LETTER = new Set(['EENVELOPE', 'EMESSAGE']);

/** Why a letter was not taken. Without an answer of the server nothing is known about the letter. */
export function judgeMailError(error: unknown): MailFailure {
  const parsed = Thrown.safeParse(error);
  const { message, code = '', responseCode = 0 } = parsed.success ? parsed.data : { message: String(error) };
  if (responseCode >= 400 && responseCode < 500) return { outcome: 'deferred', message };
  if (OF_LETTER.has(code)) return { outcome: 'refused', message };
  if (code === 'EAUTH' || code === 'ENOAUTH') return { outcome: 'unauthorized', message };
  return { outcome: code === 'ETIMEDOUT' ? 'timeout' : 'unreachable', message };
}
