import type { Language } from '@vitrina/contract/languages.ts';
import type { AccountsTables } from '../tables.ts';
import type { BotIdentity } from './bot-identity.ts';
import { type Sending, sendToChat } from './send-to-chat.ts';

/** Writes to whoever has connected a chat, and not blocked the bot since; throws while another try may help. */
export async function sendToPerson(
  context: Sending,
  identity: BotIdentity,
  userId: number,
  write: (language: Language) => string,
): Promise<void> {
  const chat = await context.db
    .withTables<AccountsTables>()
    .selectFrom('messengers')
    .innerJoin('users', 'users.id', 'messengers.user_id')
    .select(['messengers.chat_id', 'users.language'])
    .where('messengers.user_id', '=', userId)
    .where('messengers.blocked_at', 'is', null)
    .executeTakeFirst();
  if (chat) await sendToChat(context, identity, { chatId: chat.chat_id, html: write(chat.language) });
}
