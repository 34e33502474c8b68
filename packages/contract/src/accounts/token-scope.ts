import type { CabinetRight, TokenScope } from '../access.ts';
import type { Route } from '../route.ts';

/** People, keys, settings and the end of a cabinet stay with persons: a program that is stolen must not keep a way in. */
const OF_TOKENS: readonly CabinetRight[] = ['view', 'edit', 'members'];

/**
 * What a personal token needs to call a route; undefined: no token may. A new route of a person is closed to tokens and
 * one of a cabinet needs "change", until the contract says that it only reads.
 */
export function tokenScopeOf({ access, tokens }: Pick<Route, 'access' | 'tokens'>): TokenScope | undefined {
  if (access === 'public' || access === 'operator') return undefined;
  if (access === 'user') return tokens;
  if (!OF_TOKENS.includes(access.cabinet)) return undefined;
  return tokens === 'read' || access.isOpenInExample === true ? 'read' : 'change';
}
