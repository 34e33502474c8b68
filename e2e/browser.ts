import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, inject } from 'vitest';
import { resolveBrowser } from '../scripts/browser.ts';

const SHOTS = path.join(import.meta.dirname, '../.cache/screenshots');

/** Far more than anything on a screen may take, on a machine that is busy with other tests. */
const LONGEST_WAIT_MS = 15_000;

export type Person = { page: Page; context: BrowserContext; problems: string[]; leave(): Promise<void> };

let browser: Browser | undefined;

// Whoever looks for the reason of a failure sees what the people of the story saw.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const pages = browser?.contexts().flatMap((context) => context.pages()) ?? [];
  await Promise.all(pages.map((page, index) => shoot(page, `failed-${index + 1}`)));
});

async function openBrowser(): Promise<Browser> {
  // Each look for a browser starts one to try it.
  if (browser !== undefined) return browser;
  const { executablePath, env, args } = await resolveBrowser();
  browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

type Look = {
  width?: number;
  height?: number;
  isDark?: boolean;
  language?: string;
  /** The dialog of news would lie over the first screen: by default it has been seen twice. */
  hasSeenNews?: boolean;
};

/** A person with a browser of their own. What the page complains about is collected, and a story ends with none. */
export async function newPerson({
  width = 1440,
  height = 900,
  isDark = false,
  language = 'ru',
  hasSeenNews = true,
}: Look = {}): Promise<Person> {
  const context = await (await openBrowser()).newContext({
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    acceptDownloads: true,
    locale: 'ru-RU',
    baseURL: inject('house').url,
  });
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      language,
      theme: isDark ? 'dark' : 'light',
      showCookies: 'false',
      positionTutorialSeen: 'true',
      ...(hasSeenNews ? { abTestingNewsShownCount: '2' } : {}),
    },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_WAIT_MS);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, context, problems, leave: () => context.close() };
}

export async function signIn(page: Page): Promise<void> {
  const { email, password } = inject('house');
  await page.goto('/login');
  await page.locator('input[type="email"], input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL('**/statistics');
}

export async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(SHOTS, `${name}.png`), fullPage: false });
}
