import type { Messenger, Update } from './open-messenger.ts';

/** Updates that nobody asked for are forgotten after a day, as the contract says. */
const KEPT_MS = 86_400_000;

/** What waits for the bot, oldest first. */
export function listUpdates({ updates, nowMs }: Messenger): Update[] {
  const oldestMs = nowMs() - KEPT_MS;
  for (const { id, atMs } of updates.list()) if (atMs < oldestMs) updates.remove(String(id));
  return updates.list();
}

export function forgetUpdates({ updates }: Messenger, isForgotten: (update: Update) => boolean): void {
  for (const update of updates.list()) if (isForgotten(update)) updates.remove(String(update.id));
}
