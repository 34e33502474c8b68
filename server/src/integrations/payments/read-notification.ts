import * as z from 'zod';
import { isAddressAllowed, PROVIDER_ADDRESSES } from './is-address-allowed.ts';

const SUBJECTS = { payment: 'payment', refund: 'refund', payment_method: 'paymentMethod' } as const;
const isSubject = (word: string): word is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, word);

const Notification = z.object({
  type: z.literal('notification'),
  event: z.string().max(100),
  // It goes into a path of ours, so it may hold nothing that means something there.
  object: z.object({ id: z.string().regex(/^[0-9a-zA-Z-]{1,64}$/), status: z.string().max(100).nullish() }),
});

/** What somebody says has happened. It is unsigned, so nothing of it is believed: it only says where to look. */
export type NotificationHint = {
  outcome: 'hint';
  event: string;
  subject: (typeof SUBJECTS)[keyof typeof SUBJECTS];
  objectId: string;
  /** As claimed; with the id a key against doubles. */
  status: string | null;
};

/**
 * `address`: not from the provider. `form`: not a notification. `event`: one that is not ours, such as a payout's;
 * it is to be answered 200, or it comes back for a day.
 */
export type NotificationRefusal = { outcome: 'refused'; reason: 'address' | 'form' | 'event' };

/** `allowed` is another list than the provider's only where the sandbox plays it. */
export function readNotification(
  body: unknown,
  sourceAddress: string,
  allowed: readonly string[] = PROVIDER_ADDRESSES,
): NotificationHint | NotificationRefusal {
  if (!isAddressAllowed(sourceAddress, allowed)) return { outcome: 'refused', reason: 'address' };
  const parsed = Notification.safeParse(body);
  if (!parsed.success) return { outcome: 'refused', reason: 'form' };
  const { event, object } = parsed.data;
  const [word = ''] = event.split('.');
  if (!isSubject(word)) return { outcome: 'refused', reason: 'event' };
  return {
    outcome: 'hint',
    event,
    subject: SUBJECTS[word],
    objectId: object.id,
    status: object.status ?? null,
  };
}
