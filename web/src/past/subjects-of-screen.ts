import type { PastSubject } from '@vitrina/contract/past.ts';
import type { MenuPath } from '@vitrina/contract/tools/tools.ts';

const OF_SCREENS: Partial<Record<MenuPath, readonly PastSubject[]>> = {
  '/position-check': ['positions', 'forecasts', 'alerts'],
  '/search-history': ['ozonQueries'],
  '/wb/search-history': ['wbQueries'],
  '/ym/search-history': ['ymQueries'],
  '/undervalued-search-queries': ['ozonQueries'],
  '/sharp-jumps-stats': ['ozonQueries', 'alerts'],
  '/product-request-statistics': ['ozonQueries'],
  '/my-product-requests': ['ownFigures', 'ownAnalytics'],
  '/ab-test': ['abTests'],
  '/radar-changes': ['radar'],
};

/** What the screen of a path, or of one thing on it, shows of the past; the most important first. */
export function subjectsOfScreen(path: string): readonly PastSubject[] {
  const found = Object.entries(OF_SCREENS).find(([menu]) => path === menu || path.startsWith(`${menu}/`));
  return found?.[1] ?? [];
}
