import { createHash, timingSafeEqual } from 'node:crypto';

export const WEBHOOK_SECRET_HEADER = 'x-telegram-bot-api-secret-token';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a delivery comes from the messenger; takes the same time whatever differs. */
export function isWebhookSecret(header: unknown, secretToken: string): boolean {
  if (secretToken === '' || typeof header !== 'string') return false;
  return timingSafeEqual(digest(header), digest(secretToken));
}
