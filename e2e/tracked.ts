import type { Locator, Page } from 'playwright-core';
import { tableOf } from './tables.ts';

/** Of so many queries: a product that is sold out for some days is found on none. */
const FOUND = /(?<!\d)[1-9]\d* из \d+/;

/** Lines of the list of tracked products, of those that buyers find now. */
export function foundProducts(page: Page): Locator {
  return tableOf(page, 'Проверка позиций').row('Отслеживается').filter({ hasText: FOUND });
}
