import type { Page } from 'playwright-core';

type Stack = { url: string; email: string; password: string };

/** By the form, whatever its language. */
export async function signInPage(page: Page, { url, email, password }: Stack): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'));
}

/** A run leaves no sessions behind: the screen that lists them would grow with every variant. */
export async function signOutPage(page: Page): Promise<void> {
  const status = await page.evaluate(async (url) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(url, { method: 'POST', headers, body: '{}' })).status;
  }, '/api/user/logout');
  if (status !== 200) throw new Error(`Signing out was answered with ${status}.`);
}
