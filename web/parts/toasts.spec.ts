import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, openPart } from './browser.ts';

const START = new Date('2026-11-21T09:00:00Z');

/** The page's own clock stands still until the test lets it run. */
async function openStates(): Promise<{ page: Page; toasts: Locator; item: Locator }> {
  const page = await newPage({ height: 1400 });
  await page.clock.install({ time: START });
  await openPart(page, 'states');
  return {
    page,
    toasts: page.locator('.mantine-Notification-root'),
    item: page.getByText('removable', { exact: true }),
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('at most two toasts stand at once, and one refusal stands once', async () => {
  const { page, toasts } = await openStates();
  for (const name of ['success', 'notice', 'success', 'notice']) await button(page, name).click();
  await toasts.nth(1).waitFor();
  expect(await toasts.count()).toBe(2);
  const other = await openStates();
  await button(other.page, 'error').click();
  await button(other.page, 'error').click();
  await other.toasts.first().waitFor();
  expect(await other.toasts.count()).toBe(1);
  expect(
    await other.page
      .getByRole('alert')
      .filter({ has: other.page.getByText(/органайзер/) })
      .count(),
  ).toBe(1);
});

test('a refusal stays for 5 seconds and a success for 3', async () => {
  const { page, toasts } = await openStates();
  for (const [name, ms] of [
    ['error', 5000],
    ['success', 3000],
  ] as const) {
    await button(page, name).click();
    await toasts.waitFor();
    await page.clock.pauseAt(await later(page, 0));
    await page.clock.runFor(ms - 600);
    expect(await toasts.count(), name).toBe(1);
    await page.clock.runFor(1500);
    await toasts.waitFor({ state: 'detached' });
    await page.clock.resume();
  }
});

test('what was removed is gone at once and can be brought back for 8 seconds', async () => {
  const { page, toasts, item } = await openStates();
  await button(page, 'undo').click();
  await toasts.waitFor();
  expect(await item.count()).toBe(0);
  await page.clock.pauseAt(await later(page, 0));
  await page.clock.runFor(7000);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await page.clock.runFor(2000);
  await item.waitFor();
  await toasts.waitFor({ state: 'detached' });
});

test('after 8 seconds nothing brings it back', async () => {
  const { page, toasts, item } = await openStates();
  await button(page, 'undo').click();
  await toasts.waitFor();
  await page.clock.pauseAt(await later(page, 0));
  await page.clock.runFor(9500);
  await toasts.waitFor({ state: 'detached' });
  await page.clock.runFor(1000);
  expect(await item.count()).toBe(0);
  await page.keyboard.press('Control+KeyZ');
  expect(await item.count()).toBe(0);
});

/** The page's own moment, a little later. */
async function later(page: Page, ms: number): Promise<number> {
  return (await page.evaluate(() => Date.now())) + ms + 50;
}
