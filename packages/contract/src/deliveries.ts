import * as z from 'zod/mini';

export const NotificationChannel = z.enum(['messenger', 'letter']);
export type NotificationChannel = z.infer<typeof NotificationChannel>;

/**
 * `arrived`: in the chat; `sent`: the mail server has taken it, and nobody reports whether it was delivered; `unknown`: the line broke
 * after the message had left, and it is not sent again.
 */
export const DeliveryState = z.enum(['waiting', 'sending', 'arrived', 'sent', 'failed', 'unknown']);
export type DeliveryState = z.infer<typeof DeliveryState>;

export const DeliveryReason = z.enum([
  /** No bot is set up. */
  'off',
  'notConnected',
  'blocked',
  /** The person may not see the cabinet any more, or it is gone. */
  'noRight',
  'unverified',
  /** The other side does not take it, and will not. */
  'refused',
  /** It was away for as long as it is worth trying. */
  'unavailable',
  /** A newer notification came before it left. */
  'outdated',
]);
export type DeliveryReason = z.infer<typeof DeliveryReason>;
