import * as z from 'zod/mini';
import { readCookie, writeCookie } from '../platform/browser/cookies.ts';
import { FIRST_PRODUCTS, ProductTablesSearch } from './search.ts';

// product.md 3.7: a cookie that lives 6 hours.
const COOKIE = 'product-settings';
const SECONDS = 6 * 60 * 60;

const Settings = z.object({ id: z.string(), state: ProductTablesSearch });

/** Which products were looked at and how, for the table of this id; the page of the list and what is unfolded are not part of it. */
export function keepProductSettings(id: string, search: ProductTablesSearch): void {
  writeCookie(COOKIE, JSON.stringify({ id, state: { ...search, page: 1, open: 0 } }), SECONDS);
}

/** What to open the table with when the address says nothing; undefined when it begins as always. */
export function restoreProductSettings(
  id: string,
  search: ProductTablesSearch,
): ProductTablesSearch | undefined {
  if (!isFirst(search)) return undefined;
  const settings = parseSettings(readCookie(COOKIE));
  return settings === undefined || settings.id !== id || isFirst(settings.state) ? undefined : settings.state;
}

function parseSettings(text: string | undefined) {
  try {
    return z.safeParse(Settings, JSON.parse(text ?? '')).data;
  } catch {
    // Nobody has written it yet, or a person has, by hand.
    return undefined;
  }
}

function isFirst(search: ProductTablesSearch): boolean {
  const first: Record<string, unknown> = FIRST_PRODUCTS;
  return Object.entries(search).every(([key, value]) => value === first[key]);
}
