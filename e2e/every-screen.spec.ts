import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeBrowser, newPerson, type Person, signIn } from './browser.ts';

afterAll(closeBrowser);

const CODE = 'A1b2C3d4E5f6G7h8I9j0';

/** Whoever is not signed in. */
const PUBLIC = [
  '/login',
  '/register',
  '/forgot-password',
  `/password-restore/${CODE}`,
  '/not-authorized',
  '/pages/misc/not-authorized',
  '/no-such-screen',
  '/pages/misc/not-found/404',
];

const PRIVATE = [
  '/statistics',
  '/cabinets',
  '/cabinets/1',
  '/cabinets/1?tab=users',
  '/cabinets/1?tab=limits',
  '/cabinets/1?tab=tags',
  '/cabinets/1?tab=settings',
  '/cabinets/1?tab=danger',
  '/cabinets-invite-verification/A1b2C3d4',
  `/email-verification/${CODE}`,
  `/email-change-verification/${CODE}`,
  `/pages/account-settings/change-password-verification/${CODE}`,
  '/pages/account-settings/account',
  '/pages/account-settings/security',
  '/pages/account-settings/tariff',
  '/pages/account-settings/wallet',
  '/pages/account-settings/referral',
  '/pages/account-settings/connections',
  '/pages/user-profile/profile',
  '/pages/product-tables/1',
  '/position-check',
  '/position-check/1',
  '/search-history',
  '/wb/search-history',
  '/ym/search-history',
];

const DIRECTIONS: Record<string, string> = { ru: 'ltr', en: 'ltr', fr: 'ltr', ar: 'rtl' };

/** What the browser blocked: kept by the page itself, because most of it never reaches the console as an error. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(globalThis, { blocked });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      blocked.push(`${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { blocked: string[] }).blocked);
}

async function look(page: Page, path: string, language: string, readBlocked: () => Promise<string[]>) {
  await page.goto(path);
  await page.locator('main h1, main h2, main [role="heading"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await readBlocked(), path).toEqual([]);
  expect(await page.locator('html').getAttribute('dir'), path).toBe(DIRECTIONS[language]);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide, `${path} scrolls sideways`).toBe(false);
}

describe.each(Object.keys(DIRECTIONS))('every screen in %s', (language) => {
  let person: Person;
  let readBlocked: () => Promise<string[]>;
  beforeAll(async () => {
    person = await newPerson({ language, width: 1280 });
    readBlocked = await watchPolicy(person.page);
  });

  it('is drawn under the content security policy before signing in', async () => {
    for (const path of PUBLIC) await look(person.page, path, language, readBlocked);
  });

  it('is drawn under it after signing in', async () => {
    await signIn(person.page);
    for (const path of PRIVATE) await look(person.page, path, language, readBlocked);
    await person.leave();
  });

  it('has a policy at all', async () => {
    const { headers } = await fetch(inject('house').url);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
