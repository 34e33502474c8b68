import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchForTests } from '../../scripts/browser/launch-for-tests.ts';

const SHOTS = path.join(import.meta.dirname, '../../.cache/screenshots');

/** Far more than a part takes, on a machine that is busy with other tests. */
const LONGEST_WAIT_MS = 30_000;

export type PageSettings = {
  language?: string;
  isDark?: boolean;
  width?: number;
  height?: number;
  hasTouch?: boolean;
};

let browser: Promise<Browser> | undefined;

async function launch(): Promise<Browser> {
  const launched = await launchForTests();
  // Whoever comes after a crash gets another one.
  launched.on('disconnected', () => (browser = undefined));
  return launched;
}

/** A page that is left open goes on drawing; one of a failed test is kept as a picture. */
export async function closePages(isKept: boolean): Promise<void> {
  const contexts = (await browser)?.contexts() ?? [];
  const pages = isKept ? contexts.flatMap((context) => context.pages()) : [];
  const name = `part-failed-${process.env['VITEST_POOL_ID']}`;
  await Promise.all(
    pages.map(async (page, nth) => page.screenshot({ path: path.join(SHOTS, `${name}-${nth + 1}.png`) })),
  );
  await Promise.all(contexts.map((context) => context.close()));
}

/** A browser that has been nowhere yet, with one page of it. */
export async function newPage({
  language = 'ru',
  isDark = false,
  width = 1280,
  height = 900,
  hasTouch = false,
}: PageSettings = {}): Promise<Page> {
  browser ??= launch();
  const context = await (await browser).newContext({
    viewport: { width, height },
    hasTouch,
    locale: 'ru-RU',
    // What moves without end takes the time of two cores from what is looked at.
    reducedMotion: 'reduce',
    baseURL: inject('pages'),
    permissions: ['clipboard-read', 'clipboard-write'],
    acceptDownloads: true,
  });
  await context.addInitScript(
    ([locale, theme]) => {
      localStorage.setItem('language', String(locale));
      localStorage.setItem('theme', String(theme));
      localStorage.setItem('showCookies', 'false');
    },
    [language, isDark ? 'dark' : 'light'],
  );
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_WAIT_MS);
  return page;
}

/** A page of /dev/ui, once its parts are there. */
export async function openPart(page: Page, part: string): Promise<void> {
  await page.goto(`/dev/ui/${part}`);
  await page.locator('h3, [role="grid"]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** One case of a page of /dev/ui and nothing else of it: drawing all of them takes a second of a core. */
export async function openCase(page: Page, part: string, name: string): Promise<Locator> {
  await openPart(page, `${part}?${new URLSearchParams({ case: name }).toString()}`);
  return caseOf(page, name);
}

/** One case of the page by the beginning of its name. */
export function caseOf(page: Page, name: string): Locator {
  return page.locator('section').filter({ has: page.locator('h3', { hasText: new RegExp(`^${name}`) }) });
}

export async function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What closes gives the focus back once it is gone: a moment after it is hidden. */
export async function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}
