import type { Marketplace } from '@vitrina/contract/ids.ts';

/** product.md 2.1: one screen on three addresses. */
export const SEARCH_HISTORY_PATHS = {
  ozon: '/search-history',
  wb: '/wb/search-history',
  ym: '/ym/search-history',
} as const satisfies Record<Marketplace, string>;
