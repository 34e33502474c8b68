import type { Send } from '../../platform/outbound/send.ts';

/**
 * The way to search results that an operator has configured. Nothing here gets past anybody's protection: a session
 * is what the provider gave. An empty address means that there is no provider.
 */
export type WbStorefrontAccess = {
  baseUrl: string;
  userAgent: string;
  /** For the site's inner address; without one the open address is asked. */
  session?: { token: string; deviceId: string } | undefined;
  send: Send;
};
