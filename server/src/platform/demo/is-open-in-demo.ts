import type { Route } from '@vitrina/contract/route.ts';

/** What a guest's pages ask about themselves, and what they are drawn with. Of these only the first three write: the guest's own session. */
const OPEN: ReadonlySet<string> = new Set([
  'demo/open',
  'user/refresh',
  'user/logout',
  'demo/picture',
  'abTests/picture',
  'radar/picture',
  'company/get',
  'user/getMyInfo',
  'ozonCabinet/getExample',
  'ozonCabinet/getInvalidOzonKeyCabinets',
]);

/**
 * Whether a public demo answers a route: what the example cabinet shows to people without a cabinet, what a token that only
 * reads may ask about its person, and the list above. A new route stays closed until the contract says that it only reads.
 */
export function isOpenInDemo({ access, tokens, path }: Pick<Route, 'access' | 'tokens' | 'path'>): boolean {
  if (typeof access !== 'string') return access.isOpenInExample === true;
  if (access === 'operator') return false;
  return (access === 'user' && tokens === 'read') || OPEN.has(path);
}
