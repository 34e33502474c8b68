import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/create-clock.ts';
import { createRateLimit } from '../clock/create-rate-limit.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import type { Store } from '../platform/open-store.ts';
import { tick } from '../platform/tick.ts';
import { deliverUpdates } from './deliver-updates.ts';
import { openMessenger } from './open-messenger.ts';
import { serveBotApi } from './serve-bot-api.ts';
import { serveChatPages } from './serve-chat-pages.ts';

type World = { store: Store; clock: Clock; faults: FaultBoard };

// The messenger's answers to frequent questions: about 30 messages a second in all, one a second in a chat.
const OF_BOT = { requests: 30, perMs: 1000, burst: 30 };
const OF_CHAT = { requests: 1, perMs: 1000, burst: 1 };

/** A messenger with its Bot API and the screens of its people. */
export function serveMessenger(app: FastifyInstance, { store, clock, faults }: World): void {
  const messenger = openMessenger(store, clock);
  const limits = { ofBot: createRateLimit(clock, OF_BOT), ofChat: createRateLimit(clock, OF_CHAT) };
  app.register(async (part) => serveBotApi(part, { messenger, faults, limits }));
  app.register(async (part) => serveChatPages(part, messenger));
  tick(app, async () => deliverUpdates({ messenger, faults }));
  app.addHook('preClose', async () => {
    messenger.polling.isClosed = true;
  });
}
