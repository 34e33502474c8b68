import type { FaultBoard } from '../faults/create-fault-board.ts';
import { BOT_TOKEN } from '../keys/bot-token.ts';
import { type Refusal, refuse } from './answer.ts';
import type { Messenger } from './open-messenger.ts';
import { findPerson, type Person } from './person.ts';

type Place = { messenger: Messenger; faults: FaultBoard };

/** Whom the bot may write to: only people who pressed Start and have not blocked it. Names are of public chats only. */
export function findRecipient({ messenger, faults }: Place, chatId: string): Person | Refusal {
  const person = findKnown(chatId);
  if ('ok' in person) return person;
  const { isStarted, isBlocked } = messenger.chat(person.id);
  if (!isStarted) return refuse(403, "bot can't initiate conversation with a user");
  const isPlanted = faults.take('messenger', [String(person.id), BOT_TOKEN], ['botBlocked']) !== undefined;
  return isBlocked || isPlanted ? refuse(403, 'bot was blocked by the user') : person;
}

export function findKnown(chatId: string): Person | Refusal {
  if (chatId === '') return refuse(400, 'chat_id is empty');
  const person = /^\d{1,15}$/.test(chatId) ? findPerson(Number(chatId)) : undefined;
  return person ?? refuse(400, 'chat not found');
}
