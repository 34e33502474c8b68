import type { FaultBoard } from '../faults/create-fault-board.ts';
import type { FaultName } from '../faults/fault.ts';
import { BOT_TOKEN } from '../keys/bot-token.ts';
import { updateObject } from './get-updates.ts';
import { listUpdates } from './list-updates.ts';
import type { Messenger, Update } from './open-messenger.ts';

type Place = { messenger: Messenger; faults: FaultBoard };

const TIMEOUT_MS = 10_000;
const LONGEST_PAUSE_MS = 600_000;

/** The pause after so many failures in a row: 2 s, 4 s and so on, up to ten minutes. */
export function pauseMs(failedTries: number): number {
  return Math.min(1000 * 2 ** failedTries, LONGEST_PAUSE_MS);
}

/** What is to be sent now, chat by chat: within a chat an update waits for those before it. */
export function listDue(updates: readonly Update[], nowMs: number): Update[][] {
  const chats = Map.groupBy(updates, ({ userId }) => userId);
  return [...chats.values()].filter(([first]) => first !== undefined && first.nextTryMs <= nowMs);
}

/** Sends what is due to the webhook, if there is one. */
export async function deliverUpdates({ messenger, faults }: Place): Promise<void> {
  if (messenger.bot().webhook === null) return;
  const due = listDue(listUpdates(messenger), messenger.nowMs());
  await Promise.all(due.map(async (chat) => deliverChat({ messenger, faults }, chat)));
}

async function deliverChat({ messenger, faults }: Place, updates: readonly Update[]): Promise<void> {
  for (const update of updates) {
    const key = String(update.id);
    const { webhook } = messenger.bot();
    if (webhook === null || messenger.updates.get(key) === undefined) return;
    const fault = takeFault(faults, update);
    if (fault === 'webhookLost') {
      messenger.updates.remove(key);
      continue;
    }
    const failure = await postUpdate(update, webhook);
    if (fault === 'webhookDoubled') await postUpdate(update, webhook);
    // While it was on its way the bot may have changed its webhook or dropped the update.
    const { webhook: current } = messenger.bot();
    if (failure === undefined) messenger.updates.remove(key);
    else if (messenger.updates.get(key) === undefined || current?.url !== webhook.url) return;
    else {
      const failedTries = update.failedTries + 1;
      const nowMs = messenger.nowMs();
      messenger.updates.put(key, { ...update, failedTries, nextTryMs: nowMs + pauseMs(failedTries) });
      messenger.setBot({ webhook: { ...current, lastErrorMs: nowMs, lastError: failure } });
      return;
    }
  }
}

/** A fault may be planted for the chat or for the bot. */
function takeFault(faults: FaultBoard, { userId }: Update): FaultName | undefined {
  return faults.take('messenger', [String(userId), BOT_TOKEN], ['webhookLost', 'webhookDoubled'])?.fault;
}

/** Why the bot's server did not take it, in the messenger's words. */
async function postUpdate(
  update: Update,
  { url, secretToken }: { url: string; secretToken?: string | undefined },
): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secretToken === undefined ? {} : { 'x-telegram-bot-api-secret-token': secretToken }),
      },
      body: JSON.stringify(updateObject(update)),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok
      ? undefined
      : `Wrong response from the webhook: ${answer.status} ${answer.statusText}`.trim();
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate ? 'Read timeout expired' : 'Connection refused';
  }
}
