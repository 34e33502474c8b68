import type { Marketplace } from '@vitrina/contract/ids.ts';

/** Days of one marketplace are stored and summed up one after another. */
export function collectingLock(marketplace: Marketplace): string {
  return `search-history: ${marketplace}`;
}
