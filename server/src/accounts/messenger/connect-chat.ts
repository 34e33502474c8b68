import type { Context } from '../../platform/context.ts';
import { type Db, isUniqueViolation } from '../../platform/postgres/database.ts';
import { Problem } from '../../platform/problem.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeLetter } from '../mail/write-letter.ts';
import type { AccountsTables } from '../tables.ts';
import type { BotText } from './bot-texts.ts';
import type { Claim } from './find-claim.ts';
import type { Setback } from './link-state.ts';
import { say } from './say.ts';

type Connecting = Pick<Context, 'db' | 'env' | 'log' | 'queue' | 'secrets'>;
export type Arrival = { chatId: string; username: string | null; code: string };

/**
 * Ties a chat to the account whose code it has brought, and answers what the bot has to say; undefined: that is said
 * already, by the transaction that made the tie. Whatever is only in the person's way leaves the code as good as it was.
 */
export async function connectChat(
  context: Connecting,
  { chatId, username, code }: Arrival,
  claim: Claim,
): Promise<BotText | undefined> {
  const { db } = context;
  // The same update comes twice when a worker was killed over it.
  if (claim.ownChatId === chatId) return 'alreadyConnected';
  if (claim.isUsed) return 'wrongCode';
  if (claim.isExpired) return 'expired';
  if (username === null) return setBack(db, claim, 'usernameMissing');
  if (await isTaken(db, chatId)) return setBack(db, claim, 'takenByOther');
  try {
    const { userId } = claim;
    const redeemed = await redeemCode(context, { userId, purpose: 'telegram', code }, (trx) =>
      tie(context, trx, claim, { chatId, username }),
    );
    if (redeemed.isRepeated) return 'wrongCode';
    context.log.info({ event: 'messenger.connected', userId }, 'messenger connected');
    return undefined;
  } catch (error) {
    // Another account was faster with this chat, or another chat with this account.
    if (isUniqueViolation(error, 'messengers_chat_unique')) return setBack(db, claim, 'takenByOther');
    if (isUniqueViolation(error, 'messengers_pkey')) return 'wrongCode';
    if (error instanceof Problem) return error.key === 'code.expired' ? 'expired' : 'wrongCode';
    throw error;
  }
}

async function tie(
  context: Connecting,
  trx: Db,
  { userId, email, language }: Claim,
  { chatId, username }: { chatId: string; username: string },
): Promise<void> {
  await trx
    .withTables<AccountsTables>()
    .insertInto('messengers')
    .values({ user_id: userId, chat_id: chatId, username })
    .execute();
  await trx
    .withTables<AccountsTables>()
    .insertInto('messenger_owners')
    .values({ chat_id: chatId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['chat_id', 'user_id']).doNothing())
    .execute();
  const letter = writeLetter(context, language, 'messengerConnected', { username });
  await queueMail(context, trx, { to: email, language, letter });
  await say(context, trx, { chatId, language, text: 'connected' });
}

async function isTaken(db: Db, chatId: string): Promise<boolean> {
  const taken = await db
    .withTables<AccountsTables>()
    .selectFrom('messengers')
    .select('user_id')
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Remembers in the code what stands in the way, for the screen that waits. */
async function setBack(db: Db, { userId }: Claim, setback: Setback): Promise<BotText> {
  await db
    .withTables<AccountsTables>()
    .updateTable('codes')
    .set({ payload: JSON.stringify({ setback }) })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'telegram')
    .where('used_at', 'is', null)
    .execute();
  return setback;
}
