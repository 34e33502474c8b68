import * as z from 'zod';
import { parseJson, readJson } from '../../platform/outbound/call-json.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import { callWb, orderWb } from './call-wb.ts';
import { readToken, type WbCategory, type WbToken } from './read-token.ts';
import type { WbKey } from './wb-key.ts';

const SellerInfo = z.object({ name: z.string().nullish(), sid: z.string().nullish() });
const Subscription = z.object({ state: z.string(), level: z.string(), till: z.string() });

/** What the product reads and changes. */
const NEEDED: readonly WbCategory[] = ['content', 'analytics', 'promotion'];

/** `unknown`: the token may not ask about it; the first search report will tell. */
type Jam = { state: 'active'; level: string; until: Date | null } | { state: 'none' | 'unknown' };

export type CheckedToken =
  | (WbToken & { outcome: 'valid'; sellerName: string | null; missing: WbCategory[]; jam: Jam })
  | CallFailure;

async function findJam(key: WbKey): Promise<Jam | CallFailure> {
  const answer = await orderWb(key, 'subscriptions', {});
  // Only service tokens may ask.
  if (answer.outcome === 'forbidden') return { state: 'unknown' };
  if (answer.outcome !== 'ok') return answer;
  const text = answer.data.body.toString();
  // An empty answer is that of a seller who never had the subscription.
  if (text.trim() === '' || parseJson(text) === null) return { state: 'none' };
  const read = readJson(answer.data, Subscription);
  if (read.outcome !== 'ok') return read;
  const { state, level, till } = read.data;
  if (state === 'inactive') return { state: 'none' };
  if (state !== 'active') return { state: 'unknown' };
  const until = new Date(till);
  return { state, level, until: Number.isNaN(until.getTime()) ? null : until };
}

/** Reads the token, then asks whose it is: only the marketplace knows whether it was withdrawn. */
export async function checkToken(key: WbKey, now: Date): Promise<CheckedToken> {
  const token = readToken(key.token);
  if (token === undefined) return { outcome: 'unauthorized', message: 'not a token' };
  if (token.expiresAt <= now)
    return { outcome: 'expired', message: `expired ${token.expiresAt.toISOString()}` };
  const seller = await callWb(key, 'sellerInfo', {}, SellerInfo);
  if (seller.outcome !== 'ok') return seller;
  const jam = await findJam(key);
  if ('outcome' in jam) return jam;
  const missing = NEEDED.filter((category) => !token.categories.includes(category));
  return { outcome: 'valid', ...token, sellerName: seller.data.name ?? null, missing, jam };
}
