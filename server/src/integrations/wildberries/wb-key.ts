import type { Send } from '../../platform/outbound/send.ts';

export type WbHost = 'common-api' | 'content-api' | 'advert-api' | 'seller-analytics-api';

/** A seller's way to the APIs. `baseUrl` has `{host}` where the name of the host stands. */
export type WbKey = { baseUrl: string; token: string; send: Send };

export function wbUrl(key: Pick<WbKey, 'baseUrl'>, host: WbHost, path: string): string {
  return `${key.baseUrl.replace('{host}', host)}${path}`;
}
