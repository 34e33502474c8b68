import type { Language } from '@vitrina/contract/languages.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { answerChatJob } from './answer-chat.job.ts';
import type { BotText } from './bot-texts.ts';

type Saying = { chatId: string; language: Language; text: BotText };

/** Has the bot say something if and only if `db`, which may be a transaction, commits. */
export async function say({ queue }: Pick<Context, 'queue'>, db: Db, saying: Saying): Promise<void> {
  // One of a kind waits in a chat: who presses Start a hundred times is answered once.
  const singletonKey = `${saying.chatId} ${saying.text}`;
  await queue.publish(answerChatJob, saying, { within: db, singletonKey });
}
