import { createHash } from 'node:crypto';
import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { normaliseQueries } from '../find-queries.ts';

export type SearchKey = {
  marketplace: Marketplace;
  queries: readonly string[];
  cityId: number;
  from: Day;
  to: Day;
};

/**
 * product.md 3.5: a saved search is queries and dates. Their order, case and ё do not make another one, and neither
 * does the window, which only says how the same days are looked at.
 */
export function digestSearch({ marketplace, queries, cityId, from, to }: SearchKey): string {
  const parts = [marketplace, cityId, from, to, ...normaliseQueries(queries).toSorted()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
