import type { ShopCall } from './desk.ts';
import { invalidRequest, PaymentError } from './payment-error.ts';

/** How long the provider remembers an idempotence key. */
export const ANSWER_LIFETIME_MS = 86_400_000;

const KEY_PATTERN = /^[0-9a-zA-Z+\-_.]{1,64}$/;

/** The same data in another order of fields is the same request. */
function orderFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(orderFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, orderFields(field)]);
}

/**
 * Carries out a changing request once: the same key with the same request is answered as the first time, with
 * another one it is refused. What was refused may be tried again under its key.
 */
export function answerOnce(call: ShopCall, path: string, run: (call: ShopCall) => unknown): unknown {
  const { books, faults, shopId, idempotenceKey, nowMs } = call;
  if (!KEY_PATTERN.test(idempotenceKey)) {
    throw invalidRequest('Idempotence key is missing or incorrect', 'Idempotence-Key');
  }
  const key = `${shopId} ${idempotenceKey}`;
  const request = `${path} ${JSON.stringify(orderFields(call.body))}`;
  const kept = books.answers.get(key);
  if (kept !== undefined) {
    if (kept.request !== request) throw invalidRequest('Idempotence key duplicated', 'Idempotence-Key');
    return JSON.parse(kept.answer);
  }
  const answer = run(call);
  books.answers.put(key, { key, request, answer: JSON.stringify(answer), atMs: nowMs });
  if (faults.take('payments', shopId, ['doneThen500'])) {
    throw new PaymentError(500, 'Internal server error');
  }
  return answer;
}
