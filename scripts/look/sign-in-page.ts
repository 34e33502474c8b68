import type { Page } from 'playwright-core';

type House = { url: string; email: string; password: string };

/** By the form, whatever its language. */
export async function signInPage(page: Page, { url, email, password }: House): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'));
}
