import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { passMinutes } from './outside.ts';
import { tableOf } from './tables.ts';

/** Of so many queries: a product that is sold out for some days is found on none. */
const FOUND = /(?<!\d)[1-9]\d* из \d+/;

/** Lines of the list of tracked products, of those that buyers find now. */
export function foundProducts(page: Page): Locator {
  return tableOf(page, 'Проверка позиций').row('Отслеживается').filter({ hasText: FOUND });
}

/** Time passes until the next check of the product that is open, which comes by itself. */
export async function passToCheck(page: Page, minutes: number): Promise<void> {
  const freshness = page.getByText(/обновлено/).first();
  const before = await freshness.innerText();
  await passMinutes(minutes);
  await expect.poll(() => freshness.innerText(), { timeout: 60_000 }).not.toBe(before);
}
