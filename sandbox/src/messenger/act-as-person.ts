import { detectEntities } from './detect-entities.ts';
import { messageObject } from './message-object.ts';
import type { Message, Messenger } from './open-messenger.ts';
import { BOT, chatOf, type Person, userOf } from './person.ts';

/** What stands after `?start=` of a link to a bot. */
export const START_CODE = /^[\w-]{1,64}$/;

/** Start opens the chat, takes a block back, and tells the bot the code of the link that led here. */
export function pressStart(messenger: Messenger, person: Person, code = ''): void {
  if (messenger.chat(person.id).isBlocked) unblockBot(messenger, person);
  messenger.setChat({ userId: person.id, isStarted: true, isBlocked: false });
  addOwnMessage(messenger, person, code === '' ? '/start' : `/start ${code}`);
}

/** Writes to the bot; false when the chat is not open. */
export function writeToBot(messenger: Messenger, person: Person, text: string): boolean {
  const { isStarted, isBlocked } = messenger.chat(person.id);
  if (!isStarted || isBlocked) return false;
  addOwnMessage(messenger, person, text);
  return true;
}

export function blockBot(messenger: Messenger, person: Person): void {
  changeMembership(messenger, person, true);
}

export function unblockBot(messenger: Messenger, person: Person): void {
  changeMembership(messenger, person, false);
}

/** A button that is no link tells the bot its data. */
export function pressButton(messenger: Messenger, person: Person, message: Message, data: string): void {
  const pressed = messenger.bot().lastUpdateId + 1;
  messenger.push('callback_query', person.id, {
    id: `${person.id}${pressed}`,
    from: userOf(person),
    message: messageObject(message),
    chat_instance: String(person.id),
    data,
  });
}

function addOwnMessage(messenger: Messenger, person: Person, text: string): void {
  const entities = detectEntities(text);
  const added = messenger.addMessage({ userId: person.id, isFromBot: false, text, entities });
  messenger.push('message', person.id, messageObject(added));
}

function changeMembership(messenger: Messenger, person: Person, isBlocked: boolean): void {
  const chat = messenger.chat(person.id);
  if (!chat.isStarted || chat.isBlocked === isBlocked) return;
  messenger.setChat({ ...chat, isBlocked });
  const member = { user: BOT, status: 'member' };
  const kicked = { user: BOT, status: 'kicked', until_date: 0 };
  messenger.push('my_chat_member', person.id, {
    chat: chatOf(person),
    from: userOf(person),
    date: Math.floor(messenger.nowMs() / 1000),
    old_chat_member: isBlocked ? member : kicked,
    new_chat_member: isBlocked ? kicked : member,
  });
}
