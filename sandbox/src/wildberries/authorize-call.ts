import type { FastifyRequest } from 'fastify';
import type { FaultName } from '../faults/fault.ts';
import { WB_PROFILES, type WbCategory, type WbProfile } from '../keys/wb-profiles.ts';
import { readWbToken } from '../keys/wb-token.ts';
import type { Market, Seller } from '../market/market.ts';
import type { WbMethod } from './methods.ts';
import { notPaid, problem, refuse } from './wb-error.ts';

type Caller = { seller: Seller; profile: WbProfile };

/** Public code sends the token both raw and as a bearer. */
function tokenOf({ headers }: FastifyRequest): string {
  return (headers.authorization ?? '').replace(/^Bearer /i, '');
}

/** The seller whose token it is, as the faults name callers; undefined for no or a foreign token. */
export function sellerKeyOf(request: FastifyRequest): string | undefined {
  const token = readWbToken(tokenOf(request));
  return token && String(token.sellerId);
}

/** Whose token it is; throws the refusal of the gate that stands before all hosts. */
export function authorizeCall(
  market: Market,
  request: FastifyRequest,
  now: Date,
  isPlanted: (fault: FaultName) => boolean,
): Caller {
  const text = tokenOf(request);
  if (text === '') throw problem(401, 'empty Authorization header', now);
  const token = readWbToken(text);
  const seller = token && market.sellers.get(token.sellerId);
  if (token === undefined || seller === undefined)
    throw problem(401, 'token problem; token is malformed: could not verify signature', now);
  if (token.expiresAt <= now || isPlanted('keyExpired'))
    throw problem(401, 'token problem; token has invalid claims: token is expired', now);
  return { seller, profile: WB_PROFILES[token.profile] };
}

/** A host has its own words for a token of another category. */
export function requireCategory(
  { profile }: Caller,
  category: WbCategory | undefined,
  words: WbMethod['words'] | undefined,
  now: Date,
): void {
  if (category === undefined || profile.categories.includes(category)) return;
  const isOwnWord = words === 'content' || words === 'prices' || words === 'analytics';
  if (isOwnWord) throw refuse(words, 403, words === 'analytics' ? 'Authorization error' : 'Access denied');
  throw problem(403, 'token scope not allowed', now);
}

/** What a method needs beyond its category. */
export function requireRights(
  { profile }: Caller,
  method: WbMethod,
  now: Date,
  isPlanted: (fault: FaultName) => boolean,
): void {
  const { isWriting, jamRefusal, needsServiceToken, words } = method;
  if (needsServiceToken && profile.kind !== 'service')
    throw problem(403, `${profile.kind === 'basic' ? 'base' : profile.kind} token is not allowed`, now);
  if (isWriting && (profile.isReadOnly || isPlanted('keyReadOnly'))) {
    if (words === 'content') throw refuse(words, 403, 'Access denied: the token is read-only');
    throw problem(403, 'read-only token scope not allowed for this route', now);
  }
  if (jamRefusal !== undefined && (profile.jam === undefined || isPlanted('noPremium'))) {
    if (jamRefusal === 402) throw notPaid('the subscription Jam is not active');
    throw refuse('analytics', 403, 'Authorization error');
  }
}
