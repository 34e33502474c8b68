import * as z from 'zod';
import { IdText, Int } from './wire-number.ts';

/**
 * What people did, as far as the product cares. A chat with a person has that person's number; `language` is that of
 * the person's messenger, an IETF tag such as `ru` or `pt-br`.
 */
export type BotEvent = { updateId: number } & (
  | { kind: 'started'; chatId: string; username: string | null; language: string | null; code: string | null }
  | { kind: 'said'; chatId: string; language: string | null; text: string }
  | { kind: 'blocked' | 'unblocked'; chatId: string }
  | { kind: 'other' }
);

/** Updates that the product wants to be told of. */
export const WANTED_UPDATES = ['message', 'my_chat_member'] as const;

const Chat = z.object({ id: IdText, type: z.literal('private') });
const Person = z.object({
  id: IdText,
  username: z.string().optional(),
  language_code: z.string().optional().catch(undefined),
});
// A part of another shape is none of ours; only the number must be there, or updates could not be confirmed.
const Update = z.object({
  update_id: Int,
  message: z.object({ chat: Chat, from: Person, text: z.string() }).optional().catch(undefined),
  my_chat_member: z
    .object({ chat: Chat, from: Person, new_chat_member: z.object({ status: z.string() }) })
    .optional()
    .catch(undefined),
});

const START = /^\/start(?:@\w+)?(?:\s+([\w-]{1,64}))?\s*$/;
const MEMBERSHIP: Record<string, 'blocked' | 'unblocked'> = { kicked: 'blocked', member: 'unblocked' };

/** Reads one update, from a webhook or a list; undefined: this is no update. */
export function readUpdate(body: unknown): BotEvent | undefined {
  const parsed = Update.safeParse(body);
  if (!parsed.success) return undefined;
  const { update_id: updateId, message, my_chat_member: membership } = parsed.data;
  if (membership !== undefined) {
    const kind = MEMBERSHIP[membership.new_chat_member.status];
    return kind === undefined ? { kind: 'other', updateId } : { kind, updateId, chatId: membership.from.id };
  }
  if (message === undefined) return { kind: 'other', updateId };
  const { from, text } = message;
  const start = START.exec(text);
  const sender = { updateId, chatId: from.id, language: from.language_code ?? null };
  if (start === null) return { ...sender, kind: 'said', text };
  return { ...sender, kind: 'started', username: from.username ?? null, code: start[1] ?? null };
}
