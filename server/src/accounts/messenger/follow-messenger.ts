import { setTimeout as wait } from 'node:timers/promises';
import type { Bot } from '../../integrations/messenger/bot.ts';
import type { Loop } from '../../platform/background/loop.ts';
import type { Context } from '../../platform/context.ts';
import type { BotIdentity } from './bot-identity.ts';
import { type Reading, readInbox } from './read-inbox.ts';
import { type Read, restAfterEvents, restAfterFailure } from './rest-after-poll.ts';

/** How soon another process takes over from one that polls no more. */
const ELSEWHERE_MS = 2000;

/**
 * Follows what people do in the messenger, in real time whatever the product's clock shows, until it is stopped. Of all
 * processes one asks at a time: the messenger refuses two.
 */
export function followMessenger(
  context: Reading & Pick<Context, 'locks'>,
  { bot, identity }: { bot: Bot; identity: BotIdentity },
): Loop {
  const { locks, log } = context;
  const stopping = new AbortController();
  const { signal } = stopping;
  let failed = 0;

  /** Answers how many milliseconds to rest. */
  async function poll(): Promise<number> {
    const begunAt = performance.now();
    const poll: { read?: Read } = {};
    await locks.runAlone('messenger updates', async () => {
      poll.read = await readInbox(context, { bot, identity, signal });
    });
    const { read } = poll;
    if (read === undefined) return ELSEWHERE_MS;
    if (read.outcome === 'ok') {
      failed = 0;
      return restAfterEvents(read.events, performance.now() - begunAt);
    }
    if (signal.aborted) return 0;
    failed += 1;
    log.warn(
      { api: 'telegram', outcome: read.outcome, reason: read.message, failed },
      'no news from the messenger',
    );
    return restAfterFailure(read, failed);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const restMs = await poll().catch((error: unknown) => {
        log.warn({ loop: 'messenger', err: error }, 'loop run failed');
        return ELSEWHERE_MS;
      });
      if (restMs > 0) await wait(restMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
