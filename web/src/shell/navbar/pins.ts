import type { MenuPath } from '@vitrina/contract/tools/tools.ts';
import * as z from 'zod/mini';

/** Of this browser; screens by their paths in the table of routes. */
export const PINS_KEY = 'pinnedPages';
export const Pins = z.array(z.string());

export const FIRST_PINS: readonly MenuPath[] = [
  '/statistics',
  '/search-history',
  '/pages/product-tables/$id',
  '/position-check',
];

/** In the order in which they were pinned; what is not permitted now stays pinned and is not shown. */
export function pinnedOf<Page extends { route: string }>(
  pages: readonly Page[],
  pins: readonly string[],
): Page[] {
  return pins.flatMap((pin) => pages.filter(({ route }) => route === pin));
}

export function withPin(pins: readonly string[], route: string, isPinned: boolean): string[] {
  const others = pins.filter((pin) => pin !== route);
  return isPinned ? [...others, route] : others;
}
