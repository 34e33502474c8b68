import { z } from 'zod';
import { type Answer, accept, refuse } from './answer.ts';
import { findKnown } from './find-recipient.ts';
import type { Messenger } from './open-messenger.ts';
import { chatOf } from './person.ts';
import { type Arguments, ChatId } from './read-arguments.ts';

const Ask = z.object({ chat_id: ChatId });

// Whatever a bot may send in a private chat; the contract demands the field.
const GIFTS = {
  unlimited_gifts: true,
  limited_gifts: true,
  unique_gifts: true,
  premium_subscription: true,
  gifts_from_channels: true,
};

/** A bot knows only those who have written to it. */
export function getChat(messenger: Messenger, args: Arguments): Answer {
  const person = findKnown(Ask.parse(args).chat_id);
  if ('ok' in person) return person;
  if (!messenger.chat(person.id).isStarted) return refuse(400, 'chat not found');
  const { username } = person;
  return accept({
    ...chatOf(person),
    ...(username === undefined ? {} : { active_usernames: [username] }),
    accent_color_id: person.id % 7,
    max_reaction_count: 11,
    accepted_gift_types: GIFTS,
  });
}
