import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Rules, runAxe } from '../scripts/audit/run-axe.ts';
import { forgetShifts, visitScreen, watchShifts } from '../scripts/look/visit-screen.ts';
import { OFFICE_SCREENS, PUBLIC_SCREENS, signedInScreens } from '../scripts/proofs/screens.ts';
import { goWithin, newPerson, type Person, signIn } from './browser.ts';
import { restoreLanguage } from './people.ts';
import { stack } from './stack.ts';
import { requireRadar, requireTest } from './worker-of-tests.ts';

// The demo's own cabinet and tracked product; the papers are plain pages without the application.
const PUBLIC = PUBLIC_SCREENS.filter((screen) => !screen.includes('.html'));
const PRIVATE = signedInScreens(1, 1);

type ScreenSettings = {
  language: string;
  direction: 'ltr' | 'rtl';
  width: number;
  height: number;
  isDark: boolean;
  /** What moves may make a screen jump that stands still otherwise. */
  hasMotion: boolean;
  /** From screen to screen, as by a link, rather than by address. */
  isWalked: boolean;
  /** By these rules of axe too. */
  judgedBy?: Rules;
};

/** Screens of letters, whose codes here are of no letter, and what refuses them. */
const REFUSED: readonly [start: string, path: string][] = [
  ['/password-restore/', '/api/user/checkRecovery'],
  ['/email-change-verification/', '/api/user/changeEmail'],
  ['/pages/account-settings/change-password-verification/', '/api/user/changePassword'],
  ['/cabinets-invite-verification/', '/api/ozonCabinet/getInvite'],
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

/** The path of an address; a code leaves the address once it has been read. */
function placeOf(address: string): string {
  return new URL(address, stack().url).pathname.replace(/\/7+$/, '');
}

/** The story of all screens in one look. */
export function describeEveryScreen({
  language,
  direction,
  isWalked,
  judgedBy,
  ...size
}: ScreenSettings): void {
  describe(`every screen in ${language}, ${size.width} px`, () => {
    let person: Person;
    let readBlocked: () => Promise<string[]>;
    beforeAll(async () => {
      await requireTest();
      await requireRadar();
      person = await newPerson({ language, ...size });
      await watchShifts(person.page);
      readBlocked = await watchPolicy(person.page);
    });
    afterAll(restoreLanguage);

    /** That one screen takes the place of another is no jump: what moves in it afterwards is. */
    async function walk(address: string) {
      await goWithin(person.page, address);
      await person.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      await forgetShifts(person.page);
    }

    /** Nothing blocked, nothing cut, covered, jumping or wider than the window; axe finds nothing grave. */
    async function look(screen: string) {
      const { page } = person;
      const open = isWalked ? { open: walk } : {};
      const findings: unknown[] = await visitScreen(page, screen, { mostShift: MOST_SHIFT, ...open });
      // However it was opened: whatever else stands there is not judged in its place.
      expect(placeOf(page.url())).toBe(placeOf(screen));
      if (judgedBy !== undefined) findings.push(...(await runAxe(page, judgedBy)));
      expect(await readBlocked(), screen).toEqual([]);
      expect(await page.locator('html').getAttribute('dir'), screen).toBe(direction);
      return findings;
    }

    const lookAtEach = (screens: readonly string[]) =>
      it.each(screens)('%s is drawn whole', async (screen) => {
        const [, path] = REFUSED.find(([start]) => screen.startsWith(start)) ?? [];
        if (path !== undefined) person.expectRefusal(400, path);
        expect(await look(screen)).toEqual([]);
      });

    describe('before signing in', () => {
      beforeAll(async () => void (await person.page.goto('/login')));
      lookAtEach(PUBLIC);
    });

    describe('after signing in', () => {
      beforeAll(() => signIn(person.page));
      lookAtEach(PRIVATE);
    });

    describe('to an operator', () => {
      beforeAll(() => signIn(person.page, stack().operator, '/office'));
      afterAll(() => person.leave());
      lookAtEach(OFFICE_SCREENS);
    });
  });
}
