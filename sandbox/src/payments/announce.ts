import type { Desk } from './desk.ts';
import { objectId } from './object-id.ts';

const KEPT_DELIVERIES = 500;

type Announcement = { shopId: string; event: string; objectId: string; object: unknown };

/** Tells every notification address of the shop; the body is what the object was at this moment. */
export function announce({ books, faults, nowMs }: Desk, announcement: Announcement): void {
  const { shopId, event, objectId: about } = announcement;
  const body = JSON.stringify({ type: 'notification', event, object: announcement.object });
  for (const { url } of books.addresses.list()) {
    const isLost = faults.take('payments', shopId, ['webhookLost']) !== undefined;
    const isDoubled = !isLost && faults.take('payments', shopId, ['webhookDoubled']) !== undefined;
    for (const copy of isDoubled ? [1, 2] : [1]) {
      const id = objectId('delivery', about, event, url, nowMs, copy);
      books.deliveries.put(id, {
        id,
        event,
        objectId: about,
        url,
        body,
        createdAtMs: nowMs,
        attempts: 0,
        nextAtMs: nowMs,
        state: isLost ? 'lost' : 'waiting',
      });
    }
  }
  const ended = books.deliveries.list().filter(({ state }) => state !== 'waiting');
  for (const { id } of ended.slice(0, Math.max(0, ended.length - KEPT_DELIVERIES))) {
    books.deliveries.remove(id);
  }
}
