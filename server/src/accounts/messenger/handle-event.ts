import { Language } from '@vitrina/contract/languages.ts';
import type { BotEvent } from '../../integrations/messenger/read-update.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { AccountsTables } from '../tables.ts';
import { type Arrival, connectChat } from './connect-chat.ts';
import { findClaim } from './find-claim.ts';
import { noteBlock } from './note-block.ts';
import { say } from './say.ts';

type Handling = Pick<Context, 'db' | 'env' | 'log' | 'queue' | 'secrets'>;

/** Does what a person's act in the messenger asks for. The same event again changes nothing further. */
export async function handleEvent(context: Handling, event: BotEvent): Promise<void> {
  switch (event.kind) {
    case 'started': {
      await noteBlock(context, event.chatId, false);
      const { code, ...chat } = event;
      return code === null ? greet(context, chat) : start(context, { ...chat, code });
    }
    case 'said':
      return greet(context, event);
    case 'blocked':
    case 'unblocked':
      return noteBlock(context, event.chatId, event.kind === 'blocked');
    case 'other':
      return;
  }
}

async function start(context: Handling, arrival: Arrival & { language: string | null }): Promise<void> {
  const claim = await findClaim(context.db, arrival.code);
  const text = claim ? await connectChat(context, arrival, claim) : 'wrongCode';
  if (text === undefined) return;
  const language = claim?.language ?? languageOf(arrival.language);
  await say(context, context.db, { chatId: arrival.chatId, language, text });
}

async function greet(
  context: Handling,
  { chatId, language }: { chatId: string; language: string | null },
): Promise<void> {
  const known = await findLanguage(context.db, chatId);
  const text = known ? 'alreadyConnected' : 'welcome';
  await say(context, context.db, { chatId, language: known ?? languageOf(language), text });
}

/** The language of the account that a chat is connected to. */
async function findLanguage(db: Db, chatId: string): Promise<Language | undefined> {
  const person = await db
    .withTables<AccountsTables>()
    .selectFrom('messengers')
    .innerJoin('users', 'users.id', 'messengers.user_id')
    .select('users.language')
    .where('messengers.chat_id', '=', chatId)
    .executeTakeFirst();
  return person?.language;
}

/** Of a stranger: the messenger's own, if it is one of ours; product.md 1.2: otherwise Russian. */
function languageOf(tag: string | null): Language {
  const own = Language.safeParse(tag?.split('-')[0]?.toLowerCase());
  return own.success ? own.data : 'ru';
}
