import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { runAxe } from '../scripts/audit/run-axe.ts';
import { visitScreen, watchShifts } from '../scripts/look/visit-screen.ts';
import { PUBLIC_SCREENS, signedInScreens } from '../scripts/proofs/screens.ts';
import { newPerson, type Person, signIn } from './browser.ts';
import { house } from './house.ts';

// The demo's own cabinet and tracked product; the papers are plain pages without the application.
const PUBLIC = PUBLIC_SCREENS.filter((screen) => !screen.includes('.html'));
const PRIVATE = signedInScreens(1, 1);

/** Each language once, each theme in both directions, on paper-wide screens and in a hand; `npm run look` tries all. */
const LOOKS = [
  { language: 'ru', direction: 'ltr', width: 1280, height: 800, isDark: false, isJudged: true },
  { language: 'en', direction: 'ltr', width: 360, height: 740, isDark: true, isJudged: false },
  { language: 'fr', direction: 'ltr', width: 360, height: 740, isDark: false, isJudged: false },
  { language: 'ar', direction: 'rtl', width: 1280, height: 800, isDark: true, isJudged: true },
];

/** More than `npm run look` lets pass on a quiet machine: here a screen may get its numbers late. */
const MOST_SHIFT = 0.05;

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

describe.each(LOOKS)('every screen in $language, $width px', ({ language, direction, isJudged, ...size }) => {
  let person: Person;
  let readBlocked: () => Promise<string[]>;
  beforeAll(async () => {
    person = await newPerson({ language, ...size });
    await watchShifts(person.page);
    readBlocked = await watchPolicy(person.page);
  });

  /** Nothing blocked, nothing cut, covered, jumping or wider than the window; axe finds nothing grave. */
  async function look(screen: string) {
    const { page } = person;
    const findings: unknown[] = await visitScreen(page, screen, MOST_SHIFT);
    if (isJudged) findings.push(...(await runAxe(page)));
    expect(await readBlocked(), screen).toEqual([]);
    expect(await page.locator('html').getAttribute('dir'), screen).toBe(direction);
    return findings;
  }

  it('is drawn as it should be before signing in', async () => {
    const findings = [];
    for (const screen of PUBLIC) findings.push(...(await look(screen)));
    expect(findings).toEqual([]);
  });

  it('is drawn as it should be after signing in', { timeout: 180_000 }, async () => {
    await signIn(person.page);
    const findings = [];
    for (const screen of PRIVATE) findings.push(...(await look(screen)));
    expect(findings).toEqual([]);
    await person.leave();
  });
});

describe('the shipped application', () => {
  it('has a policy', async () => {
    const { headers } = await fetch(house().url);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('comes packed', async () => {
    const page = await (await fetch(house().url)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no script';
    const { headers } = await fetch(`${house().url}${script}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers.get('content-encoding')).toBe('br');
  });

  it('has no page of the workshop in it', async () => {
    const assets = await readdir(path.join(import.meta.dirname, '../web/dist/assets'));
    expect(assets.length).toBeGreaterThan(50);
    expect(assets.filter((file) => file.startsWith('dev-'))).toEqual([]);
  });
});
