import type { ToolId } from '@vitrina/contract/tools/tools.ts';
import { OFFICE_SCREENS, PUBLIC_SCREENS, signedInScreens } from '../proofs/screens.ts';

/** The demo's own cabinet and its first tracked product. */
const CABINET = 1;
const ENTRY = 1;

/** Beside one address of each screen: other faces of the same ones. */
const OTHER_FACES = {
  statistics: [],
  positions: [
    `/position-check/${ENTRY}?view=lines`,
    `/position-check/${ENTRY}?view=calendar`,
    `/position-check/${ENTRY}?view=day`,
    `/position-check/${ENTRY}?view=products`,
    `/position-check/${ENTRY}?view=dates`,
    `/position-check/${ENTRY}?view=forecast`,
  ],
  searchHistory: [
    '/search-history',
    `/search-history?queries=${encodeURIComponent('["чайник","термос","шторы"]')}&mode=multi`,
  ],
  productTables: [],
  undervaluedQueries: ['/undervalued-search-queries?marketplace=wb&growth=7'],
  sharpJumps: [
    '/sharp-jumps-stats?direction=fall&window=28',
    '/sharp-jumps-stats?window=28&hideSeasonal=true',
  ],
  wordStatistics: ['/product-word-statistics', '/product-word-statistics?skus=%5B1822328070%2C1160315820%5D'],
  requestStatistics: ['/product-request-statistics?view=products'],
  myRequests: [
    '/my-product-requests?sort=lostCount&direction=desc',
    '/my-product-requests/1822328070?tab=lost',
  ],
  productCard: [],
  productsInSearch: [
    `/products-in-search?query=${encodeURIComponent('шторы')}&city=213`,
    `/products-in-search?query=${encodeURIComponent('шторы')}&city=213&view=grid`,
    `/products-in-search?query=${encodeURIComponent('шторы')}&city=213&rivals=true`,
  ],
  abTests: ['/ab-test?tab=archive', '/ab-test?tab=board'],
  radar: [
    '/radar-changes?unseen=all&noise=true',
    '/radar-changes?unseen=all&kinds=%5B%22price%22%2C%22pictures%22%5D&importance=high',
    '/radar-changes?tab=products',
  ],
} satisfies Record<ToolId, readonly string[]>;

export type Screens = { guests: string[]; people: string[]; operators: string[] };

/** All addresses that are looked at, before and after signing in; `only` keeps those with one of these parts. */
export function listScreens(only = ''): Screens {
  const isRequested = (screen: string) => only.split(',').some((part) => screen.includes(part));
  return {
    guests: PUBLIC_SCREENS.filter(isRequested),
    operators: OFFICE_SCREENS.filter(isRequested),
    people: [...signedInScreens(CABINET, ENTRY), ...Object.values(OTHER_FACES).flat()].filter(isRequested),
  };
}
