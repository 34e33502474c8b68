import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { resolveBrowser } from '../../scripts/browser.ts';

/** Drawing a plain table of 100,000 rows takes most of a minute. */
const LONGEST_WAIT_MS = 240_000;

export async function openBrowser(): Promise<Browser> {
  const { executablePath, env, args } = await resolveBrowser();
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
}

type Size = { width: number; height: number };

/** A page of a browser that has been nowhere yet. */
export async function openPage(
  browser: Browser,
  { width, height }: Size,
): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'ru-RU' });
  await context.addInitScript(() => {
    localStorage.setItem('language', 'ru');
    localStorage.setItem('theme', 'light');
    localStorage.setItem('showCookies', 'false');
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_WAIT_MS);
  return { page, devtools: await context.newCDPSession(page) };
}

/** What the page still holds, in megabytes, once nothing is left to collect. */
export async function readHeapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
