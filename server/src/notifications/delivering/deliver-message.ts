import { TOPIC_RULES, topicOf } from '@vitrina/contract/notifications/topics.ts';
import type { BotIdentity } from '../../accounts/messenger/bot-identity.ts';
import { noteBlock } from '../../accounts/messenger/note-block.ts';
import { openBot } from '../../accounts/messenger/open-bot.ts';
import { sendWithinQuota } from '../../accounts/messenger/send-within-quota.ts';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { Claim, Delivering, Delivery } from './delivery.ts';
import { beginSending, endDeliveries, putBack } from './end-delivery.ts';
import { judgeFailure, judgeSent, pauseAfter, type Verdict } from './judge-sent.ts';
import { writeMessage } from './write-message.ts';

async function findChat(db: Db, userId: number) {
  return db
    .withTables<AccountsTables>()
    .selectFrom('messengers')
    .innerJoin('users', 'users.id', 'messengers.user_id')
    .select(['messengers.chat_id', 'messengers.blocked_at', 'users.language'])
    .where('messengers.user_id', '=', userId)
    .executeTakeFirst();
}

/** Claim, note that it leaves, send, note what became of it: killed at any line, each is accounted for. */
export async function deliverMessage(
  context: Delivering,
  identity: BotIdentity,
  { userId, deliveries }: Omit<Claim, 'channel'>,
): Promise<void> {
  const { db, clock } = context;
  const bot = openBot(context);
  const chat = await findChat(db, userId);
  if (!bot || !chat || chat.blocked_at !== null) {
    const reason = !bot ? 'off' : chat ? 'blocked' : 'notConnected';
    return endDeliveries(db, deliveries, { state: 'failed', reason, at: clock.now() });
  }
  const me = await identity(bot);
  if (me.outcome !== 'ok') return conclude(context, deliveries, hold(judgeFailure(me)));
  const message = { chatId: chat.chat_id, html: writeMessage(context, chat.language, deliveries) };
  const sent = await sendWithinQuota(context, { bot, botId: me.data.id }, message, () =>
    beginSending(db, deliveries),
  );
  if (sent === undefined) return;
  if (sent.outcome === 'blocked') await noteBlock(context, chat.chat_id, true);
  if (sent.outcome !== 'ok')
    context.log.warn(
      { api: 'telegram', outcome: sent.outcome, reason: sent.message },
      'notification not taken',
    );
  await conclude(context, deliveries, judgeSent(sent));
}

/** Nothing of the message has left yet, whatever the messenger answers about its bot. */
function hold(verdict: Verdict): Verdict {
  return { kind: 'notTaken', leastPauseMs: verdict.kind === 'notTaken' ? verdict.leastPauseMs : 0 };
}

async function conclude(
  { db, clock }: Delivering,
  deliveries: readonly Delivery[],
  verdict: Verdict,
): Promise<void> {
  const at = clock.now();
  const pauseMs = pauseAfter(Math.max(...deliveries.map(({ attempts }) => attempts)));
  switch (verdict.kind) {
    case 'arrived':
      return endDeliveries(db, deliveries, { state: 'arrived', messageId: verdict.messageId, at });
    case 'failed':
      return endDeliveries(db, deliveries, { state: 'failed', reason: verdict.reason, at });
    case 'notTaken':
      return putBack(db, deliveries, { at, pauseMs: Math.max(pauseMs, verdict.leastPauseMs) });
    case 'unclear': {
      const isOnce = ({ event }: Delivery) => TOPIC_RULES[topicOf(event)].ifUnknown === 'never';
      await endDeliveries(db, deliveries.filter(isOnce), { state: 'unknown', at });
      await putBack(
        db,
        deliveries.filter((one) => !isOnce(one)),
        { at, pauseMs },
      );
    }
  }
}
