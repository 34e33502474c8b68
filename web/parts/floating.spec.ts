import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { caseOf, newPage, openPart } from './browser.ts';

async function openField(): Promise<{ page: Page; field: Locator; button: Locator }> {
  const page = await newPage();
  await openPart(page, 'inputs');
  const field = caseOf(page, 'PeriodField: all days');
  return { page, field, button: field.getByRole('button', { name: /20\d\d/ }).first() };
}

test('a button says what it opens, and what opens is named by it', async () => {
  const { page, button } = await openField();
  expect(await button.getAttribute('aria-haspopup')).toBe('dialog');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  expect(await button.getAttribute('aria-controls')).toBeNull();
  await button.click();
  const opened = page.getByRole('dialog', { name: /20\d\d/ });
  await opened.waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  expect(await button.getAttribute('aria-controls')).toBe(await opened.getAttribute('id'));
});

test('what the keyboard opens takes the focus, and Escape gives it back, the first time and the next', async () => {
  const { page, button } = await openField();
  for (const _time of ['first', 'next']) {
    await button.focus();
    await page.keyboard.press('Enter');
    const opened = page.getByRole('dialog', { name: /20\d\d/ });
    await opened.waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]') !== null);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    await page.waitForFunction((id) => document.activeElement?.id === id, await button.getAttribute('id'));
  }
});

test('the button closes what it has opened, and so does a press beside it', async () => {
  const { page, button } = await openField();
  const opened = page.getByRole('dialog', { name: /20\d\d/ });
  for (const close of [() => button.click(), () => page.mouse.click(4, 4)]) {
    await button.click();
    await opened.waitFor();
    await close();
    await opened.waitFor({ state: 'detached' });
  }
});

test('a hint waits for a mouse that rests, describes what it stands at, and goes on Escape', async () => {
  const { page, field } = await openField();
  const step = field.getByRole('button', { name: /^Предыдущий/ });
  expect(await step.getAttribute('aria-describedby')).toBeNull();
  await step.hover();
  const hint = page.getByRole('tooltip');
  await hint.waitFor();
  expect(await step.getAttribute('aria-describedby')).toBe(await hint.getAttribute('id'));
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
  expect(await step.getAttribute('aria-describedby')).toBeNull();
  await page.mouse.move(4, 4);
  await step.hover();
  await hint.waitFor();
  await page.mouse.move(4, 4);
  await hint.waitFor({ state: 'detached' });
});
