import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PUBLIC_SCREENS, signedInScreens } from '../scripts/proofs/screens.ts';
import { closeBrowser, newPerson, type Person, signIn } from './browser.ts';

afterAll(closeBrowser);

// The demo's own cabinet and tracked product; the papers are plain pages without the application.
const PUBLIC = PUBLIC_SCREENS.filter((path) => !path.endsWith('.html'));
const PRIVATE = signedInScreens(1, 1);

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
