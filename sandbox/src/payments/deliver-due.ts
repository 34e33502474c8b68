import { type Delivery, nextDelivery } from './delivery.ts';
import type { Books } from './open-books.ts';

const TIMEOUT_MS = 5000;

async function post({ url, body }: Delivery, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    return String(answer.status);
  } catch (error) {
    return error instanceof Error ? error.name : 'no answer';
  }
}

/** Sends the notifications that are due. They are unsigned, as the provider's are. */
export async function deliverDue(books: Books, nowMs: number, signal: AbortSignal): Promise<void> {
  const due = books.deliveries
    .list()
    .filter(({ state, nextAtMs }) => state === 'waiting' && nextAtMs <= nowMs);
  await Promise.all(
    due.map(async (delivery) => {
      const answer = await post(delivery, signal);
      // The sandbox closes: the store is gone already, and the next start sends it again.
      if (!signal.aborted) books.deliveries.put(delivery.id, nextDelivery(delivery, answer, nowMs));
    }),
  );
}
