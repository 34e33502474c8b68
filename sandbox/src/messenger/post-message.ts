import type { RateLimit } from '../clock/create-rate-limit.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { type Answer, accept, refuseTooOften } from './answer.ts';
import type { Formatted } from './entity.ts';
import { findRecipient } from './find-recipient.ts';
import { messageObject } from './message-object.ts';
import type { Message, Messenger } from './open-messenger.ts';
import { readButtons } from './read-buttons.ts';

export type Desk = {
  messenger: Messenger;
  faults: FaultBoard;
  limits: { ofBot: RateLimit; ofChat: RateLimit };
};

type Post = { chatId: string; content: Formatted & Pick<Message, 'document'>; args: unknown };

/** Puts the bot's message into a chat, if the bot may write there and does not write too often. */
export function postMessage(desk: Desk, { chatId, content, args }: Post): Answer {
  const buttons = readButtons(args);
  if ('ok' in buttons) return buttons;
  const person = findRecipient(desk, chatId);
  if ('ok' in person) return person;
  const waitMs = desk.limits.ofChat.take(chatId) || desk.limits.ofBot.take('bot');
  if (waitMs > 0) return refuseTooOften(waitMs);
  const added = desk.messenger.addMessage({ ...content, userId: person.id, isFromBot: true, buttons });
  return accept(messageObject(added));
}
