import { chromium } from 'playwright-core';

export type Browser = { executablePath: string; env: Record<string, string>; args: string[] };

/** Whether the browser starts and lays out a text, with the reason when it does not. */
export async function probeBrowser(browser: Browser): Promise<'starts' | { failure: string }> {
  try {
    const started = await chromium.launch({ ...browser, timeout: 30_000 });
    try {
      const page = await started.newPage();
      await page.setContent('<span>Запросы</span>');
      const width = await page.locator('span').evaluate((text) => text.getBoundingClientRect().width);
      return width > 0 ? 'starts' : { failure: 'it has no font to draw with' };
    } finally {
      await started.close();
    }
  } catch (error) {
    return { failure: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}
