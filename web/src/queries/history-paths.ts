import type { Marketplace } from '@vitrina/contract/ids.ts';
import { TOOLS } from '@vitrina/contract/tools/tools.ts';

const { screens } = TOOLS.searchHistory;

/** product.md 2.1: one screen on three addresses. */
export const SEARCH_HISTORY_PATHS = {
  ozon: screens.searchHistoryOzon,
  wb: screens.searchHistoryWb,
  ym: screens.searchHistoryYm,
} as const satisfies Record<Marketplace, string>;
